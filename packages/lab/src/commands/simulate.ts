// `xenotable simulate`: how often who wins.
import { BadInput, readOptions, readSeats } from '@xenotable/kernel';
import { type Command, progress } from '../command.ts';
import { oneGame } from '../oneGame.ts';
import { type Rate, simulateTable } from '../simulation/simulate.ts';
import { playerFor } from '../simulation/players.ts';

const percent = ({ share, low, high }: Rate): string =>
  `${(share * 100).toFixed(1)} % (${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)})`;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadInput('--options', `must be JSON, such as '{"waves":"gradual"}'`);
  }
}

export const simulate: Command = {
  name: 'simulate',
  words: 'GAME',
  help: 'Plays many games on all cores and prints win rates with 95 % intervals. The set-up is checked; unfinished games are counted.',
  flags: {
    games: { value: 'N', help: 'how many (1000)' },
    seats: { value: 'KINDS', help: 'kinds of seat, such as ally,ally (people in the fewest seats)' },
    options: { value: 'JSON', help: 'options of the table' },
    player: {
      value: 'NAME',
      help: "who plays the seats of people: random, greedy, easy, steady, hard, or one of the game's own; several with commas, one for each seat (random)",
    },
    seed: { value: 'N', help: 'the first seed (1)' },
    json: { help: 'print the result as JSON' },
  },
  example: `xenotable simulate xenoshyft --seats ally,ally --games 1000`,
  async run(words, flags) {
    const pack = await oneGame('simulate', words);
    const { game } = pack;
    const kinds =
      flags.text('seats')?.split(',') ?? Array.from({ length: game.seats.least }, () => game.seats.kinds[0]!);
    const seats = readSeats(
      game.seats,
      kinds.map((kind, i) => ({ kind, name: `Seat ${i + 1}` })),
    );
    const options = readOptions(game.options, parsed(flags.text('options') ?? '{}'));
    const player = flags.text('player') ?? 'random';
    const players = player.split(',');
    for (const name of players) playerFor(pack, name);
    const games = flags.count('games', 1000);
    const result = await simulateTable(
      { game: game.name, options, seats, players },
      games,
      flags.count('seed', 1),
      (done) => progress(`${done} of ${games} games`),
    );
    progress('');
    if (flags.on('json'))
      console.log(JSON.stringify({ game: game.name, options, seats, player, ...result }, null, 2));
    else {
      console.log(
        `${result.games} games of ${game.title}, people played by ${player}; ${result.unfinished} unfinished; ${result.meanDecisions.toFixed(0)} decisions on average`,
      );
      result.wins.forEach((wins, seat) =>
        console.log(`  ${seats[seat]!.name} (${seats[seat]!.kind}) wins ${percent(wins)}`),
      );
      console.log(`  nobody wins ${percent(result.nobody)}`);
      for (const [why, count] of Object.entries(result.endings))
        console.log(`  ${String(count).padStart(6)} × ${why}`);
    }
    return result.unfinished > 0 ? 1 : 0;
  },
};
