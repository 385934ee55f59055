// `xenotable rates`: how often a program wins the set-up of 'Play now', at each level of difficulty. The set-up screen shows these figures.
import { mkdirSync, writeFileSync } from 'node:fs';
import { BadInput, closest } from '@xenotable/kernel';
import { readQuestion, wilson } from '@xenotable/questions';
import { titleOf } from '@xenotable/shelf';
import { answerHere } from '../asking/answering.ts';
import { inquiryFor } from '../asking/reading.ts';
import { type Command, progress } from '../command.ts';
import { oneGame } from '../oneGame.ts';

const FOLDER = new URL('../../../../docs/strength/', import.meta.url);

const round = (value: number): number => Math.round(value * 1000) / 1000;

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
    const { game } = await oneGame('rates', [name]);
    const sheet = game.options[option];
    if (sheet === undefined || !('choices' in sheet))
      throw new BadInput('OPTION', `no list of levels${closest(option, Object.keys(game.options))}`);
    const quick = titleOf(game.name)?.quick;
    if (quick === undefined) throw new BadInput('GAME', 'it is not on the shelf');
    const strength = flags.text('player') ?? 'steady';
    const inquiry = await inquiryFor(
      readQuestion({
        question: `How hard is Play now at each ${option}?`,
        game: game.name,
        kind: 'variants',
        setup: { options: quick.options, seats: quick.seats },
        players: strength,
        variants: sheet.choices.map((level) => ({ name: String(level), options: { [option]: level } })),
        stop: { games: flags.count('games', 400) },
        seeds: { first: flags.count('seed', 2_000_000) },
      }),
    );
    await answerHere(inquiry, () => progress(`${inquiry.known} games`));
    progress('');
    // Games won outright, without draws.
    const found = inquiry.answer().arms.map((arm) => {
      const { low, high } = wilson(arm.won / arm.games, arm.games);
      return {
        game: game.name,
        level: arm.name,
        strength,
        games: arm.games,
        wins: arm.won,
        low: round(low),
        high: round(high),
      };
    });
    const text = `${JSON.stringify(found, null, 2)}\n`;
    if (flags.on('write')) {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(new URL(`rates-${game.name}.json`, FOLDER), text);
    } else process.stdout.write(text);
    return 0;
  },
};
