// What can be played after this game: the game's own proposals, and the same set-up at another level.
import { capital } from '../../kit/words.ts';
import type { Sheet } from '../../worker/api.ts';
import type { TableState } from '../client/tableState.ts';
import type { GameModule } from '../contract.ts';
import type { NextGame } from '../storyContract.ts';
import { isShown } from '../shown.ts';

/** The same set-up at each other level of difficulty, if it has levels: training and home-made scenarios have none. */
export function otherLevels(
  { options, seats }: Pick<TableState, 'options' | 'seats'>,
  { difficulty, isDoubleLevel }: Pick<GameModule, 'difficulty' | 'isDoubleLevel'>,
  sheet: Pick<Sheet, 'options'> | null,
): NextGame[] {
  const ladder = difficulty === undefined ? undefined : sheet?.options[difficulty];
  if (difficulty === undefined || ladder === undefined || !isShown(sheet?.options ?? {}, options, difficulty))
    return [];
  return (ladder.ladder ?? ladder.choices).flatMap((level) =>
    level === options[difficulty] || isDoubleLevel?.(level, seats.length) === true
      ? []
      : [
          {
            label: `The same on ${capital(ladder.names?.[ladder.choices.indexOf(level)] ?? String(level))}`,
            options: { ...options, [difficulty]: level },
            seats: [...seats],
          },
        ],
  );
}
