// Why a Troop goes to a zone, and why somebody gets a piece of Equipment.
import type { Reason } from '@xenotable/kernel';
import type { Doing } from '../choices.ts';
import { isTroop, shortName } from '../content/cards.ts';
import { ITEMS } from '../content/items.ts';
import { TROOPS } from '../content/troops.ts';
import { fallingBy, strengthWith } from '../gear.ts';
import { LANE_ZONES } from '../table.ts';
import { findTroop, seatOf } from '../viewReaders.ts';
import type { Seen, TroopView } from '../viewTypes.ts';
import { type Eyes, because, counted } from './eyes.ts';

const nameOf = (troop: TroopView): string => shortName(TROOPS[troop.card].name);

export function whyDeploy({ card, lane, zone }: Doing<'deploy'>, { view, own }: Eyes): Reason {
  const { troops } = seatOf(view, lane).lane;
  const name = shortName(TROOPS[card].name);
  if (lane !== own.seat)
    return because(
      `${seatOf(view, lane).name} holds ${troops.length} of four zones, you ${own.lane.troops.length}`,
      'XS-DEP-05',
    );
  if (troops.length === 0) return because(`nobody stands between the Hive and the Base yet`, 'XS-OVR-05');
  return troops.some((troop) => troop.zone < zone)
    ? because(`${name} steps up when those in front fall`, 'XS-ADV-01')
    : because(`${name} meets the first Enemy, with the others behind`, 'XS-FGT-01');
}

/** Who dies because Hit Points go with the Equipment. */
function whoFalls(view: Seen, choice: Doing<'equip' | 'hand over'>): Reason | null {
  const [first] = fallingBy(view, choice);
  return first === undefined
    ? null
    : because(`${nameOf(first)} loses Hit Points and falls at once`, 'XS-DEP-14');
}

/** What the new Equipment makes of the Troop that gets it. */
function stronger(view: Seen, troop: TroopView, gear: Parameters<typeof strengthWith>[2]): string | null {
  const { power, remaining } = strengthWith(view, troop, gear);
  if (power !== troop.power.value)
    return `${nameOf(troop)} strikes with ${power} instead of ${troop.power.value}`;
  return remaining === troop.remaining
    ? null
    : `${nameOf(troop)} stands ${remaining} damage instead of ${troop.remaining}`;
}

export function whyEquip(choice: Doing<'equip'>, { view }: Eyes): Reason | null {
  const bearer = findTroop(view, choice.troop)?.troop;
  const { kind, rule } = ITEMS[choice.card];
  if (bearer === undefined || kind === 'instant') return null;
  const falls = whoFalls(view, choice);
  if (falls !== null) return falls;
  const words = stronger(view, bearer, { [kind]: choice.card });
  return because(words ?? `${nameOf(bearer)} carries it`, rule);
}

export function whyHandOver(choice: Doing<'hand over'>, { view }: Eyes): Reason | null {
  const [from, to] = [findTroop(view, choice.from)?.troop, findTroop(view, choice.to)?.troop];
  if (from === undefined || to === undefined) return null;
  const falls = whoFalls(view, choice);
  if (falls !== null) return falls;
  const words = stronger(view, to, { [choice.slot]: from[choice.slot] });
  return because(words ?? `${nameOf(to)} carries it instead of ${nameOf(from)}`, 'XS-DEP-12');
}

/** Whether it makes no difference which of the two stands where. */
const alike = (a: TroopView, b: TroopView): boolean =>
  a.card === b.card &&
  a.remaining === b.remaining &&
  a.damage === b.damage &&
  a.power.value === b.power.value &&
  a.weapon === b.weapon &&
  a.armor === b.armor &&
  a.webbed === b.webbed &&
  a.used.troop === b.used.troop &&
  a.used.weapon === b.used.weapon &&
  a.used.armor === b.used.armor;

export function whyMove({ troop, zone }: Doing<'move'>, { view }: Eyes): Reason | null {
  const found = findTroop(view, troop);
  if (found === null) return null;
  const mover = found.troop;
  const name = nameOf(mover);
  const says = `${mover.power.value} Power, ${mover.remaining} left`;
  const [first, last] = zone < mover.zone ? [zone, mover.zone - 1] : [mover.zone + 1, zone];
  const passed = seatOf(view, found.seat).lane.troops.filter((one) => one.zone >= first && one.zone <= last);
  const [only] = passed;
  if (only === undefined) return because('the order of the lane stays the same', 'XS-DEP-12');
  if (passed.length === 1 && alike(only, mover))
    return because('the two are alike: nothing changes', 'XS-DEP-12');
  if (zone < mover.zone)
    return passed.every((one) => strengthOf(one) < strengthOf(mover))
      ? because(`${name} is stronger than those it passes: ${says}`, 'XS-DEP-12')
      : because(`${name} meets the Enemy sooner: ${says}`, 'XS-FGT-01');
  return passed.every((one) => strengthOf(one) > strengthOf(mover))
    ? because(`${name} is kept behind stronger Troops`, 'XS-DEP-12')
    : because(`${name} is spared for a later Fight: ${says}`, 'XS-ADV-01');
}

/** How much a Troop is worth in front: what it deals and what it stands. */
const strengthOf = ({ power, remaining }: TroopView): number => power.value + remaining;

export function whyReadyToFight({ own }: Eyes): Reason {
  const { troops } = own.lane;
  const waiting = (own.hand ?? []).filter(isTroop).length;
  if (troops.length === LANE_ZONES) {
    const [first, ...others] = troops;
    const inFront =
      first !== undefined && others.every((one) => strengthOf(one) <= strengthOf(first))
        ? ', the strongest in front'
        : '';
    return because(`all four zones are held${inFront}`, 'XS-DEP-03');
  }
  if (waiting > 0)
    return because(
      `${counted(waiting, 'Troop')} in your hand, ${troops.length} of four zones held`,
      'XS-DEP-02',
    );
  return troops.length === 0
    ? because('no Troop is left in your hand', 'XS-DEP-02')
    : because(`no Troop is left in your hand: ${troops.length} of four zones held`, 'XS-DEP-02');
}
