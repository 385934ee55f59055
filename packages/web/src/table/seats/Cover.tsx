// Covers the table between two people at one screen: nothing of it is in the page until the next one opens it.
import { useEffect, useRef, useState } from 'react';
import { Badge } from '../../kit/draw/Badge.tsx';
import type { SeatPanel } from '../contract.ts';

/** Milliseconds that the button must be held: too long for an accident, but still short. */
const HOLD = 600;

export default function Cover({ panel, title, open }: { panel: SeatPanel; title: string; open(): void }) {
  const [held, setHeld] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  useEffect(() => {
    if (!held) return;
    const timer = setTimeout(open, HOLD);
    return () => clearTimeout(timer);
  }, [held, open]);
  return (
    <main className="cover">
      <Badge side={panel.side} letter={panel.letter} size={96} />
      <h1>{panel.name}</h1>
      <p>{title}: it is your turn. Everybody else looks away.</p>
      <button
        ref={button}
        type="button"
        className={`button primary hold${held ? ' held' : ''}`}
        onPointerDown={() => setHeld(true)}
        onPointerUp={() => setHeld(false)}
        onPointerLeave={() => setHeld(false)}
        onKeyDown={(event) => (event.key === 'Enter' || event.key === ' ') && setHeld(true)}
        onKeyUp={() => setHeld(false)}
      >
        Hold to open the table
      </button>
    </main>
  );
}
