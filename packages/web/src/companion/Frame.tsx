// The layout of every screen of a companion: header, content, and a foot with the button that finishes the screen.
import type { ReactNode } from 'react';
import { Icon } from '../kit/draw/Icon.tsx';
import { Link } from '../kit/router.tsx';

interface HeadProps {
  back: string;
  says: string;
  keeps?: (() => void) | undefined;
}

export const Head = ({ back, says, keeps }: HeadProps) => (
  <header className="companion-head">
    <Link className="companion-back" href={back} aria-label="Back to the page of the companion">
      <Icon name="prev" size={18} />
    </Link>
    <div>
      <b>Companion</b>
      <span>{says}</span>
    </div>
    {keeps && (
      <button type="button" className="companion-back" onClick={keeps} aria-label="What the app keeps">
        <Icon name="list" size={20} />
      </button>
    )}
  </header>
);

interface FootProps {
  says: ReactNode;
  button: string;
  disabled?: boolean;
  go(): void;
  back: { words: string; disabled: boolean; why?: string; go(): void };
  icon?: 'dice' | 'check' | 'arrow';
}

export const Foot = ({ says, button, disabled = false, go, back, icon = 'arrow' }: FootProps) => (
  <footer className="companion-foot">
    <p>{says}</p>
    <button type="button" className="button primary" disabled={disabled} onClick={go}>
      <Icon name={icon} />
      {button}
    </button>
    <button
      type="button"
      className="button"
      disabled={back.disabled}
      onClick={back.go}
      title={back.disabled ? back.why : undefined}
    >
      <Icon name="undo" />
      {back.words}
    </button>
  </footer>
);
