// Carrying out one action of an activation: one entry for each order.
import { type Bookmark, applies } from '@xenotable/kernel';
import type { ChoiceOf, Order } from '../../choices.ts';
import type { Model, Table, Cell } from '../../table.ts';
import { modelOf, pieceOf } from '../../tableReaders.ts';
import { leaveBoard } from '../leaving.ts';
import { armNamed } from '../attack/arms.ts';
import { attackFrame } from '../attack/attack.ts';
import { charge, flee } from '../attack/engaged.ts';
import { goDown } from '../attack/harm.ts';
import { cellOf, distance, ground, spotsOf } from '../board/ground.ts';
import type { Play } from '../chapter.ts';
import { missionOf } from '../missions/index.ts';
import { carry, friendsOf, has, isEngaged, skill, touches } from '../models.ts';
import { moveFrame } from '../movement/move.ts';
import { chargeWay, moveTerms, wayTo } from '../movement/reach.ts';
import { WAITS } from '../round/dice.ts';
import { abilityTest, climbs } from '../tests.ts';
import { type Row, attackBy } from './actions.ts';
import type { Active } from './activation.ts';
import { hackTable } from './hackTable.ts';
import { hackModel } from './hacking.ts';
import { treat } from './healing.ts';
import { abilityFor } from './objectives.ts';
import { searchTable } from './search.ts';
import { gaitOf } from '../movement/prices.ts';

/** Where an activation goes on after an action. */
export type AfterAction =
  | { goTo: 'end' }
  | { goTo: 'after the move' }
  | { call: Bookmark; then: 'after the move' };

/** The activation, who acts, and whether it is engaged. */
interface Acting {
  f: Active;
  m: Model;
  engaged: boolean;
}

type Performing = {
  [D in Order['do']]: (play: Play, acting: Acting, order: ChoiceOf<D>) => AfterAction;
};

const DONE: AfterAction = { goTo: 'after the move' };

const first = (call: Bookmark): AfterAction => ({ call, then: 'after the move' });

/** Pays for an action. EE-ENG-05 An engaged model has ordered the form that takes all it has left. */
function pay({ f, engaged }: Acting, actions: number, row: Row): void {
  f.left -= actions;
  if (engaged) applies('EE-ENG-05');
  f.rows.push(row);
}

const PERFORMING: Performing = {
  end(_play, { f }) {
    f.over = true;
    return { goTo: 'end' };
  },
  run: (play, acting, order) => walk(play, acting, order),
  climb: (play, acting, order) => walk(play, acting, order),
  charge: (play, acting, order) => beginCharge(play, acting, order),
  attack: (_play, acting, order) => attack(acting, order),
  mindspin: (_play, acting, order) => attack(acting, order),
  overwatch(play, acting, { weapon }) {
    const { m } = acting;
    pay(acting, 1, 'overwatch');
    m.overwatch = weapon;
    play.tell?.({ type: 'overwatch', model: m.name, weapon }, 'EE-OVW-01');
    return DONE;
  },
  'hunker down'(play, acting) {
    pay(acting, 2, 'hunker down');
    goDown(play, acting.m, 'hunkered', 'EE-DWN-01');
    return DONE;
  },
  hack: (play, acting, order) => work(play, acting, order),
  interact: (play, acting, order) => work(play, acting, order),
  search: (play, acting, order) => work(play, acting, order),
  'hack model'(play, acting, { target, actions }) {
    pay(acting, actions, 'action');
    const at = modelOf(play.w, target);
    applies(touches(play.w, acting.m, at) ? 'EE-SPC-48' : 'EE-SPC-26');
    hackModel(play, acting.m, at, actions);
    return DONE;
  },
  claim(play, acting, { target, actions }) {
    const { m } = acting;
    pay(acting, actions, 'action');
    const passed = abilityTest(play, m, skill(play.w, m, 'MOBILITY'), actions, 'EE-OBJ-06', 'Interact');
    if (actions === 2) goDown(play, m, 'hunkered', 'EE-ACT-10');
    if (passed) takeCharge(play, m, modelOf(play.w, target));
    return DONE;
  },
  medikit(play, acting, order) {
    pay(acting, order.actions, 'action');
    treat(play, acting.m, order);
    return DONE;
  },
  'field repair'(play, acting, order) {
    pay(acting, order.actions, 'action');
    treat(play, acting.m, order);
    return DONE;
  },
  'energy shield'(play, acting, { actions }) {
    const { m } = acting;
    const { w } = play;
    pay(acting, actions, 'action');
    if (!abilityTest(play, m, skill(w, m, 'WILL'), actions, 'EE-SPO-09', 'Energy Shield')) return DONE;
    m.used.push('Energy Shield');
    m.shield = 2;
    for (const friend of friendsOf(w, m)) if (distance(w, m.cell, friend.cell) <= 4) friend.shield = 2;
    play.tell?.({ type: 'energy shield', model: m.name }, 'EE-SPO-09');
    return DONE;
  },
  'hand over'(play, acting, { target, token }) {
    const { m } = acting;
    pay(acting, 1, 'hand over');
    const friend = modelOf(play.w, target);
    m.carries = m.carries.filter((id) => id !== token);
    carry(friend, token);
    play.tell?.({ type: 'handed over', model: m.name, to: friend.name }, 'EE-OBJ-03');
    return DONE;
  },
  evacuate(play, acting) {
    const { m } = acting;
    pay(acting, 1, 'evacuate');
    leaveBoard(m, 'saved');
    play.tell?.({ type: 'evacuated', model: m.name }, 'EE-OBJ-07');
    missionOf(play.w).left?.(play, m);
    return DONE;
  },
  rally(play, acting) {
    const { m } = acting;
    pay(acting, 2, 'rally');
    const die = play.roll(6, 'EE-OPT-03');
    m.suppressed = Math.max(0, m.suppressed - die);
    play.tell?.({ type: 'rallied', model: m.name, die, left: m.suppressed }, 'EE-OPT-03');
    return DONE;
  },
};

export function perform(play: Play, f: Active, order: Order): AfterAction {
  const m = modelOf(play.w, f.model);
  return performAs(order.do, play, { f, m, engaged: isEngaged(play.w, m) }, order);
}

const performAs = <D extends Order['do']>(
  kind: D,
  play: Play,
  acting: Acting,
  order: ChoiceOf<D>,
): AfterAction => PERFORMING[kind](play, acting, order);

/** EE-ACT-05 EE-ACT-06 An Attack with one action or with two. EE-SPC-11 Mindspin is one. */
function attack(acting: Acting, order: ChoiceOf<'attack' | 'mindspin'>): AfterAction {
  const { f, m } = acting;
  pay(acting, order.actions, 'attack');
  if (order.then !== undefined) {
    f.said = order.then;
    applies('EE-ACT-07');
  }
  const declared = attackBy(f, order);
  f.momentum = has(m, 'Momentum') && armNamed(m, declared.weapon)?.range === 0;
  return first(attackFrame(declared));
}

const WORK_RULE = { hack: 'EE-SPC-03', interact: 'EE-SPC-08', search: 'EE-SPC-09' } as const;

/** EE-SPC-03 EE-SPC-08 EE-SPC-09 Working a piece, on the skill under which the card lists it. */
function work(play: Play, acting: Acting, order: ChoiceOf<'hack' | 'interact' | 'search'>): AfterAction {
  const { w } = play;
  const { m } = acting;
  pay(acting, order.actions, 'action');
  const piece = pieceOf(w, order.piece);
  const value = skill(w, m, order.do === 'hack' ? 'HACK' : 'MOBILITY');
  const passed = abilityTest(play, m, value, order.actions, WORK_RULE[order.do], abilityFor[order.do]);
  // EE-ACT-10 Done as two actions it leaves the model Down. EE-OBJ-02 A failure changes nothing.
  if (order.actions === 2) goDown(play, m, 'hunkered', 'EE-ACT-10');
  applies('EE-OBJ-01');
  if (!passed) {
    applies('EE-OBJ-02');
    return DONE;
  }
  const mission = missionOf(w);
  if (mission.worked === undefined) {
    piece.done = true;
    return first(
      order.do === 'hack'
        ? hackTable.begin({ model: m.id, piece: piece.id, die: 0 })
        : searchTable.begin({ model: m.id, gear: '' }),
    );
  }
  const next = mission.worked(play, m, piece);
  return next === null ? DONE : first(next);
}

/** Whether a way leads nowhere up or down. */
const staysLevel = (w: Table, m: Model, path: readonly Cell[]): boolean =>
  path.every((cell) => ground(w).level[cell] === ground(w).level[m.cell]);

/** EE-ACT-08 Run. EE-MOV-08 EE-MOV-09 EE-MOV-10 Climb, with a test as one action. EE-ENG-04 An engaged model flees. */
function walk(play: Play, acting: Acting, order: ChoiceOf<'run' | 'climb'>): AfterAction {
  const { w } = play;
  const { f, m } = acting;
  pay(acting, order.actions, order.do);
  const climbing = order.do === 'climb';
  if (climbing && order.actions === 1 && !climbs(play, m)) return DONE;
  if (climbing && order.actions === 2) applies('EE-MOV-08');
  const terms = moveTerms(w, m, climbing, order.actions);
  const way = wayTo(w, m, terms.gait, terms.allowance, terms.leave, order.to, order.via);
  if ('rule' in way) return DONE;
  f.moved = true;
  f.cell = way.path.at(-1) ?? m.cell;
  const moved = { model: m.name, cost: way.cost, path: spotsOf(ground(w), way.path) };
  if (terms.fleeing) {
    play.tell?.({ type: 'flees', ...moved }, 'EE-ENG-04');
    applies('EE-ENG-06');
    return first(
      flee.begin({ model: m.id, path: way.path, foes: terms.leave.touching.map((foe) => foe.id) }),
    );
  }
  if (climbing)
    play.tell?.(
      { type: 'climbs', ...moved, ...(staysLevel(w, m, way.path) && { level: true }) },
      'EE-MOV-07',
    );
  else play.tell?.({ type: 'runs', ...moved }, 'EE-ACT-08');
  return first(moveFrame(w, m.id, way.path));
}

/** EE-CHG-01 A charge: a move into contact and an Attack, together two actions. */
function beginCharge(play: Play, { f, m }: Acting, order: ChoiceOf<'charge'>): AfterAction {
  const { w } = play;
  const target = modelOf(w, order.target);
  const climbing = order.climb === true;
  const to = cellOf(ground(w), order.to);
  const way = chargeWay(w, m, target, gaitOf(m, climbing), skill(w, m, 'MOBILITY'), to, order.via);
  if ('rule' in way) throw new Error(`${m.name} cannot charge ${target.name}: ${way.reason}`);
  const path = spotsOf(ground(w), way.path);
  play.tell?.({ type: 'charges', model: m.name, at: target.name, weapon: order.weapon, path }, 'EE-CHG-01');
  f.rows.push(climbing ? 'climb' : 'run');
  if (climbing && !climbs(play, m)) {
    f.left -= 1;
    return DONE;
  }
  f.left = 0;
  f.rows.push(order.weapon === 'Computer Use' ? 'action' : 'attack');
  f.moved = true;
  f.cell = way.path.at(-1) ?? m.cell;
  f.momentum = has(m, 'Momentum') && armNamed(m, order.weapon)?.range === 0;
  return first(charge.begin({ attack: attackBy(f, order), path: way.path }));
}

/** EE-OBJ-06 The VIP is now a model of that side, with a die from the next round on. */
function takeCharge(play: Play, m: Model, civilian: Model): void {
  civilian.neutral = false;
  civilian.side = m.side;
  civilian.control = m.side;
  civilian.player = m.player;
  civilian.activated = WAITS;
  play.tell?.({ type: 'claimed', model: m.name, at: civilian.name }, 'EE-OBJ-06');
  missionOf(play.w).claimed?.(play, m, civilian);
}
