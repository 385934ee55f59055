// `xenotable rates`: how often a program wins what 'Play now' opens, at each level of difficulty. The set-up shows these figures.
import { mkdirSync, writeFileSync } from 'node:fs';
import { BadInput, closest } from '@xenotable/kernel';
import { titleOf } from '@xenotable/shelf';
import { type Command, progress } from '../command.ts';
import { oneGame } from '../oneGame.ts';
import { playerFor } from '../simulation/players.ts';
import { simulateTable } from '../simulation/simulate.ts';

const FOLDER = new URL('../../../../docs/strength/', import.meta.url);

export const rates: Command = {
  name: 'rates',
  words: 'GAME OPTION',
  help: "Plays the set-up of 'Play now' at every value of an option and says how often the first seat wins.",
  flags: {
    games: { value: 'N', help: 'games at each level (400)' },
    player: { value: 'NAME', help: 'who plays the seats of people (steady)' },
    seed: { value: 'N', help: 'the first deal (2000000)' },
    write: { help: 'write docs/strength/rates-GAME.json, which the set-up reads' },
  },
  example: 'xenotable rates xenoshyft base --games 400 --write',
  async run([name = '', option = ''], flags) {
    const pack = await oneGame('rates', [name]);
    const { game } = pack;
    const sheet = game.options[option];
    if (sheet === undefined || !('choices' in sheet))
      throw new BadInput('OPTION', `no list of levels${closest(option, Object.keys(game.options))}`);
    const quick = titleOf(game.name)?.quick;
    if (quick === undefined) throw new BadInput('GAME', 'it is not on the shelf');
    const strength = flags.text('player') ?? 'steady';
    playerFor(pack, strength);
    const found = [];
    for (const level of sheet.choices) {
      const table = {
        game: game.name,
        options: { ...quick.options, [option]: level },
        seats: quick.seats,
        players: [strength],
      };
      const { games, wins } = await simulateTable(
        table,
        flags.count('games', 400),
        flags.count('seed', 2_000_000),
        (done) => progress(`${String(level)}: ${done} games`),
      );
      const { share = 0, low = 0, high = 1 } = wins[0] ?? {};
      const round = (value: number): number => Math.round(value * 1000) / 1000;
      found.push({
        game: game.name,
        level: String(level),
        strength,
        games,
        wins: Math.round(share * games),
        low: round(low),
        high: round(high),
      });
    }
    progress('');
    const text = `${JSON.stringify(found, null, 2)}\n`;
    if (flags.on('write')) {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(new URL(`rates-${game.name}.json`, FOLDER), text);
    } else process.stdout.write(text);
    return 0;
  },
};
