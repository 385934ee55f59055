// Why a Troop goes to a zone, and why somebody gets a piece of Equipment.
import type { Reason } from '@xenotable/kernel';
import type { Doing } from '../choices.ts';
import { shortName } from '../content/cards.ts';
import { ITEMS } from '../content/items.ts';
import { TROOPS } from '../content/troops.ts';
import { LANE_ZONES } from '../table.ts';
import { findTroop, seatOf } from '../viewReaders.ts';
import type { TroopView } from '../viewTypes.ts';
import { type Eyes, because } from './eyes.ts';

export function whyDeploy({ card, lane, zone }: Doing<'deploy'>, { view, own }: Eyes): Reason {
  const { troops } = seatOf(view, lane).lane;
  const name = shortName(TROOPS[card].name);
  if (lane !== own.seat)
    return because(`${seatOf(view, lane).name} needs help more than you do`, 'XS-DEP-05');
  if (troops.length === 0) return because(`nobody stands between the Hive and the Base yet`, 'XS-OVR-05');
  return troops.some((troop) => troop.zone < zone)
    ? because(`${name} steps up when those in front fall`, 'XS-ADV-01')
    : because(`${name} meets the first Enemy, with the others behind`, 'XS-FGT-01');
}

export function whyEquip({ card, troop }: Doing<'equip'>, { view }: Eyes): Reason | null {
  const bearer = findTroop(view, troop)?.troop;
  if (bearer === undefined) return null;
  const { power, hp, rule } = ITEMS[card];
  const name = shortName(TROOPS[bearer.card].name);
  if (power > 0)
    return because(
      `${name} strikes with ${bearer.power.value + power} instead of ${bearer.power.value}`,
      rule,
    );
  if (hp > 0)
    return because(`${name} stands ${bearer.remaining + hp} damage instead of ${bearer.remaining}`, rule);
  return because(`${name} is worth protecting most`, rule);
}

export function whyMove({ troop, zone }: Doing<'move'>, { view }: Eyes): Reason | null {
  const found = findTroop(view, troop);
  if (found === null) return null;
  const mover = found.troop;
  const name = shortName(TROOPS[mover.card].name);
  const says = `${mover.power.value} Power, ${mover.remaining} left`;
  const [first, last] = zone < mover.zone ? [zone, mover.zone - 1] : [mover.zone + 1, zone];
  const passed = seatOf(view, found.seat).lane.troops.filter((one) => one.zone >= first && one.zone <= last);
  const weaker = passed.filter((one) => strengthOf(one) < strengthOf(mover)).length;
  if (zone < mover.zone)
    return passed.length > 0 && weaker === passed.length
      ? because(`${name} is stronger than those in front: ${says}`, 'XS-DEP-12')
      : because(`${name} meets the Enemy sooner: ${says}`, 'XS-FGT-01');
  return passed.length > 0 && weaker === 0
    ? because(`${name} is kept behind stronger Troops`, 'XS-DEP-12')
    : because(`${name} is spared for a later Fight: ${says}`, 'XS-ADV-01');
}

/** How much a Troop is worth in front: what it deals and what it stands. */
const strengthOf = ({ power, remaining }: TroopView): number => power.value + remaining;

export function whyReadyToFight({ own }: Eyes): Reason {
  const stand = own.lane.troops.length;
  if (stand === LANE_ZONES) return because('all four zones are held, the strongest in front', 'XS-DEP-03');
  return stand === 0
    ? because('nobody is left to deploy', 'XS-DEP-02')
    : because(`all that can stand is in the lane: ${stand} of four`, 'XS-DEP-02');
}
