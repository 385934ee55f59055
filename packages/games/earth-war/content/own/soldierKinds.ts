// EW-SCN-09 The ratings of home-made soldiers.
import { type OwnThing, type OwnWhole, type Printed, wholeOf } from '@xenotable/kernel';
import { UNIT_TYPES, type UnitKind, type UnitType, isUnitType, unitKind } from '../units.ts';
import { fromBands, toBands } from './bands.ts';

/** Units that are bought; there is one Squad Leader, and he is free. */
const BOUGHT = UNIT_TYPES.filter((type) => unitKind(type).rp !== null && type !== 'Squad Leader');

const printedWhole = ({ fire, rp, melee, cap, hits, arm, wits, ammo, command }: UnitKind): OwnWhole => ({
  figures: { rp: rp ?? 0, ...fromBands(fire), melee, cap, hits, arm, wits, ammo, command },
  words: {},
});

/** Units of the box as a home-made one may be like them. */
export const PRINTED: readonly Printed[] = BOUGHT.map((name) => ({ name, ...printedWhole(unitKind(name)) }));

/** The ratings of a home-made soldier; trait and limits are those of the printed unit. */
export function soldierKind(thing: OwnThing): UnitKind & { like: UnitType } {
  const { figures } = wholeOf({ printed: PRINTED }, thing);
  const of = (field: string): number => figures[field] ?? 0;
  if (!isUnitType(thing.like)) throw new RangeError(`there is no unit called ${thing.like}`);
  return {
    ...unitKind(thing.like),
    id: 'EW-SCN-09',
    like: thing.like,
    rp: of('rp'),
    fire: toBands(figures),
    melee: of('melee'),
    cap: of('cap'),
    hits: of('hits'),
    arm: of('arm'),
    wits: of('wits'),
    ammo: of('ammo'),
    command: of('command'),
  };
}
