// The player's own games on this device by title, each with its options.
import { type Title, titles } from '@xenotable/shelf';
import { playable } from '../../games/index.ts';
import type { TableRow } from '../../storage/tableRow.ts';
import { optionWords } from '../../table/houseRules.ts';
import { peopleOf } from '../../worker/people.ts';
import { tablesWorker } from '../../worker/client.ts';
import { isAsPlayNow } from '../asPlayNow.ts';
import { rateOf } from '../rates.ts';
import { isShown, valueOf } from '../../table/shown.ts';
import { type Counted, resultOf } from './tally.ts';

export interface OwnGame extends Counted {
  row: TableRow;
  /** The words of each option that mattered: 'Mission' 'COOP 1 Province'. */
  options: Readonly<Record<string, string>>;
  plays: string | null;
  /** The strength of the programs in it. */
  strength: string | null;
}

export interface OwnTitle {
  title: Title;
  games: readonly OwnGame[];
}

async function ownGames(title: Title, rows: readonly TableRow[]): Promise<OwnTitle> {
  const [module, sheet, options] = await Promise.all([
    playable(title.game).module(),
    tablesWorker.sheet(title.game),
    tablesWorker.readOptions(title.game, title.quick.options),
  ]);
  const quick = { ...title.quick, options };
  // Games with programs or several people are not compared either.
  const isMeasured = (row: TableRow): boolean =>
    peopleOf(row).length === 1 &&
    Object.keys(row.programs).length === 0 &&
    isAsPlayNow(sheet.options, quick, row, module.difficulty);
  const games = rows.flatMap((row): OwnGame[] => {
    const result = resultOf(row);
    if (result === null) return [];
    const [first = 0] = peopleOf(row);
    const level = module.difficulty === undefined ? undefined : row.options[module.difficulty];
    const rate = level === undefined || !isMeasured(row) ? undefined : rateOf(title.game, String(level));
    return [
      {
        row,
        result,
        expected: rate === undefined ? null : rate.wins / rate.games,
        plays: module.plays?.(row.options, first, row.seats.length) ?? null,
        strength: Object.values(row.programs).toSorted().join(', ') || null,
        options: Object.fromEntries(
          Object.entries(sheet.options)
            .filter(([key, option]) => option.advanced !== true && isShown(sheet.options, row.options, key))
            .map(([key, option]) => [
              option.label,
              optionWords(option, valueOf(sheet.options, row.options, key)),
            ]),
        ),
      },
    ];
  });
  return { title, games };
}

export async function allOwnGames(): Promise<OwnTitle[]> {
  const rows = await tablesWorker.tables();
  const all = await Promise.all(
    titles.map((title) =>
      ownGames(
        title,
        rows.filter((row) => row.game === title.game),
      ),
    ),
  );
  return all.filter(({ games }) => games.length > 0);
}
