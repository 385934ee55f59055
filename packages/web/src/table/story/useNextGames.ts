// What can be played after this game: what the game itself proposes, and the same set-up at another level.
import { capital } from '../../kit/words.ts';
import type { Sheet } from '../../worker/api.ts';
import type { TableState } from '../client/tableState.ts';
import type { GameModule, NextGame } from '../contract.ts';

/** The same set-up at each other level of difficulty. */
export function otherLevels(
  { options, seats }: Pick<TableState, 'options' | 'seats'>,
  { difficulty }: Pick<GameModule, 'difficulty'>,
  sheet: Pick<Sheet, 'options'> | null,
): NextGame[] {
  const ladder = difficulty === undefined ? undefined : sheet?.options[difficulty];
  if (difficulty === undefined || ladder === undefined) return [];
  return ladder.choices.flatMap((level, i) =>
    level === options[difficulty]
      ? []
      : [
          {
            label: `The same on ${capital(ladder.names?.[i] ?? String(level))}`,
            options: { ...options, [difficulty]: level },
            seats: [...seats],
          },
        ],
  );
}
