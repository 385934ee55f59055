// An Attack from declaration to storming (XR-ATK, XR-CCH, XR-END, XR-STO).
import { bearing, squared } from '@xenotable/board';
import type { Refusal, Seat, Turn } from '@xenotable/kernel';
import * as automaton from '../automaton/attacks.ts';
import { type Choice, type Spot, isSpot, spot } from '../choices.ts';
import { BUILDINGS } from '../content/terrain.ts';
import { groundOf } from '../ground.ts';
import { radiusOf, touching } from '../measure.ts';
import { type Table, type Unit, type UnitId, onTable, profileOf } from '../table.ts';
import { activate } from './activation.ts';
import { goIn, mayEnter } from './buildings.ts';
import { courage, courageTest } from './courage.ts';
import { crushing } from './crushing.ts';
import { type Pool, hitsOf, missesOf, rerollMisses } from './damage.ts';
import { FAULTS, judgePath } from './paths.ts';
import { chapter, field, question, shaped } from './question.ts';
import { retreat } from './retreat.ts';
import { type Position, mayStorm, positionOf, stormFault, stormSpots } from './storming.ts';
import { diceOf, maxMove, reactionModifiers } from './values.ts';
import { type Route } from './routes.ts';
import { chargeMover, chargeRoute, contactOf, mayCounterCharge, ramRoute } from './charges.ts';
import { fightRerolls, fightValue, poolOf } from './fights.ts';
import { fightLosses, losing, meet, ramLosses } from './clash.ts';

export interface AttackFrame {
  unit: UnitId;
  target: UnitId;
  house: number;
  /** The target met the charge (XR-CCH-03). */
  met: boolean;
  stun: boolean;
  a: Pool | null;
  d: Pool | null;
  /** Points for Courage, and points that decide who lost. */
  aLost: number;
  dLost: number;
  aCount: number;
  dCount: number;
  /** The cover that the target stood in. */
  position: Position | null;
}

export const attackFrame = (unit: Unit, target: UnitId, house: number): AttackFrame => ({
  unit: unit.id,
  target,
  house,
  met: false,
  stun: false,
  a: null,
  d: null,
  aLost: 0,
  dLost: 0,
  aCount: 0,
  dCount: 0,
  position: null,
});

const againQuestion = (pool: 'a' | 'd') =>
  question<AttackFrame>({
    rule: 'XR-GEN-09',
    prompt: (w, f) => `Roll the missed dice of ${w.units[pool === 'a' ? f.unit : f.target]!.name} again?`,
    owner(w, f): Seat | null {
      const rolled = f[pool];
      if (rolled === null || f.target < 0) return null;
      const unit = w.units[pool === 'a' ? f.unit : f.target]!;
      return missesOf(w, rolled) > 0 && fightRerolls(w, unit, w.units[pool === 'a' ? f.target : f.unit]!) > 0 ? unit.owner : null;
    },
    offers: () => [{ reroll: true }, { reroll: false }],
    take(play, f, _seat, choice) {
      if ((choice as { reroll: boolean }).reroll !== true) return;
      const unit = play.w.units[pool === 'a' ? f.unit : f.target]!;
      rerollMisses(play, f[pool]!, fightRerolls(play.w, unit, play.w.units[pool === 'a' ? f.target : f.unit]!), 'XR-GEN-09');
      play.tell?.({ type: 'rolled again', unit: unit.id, dice: f[pool]!.dice.slice(), hits: hitsOf(play.w, f[pool]!) }, 'XR-GEN-09');
    },
    auto: () => ({ reroll: true }),
  });

const route = (w: Table, f: AttackFrame): Route | null =>
  f.target >= 0 ? chargeRoute(w, w.units[f.unit]!, w.units[f.target]!) : ramRoute(w, w.units[f.unit]!, f.house);

/** XR-ATK-04 Any legal path that ends in contact, within the Maximum Movement. */
function judgeCharge(w: Table, f: AttackFrame, choice: unknown): Refusal | null {
  const path = field(choice, 'path');
  const unit = w.units[f.unit]!;
  const p = profileOf(unit);
  if (!shaped(choice, 'path') || !Array.isArray(path) || path.length < 1 || path.length > 16 || !path.every(isSpot))
    return { rule: 'XR-GEO-11', reason: 'A path has 1 to 16 legs.' };
  if (p.vehicle && !p.walker && w.rules.facing) return { rule: 'XR-VEH-08', reason: 'A vehicle charges straight forward.' };
  const points = (path as Spot[]).map(([x, y]) => ({ x, y }));
  const target = f.target >= 0 ? w.units[f.target]! : null;
  const m = chargeMover(w, unit, points[0]!, target === null ? [] : [target.id]);
  const { cost, fault } = judgePath(w, { ...m, flies: m.flies }, points, m.unit);
  if (fault !== null && fault !== 'impassable') return FAULTS[fault];
  if (cost > maxMove(w, unit)) return { rule: 'XR-ATK-01', reason: 'The path is too long.' };
  const end = points.at(-1)!;
  const contact = target === null ? groundOf(w).houses[f.house]! : contactOf(w, target);
  const touch = 'r' in contact ? squared(end.x, end.y, contact.x, contact.y) : null;
  const sum = 'r' in contact ? radiusOf(unit) + contact.r : 0;
  if (touch === null || touch < sum * sum || touch > (sum + 2) * (sum + 2))
    return { rule: 'XR-GEO-08', reason: 'A charge ends where the rims touch.' };
  return fault === null ? null : FAULTS[fault];
}

export const attack = chapter<AttackFrame>('attack', {
  'where they stand': {
    run(play, f) {
      if (f.target >= 0) f.position = positionOf(play.w, play.w.units[f.target]!, play.w.units[f.unit]!);
    },
  },
  /** XR-ATK-03, XR-CCH-01 */
  'counter-charge?': question<AttackFrame>({
    rule: 'XR-CCH-01',
    prompt: (w, f) => `${w.units[f.unit]!.name} charges ${w.units[f.target]!.name}. Meet it on 7+?`,
    owner: (w, f) => (f.target >= 0 && mayCounterCharge(w, w.units[f.target]!, w.units[f.unit]!) ? w.units[f.target]!.owner : null),
    offers: () => [{ react: true }, { react: false }],
    take(_play, f, _seat, choice) {
      f.met = (choice as { react: boolean }).react;
    },
    auto: (play, f) => automaton.counterCharge(play.w, play.w.units[f.target]!, play.w.units[f.unit]!),
  }),
  /** XR-CCH-02, XR-CCH-04 */
  'meeting it': {
    run(play, f): Turn {
      if (!f.met) return;
      const { w } = play;
      const target = w.units[f.target]!;
      const unit = w.units[f.unit]!;
      f.met = activate(play, target, 7, reactionModifiers(target), 'XR-CCH-02').success;
      if (!onTable(w, target)) return { goTo: 'consequences' };
      if (f.met) meet(play, target, unit);
    },
  },
  /** XR-ATK-04 The charge; if contact can no longer be made the Attack is over without a fight (XR-CCH-03). */
  'which way?': question<AttackFrame>({
    rule: 'XR-ATK-04',
    prompt: (w, f) => `Which way does ${w.units[f.unit]!.name} charge?`,
    owner: (w, f) => (route(w, f) === null ? null : w.units[f.unit]!.owner),
    offers(w, f): Choice[] {
      const found = route(w, f);
      return found === null ? [] : [{ path: found.path.map((at) => spot(at.x, at.y)) }];
    },
    judge: (w, f, _seat, choice) => judgeCharge(w, f, choice),
    take(play, f, _seat, choice): Turn {
      const { w } = play;
      const unit = w.units[f.unit]!;
      const from = { x: unit.x, y: unit.y };
      const path = (choice as { path: Spot[] }).path;
      const before = path.at(-2) ?? spot(from.x, from.y);
      const [x, y] = path.at(-1)!;
      unit.state = 'table';
      unit.inside = -1;
      unit.grounded = false;
      unit.x = x;
      unit.y = y;
      if (profileOf(unit).vehicle && !(w.rules.facing && !profileOf(unit).walker) && (x !== before[0] || y !== before[1]))
        unit.facing = bearing(x - before[0], y - before[1]);
      play.tell?.({ type: 'charged', unit: unit.id, target: f.target, house: f.house, from, path }, 'XR-ATK-04');
      const crushed = crushing(w, unit, from, path);
      return crushed === null ? undefined : { call: crushed };
    },
    auto: (play, f) => ({ path: route(play.w, f)!.path.map((at) => spot(at.x, at.y)) }),
    otherwise(play, f): Turn {
      play.tell?.({ type: 'no contact', unit: f.unit, target: f.target }, 'XR-CCH-03');
      return 'done';
    },
  }),
  /** XR-XEN-35 */
  'stun?': question<AttackFrame>({
    rule: 'XR-XEN-35',
    prompt: 'Strike to stun, or to kill?',
    owner: (w, f) => (f.target >= 0 && profileOf(w.units[f.unit]!).xeno['Stun Weapons'] !== undefined ? w.units[f.unit]!.owner : null),
    offers: () => [{ stun: false }, { stun: true }],
    take(_play, f, _seat, choice) {
      f.stun = (choice as { stun: boolean }).stun;
    },
    auto: () => ({ stun: false }),
  }),
  /** XR-ATK-05, XR-ATK-06, XR-BLD-06 Both roll at the same time. */
  fight: {
    run(play, f) {
      const { w } = play;
      const unit = w.units[f.unit]!;
      const target = f.target >= 0 ? w.units[f.target]! : null;
      f.a = poolOf(unit, target === null ? profileOf(unit).av : fightValue(w, unit, target, true, true));
      f.a.dice = play.rolls(diceOf(w, unit), 6, 'XR-ATK-06');
      if (target !== null) {
        f.d = poolOf(target, fightValue(w, target, unit, f.met, f.met));
        f.d.dice = play.rolls(diceOf(w, target), 6, 'XR-ATK-06');
      } else {
        const building = w.buildings[f.house]!;
        const p = profileOf(unit);
        if (p.vehicle && !p.walker && building.kind !== 'hive nest') {
          f.d = { dice: [], need: p.has['Combat Engineering'] ? 6 : 4, minus: 0, double: false };
          f.d.dice = play.rolls(2 * building.sp <= BUILDINGS[building.kind].sp ? 5 : 10, 6, 'XR-BLD-06');
        }
      }
      play.tell?.(
        {
          type: 'fought',
          unit: unit.id,
          target: f.target,
          house: f.house,
          dice: f.a.dice.slice(),
          need: f.a.need,
          hits: hitsOf(w, f.a),
          back: f.d?.dice.slice() ?? [],
          backNeed: f.d?.need ?? 0,
          backHits: f.d === null ? 0 : hitsOf(w, f.d),
        },
        'XR-ATK-05',
      );
    },
  },
  'attacker again?': againQuestion('a'),
  'defender again?': againQuestion('d'),
  /** XR-ATK-10 (6) */
  losses: {
    run(play, f): Turn {
      if (f.target >= 0) fightLosses(play, f);
      else ramLosses(play, f);
    },
  },
  consequences: {
    run: (play): Turn => {
      const next = play.w.waiting.shift();
      return next === undefined ? undefined : { call: next, then: 'consequences' };
    },
  },
  /** XR-ATK-11, XR-COU-02 Only a unit that lost SP tests; the one attacked first (XR-ATK-10). */
  'courage of the attacked': {
    run(play, f): Turn {
      if (f.target < 0 || f.dLost === 0) return;
      return { call: courage.begin(courageTest(play.w.units[f.target]!, 'attack', { lost: f.dLost, by: f.unit, feared: true, attacking: f.met })) };
    },
  },
  'courage of the attacker': {
    run(play, f): Turn {
      if (f.aLost === 0) return;
      if (f.target < 0) return { call: courage.begin(courageTest(play.w.units[f.unit]!, 'other', { lost: f.aLost })) };
      return { call: courage.begin(courageTest(play.w.units[f.unit]!, 'attack', { lost: f.aLost, by: f.target, feared: f.met, attacking: true })) };
    },
  },
  /** XR-END-01, XR-END-03, XR-END-04, XR-END-05, XR-ATK-12 If both are still in contact one retreats, and is not Suppressed by it. */
  'who retreats': {
    run(play, f): Turn {
      const { w } = play;
      if (f.target < 0) return;
      const unit = w.units[f.unit]!;
      const target = w.units[f.target]!;
      if (!onTable(w, unit) || !onTable(w, target) || !touching(w, unit, target)) return;
      const loser = losing(f, unit, target);
      play.tell?.(
        { type: 'fight lost', unit: loser.id, attacker: f.aCount, defender: f.dCount },
        profileOf(unit).vehicle !== profileOf(target).vehicle ? 'XR-END-06' : f.aCount === f.dCount ? 'XR-END-02' : 'XR-END-01',
      );
      return { call: retreat.begin({ unit: loser.id, by: loser === unit ? target.id : unit.id, from: null, attack: true, failed: false }) };
    },
  },
  /** XR-STO-01 to 03 */
  'storm?': question<AttackFrame>({
    rule: 'XR-STO-01',
    prompt: (w, f) => `Does ${w.units[f.unit]!.name} take the position?`,
    owner: (w, f) =>
      mayStorm(w, w.units[f.unit]!, f.target >= 0 ? w.units[f.target]! : null, f.position) && stormSpots(w, w.units[f.unit]!, f.position!).length > 0
        ? w.units[f.unit]!.owner
        : null,
    offers: (w, f) => [...stormSpots(w, w.units[f.unit]!, f.position!).map((at) => ({ storm: spot(at.x, at.y) })), { stay: true } as const],
    judge(w, f, _seat, choice) {
      const at = field(choice, 'storm');
      return shaped(choice, 'storm') && isSpot(at)
        ? stormFault(w, w.units[f.unit]!, f.position!, at[0], at[1])
        : { rule: 'XR-STO-01', reason: 'Storm to a spot, or stay.' };
    },
    take(play, f, _seat, choice) {
      if ('stay' in choice) return;
      const unit = play.w.units[f.unit]!;
      const [x, y] = (choice as { storm: Spot }).storm;
      unit.x = x;
      unit.y = y;
      play.tell?.({ type: 'stormed', unit: unit.id, x, y }, 'XR-STO-02');
      if (f.position!.kind === 'house' && mayEnter(play.w, unit, f.position!.house)) goIn(play, unit, f.position!.house);
    },
    auto: (play, f) => automaton.storm(play.w, play.w.units[f.unit]!, stormSpots(play.w, play.w.units[f.unit]!, f.position!)),
  }),
});
