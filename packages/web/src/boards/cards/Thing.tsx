// Something on the table that can be pointed at: handles mouse, touch, keyboard and drag.
import { type ReactNode, useEffect, useRef } from 'react';
import { spokenStanding } from '../standing.ts';
import type { Pointing, ThingId, ThingState } from '../things.ts';
import { startDrag } from './drag.ts';

/** Milliseconds that a pointer rests on a thing before its details appear. */
const REST = 280;

const standingClass = (s: ThingState): string =>
  [s.picked && 'picked', s.target && 'target', !s.target && s.ready && 'ready', s.refused && 'refused']
    .filter(Boolean)
    .join(' ');

/** Handlers that show the details of a thing while the pointer rests on it or it has the focus. */
function useDetails(thing: ThingId, point: Pointing['point']) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What hides the details that this thing opened. */
  const opened = useRef<(() => void) | null>(null);
  const show = (): void => {
    opened.current = () => point(null);
    point(thing);
  };
  const hide = (): void => {
    clearTimeout(timer.current);
    opened.current = null;
    point(null);
  };
  // A thing that goes away under the pointer is never left by it.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      opened.current?.();
    },
    [],
  );
  return {
    onPointerEnter: (event: React.PointerEvent) => {
      if (event.pointerType !== 'touch') timer.current = setTimeout(show, REST);
    },
    onPointerLeave: hide,
    onFocus: (event: React.FocusEvent) => event.currentTarget.matches(':focus-visible') && show(),
    onBlur: hide,
    onContextMenu: (event: React.MouseEvent) => {
      event.preventDefault();
      show();
    },
  };
}

interface ThingProps {
  id: ThingId;
  label: string;
  on: Pointing;
  className?: string;
  children: ReactNode;
}

export function Thing({ id, label, on, className = '', children }: ThingProps) {
  const standing = on.standing(id);
  const details = useDetails(id, on.point);
  if (on.still)
    return (
      <div className={`thing ${className}`} data-thing={id}>
        {children}
      </div>
    );
  return (
    <button
      type="button"
      data-thing={id}
      className={`thing ${className} ${standingClass(standing)}${on.changed.has(id) ? ' flash' : ''}`}
      aria-label={label + spokenStanding(standing)}
      aria-pressed={standing.picked ? true : undefined}
      onClick={() => {
        on.touch(id);
        if (!standing.ready && !standing.target && !standing.picked) on.point(id);
      }}
      onPointerDown={(event) =>
        standing.ready &&
        startDrag(
          event,
          id,
          () => standing.picked || on.touch(id),
          (onto) => on.drop(id, onto),
        )
      }
      {...details}
    >
      {children}
    </button>
  );
}
