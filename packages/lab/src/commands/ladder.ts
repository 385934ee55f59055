// `xenotable ladder`: who beats whom, with intervals.
import { availableParallelism } from 'node:os';
import { BadInput, closest } from '@xenotable/kernel';
import { answerHere } from '../asking/answering.ts';
import { Checkpoint } from '../asking/checkpoint.ts';
import { answerText } from '../asking/printing.ts';
import { inquiryFor } from '../asking/reading.ts';
import { type Command, progress } from '../command.ts';
import { ladderQuestion } from '../ladder/question.ts';
import { type LadderTable, ladderTable } from '../ladder/table.ts';
import { oneGame } from '../oneGame.ts';

const PLAYERS = 'random,easy,steady,hard';

export const ladder: Command = {
  name: 'ladder',
  words: 'GAME',
  help: 'Plays a round-robin of players on common deals (and swapped seats) on all cores and prints win rates with 95 % intervals.',
  flags: {
    setup: { value: 'NAME', help: "one of the game's set-ups (all of them)" },
    players: { value: 'NAMES', help: `who plays, with commas; hard@800 looks 800 times (${PLAYERS})` },
    games: { value: 'N', help: 'games of each pair (40)' },
    seed: { value: 'N', help: 'the first deal (1000000)' },
    file: {
      value: 'FILE',
      help: 'with --setup: keeps every result here; games that are there already are not played again',
    },
    cores: { value: 'N', help: 'how many threads play (all)' },
    json: {
      help: 'print { players, pairs: [{ a, b, games, rate, low, high }] }, without --setup a list of these',
    },
  },
  example: `xenotable ladder earth-war --setup 'patrol 12' --players steady,hard --games 200`,
  async run(words, flags) {
    const pack = await oneGame('ladder', words);
    const { game, setups = [] } = pack;
    const wanted = flags.text('setup');
    const file = flags.text('file');
    const chosen = setups.filter(({ name }) => wanted === undefined || name === wanted);
    if (chosen.length === 0) {
      const names = setups.map(({ name }) => name);
      throw new BadInput(
        '--setup',
        `${game.title} has no set-up ${JSON.stringify(wanted)}${closest(wanted ?? '', names)}`,
      );
    }
    if (file !== undefined && chosen.length > 1)
      throw new BadInput('--file', 'a file keeps one set-up: name it with --setup');
    const players = (flags.text('players') ?? PLAYERS).split(',');
    const tables: LadderTable[] = [];
    for (const setup of chosen) {
      const inquiry = await inquiryFor(
        ladderQuestion(pack, setup, players, flags.count('games', 40), flags.count('seed', 1_000_000)),
      );
      const kept = file === undefined ? null : new Checkpoint(file, inquiry);
      await answerHere(
        inquiry,
        (results) => {
          kept?.keep(results);
          progress(`${setup.name}: ${inquiry.known} games`);
        },
        flags.count('cores', availableParallelism()),
      );
      kept?.close();
      progress('');
      const answer = inquiry.answer();
      tables.push(ladderTable(setup.name, players, answer));
      if (!flags.on('json')) console.log(answerText(answer));
    }
    if (flags.on('json')) console.log(JSON.stringify(wanted === undefined ? tables : tables[0], null, 2));
    return 0;
  },
};
