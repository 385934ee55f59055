// Carrying out one action of an activation.
import type { Next } from '@xenotable/kernel';
import type { Order } from '../../choices.ts';
import type { Model } from '../../table.ts';
import { type Row, attackBy } from './actions.ts';
import type { Active } from './activation.ts';
import { armNamed } from '../attack/arms.ts';
import { attackFrame } from '../attack/attack.ts';
import type { P } from '../chapter.ts';
import { WAITS } from '../round/dice.ts';
import { charge, flee } from '../attack/engaged.ts';
import { hackModel } from './hacking.ts';
import { goDown } from '../attack/harm.ts';
import { treat } from './healing.ts';
import { missionOf } from '../missions/index.ts';
import { cellOf, distance, ground, spotsOf } from '../board/ground.ts';
import { friendsOf, has, isEngaged, skill } from '../models.ts';
import { moveFrame } from '../movement/move.ts';
import { abilityFor } from './objectives.ts';
import { chargeWay, gaitOf, moveTerms, wayTo } from '../movement/reach.ts';
import { abilityTest, climbs } from '../tests.ts';

/** Pays for an action; EE-ENG-05 an engaged model pays with everything. */
function pay(f: Active, engaged: boolean, actions: number, row: Row): void {
  f.left = engaged ? 0 : f.left - actions;
  f.rows.push(row);
}

const AFTER = 'momentum of the card';

export function perform(play: P, f: Active, order: Order): Next {
  const { w } = play;
  const m = w.models[f.model]!;
  const engaged = isEngaged(w, m);
  switch (order.do) {
    case 'end':
      f.over = true;
      return { goTo: 'end' };
    case 'run':
    case 'climb':
      return walk(play, f, m, order, engaged);
    case 'charge':
      return beginCharge(play, f, m, order);
    case 'attack':
    case 'mindspin': {
      pay(f, engaged, order.actions, 'attack');
      if (order.then !== undefined) f.said = order.then;
      const attack = attackBy(f, order);
      f.momentum = has(m, 'Momentum') && armNamed(m, attack.weapon)?.range === 0;
      return { call: attackFrame(attack), then: AFTER };
    }
    case 'overwatch':
      pay(f, false, 1, 'overwatch');
      m.overwatch = order.weapon;
      m.watched = [];
      play.tell?.({ type: 'overwatch', model: m.name, weapon: order.weapon }, 'EE-OVW-01');
      return { goTo: AFTER };
    case 'hunker down':
      pay(f, false, 2, 'hunker down');
      goDown(play, m, 'hunkered', 'EE-DWN-01');
      return { goTo: AFTER };
    case 'hack':
    case 'interact':
    case 'search': {
      pay(f, false, order.actions, 'action');
      const piece = w.pieces[order.piece]!;
      // EE-SPC-03 EE-SPC-08 EE-SPC-09 The skill under which the card lists it.
      const on = order.do === 'hack' ? 'HACK' : 'MOBILITY';
      const passed = abilityTest(
        play,
        m,
        skill(w, m, on),
        order.actions,
        order.do === 'hack' ? 'EE-SPC-03' : order.do === 'interact' ? 'EE-SPC-08' : 'EE-SPC-09',
        abilityFor[order.do],
      );
      // EE-ACT-10 Done as two actions it leaves the model Down. EE-OBJ-02 A failure changes nothing.
      if (order.actions === 2) goDown(play, m, 'hunkered', 'EE-ACT-10');
      if (!passed) return { goTo: AFTER };
      const mission = missionOf(w);
      const next = mission.worked?.(play, m, piece, order.do) ?? null;
      if (mission.worked === undefined) {
        piece.done = true;
        return {
          call: {
            chapter: order.do === 'hack' ? 'hack table' : 'search table',
            step: 'roll',
            model: m.id,
            piece: piece.id,
          },
          then: AFTER,
        };
      }
      return next === null ? { goTo: AFTER } : { call: next, then: AFTER };
    }
    case 'hack model':
      pay(f, engaged, order.actions, 'action');
      hackModel(play, m, w.models[order.target]!, order.actions);
      return { goTo: AFTER };
    case 'claim': {
      pay(f, false, order.actions, 'action');
      const passed = abilityTest(play, m, skill(w, m, 'MOBILITY'), order.actions, 'EE-OBJ-06', 'Interact');
      if (order.actions === 2) goDown(play, m, 'hunkered', 'EE-ACT-10');
      if (passed) takeCharge(play, m, w.models[order.target]!);
      return { goTo: AFTER };
    }
    case 'medikit':
    case 'field repair':
      pay(f, false, order.actions, 'action');
      treat(play, m, order);
      return { goTo: AFTER };
    case 'energy shield':
      pay(f, false, order.actions, 'action');
      if (abilityTest(play, m, skill(w, m, 'WILL'), order.actions, 'EE-SPO-09', 'Energy Shield')) {
        m.used.push('Energy Shield');
        for (const one of [m, ...friendsOf(w, m).filter((friend) => distance(w, m.cell, friend.cell) <= 4)])
          one.shield = 2;
        play.tell?.({ type: 'energy shield', model: m.name }, 'EE-SPO-09');
      }
      return { goTo: AFTER };
    case 'hand over': {
      pay(f, false, 1, 'hand over');
      const friend = w.models[order.target]!;
      m.carries = m.carries.filter((id) => id !== order.token);
      friend.carries.push(order.token);
      play.tell?.({ type: 'handed over', model: m.name, to: friend.name }, 'EE-OBJ-03');
      return { goTo: AFTER };
    }
    case 'evacuate':
      pay(f, false, 1, 'evacuate');
      m.place = 'saved';
      play.tell?.({ type: 'evacuated', model: m.name }, 'EE-OBJ-07');
      missionOf(w).left?.(play, m);
      return { goTo: AFTER };
    case 'rally': {
      pay(f, false, 2, 'rally');
      const die = play.roll(6, 'EE-OPT-03');
      m.suppressed = Math.max(0, m.suppressed - die);
      play.tell?.({ type: 'rallied', model: m.name, die, left: m.suppressed }, 'EE-OPT-03');
      return { goTo: AFTER };
    }
  }
}

/** EE-ACT-08 Run. EE-MOV-08 EE-MOV-09 EE-MOV-10 Climb, with a test as one action. EE-ENG-04 An engaged model flees. */
function walk(
  play: P,
  f: Active,
  m: Model,
  order: { do: 'run' | 'climb'; actions: 1 | 2; to: unknown; via?: unknown },
  engaged: boolean,
): Next {
  const { w } = play;
  pay(f, engaged, order.actions, order.do);
  const climbing = order.do === 'climb';
  if (climbing && order.actions === 1 && !climbs(play, m)) return { goTo: AFTER };
  const terms = moveTerms(w, m, climbing, order.actions);
  const way = wayTo(w, m, terms.gait, terms.allowance, terms.leave, order.to, order.via);
  if ('rule' in way) return { goTo: AFTER };
  f.moved = true;
  f.cell = way.path.at(-1)!;
  play.tell?.(
    {
      type: terms.fleeing ? 'flees' : climbing ? 'climbs' : 'runs',
      model: m.name,
      cost: way.cost,
      path: spotsOf(ground(w), way.path),
    },
    terms.fleeing ? 'EE-ENG-04' : climbing ? 'EE-MOV-07' : 'EE-ACT-08',
  );
  if (terms.fleeing)
    return {
      call: flee.begin({ model: m.id, path: way.path, foes: terms.leave.touching.map((foe) => foe.id) }),
      then: AFTER,
    };
  return { call: moveFrame(w, m.id, way.path), then: AFTER };
}

/** EE-CHG-01 A charge: a move into contact and an Attack, together two actions. */
function beginCharge(play: P, f: Active, m: Model, order: Extract<Order, { do: 'charge' }>): Next {
  const { w } = play;
  const target = w.models[order.target]!;
  const climbing = order.climb === true;
  play.tell?.({ type: 'charges', model: m.name, at: target.name, weapon: order.weapon }, 'EE-CHG-01');
  f.rows.push(climbing ? 'climb' : 'run');
  if (climbing && !climbs(play, m)) {
    f.left -= 1;
    return { goTo: AFTER };
  }
  const way = chargeWay(
    w,
    m,
    target,
    gaitOf(m, climbing),
    skill(w, m, 'MOBILITY'),
    cellOf(ground(w), order.to),
    order.via,
  );
  f.left = 0;
  if ('rule' in way) return { goTo: AFTER };
  f.rows.push(order.weapon === 'Computer Use' ? 'action' : 'attack');
  f.moved = true;
  f.cell = way.path.at(-1)!;
  f.momentum = has(m, 'Momentum') && armNamed(m, order.weapon)?.range === 0;
  return { call: charge.begin({ attack: attackBy(f, order), path: way.path }), then: AFTER };
}

/** EE-OBJ-06 The VIP is now a model of that side, with a die from the next round on. */
function takeCharge(play: P, m: Model, civilian: Model): void {
  civilian.neutral = false;
  civilian.side = m.side;
  civilian.control = m.side;
  civilian.player = m.player;
  civilian.activated = WAITS;
  play.tell?.({ type: 'claimed', model: m.name, at: civilian.name }, 'EE-OBJ-06');
  missionOf(play.w).claimed?.(play, m, civilian);
}
