// What each happening does to the auditor's book, in the auditor's words. Whoever is not listed changes nothing that is booked.
import type { Spot } from '../../choices.ts';
import type { Happening } from '../../happenings.ts';
import { isItem, isVest } from '../../content/gear.ts';
import { unitOf } from '../../content/units.ts';
import { isWeapon, weaponOf } from '../../content/weapons.ts';
import { type Account, type Entry, hasRule, isOn, must, skillOf } from './account.ts';
import { keyOf } from './board.ts';
import { type Shot, checkShot, passes, profileOf, worthOf } from './fight.ts';
import { type Blow, checkArmour, checkDamage, countHit, explode } from './blows.ts';
import { checkPath } from './paths.ts';

type Of<T extends Happening['type']> = Extract<Happening, { type: T }>;

export type Reason = 'attack' | 'charges' | 'reacts' | 'free' | 'counter';

/** The auditor at work: its book, and what it has heard of the attack that is going on. */
export interface Hearing {
  book: Account;
  /** Why a model is about to attack, where it is not an Attack of its own activation. */
  reasons: Map<string, Reason>;
  blow: Blow | null;
  /** The civilian that was claimed last. */
  claimed: Entry | null;
  /** A die that was drawn and not yet used. */
  colour: string;
  active: string;
  mover: string;
  trigger: boolean;
}

type Handlers = { [T in Happening['type']]?: (hearing: Hearing, what: Of<T>) => void };

export function entry(book: Account, name: string): Entry {
  const found = book.models.get(name);
  must(found !== undefined, () => `${name} is not in the book`);
  return found;
}

/** A way that nobody interrupted has come to its end. */
function arrive(m: Entry): void {
  if (m.path === null) return;
  m.at = m.path.at(-1) ?? m.at;
  m.path = null;
}

function put(m: Entry, at: Spot): void {
  m.place = 'board';
  m.at = at;
  m.path = null;
}

/** EE-DMG-12 Off the board, with all its tokens gone. */
function leave(m: Entry, to: 'destroyed' | 'saved'): void {
  m.place = to;
  if (to === 'destroyed') m.wounds = 0;
  m.path = null;
  m.down = 'no';
  m.overwatch = null;
  m.shotsAt = [];
  m.poisoned = false;
  m.shield = 0;
  m.suppressed = 0;
}

const change = (counts: Map<string, number>, colour: string, by: number): void => {
  const left = (counts.get(colour) ?? 0) + by;
  must(left >= 0, () => `${left} of ${colour}`);
  counts.set(colour, left);
};

export const colourOf = (m: Entry): string =>
  m.player < 0 ? 'automaton' : String.fromCharCode(65 + m.player);

/** EE-RND-01 Models that have a die. */
export const hasDie = (book: Account, m: Entry): boolean =>
  isOn(m) &&
  m.control === m.side &&
  !m.neutral &&
  m.activated === 0 &&
  !(m.unit === 'Civilian' && book.mission === 'SE1.7');

const DIFFICULTY = { Easy: -2, Normal: -1, Classic: 0, Impossible: 1 } as const;

/** EE-RND-01, EE-DIF-01 to EE-DIF-06 The bag as it must be. */
function fillBag(book: Account): Map<string, number> {
  const bag = new Map<string, number>();
  for (const m of book.models.values())
    if (hasDie(book, m)) bag.set(colourOf(m), (bag.get(colourOf(m)) ?? 0) + 1);
  const own = bag.get('automaton') ?? 0;
  if (book.automaton !== null) {
    const more = DIFFICULTY[book.difficulty];
    if (own > 0) bag.set('automaton', Math.max(1, own + more));
    book.sides[book.automaton].bonus = own > 0 && more > 0 ? 1 : 0;
  }
  return bag;
}

function setOut(
  { book }: Hearing,
  m: Entry,
  path: Spot[],
  how: 'run' | 'climb' | 'charge',
  cost?: number,
): void {
  checkPath(book, m, path, how, cost);
  m.path = path;
  m.moved = true;
}

function destroyed({ book }: Hearing, { model, by, side }: Of<'destroyed'>, rule: string): void {
  const m = entry(book, model);
  must(m.side === side, () => `${model} is not of side ${side}`);
  must(m.wounds === 0 || rule === 'EE-END-04', () => `${model} is destroyed with ${m.wounds} Wounds`);
  leave(m, 'destroyed');
  if (m.mind !== null) {
    m.mind = null;
    m.control = m.side;
  }
  if (rule === 'EE-END-04' || m.neutral || m.unit === 'Civilian') return;
  book.sides[m.side === 0 ? 1 : 0].worth += worthOf(book, m);
  const killer = by === null ? undefined : book.models.get(by);
  if (killer !== undefined && killer.side !== m.side) killer.kills++;
}

/** EE-OVW-05, EE-EQP-10 A watcher has fired. */
function spendWatch(book: Account, { model, at, weapon, where }: Of<'reacts'>): void {
  const m = entry(book, model);
  const mover = entry(book, at);
  must(m.overwatch === weapon, () => `${model} reacts with the ${weapon} and watches with ${m.overwatch}`);
  must(m.down === 'no' && isOn(m), () => `${model} cannot react`);
  must(!hasRule(mover, 'Phantom'), () => `${at} has Phantom and draws no fire`);
  must(!m.shotsAt.includes(at), () => `${model} reacts twice to ${at}`);
  if (mover.path !== null)
    must(
      mover.path.some((spot) => keyOf(spot) === keyOf(where)),
      () => `${at} is not on its way at ${where.join()}`,
    );
  mover.at = where;
  m.shotsAt.push(at);
  if (profileOf(m, weapon).fixed.includes('Expanded Magazine') && m.shotsAt.length < 2) return;
  m.overwatch = null;
  m.shotsAt = [];
}

/** A to-hit test was told. */
function shot(hearing: Hearing, what: Shot): void {
  const { book } = hearing;
  const by = entry(book, what.model);
  arrive(by);
  const reason = hearing.reasons.get(what.model) ?? 'attack';
  if (reason !== 'reacts') arrive(entry(book, what.at));
  const arm = profileOf(by, what.weapon);
  const again = hearing.blow?.awaits === true;
  checkShot(book, what, reason);
  if (!again) {
    if (hasRule(by, 'Shadow')) by.seenUntil = book.round + 1;
    if (arm.rules.includes('One Use')) by.used.push(what.weapon);
    if (hearing.trigger) by.used.push('Hair Trigger');
    hearing.trigger = false;
  }
  const { model, at, weapon, close } = what;
  // EE-SPC-38 A first passed test of Shredding waits for the second.
  const awaits = !again && arm.rules.includes('Shredding') && !close;
  if (!awaits || what.type === 'missed') hearing.reasons.delete(model);
  hearing.blow =
    what.type === 'missed' ? null : { by: model, at, weapon, close, awaits, open: !awaits, spread: null };
}

/** The end of an attack or of what it set off: a hit that nothing turned aside is counted. */
export function settle(hearing: Hearing): void {
  const { blow, book } = hearing;
  if (blow === null || !blow.open) return;
  blow.open = false;
  countHit(book, entry(book, blow.at), blow.by, !blow.close);
}

const KEEPS_OPEN: readonly Happening['type'][] = ['hit', 'scatter', 'deflect', 'pulled'];

const HANDLERS: Handlers = {
  placed: ({ book }, { model, at }) => put(entry(book, model), at),
  arrives: ({ book }, { model, at }) => put(entry(book, model), at),
  appears({ book }, { model, at }) {
    const m = entry(book, model);
    put(m, at);
    m.activated = book.round === 0 ? 0 : 9;
  },
  declared({ book }, { model, at }) {
    const m = entry(book, model);
    must(m.place === 'hidden', () => `${model} is declared and was not hidden`);
    put(m, at);
    book.markers.delete(model);
    if (book.filled) change(book.bag, colourOf(m), 1);
  },
  'reinforcements cancelled'({ book }, { models }) {
    for (const name of models) entry(book, name).place = 'saved';
  },
  'marker placed': ({ book }, { model }) => change(book.markers, model, 1),
  round(hearing, { round }) {
    const { book } = hearing;
    must(round === book.round + 1, () => `round ${round} after ${book.round}`);
    book.round = round;
    book.filled = false;
    book.drawn = [];
    for (const m of book.models.values()) {
      arrive(m);
      m.activated = 0;
      m.hitBy = [];
    }
  },
  'bag filled'({ book }, { dice }) {
    const bag = fillBag(book);
    for (const colour of new Set([...bag.keys(), ...Object.keys(dice)]))
      must(
        (bag.get(colour) ?? 0) === (dice[colour] ?? 0),
        () => `${dice[colour]} dice of ${colour}, not ${bag.get(colour)}`,
      );
    book.bag = bag;
    book.filled = true;
  },
  'die drawn'(hearing, { colour }) {
    change(hearing.book.bag, colour, -1);
    hearing.book.drawn.push(colour);
    hearing.colour = colour;
  },
  'die removed'({ book }, { colour }) {
    change(book.bag, colour, -1);
  },
  commands({ book }, { model, first }) {
    for (const name of first) {
      const m = entry(book, name);
      must(m.activated === 0, () => `${model} brings ${name} forward, who has acted`);
      change(book.bag, colourOf(m), -1);
    }
  },
  'acts again'({ book }, { model }) {
    const side = book.sides[entry(book, model).side];
    must(side.bonus > 0, () => `${model} acts again without an extra die`);
    side.bonus--;
  },
  activated(hearing, { model, side, overdrive }) {
    const { book } = hearing;
    const m = entry(book, model);
    must(isOn(m) && m.control === side, () => `${model} is activated by side ${side}`);
    must(
      m.activated === 0 || (m.activated === 1 && colourOf(m) === 'automaton'),
      () => `${model} acts again`,
    );
    m.activated++;
    if (m.mind !== null) entry(book, m.mind.by).activated++;
    m.overwatch = null;
    m.shotsAt = [];
    m.moved = false;
    if (overdrive) m.used.push('Overdrive');
    hearing.active = model;
    hearing.reasons.clear();
  },
  'activation ends': ({ book }, { model }) => arrive(entry(book, model)),
  'activation lost'({ book }, { model }) {
    const m = entry(book, model);
    must(m.activated === 0, () => `${model} has acted and loses its activation`);
    m.activated = 1;
  },
  'stands up'({ book }, { model, dice, value, left }) {
    const m = entry(book, model);
    must(m.down !== 'no', () => `${model} stands up and was not Down`);
    if (m.down === 'forced') {
      must(dice !== undefined && value === skillOf(book, m, 'WILL'), () => `${model} tests WILL ${value}`);
      must(passes(dice, value) === (left === 2), () => `${model} has ${left} actions left`);
    } else must(dice === undefined && left === 2, () => `${model} tests to stand up`);
    m.down = 'no';
  },
  suppressed({ book }, { model, dice, value, holds }) {
    const m = entry(book, model);
    must(value === skillOf(book, m, 'WILL') - m.suppressed, () => `${model} tests WILL ${value}`);
    must(passes(dice, value) === holds, () => `${model}: ${dice.join('+')} against ${value}`);
  },
  rallied({ book }, { model, die, left }) {
    const m = entry(book, model);
    m.suppressed = Math.max(0, m.suppressed - die);
    must(m.suppressed === left, () => `${model} has ${left} suppression left, not ${m.suppressed}`);
  },
  test({ book, reasons }, { model, what, dice, value, passed }) {
    must(passes(dice, value) === passed, () => `${what} of ${model}: ${dice.join('+')} against ${value}`);
    if (what !== 'Climb') return;
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
  'marker removed': ({ book }, { model, count }) => change(book.markers, model, -count),
  runs: (hearing, { model, path, cost }) => setOut(hearing, entry(hearing.book, model), path, 'run', cost),
  climbs: (hearing, { model, path, cost }) =>
    setOut(hearing, entry(hearing.book, model), path, 'climb', cost),
  flees(hearing, { model, path }) {
    const m = entry(hearing.book, model);
    m.path = path;
    m.moved = true;
  },
  momentum({ book }, { model, path }) {
    const m = entry(book, model);
    arrive(m);
    must(path.length <= 3 || book.options.diagonals !== 'square', () => `Momentum of ${path.length} cells`);
    m.path = path;
  },
  charges(hearing, { model, path }) {
    setOut(hearing, entry(hearing.book, model), path, 'charge');
    hearing.reasons.set(model, 'charges');
  },
  stopped: ({ book }, { model, at }) => put(entry(book, model), at),
  'put back': ({ book }, { model, to }) => put(entry(book, model), to),
  panics: ({ book }, { model, to }) => put(entry(book, model), to),
  blinked({ book }, { model, to }) {
    const m = entry(book, model);
    if (m.path === null && m.at !== null)
      must(
        book.ground.distance(m.at, to) === 6,
        () => `${model} blinks ${book.ground.distance(m.at!, to)} cells`,
      );
    put(m, to);
  },
  pulled({ book }, { model, by, to }) {
    put(entry(book, model), to);
    must(book.ground.touch(to, entry(book, by).at!), () => `${model} is pulled beside nobody`);
  },
  overwatch({ book }, { model, weapon }) {
    const m = entry(book, model);
    must(profileOf(m, weapon).range > 0, () => `${model} watches with the ${weapon}`);
    m.overwatch = weapon;
    m.shotsAt = [];
  },
  'overwatch ended'({ book }, { model }) {
    entry(book, model).overwatch = null;
    entry(book, model).shotsAt = [];
  },
  reacts(hearing, what) {
    spendWatch(hearing.book, what);
    hearing.reasons.set(what.model, 'reacts');
    hearing.mover = what.at;
  },
  'free attack'(hearing, { model, at, path }) {
    arrive(entry(hearing.book, at));
    if (path.length > 0) entry(hearing.book, model).path = path;
    hearing.reasons.set(model, path.length > 0 ? 'charges' : 'free');
  },
  counterattack: ({ reasons }, { model }) => void reasons.set(model, 'counter'),
  hit: shot,
  missed: shot,
  scatter(hearing, { die, wide }) {
    must(wide === die >= 4, () => `a Scatter die of ${die}`);
    if (wide && hearing.blow !== null) hearing.blow.open = false;
  },
  explodes: (hearing, { at, weapon }) => explode(hearing, at, weapon),
  deflect(hearing, { die, deflected }) {
    must(deflected === die >= 5, () => `a Deflect die of ${die}`);
    if (deflected && hearing.blow !== null) hearing.blow = null;
  },
  armour: checkArmour,
  damage: checkDamage,
  splashed(hearing, { model }) {
    const { blow, book } = hearing;
    must(blow !== null, () => `${model} is splashed by nothing`);
    countHit(book, entry(book, model), blow.by, true);
    hearing.blow = { ...blow, at: model, close: false, open: false, spread: 'splash' };
  },
  volatile(hearing, { model, die }) {
    if (die >= 4)
      hearing.blow = {
        by: '',
        at: '',
        weapon: '',
        close: false,
        awaits: false,
        open: false,
        spread: entry(hearing.book, model).at,
      };
  },
  sustain({ book }, { model, dice, value, passed }) {
    const m = entry(book, model);
    must(m.wounds === 0 && !m.used.includes('Sustain'), () => `${model} is sustained at ${m.wounds} Wounds`);
    must(value === skillOf(book, m, 'WILL') && passes(dice, value) === passed, () => `Sustain of ${model}`);
    m.used.push('Sustain');
    if (passed) m.wounds = 1;
  },
  poison({ book }, { model, wounds }) {
    const m = entry(book, model);
    must(m.poisoned, () => `${model} is not poisoned`);
    m.poisoned = false;
    m.wounds = Math.max(0, m.wounds - 1);
    must(m.wounds === wounds, () => `poison leaves ${model} ${wounds} Wounds, not ${m.wounds}`);
  },
  poisoned: ({ book }, { model }) => void (entry(book, model).poisoned = true),
  down({ book }, { model, how }) {
    const m = entry(book, model);
    m.down = how === 'forced' || m.down === 'forced' ? 'forced' : 'hunkered';
    m.overwatch = null;
    m.shotsAt = [];
    // Knocked down on its way it stays where it was seen last; on its own feet it has arrived.
    if (how === 'hunkered') arrive(m);
    else if (m.at !== null && m.path !== null && m.path.some((spot) => keyOf(spot) === keyOf(m.at!)))
      m.path = null;
  },
  'leader lost'({ book }, { model, side }) {
    must(entry(book, model).leader && !book.sides[side].leaderLost, () => `${model} is no Leader to lose`);
    book.sides[side].leaderLost = true;
  },
  'terrain destroyed'({ book }, { cells }) {
    for (const spot of cells) book.ground.gone.add(keyOf(spot));
  },
  'gate open'({ book }) {
    book.ground.rows.forEach((row, y) =>
      [...row].forEach((sign, x) => sign === 'D' && book.ground.gone.add(keyOf([x, y]))),
    );
  },
  mindspin({ book }, { at, dice, effect }) {
    const sum = dice.reduce((all, die) => all + die, 0);
    must(
      effect === (sum <= 5 ? 'panic' : sum <= 10 ? 'disorientation' : 'control'),
      () => `a Mindspin roll of ${sum}: ${effect}`,
    );
    const m = entry(book, at);
    must(
      !hasRule(m, 'Mechanical') && !m.items.some((one) => one.item === 'Mindshield'),
      () => `the mind of ${at}`,
    );
    if (effect === 'panic') m.down = 'no';
  },
  'mind controlled'({ book }, { model, by }) {
    const m = entry(book, model);
    m.mind = { by, until: book.round + 1 };
    m.control = entry(book, by).control;
    m.overwatch = null;
    m.shotsAt = [];
    if (m.activated === 0) m.activated = 9;
  },
  'mind freed'({ book }, { model }) {
    const m = entry(book, model);
    must(m.mind !== null, () => `${model} is freed and was nobody's`);
    m.mind = null;
    m.control = m.side;
    if (m.activated === 0) m.activated = 9;
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

/** One happening with its rule. */
export function hear(hearing: Hearing, what: Happening, rule: string): void {
  if (!KEEPS_OPEN.includes(what.type)) settle(hearing);
  if (what.type === 'destroyed') destroyed(hearing, what, rule);
  else (HANDLERS[what.type] as ((hearing: Hearing, what: Happening) => void) | undefined)?.(hearing, what);
}
