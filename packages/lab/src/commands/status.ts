// `xenotable status`: every game in one table.
import { lawNames, laws } from '@xenotable/kernel/proof';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { benchGames } from '../bench/games.ts';
import { caseFiles, problemsOf, readCases } from '../caseFiles.ts';
import { type Command, progress } from '../command.ts';
import { type GamePackage, allGames } from '@xenotable/shelf';
import { gameFolder } from '../gameFolder.ts';
import { ruleReport } from '../ruleBook.ts';

const keptPerft = (folder: URL): string | null => {
  const file = new URL('perft.txt', folder);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

interface Status {
  game: string;
  rules: number;
  implemented: number;
  exercised: number;
  cases: number;
  casesHold: number;
  laws: number;
  gamesPerSecond: number;
}

function holds(hold: () => number): boolean {
  try {
    hold();
    return true;
  } catch {
    return false;
  }
}

async function statusOf(
  { game, trials, bound }: GamePackage,
  setups: number,
  decisions: number,
  ms: number,
): Promise<Status> {
  progress(game.name);
  const folder = gameFolder(game.name);
  const { rules, implemented, exercised } = ruleReport(folder);
  const all = caseFiles([fileURLToPath(new URL('cases', folder))]).flatMap((file) =>
    readCases(file, [game.name]),
  );
  return {
    game: game.name,
    rules: rules.length,
    implemented,
    exercised,
    cases: all.length,
    casesHold: all.filter((one) => problemsOf(one, () => game).length === 0).length,
    laws: laws(game, trials.slice(0, setups), {
      decisions,
      bound,
      perft: { kept: keptPerft(folder), trials },
    }).filter((law) => holds(law.hold)).length,
    gamesPerSecond: (await benchGames(ms, game.name, () => {})).games[game.name]!.gamesPerSecond,
  };
}

export const status: Command = {
  name: 'status',
  words: '',
  help: 'Prints rules covered, cases, laws and speed of every game in one table.',
  flags: {
    setups: { value: 'N', help: 'set-ups of each game that the laws play (2)' },
    decisions: { value: 'N', help: 'random decisions per law (100)' },
    ms: { value: 'N', help: 'milliseconds for the speed of each game (1000)' },
    json: { help: 'print the result as JSON' },
  },
  example: 'xenotable status',
  async run(_words, flags) {
    const lines: Status[] = [];
    for (const pack of await allGames())
      lines.push(
        await statusOf(
          pack,
          flags.count('setups', 2),
          flags.count('decisions', 100),
          flags.count('ms', 1000),
        ),
      );
    progress('');
    if (flags.on('json')) console.log(JSON.stringify(lines, null, 2));
    else {
      console.log('| game | rules | implemented | exercised | cases | laws | random games/s |');
      console.log('| --- | --- | --- | --- | --- | --- | --- |');
      for (const one of lines)
        console.log(
          `| ${one.game} | ${one.rules} | ${one.implemented} | ${one.exercised} | ${one.casesHold} of ${one.cases} | ${one.laws} of ${lawNames.length} | ${Math.round(one.gamesPerSecond).toLocaleString('en')} |`,
        );
    }
    return lines.every(
      (one) =>
        one.implemented === one.rules &&
        one.exercised === one.rules &&
        one.casesHold === one.cases &&
        one.laws === lawNames.length,
    )
      ? 0
      : 1;
  },
};
