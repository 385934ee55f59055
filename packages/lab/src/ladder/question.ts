// A round-robin of players as a question: all against all if two sides play against each other, otherwise each on the same deals.
import { type AnyGame, fastChance } from '@xenotable/kernel';
import type { GamePackage, Trial } from '@xenotable/kernel/proof';
import { type Question, readQuestion } from '@xenotable/questions';

/** Whether the people at a table play against each other. */
export function isVersus(game: AnyGame, setup: Trial): boolean {
  const w = game.setup(setup.options, setup.seats, fastChance(1));
  const people = setup.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const sides = game.sides?.(w) ?? null;
  return sides !== null && sides.filter((side) => side.some((seat) => people.includes(seat))).length > 1;
}

/** The question of who beats whom in this set-up. */
export function ladderQuestion(
  { game }: GamePackage,
  setup: Trial,
  players: readonly string[],
  games: number,
  first: number,
): Question {
  const common = {
    question: `${game.title}, ${setup.name}: who plays best?`,
    game: game.name,
    setup: { options: setup.options, seats: setup.seats },
    stop: { games },
    seeds: { first },
  };
  if (players.length === 1) return readQuestion({ ...common, kind: 'rate', players: players[0] });
  return readQuestion(
    isVersus(game, setup)
      ? { ...common, kind: 'lists', lists: players.map((player) => ({ name: player, player })) }
      : {
          ...common,
          kind: 'variants',
          variants: players.map((player) => ({ name: player, players: player })),
        },
  );
}
