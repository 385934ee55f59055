// What the editor calls the fields of a siege when something is wrong with them.

/** Fields by their beginnings, as the forms call them. */
const FIELDS: readonly (readonly [start: string, words: string])[] = [
  ['encounters', 'Enemies'],
  ['zones', 'rounds'],
  ['bosses', 'Bosses'],
  ['supply', 'supplies'],
  ['items', 'Items'],
  ['divisions', 'Divisions'],
  ['divisionCards', 'Divisions'],
  ['deck', 'Starting deck'],
  ['rules', 'Rules'],
  ['seats', 'Seats'],
  ['base', 'Base'],
  ['name', 'Name'],
  ['text', 'Story'],
];

/** 'Wave 2, Enemies' for `waves[1].encounters`. */
export function fieldWords(field: string): string {
  const [, wave, inWave] = /^waves(?:\[(\d+)\])?\.?(.*)$/.exec(field) ?? [];
  const name = inWave ?? field;
  const words = FIELDS.findLast(([start]) => name.startsWith(start))?.[1] ?? name;
  if (inWave === undefined) return words;
  return wave === undefined ? 'Waves' : `Wave ${Number(wave) + 1}${words === '' ? '' : `, ${words}`}`;
}
