// Squads as text that people write and keep.
import { BadInput } from '@xenotable/kernel';
import { type TypeName, typeNames, typeOf } from './units.ts';

export interface SquadList {
  name: string;
  types: readonly TypeName[];
  /** What its owner calls each of them; empty without a name. */
  names?: readonly string[];
}

/** What a unit of a squad is called; empty without a name. */
export const calledIn = ({ names }: SquadList, at: number): string => names?.[at] ?? '';

const COUNT = /^(\d+)\s*[x×]?\s+(.+)$|^(.+?)\s*[x×]\s*(\d+)$/;
const MOST = 20;

const typeIn = (words: string): TypeName | undefined =>
  typeNames.find((type) => type.toLowerCase() === words.trim().toLowerCase());

/** 'Soldier "Oak"' */
const NAMED = /^(.+?)\s*["“]([^"“”]{1,24})["”]$/;

/** Units of one line: 'Soldier', '2 Soldier', 'Soldier ×2', 'Soldier "Oak"'. */
function unitsIn(whole: string): TypeName[] | null {
  const line = NAMED.exec(whole)?.[1] ?? whole;
  const plain = typeIn(line);
  if (plain !== undefined) return [plain];
  const counted = COUNT.exec(line);
  const type = counted === null ? undefined : typeIn(counted[2] ?? counted[3] ?? '');
  const count = Number(counted?.[1] ?? counted?.[4] ?? 0);
  return type === undefined || count < 1 || count > MOST ? null : Array.from({ length: count }, () => type);
}

/** The name, then a unit in each line. */
export function readSquad(text: string, where = 'squad'): SquadList {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const [first = ''] = lines;
  const named = unitsIn(first) === null;
  const units = lines.slice(named ? 1 : 0).flatMap((line) => {
    const found = unitsIn(line);
    if (found === null)
      throw new BadInput(
        where,
        `“${line}” is no unit: write one in each line, such as Soldier or Soldier ×2`,
      );
    const [type] = found;
    if (type !== undefined && typeOf(type).level === 0)
      throw new BadInput(where, `“${type}” is a bystander: nobody brings it along`);
    const name = NAMED.exec(line)?.[2] ?? '';
    return found.map((one) => ({ type: one, name }));
  });
  if (units.length > MOST) throw new BadInput(where, `at most ${MOST} units`);
  return {
    name: named && first !== '' ? first.slice(0, 60) : 'Squad',
    types: units.map(({ type }) => type),
    ...(units.some(({ name }) => name !== '') && { names: units.map(({ name }) => name) }),
  };
}

export const writeSquad = (list: SquadList): string =>
  [
    list.name,
    ...list.types.map((type, i) => (calledIn(list, i) === '' ? type : `${type} "${calledIn(list, i)}"`)),
  ].join('\n');
