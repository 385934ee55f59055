// How units look: side, silhouette, letter, wounds.
import { type Entry, UNITS, type UnitName, typeOf } from '@xenotable/xenos-rampant/content';
import type { UnitView, View } from '@xenotable/xenos-rampant/preview';
import type { GlyphName } from '../../../kit/draw/Glyph.tsx';
import type { TokenProps, TokenState } from '../../../kit/draw/Token.tsx';
import type { Side } from '../../../kit/draw/sides.ts';

/** 'The Hammer, Heavy Infantry', or its type alone. */
export const entryName = (entry: Entry): string =>
  entry.name === undefined ? typeOf(entry) : `${entry.name}, ${typeOf(entry)}`;

const GLYPHS: Record<UnitName, GlyphName> = {
  'Elite Infantry': 'soldier',
  'Heavy Infantry': 'heavy',
  'Light Infantry': 'soldier',
  'Berserk Infantry': 'warrior',
  'Support Infantry': 'engineer',
  'Recon Infantry': 'sniper',
  'Primitive Infantry': 'primitive',
  'Militia Rabble': 'militia',
  'Greater Xenomorphs': 'greater',
  'Lesser Xenomorphs': 'xeno',
  'Fighting Vehicle': 'tank',
  'Transport Vehicle': 'apc',
  'Soft-skin Vehicle': 'jeep',
};

/** A build is the name of its type, then what was bought; a unit of one's own says what it is like. */
function unitType({ build }: Pick<UnitView, 'build'>): UnitName {
  const type =
    UNITS.find(({ name }) => build.startsWith(name)) ??
    UNITS.find(({ name }) => build.includes(`"like":${JSON.stringify(name)}`));
  if (type === undefined) throw new Error(`'${build}' is no build of a unit`);
  return type.name;
}

/** What a unit is made of, in words; one of one's own names what it is like. */
export const buildWords = ({ build }: Pick<UnitView, 'build'>): string => {
  const [words = build, own] = build.split(' {');
  return own === undefined ? words : `${words} · home-made, like ${unitType({ build })}`;
};

export const glyphOf = (unit: Pick<UnitView, 'build'>): GlyphName => GLYPHS[unitType(unit)];

export const isVehicle = (unit: Pick<UnitView, 'build'>): boolean => unitType(unit).endsWith('Vehicle');

const TWO: readonly Side[] = ['a', 'b'];
const FOUR: readonly Side[] = ['a', 'c', 'b', 'd'];

/** Colours follow the seat, so that allies differ. */
export const sideOf = (seat: number, seats: number): Side => (seats === 2 ? TWO : FOUR)[seat] ?? 'd';

/** Where the initial would be that of another type. */
const LETTERS: Partial<Record<UnitName, string>> = { 'Lesser Xenomorphs': 'X', 'Soft-skin Vehicle': 'V' };

const stemOf = ({ name }: Pick<UnitView, 'name'>): string => name.replace(/ \d+$/, '');

/** The letters that a kind of unit may have, the best first. */
function lettersFor(stem: string): string {
  const type = UNITS.find(({ name }) => name === stem);
  return (type === undefined ? '' : (LETTERS[type.name] ?? '')) + stem.toUpperCase().replace(/[^A-Z]/g, '');
}

/** Views never change: their letters are given once. */
const given = new WeakMap<View['units'], ReadonlyMap<string, string>>();

/** One letter for each kind of unit, none for two kinds, on whichever side; those that come later keep clear of those before. */
function lettersIn({ units }: View): ReadonlyMap<string, string> {
  const known = given.get(units);
  if (known !== undefined) return known;
  const letters = new Map<string, string>();
  for (const unit of units) {
    const stem = stemOf(unit);
    if (letters.has(stem)) continue;
    const taken = new Set(letters.values());
    const free = [...lettersFor(stem), ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((one) => !taken.has(one));
    letters.set(stem, free ?? stem.charAt(0));
  }
  given.set(units, letters);
  return letters;
}

/** The sign of a unit on the board: the letter of its kind, and its number where it has one. */
export const letterOf = (unit: Pick<UnitView, 'name'>, view: View): string =>
  (lettersIn(view).get(stemOf(unit)) ?? unit.name.charAt(0)) + (/ (\d+)$/.exec(unit.name)?.[1] ?? '');

/** A seat's units that are still in the battle. */
export const standingUnits = (view: View, seat: number): UnitView[] =>
  view.units.filter(
    (unit) =>
      unit.owner === seat &&
      (unit.state === 'table' || unit.state === 'building' || unit.state === 'transport'),
  );

/** The unit by itself, for a list. */
export const figureOf = (unit: UnitView, view: View): TokenProps => ({
  side: sideOf(unit.owner, view.owners.length),
  glyph: glyphOf(unit),
  letter: letterOf(unit, view),
  ...(isVehicle(unit) && { shape: 'vehicle' as const }),
});

/** The unit as it stands on the table. */
export function tokenOf(unit: UnitView, view: View): TokenProps {
  const state: TokenState[] = [];
  if (unit.suppressed) state.push('suppressed');
  if (unit.tried && unit.owner === view.acting) state.push('spent');
  return {
    ...figureOf(unit, view),
    wounds: { max: unit.start, lost: unit.start - unit.sp },
    strength: unit.sp,
    ...(unit.commander && { pips: 1 }),
    ...(isVehicle(unit) && { facing: unit.facing }),
    state,
  };
}

/** 'Heavy Infantry 1, 3 of 5 strength points, suppressed'. */
export const spokenUnit = (unit: UnitView): string =>
  [
    `${unit.name}, ${unit.sp} of ${unit.start} strength points`,
    unit.commander && 'Commander',
    unit.suppressed && 'suppressed',
    unit.grounded && 'gone to ground',
  ]
    .filter(Boolean)
    .join(', ');
