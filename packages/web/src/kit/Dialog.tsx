// A dialog over the table. It uses the browser's own dialog, which handles focus, Escape and the rest of the page.
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './draw/Icon.tsx';

interface DialogProps {
  title: string;
  close(): void;
  children: ReactNode;
  /** At the side instead of the middle. */
  drawer?: boolean;
  wide?: boolean;
}

export function Dialog({ title, close, children, drawer, wide }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    ref.current?.showModal();
  }, []);
  return (
    <dialog
      ref={ref}
      className={`dialog${drawer ? ' drawer' : ''}${wide ? ' wide' : ''}`}
      aria-label={title}
      onClose={close}
      closedby="any"
    >
      <div className="dialog-body">
        <header className="dialog-head">
          <h2>{title}</h2>
          <button type="button" className="icon-button" onClick={close} aria-label="Close">
            <Icon name="x" size={18} />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
