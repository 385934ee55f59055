// The sheets of a game, and the pages of the one that is chosen.
import { useEffect, useState } from 'react';
import { playable } from '../../games/index.ts';
import { unpack } from '../../kit/letters.ts';
import { readLists, readScenarios } from '../../storage/lists.ts';
import { bookOf } from '../../table/rules/books.ts';
import { tablesWorker } from '../../worker/client.ts';
import type { PrintPages, PrintSheet, PrintSource } from '../../table/print/contract.ts';
import { type PrintAddress, writeAddress } from '../../table/print/address.ts';
import { SCENARIO_SHEET } from '../../table/print/scenario.tsx';
import { bookSheet } from './book.tsx';
import { logSheet } from './log.tsx';

export interface Printable {
  sheets: readonly PrintSheet[];
  source: PrintSource;
}

/** Everything that the sheets of a game are made from. */
async function printable(game: string, { list, table, scenario }: PrintAddress): Promise<Printable> {
  const module = await playable(game).module();
  const [book, sheet, own, glance, arrived] = await Promise.all([
    bookOf(game),
    tablesWorker.sheet(game),
    module.print?.() ?? { sheets: [] },
    table === null ? null : tablesWorker.glance(table),
    scenario === null ? null : unpack(scenario),
  ]);
  const scenarios = [
    ...(arrived === null ? [] : [{ name: 'The scenario you came from', text: arrived }]),
    ...readScenarios(game),
  ];
  const sheets = own.sheets.filter(({ id }) => id !== SCENARIO_SHEET || scenarios.length > 0);
  return {
    sheets: [...sheets, ...(table === null ? [] : [logSheet(module, table)]), bookSheet],
    source: {
      book,
      edition: sheet.edition,
      lists: [...(list === null ? [] : [{ name: 'The list you came from', text: list }]), ...readLists(game)],
      scenarios,
      options: glance?.row.options ?? {},
      view: glance?.view ?? null,
      named: (option) => {
        const { choices = [], names } = sheet.options[option] ?? {};
        return choices.map((value, i) => ({ value, label: names?.[i] ?? String(value) }));
      },
      opening: (options, seats) => tablesWorker.opening({ game, options, seats }),
      everyCopy: false,
      link: (id, choice, text) =>
        `${location.origin}/print/${game}/${id}/${encodeURIComponent(choice)}${text === undefined ? '' : writeAddress({ list: text })}`,
    },
  };
}

export function usePrintable(game: string, address: PrintAddress, fail: (error: Error) => void) {
  const [found, setFound] = useState<Printable | null>(null);
  const { list, table, scenario } = address;
  useEffect(() => {
    let wanted = true;
    printable(game, { list, table, scenario }).then(
      (one) => wanted && setFound(one),
      (error: Error) => wanted && fail(error),
    );
    return () => {
      wanted = false;
    };
  }, [game, list, table, scenario, fail]);
  return found;
}

/** The pages of a sheet; null until they are ready. */
export function usePages(
  sheet: PrintSheet | undefined,
  choice: string,
  source: PrintSource | null,
  fail: (error: Error) => void,
): readonly PrintPages[] | null {
  const [made, setMade] = useState<{ key: string; pages: readonly PrintPages[] } | null>(null);
  const key = `${sheet?.id} ${choice} ${source?.everyCopy}`;
  useEffect(() => {
    if (sheet === undefined || source === null) return;
    let wanted = true;
    Promise.resolve()
      .then(() => sheet.pages(choice, source))
      .then(
        (pages) => wanted && setMade({ key, pages }),
        (error: Error) => wanted && fail(error),
      );
    return () => {
      wanted = false;
    };
  }, [sheet, choice, source, key, fail]);
  return made?.key === key ? made.pages : null;
}
