// A scenario from a file or an editor: every word is known or named as wrong.
import { type Grid, gridOf } from '@xenotable/board';
import {
  BadInput,
  type Reader,
  aFlag,
  aNumber,
  aText,
  fields,
  headOf,
  headReaders,
  isObject,
  listOf,
  oneOf,
  recordOf,
  scenarioData,
  textOf,
} from '@xenotable/kernel';
import { KINDS } from '../own/kinds.ts';
import { mapNames, maps } from '../content/maps.ts';
import type { Forces } from '../content/season.ts';
import { unitNames } from '../content/units.ts';
import { cellsAt } from './places.ts';
import { readEnd, readOrder, readPieceTerms, readPodTerms, readScore } from './readParts.ts';
import { CIVILIANS, type Scenario, WORKED_KINDS } from './scenario.ts';
import { SIGNS, SIZES, isSign } from './signs.ts';

/** EE-SCN-02 A map's name, the rows of a picture, or all of it as one text. */
const aMap: Reader<string[]> = (value, where) => {
  const named = typeof value === 'string' && !value.includes('\n');
  const text = named ? maps[oneOf(mapNames)(value, where)] : value;
  const rows = typeof text === 'string' ? text.trim().split('\n') : listOf(aText)(text, where);
  const width = rows[0]?.length ?? 0;
  if (rows.length < SIZES.least || rows.length > SIZES.highest)
    throw new BadInput(where, `must have ${SIZES.least} to ${SIZES.highest} rows, not ${rows.length}`);
  if (width < SIZES.least || width > SIZES.widest)
    throw new BadInput(where, `must have ${SIZES.least} to ${SIZES.widest} columns, not ${width}`);
  rows.forEach((row, y) => {
    if (row.length !== width)
      throw new BadInput(`${where}[${y}]`, `must have ${width} signs like the first row, not ${row.length}`);
    const strange = [...row].find((sign) => !isSign(sign));
    if (strange !== undefined)
      throw new BadInput(
        `${where}[${y}]`,
        `nobody knows the sign ${JSON.stringify(strange)}; known: ${Object.keys(SIGNS).join(' ')}`,
      );
  });
  return rows;
};

const byRound = (units: Reader<string[]>): Reader<Record<string, string[]>> => {
  const rounds = Array.from({ length: 30 }, (_, i) => String(i + 1));
  const round = oneOf(rounds);
  const read = recordOf(units);
  return (value, where) => {
    const given = read(value, where);
    for (const key of Object.keys(given)) round(key, `${where}.${key}`);
    return given;
  };
};

/** EE-SCN-05 Units of the book, and those of the scenario's own. */
function forcesReader(own: readonly string[]): Reader<Forces> {
  const units = listOf(oneOf([...unitNames, ...own]));
  const pods = recordOf(units);
  const letter = oneOf(['a', 'b', 'c', 'd']);
  const readPods: typeof pods = (value, where) => {
    const given = pods(value, where);
    for (const key of Object.keys(given)) letter(key, `${where}.${key}`);
    return given;
  };
  return fields({}, { start: units, pods: readPods, later: byRound(units) });
}

/** The names of its own units, before anything else is read. */
function ownUnits(data: unknown): string[] {
  const content = isObject(data) ? data['content'] : [];
  return (Array.isArray(content) ? content : []).flatMap((thing: unknown) =>
    isObject(thing) && thing['kind'] === 'unit' && typeof thing['name'] === 'string' ? [thing['name']] : [],
  );
}

/** No list of a scenario is longer, but for lists of fields. */
const MOST = 200;

const readArea = fields({ name: textOf(1, 24), cells: listOf(aText) });

const HEAD = headReaders('enemy-eternal', KINDS);

const orNull =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value, where) =>
    value === null ? null : reader(value, where);

const bodyReader = (own: readonly string[]) =>
  fields(
    { ...HEAD.needed, map: aMap, rounds: aNumber(1, 20), ends: listOf(readEnd, MOST) },
    {
      ...HEAD.free,
      play: oneOf(['any', 'versus', 'automaton'] as const),
      raised: listOf(aText),
      zones: oneOf(['free', 'fixed'] as const),
      together: aFlag,
      evacStart: aFlag,
      sight: aNumber(0, 60),
      squads: fields({}, { A: orNull(textOf(1, 2000)), B: orNull(textOf(1, 2000)) }),
      forces: fields({}, { ADVENT: forcesReader(own), XCOM: forcesReader(own) }),
      pods: listOf(readPodTerms, MOST),
      areas: listOf(readArea, MOST),
      civilians: oneOf(CIVILIANS),
      pieces: fields({}, Object.fromEntries(WORKED_KINDS.map((kind) => [kind, readPieceTerms]))),
      timer: orNull(fields({ piece: oneOf(WORKED_KINDS), within: aNumber(1, 12) })),
      scores: listOf(readScore, MOST),
      wipe: aFlag,
      orders: fields({}, { A: orNull(listOf(readOrder, MOST)), B: orNull(listOf(readOrder, MOST)) }),
      says: listOf(fields({ round: aNumber(1, 20), text: textOf(1, 300) }), MOST),
    },
  );

/** Cells are written for the size of the map. */
function checkPlaces(grid: Grid, places: readonly string[], where: string): void {
  places.forEach((place, i) => cellsAt(grid, place, `${where}[${i}]`));
}

export function readScenario(value: unknown, where = 'scenario'): Scenario {
  const data = scenarioData(value, where);
  const given = bodyReader(ownUnits(data))(data, where);
  const grid = gridOf(given.map[0]?.length ?? 0, given.map.length);
  checkPlaces(grid, given.raised ?? [], `${where}.raised`);
  (given.areas ?? []).forEach((area, i) => checkPlaces(grid, area.cells, `${where}.areas[${i}].cells`));
  return {
    ...headOf(given),
    play: given.play ?? 'any',
    map: given.map,
    raised: given.raised ?? [],
    rounds: given.rounds,
    zones: given.zones ?? 'fixed',
    together: given.together ?? false,
    evacStart: given.evacStart ?? false,
    sight: given.sight ?? 0,
    squads: { A: given.squads?.A ?? null, B: given.squads?.B ?? null },
    forces: given.forces ?? {},
    pods: given.pods ?? [],
    areas: given.areas ?? [],
    civilians: given.civilians ?? 'none',
    pieces: given.pieces ?? {},
    timer: given.timer ?? null,
    scores: given.scores ?? [],
    wipe: given.wipe ?? Object.keys(given.forces ?? {}).length === 0,
    ends: given.ends,
    orders: { A: given.orders?.A ?? null, B: given.orders?.B ?? null },
    says: given.says ?? [],
  };
}
