// Before the battle: where units are placed, and the way to leave it to the table.
import type { BoardProps } from '../contract.ts';
import { type View, choiceWords } from './rulebook.ts';

const ALL = { suggested: true } as const;

export function Suggestion({ view, pick }: BoardProps<View>) {
  return (
    <div className="xr-words" role="group" aria-label="Deployment">
      <p>Pick a unit from the list, then point at your side of the table.</p>
      <button type="button" className="btn opt" onClick={() => pick(ALL)}>
        {choiceWords(ALL, view)}
      </button>
    </div>
  );
}
