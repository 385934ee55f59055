// Tests, finds, tokens, civilians and points in the auditor's book.
import { isItem, isVest } from '../../content/gear.ts';
import { unitOf } from '../../content/units.ts';
import { isWeapon, weaponOf } from '../../content/weapons.ts';
import { hasRule, isOn, must, skillOf } from './account.ts';
import { keyOf } from './board.ts';
import { passes } from './fight.ts';
import { type Handlers, arrive, entry, leave } from './hearing.ts';

export const deeds: Handlers = {
  test({ book, reasons }, { model, what, dice, value, passed }) {
    must(passes(dice, value) === passed, () => `${what} of ${model}: ${dice.join('+')} against ${value}`);
    // On a map without levels a Climb is told as a second move.
    if (what !== 'Climb' && what !== 'Second move') return;
    const m = entry(book, model);
    must(value === skillOf(book, m, 'MOBILITY'), () => `${model} climbs on ${value}`);
    // A charge whose Climb fails is off.
    if (passed || m.path === null) return;
    m.path = null;
    m.moved = false;
    reasons.delete(model);
  },
  regenerates({ book }, { model, wounds }) {
    const m = entry(book, model);
    m.wounds++;
    must(m.wounds === wounds && wounds <= m.skills.HEALTH, () => `${model} regenerates to ${wounds}`);
  },
  healed({ book }, { model, at, wounds }) {
    const m = entry(book, at);
    m.wounds = Math.min(m.skills.HEALTH, m.wounds + 2);
    must(m.wounds === wounds, () => `${at} is healed to ${wounds}, not ${m.wounds}`);
    if (!hasRule(m, 'Mechanical')) entry(book, model).medikits--;
  },
  'energy shield'({ book }, { model }) {
    const m = entry(book, model);
    arrive(m);
    m.used.push('Energy Shield');
    for (const one of book.models.values()) {
      const near =
        isOn(one) && !one.neutral && one.control === m.control && book.ground.distance(one.at!, m.at!) <= 4;
      if (near) one.shield = 2;
    }
  },
  'hack table'({ book }, { model, die }) {
    if (die === 5) book.sides[entry(book, model).control].uplink = book.round;
  },
  'GREMLIN off'({ book }, { model, until }) {
    must(until === book.round + 1, () => `the GREMLIN of ${model} is off until round ${until}`);
    entry(book, model).disabledUntil = until;
  },
  intelligence({ book }, { side }) {
    const points = ['B1', 'B3', 'B4', 'B5', 'B8'].includes(book.mission);
    if (!book.campaign && points) book.sides[side].score++;
  },
  supplies: ({ book }, { model, amount }) => void (book.sides[entry(book, model).side].found += amount),
  equipped({ book }, { model, gear, replaced }) {
    const m = entry(book, model);
    must(!m.free, () => `the free Trooper equips a ${gear}`);
    if (isWeapon(gear)) {
      const slot = unitOf(m.unit).primary.includes(weaponOf(gear).class) ? 'primary' : 'secondary';
      must(m[slot] === replaced, () => `the ${gear} of ${model} replaces a ${replaced}, not its ${m[slot]}`);
      m.items = m.items.filter((one) => one.on === null || one.on !== replaced);
      m[slot] = gear;
    } else if (isVest(gear)) m.vest = gear;
    else if (isItem(gear)) {
      const gun = [m.primary, m.secondary].find((name) => name !== null && weaponOf(name).range > 0);
      m.items.push({ item: gear, on: gun ?? null });
    }
  },
  took({ book }, { model, token }) {
    entry(book, model).carries.push(token);
    book.tokens.push({ kind: token, at: null });
  },
  'picked up'({ book }, { model, token }) {
    const m = entry(book, model);
    const spots = m.path ?? (m.at === null ? [] : [m.at]);
    const lying = book.tokens.find(
      (one) => one.kind === token && one.at !== null && spots.some((spot) => keyOf(spot) === keyOf(one.at!)),
    );
    must(lying !== undefined, () => `${model} picks up a ${token} that does not lie on its way`);
    lying.at = null;
    m.carries.push(token);
  },
  dropped({ book }, { model, token, at }) {
    const m = entry(book, model);
    const index = m.carries.indexOf(token);
    must(index >= 0, () => `${model} drops a ${token} that it does not carry`);
    m.carries.splice(index, 1);
    const carried = book.tokens.filter((one) => one.kind === token && one.at === null);
    must(carried.length > 0, () => `there is no carried ${token}`);
    carried[0]!.at = at;
  },
  'handed over'({ book }, { model, to }) {
    const token = entry(book, model).carries.shift();
    must(token !== undefined, () => `${model} hands over nothing`);
    entry(book, to).carries.push(token);
  },
  claimed(hearing, { model, at }) {
    const m = entry(hearing.book, model);
    const civilian = entry(hearing.book, at);
    must(civilian.neutral, () => `${at} is nobody's to claim`);
    Object.assign(civilian, {
      neutral: false,
      side: m.side,
      control: m.side,
      player: m.player,
      activated: 9,
    });
    hearing.claimed = civilian;
  },
  'informant found'({ book, claimed }) {
    must(claimed !== null, () => 'an informant that nobody claimed');
    book.models.delete(claimed.name);
    claimed.name = 'Informant';
    book.models.set('Informant', claimed);
  },
  'bystander runs home'({ book }, { model }) {
    leave(entry(book, model), 'saved');
    entry(book, model).neutral = true;
  },
  'civilian saved': ({ book }, { civilian }) => leave(entry(book, civilian), 'saved'),
  evacuated: ({ book }, { model }) => leave(entry(book, model), 'saved'),
  'leader lost'({ book }, { model, side }) {
    must(entry(book, model).leader && !book.sides[side].leaderLost, () => `${model} is no Leader to lose`);
    book.sides[side].leaderLost = true;
  },
  scored({ book }, { side, points, score }) {
    book.sides[side].score += points;
    must(
      book.sides[side].score === score,
      () => `side ${side} has ${score} points, not ${book.sides[side].score}`,
    );
  },
  'leader hides'({ book }, { model }) {
    book.sides[entry(book, model).side === 0 ? 1 : 0].worth += 25;
  },
  'battle over': ({ book }) => void (book.over = true),
};
