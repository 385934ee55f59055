// How units look: side, silhouette, letter, wounds.
import type { GlyphName } from '../../draw/Glyph.tsx';
import type { TokenProps, TokenState } from '../../draw/Token.tsx';
import type { Side } from '../../draw/sides.ts';
import type { UnitName, UnitView, View } from './rulebook.ts';

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

const unitType = (unit: Pick<UnitView, 'build'>): UnitName =>
  unit.build.split(' + ')[0]!.split(' [')[0]! as UnitName;

export const glyphOf = (unit: Pick<UnitView, 'build'>): GlyphName => GLYPHS[unitType(unit)];

export const isVehicle = (unit: Pick<UnitView, 'build'>): boolean => unitType(unit).endsWith('Vehicle');

/** Colours follow the seat, so that allies differ. */
export const sideOf = (seat: number, seats: number): Side =>
  seats === 2 ? (['a', 'b'] as const)[seat]! : (['a', 'c', 'b', 'd'] as const)[seat]!;

/** The initial of the type, and its number where there are several. */
export const letterOf = (unit: Pick<UnitView, 'name' | 'build'>): string =>
  unitType(unit).charAt(0) + (/ (\d+)/.exec(unit.name)?.[1] ?? '');

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
  letter: letterOf(unit),
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
