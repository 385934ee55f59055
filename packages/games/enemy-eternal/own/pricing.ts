// EE-SCN-12 Units and weapons of one's own weighed: four models that have them against ever more printed ones.
import type { OwnThing } from '@xenotable/kernel';
import { freshScenario } from '../content/scenarios.ts';
import { type Faction, type UnitName, isUnit, unitNames, unitOf } from '../content/units.ts';
import { isWeapon, weaponOf } from '../content/weapons.ts';
import type { Scenario } from '../scenario/scenario.ts';

const COUNT = 4;
/** Who leads both sides, and whom the other side has. */
const SIDES: Record<Faction, { leader: UnitName; plain: UnitName }> = {
  XCOM: { leader: 'Ranger', plain: 'Rookie' },
  ADVENT: { leader: 'ADVENT Officer', plain: 'ADVENT Trooper' },
};

/** Somebody of the book who can carry a weapon. */
function bearerOf(thing: OwnThing): UnitName {
  const kind = isWeapon(thing.like) ? weaponOf(thing.like).class : null;
  const can = (name: UnitName): boolean => {
    const { primary, secondary, faction, rules } = unitOf(name);
    return (
      kind !== null &&
      faction !== null &&
      !rules.includes('Unique') &&
      [...primary, ...secondary].includes(kind)
    );
  };
  return unitNames.find(can) ?? 'Rookie';
}

/** The name in its Squad, the faction that has it, and what it costs besides what is weighed. */
function weighedModel(thing: OwnThing): { line: string; faction: Faction; besides: number } {
  if (thing.kind === 'unit') {
    const faction = isUnit(thing.like) ? unitOf(thing.like).faction : null;
    return { line: thing.name, faction: faction ?? 'XCOM', besides: 0 };
  }
  const bearer = bearerOf(thing);
  const { faction, price } = unitOf(bearer);
  return { line: `${bearer}: ${thing.name}`, faction: faction ?? 'XCOM', besides: price };
}

/** How many printed models stand against four, each with the price that this would make right. */
export function prices(thing: OwnThing): { models: number; price: number }[] {
  const { faction, besides } = weighedModel(thing);
  return Array.from({ length: 12 }, (_, i) => ({
    models: i + 1,
    price: Math.round((unitOf(SIDES[faction].plain).price * (i + 1)) / COUNT) - besides,
  })).filter(({ price }) => price > 0);
}

/** A battle on open ground: a Leader and four of it against the same Leader and so many printed models. */
export function weighed(thing: OwnThing, models: number, content: readonly OwnThing[]): Scenario {
  const { line, faction } = weighedModel(thing);
  const { leader, plain } = SIDES[faction];
  // The Leader's unit is a single model.
  const chief = line.startsWith(leader) ? 'Specialist' : leader;
  return {
    ...freshScenario(),
    name: `${thing.name} against ${models}`,
    play: 'versus',
    squads: {
      A: `Weighed (${faction})\n* ${chief}\n${COUNT} x ${line}\n`,
      B: `Printed (${faction})\n* ${chief}\n${models} x ${plain}\n`,
    },
    content,
  };
}
