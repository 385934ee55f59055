// The laws over 100,000 random decisions of each proving game.
import { type AnyGame } from '@xenotable/kernel';
import { laws, people } from '@xenotable/kernel/proof';
import { connectFour } from '@xenotable/kernel/examples/connectFour.ts';
import { diceDuel } from '@xenotable/kernel/examples/diceDuel.ts';
import { smugglers } from '@xenotable/kernel/examples/smugglers.ts';

const games: { game: AnyGame; seats: number; bound: number }[] = [
  { game: connectFour, seats: 2, bound: 42 },
  { game: diceDuel, seats: 2, bound: 5000 },
  { game: smugglers, seats: 3, bound: 200 },
];

for (const { game, seats, bound } of games) {
  const trials = [{ name: `${seats} seats`, options: {}, seats: people(seats) }];
  for (const law of laws(game, trials, { decisions: 100_000, bound })) {
    const start = performance.now();
    const seen = law.hold();
    console.log(
      `${game.name}: ${law.name} holds over ${seen.toLocaleString('en')} decisions (${((performance.now() - start) / 1000).toFixed(1)} s)`,
    );
  }
}
