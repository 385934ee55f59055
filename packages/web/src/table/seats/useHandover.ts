// When the screen goes from one person to another without a cover, keys of the person before must not answer the new question.
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { TableState } from '../client/tableState.ts';

/** Milliseconds without a key after which the next person may press one. */
const REST = 800;

/** Keys that only move the focus or close something. */
const HARMLESS = /^(?:Arrow\w+|Tab|Escape|Shift|Control|Alt|Meta)$/;

/** A time in which keys do nothing; every key that is pressed in it begins it again. */
export class KeyRest {
  private until = 0;

  begin(now: number): void {
    this.until = now + REST;
  }

  /** Whether a key is stopped. */
  stops(key: string, now: number): boolean {
    if (now >= this.until || HARMLESS.test(key)) return false;
    this.begin(now);
    return true;
  }
}

/** The person who is asked at this screen; null: nobody, or only one person plays here. */
function personAsked({ online, ask, seats, mine }: TableState): string | null {
  const people = new Set(mine.map((seat) => seats[seat]?.player));
  return online || ask === null || people.size < 2 ? null : (seats[ask.seat]?.player ?? null);
}

/** Keys rest after a change of person until nobody has pressed one for a moment: a repeated key never gets through. */
export function useHandover(state: TableState, say: (words: string) => void): void {
  const person = personAsked(state);
  const last = useRef(person);
  const [resting] = useState(() => new KeyRest());
  useLayoutEffect(() => {
    if (person === null) return;
    if (last.current !== null && last.current !== person) {
      resting.begin(Date.now());
      // A button that keeps the focus would be pressed by the same key.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    }
    last.current = person;
  }, [person, resting]);
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!resting.stops(event.key, Date.now())) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (person !== null && !event.repeat) say(`It is ${person}'s turn now.`);
  });
  useEffect(() => {
    const first = (event: KeyboardEvent): void => hear(event);
    window.addEventListener('keydown', first, true);
    return () => window.removeEventListener('keydown', first, true);
  }, []);
}
