// Steps 1 to 3 of a round, against the account.
import { type Fight, type Marine, agree } from './account.ts';
import {
  bandOf,
  chargesRating,
  faceDown,
  farthest,
  fireRating,
  inCourt,
  isGun,
  leader,
  leaderSeat,
  levels,
  meleeRating,
  standing,
  stands,
} from './position.ts';
import { enlist } from './events.ts';
import {
  type Hearing,
  type Handlers,
  equal,
  figures,
  fightOf,
  named,
  numbered,
  result,
  rn,
  useUp,
} from './hearing.ts';
import { ORDERS, figuresOf } from './figures.ts';

function rerange(unit: Marine, told: { rn: number; band: number }): void {
  figures(`range of ${unit.name}`, told, { rn: unit.rn, band: unit.band });
}

/** EW-S2-04 */
const owe = (fight: Fight, flips: number, seat: number): void => {
  fight.flips = Math.min(flips, faceDown(fight));
  fight.flipper = seat;
};

/** What an order does besides its price. */
function obey(hearing: Hearing, fight: Fight, order: string): void {
  const { a, choice } = hearing;
  if (order === "Marines we're leaving!" || order === 'Close the gap!') {
    const by = order === 'Close the gap!' ? -1 : 1;
    fight.shifted = true;
    if (!a.tastes.commonRange) return void Object.assign(fight, { moves: 3, moving: by, moved: [] });
    for (const unit of standing(a)) {
      unit.band += by;
      hearing.expected.push({ type: 'moved', unit: unit.name, band: unit.band });
    }
  } else if (order === 'Break contact!') {
    agree(standing(a).every((unit) => unit.band > 1) && !inCourt(a), 'contact cannot be broken here');
    a.points -= 2;
    fight.over = 'broken off';
  } else if (order === 'Check those corners!') owe(fight, 2, hearing.seat);
  else if (order === "Let's rock!") {
    agree(!a.squad.some((unit) => unit.rolled), "Let's rock! after the first check");
    fight.rock = true;
  } else if (order === 'Short controlled bursts!') fight.bursts = true;
  else if (order === 'Nobody gets left behind!') a.comrades = true;
  else if (order === 'Stay frosty!' && 'card' in choice) {
    fight.frosty = choice.card;
    const state = fight.cards.get(choice.card);
    agree(state?.sprung === false && figuresOf(choice.card).ambush, `${choice.card} cannot ambush`);
    state.sprung = true;
  } else if (order === 'Hold the line!' && 'unit' in choice) {
    const attack = fight.attacks.find((one) => one.assigned < one.sl);
    agree(attack !== undefined && attack.assigned === 0, 'the line is held before an enemy assigns');
    attack.held = numbered(a, choice.unit);
  } else if (order === 'One more burst!' && 'unit' in choice) {
    const unit = numbered(a, choice.unit);
    agree(unit.rolled && !unit.again, `${unit.name} has no check to make again`);
    unit.again = true;
  }
}

export const squadSteps: Handlers<
  | 'ranged'
  | 'ordered'
  | 'moved'
  | 'scanned'
  | 'deployed'
  | 'checked'
  | 'held fire'
  | 'threw grenades'
  | 'charges set'
  | 'assigned'
> = {
  ranged(hearing, what, rule) {
    const { a } = hearing;
    const unit = named(a, what.unit);
    if (rule === 'EW-RNG-04') {
      equal('the unit whose range changes', unit.name, hearing.reranged.shift()?.name);
      return rerange(unit, what);
    }
    agree(hearing.toRange.shift() === unit, `${unit.name} is not ranged now`);
    if (a.tastes.commonRange && !isGun(unit)) {
      if (hearing.common === 0) hearing.common = rn(hearing, 'EW-BND-05');
      unit.rn = hearing.common;
      unit.band = bandOf(a, unit.rn);
    } else if (!a.tastes.commonRange) {
      unit.rn = rn(hearing, 'EW-RNG-01');
      unit.band = bandOf(a, unit.rn);
    } else {
      // A gun stands where everybody stands.
      const other = a.squad.find((one) => stands(one) && one !== unit);
      Object.assign(unit, { rn: other?.rn, band: other?.band });
    }
    rerange(unit, what);
  },
  ordered(hearing, what) {
    const { a } = hearing;
    const fight = fightOf(a);
    const kind = ORDERS.get(what.order);
    agree(kind !== undefined, `RULES.md has no order ${what.order}`);
    agree(!fight.orders.includes(what.order), `${what.order} was given in this round already`);
    agree(fight.cp >= kind.cp, `${what.order} costs ${kind.cp} CP; there are ${fight.cp}`);
    equal('who gives orders', hearing.seat, leaderSeat(a));
    fight.orders.push(what.order);
    fight.cp -= kind.cp;
    figures('ordered', what, { by: leader(a)?.name, cp: fight.cp });
    obey(hearing, fight, what.order);
  },
  moved({ a }, what) {
    const fight = fightOf(a);
    const unit = named(a, what.unit);
    agree(fight.moves > 0 && !fight.moved.includes(unit) && stands(unit), `${unit.name} may not move`);
    fight.moves--;
    fight.moved.push(unit);
    unit.band += fight.moving;
    agree(unit.band >= 0 && unit.band <= farthest(a), `${unit.name} has moved off the bands`);
    equal(`band of ${unit.name}`, what.band, unit.band);
    const left = standing(a).some(
      (one) =>
        !fight.moved.includes(one) && one.band + fight.moving >= 0 && one.band + fight.moving <= farthest(a),
    );
    if (!left) fight.moves = 0;
  },
  scanned(hearing, what) {
    const fight = fightOf(hearing.a);
    const item = named(hearing.a, what.unit).items.find((one) => one.item === 'Hazard Scanner' && !one.used);
    agree(item !== undefined, `${what.unit} has no scanner to use`);
    item.used = true;
    if (fight.scanned < 0) fight.scanned = Number(result(hearing, 'EW-Q-15'));
    equal('shadows counted', what.shadows, fight.scanned);
  },
  deployed(hearing, what) {
    const owner = named(hearing.a, what.unit);
    useUp(owner, 'Sentry Gun');
    const gun = enlist(hearing.a, what.gun, 'Sentry Gun');
    gun.seat = owner.seat;
    hearing.toRange.push(gun);
  },
  checked(hearing, what) {
    const { a } = hearing;
    const unit = named(a, what.unit);
    const { choice } = hearing;
    if (choice.do !== 'order') {
      agree(unit.act === '', `${unit.name} has acted already`);
      unit.act = choice.do;
      unit.rating =
        unit.act === 'fire'
          ? fireRating(a, unit)
          : unit.act === 'melee'
            ? meleeRating(unit)
            : chargesRating(a, unit);
      if (unit.act === 'fire' && unit.type === 'Incinerator' && unit.band < 2) owe(fightOf(a), 1, unit.seat);
    }
    agree(unit.rating > 0, `${unit.name} checks without a rating`);
    unit.rolled = true;
    const value = rn(hearing, unit.act === 'charges' ? 'EW-M-QUEEN-07' : 'EW-S2-01');
    unit.sl = levels(unit.rating, value, unit.cap);
    figures(`check of ${unit.name}`, what, { act: unit.act, rating: unit.rating, rn: value, sl: unit.sl });
  },
  'held fire'({ a }, what) {
    named(a, what.unit).act = 'hold';
  },
  'threw grenades'({ a }, what) {
    const unit = named(a, what.unit);
    useUp(unit, 'Frag Grenades');
    unit.act = 'grenades';
    unit.sl = 3;
  },
  'charges set'() {
    agree(false, 'nobody has set charges');
  },
  assigned({ a }, what) {
    const fight = fightOf(a);
    const pool = fight.pools.shift();
    agree(pool !== undefined, 'there are no wounds to place');
    const sum = what.split.reduce((all, count) => all + count, 0);
    figures('assigned', { ...what, wounds: sum }, { seat: pool.seat, kind: pool.kind, wounds: pool.wounds });
    equal('slots of a split', what.split.length, fight.slots.length);
    const beside = what.split.some((count, i) => count > 0 && (what.split[i + 1] ?? 0) > 0);
    if (pool.kind === 'blast') agree(beside, 'a blast lies on neighbouring slots');
    if (pool.kind === 'grenades')
      agree(
        beside && what.split.filter((count) => count > 0).length === 2,
        'grenades lie on two neighbouring slots',
      );
    what.split.forEach((count, i) => {
      const slot = fight.slots[i];
      if (slot === undefined) return;
      slot.wounds += count;
      if (a.tastes.meleeSaves && pool.melee) slot.blades += count;
    });
  },
};
