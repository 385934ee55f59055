// A sentence of a scenario: its words, the slots that can be changed, how it is moved and taken out again.
import type { KeyboardEvent, ReactNode } from 'react';
import { Icon } from '../kit/draw/Icon.tsx';

/** A list with one of its members replaced, taken out or moved by some places. */
export const replaced = <T,>(list: readonly T[], at: number, one: T): T[] =>
  list.map((item, i) => (i === at ? one : item));
export const without = <T,>(list: readonly T[], at: number): T[] => list.filter((_, i) => i !== at);
export function moved<T>(list: readonly T[], at: number, by: number): T[] {
  const one = list[at];
  const to = at + by;
  return one === undefined || to < 0 || to >= list.length
    ? [...list]
    : without(list, at).toSpliced(to, 0, one);
}

export const RemoveButton = ({ what, remove }: { what: string; remove(): void }) => (
  <button type="button" className="icon-button" aria-label={`Remove: ${what}`} onClick={remove}>
    <Icon name="x" />
  </button>
);

export const AddButton = ({ name, add }: { name: string; add(): void }) => (
  <button type="button" className="button small" onClick={add}>
    <Icon name="plus" />
    {name}
  </button>
);

const FIELDS = 'input, select, textarea, button';

/** Alt and an arrow move the sentence; the same field of it keeps the focus. */
function moveByKey(event: KeyboardEvent<HTMLLIElement>, move: (by: number) => void): void {
  const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
  if (!event.altKey || by === 0) return;
  event.preventDefault();
  const item = event.currentTarget;
  const neighbour = by < 0 ? item.previousElementSibling : item.nextElementSibling;
  if (neighbour === null) return;
  const place = [...item.querySelectorAll(FIELDS)].findIndex((one) => one === document.activeElement);
  move(by);
  requestAnimationFrame(() => neighbour.querySelectorAll<HTMLElement>(FIELDS).item(place)?.focus());
}

/** For a member of a list whose order matters. */
export const movable = (move: (by: number) => void) => ({
  onKeyDown: (event: KeyboardEvent<HTMLLIElement>) => moveByKey(event, move),
});

interface SentenceProps {
  words: string;
  children: ReactNode;
  remove(): void;
  /** Missing where the order is no matter. */
  move?(by: number): void;
}

export const Sentence = ({ words, children, remove, move }: SentenceProps) => (
  <li className="ed-sentence" {...(move && movable(move))}>
    <header>
      <p>{words}</p>
      {move && (
        <>
          <button
            type="button"
            className="icon-button earlier"
            aria-label={`Earlier: ${words}`}
            onClick={() => move(-1)}
          >
            <Icon name="down" />
          </button>
          <button
            type="button"
            className="icon-button later"
            aria-label={`Later: ${words}`}
            onClick={() => move(1)}
          >
            <Icon name="down" />
          </button>
        </>
      )}
      <RemoveButton what={words} remove={remove} />
    </header>
    <div className="slots">{children}</div>
  </li>
);
