// The rule behind every no to an order.
import { type Refusal, refuse } from '@xenotable/kernel';
import type { Actions, Afterwards, Order } from '../../choices.ts';
import type { Model, Table } from '../../table.ts';
import { type Activation, engagedForm, mustSay, pays, rowUsed } from './actions.ts';
import { type Arm, armNamed, canWatch, mindspin, usableArms, worksClose } from '../attack/arms.ts';
import { cellOf, distance, ground } from '../board/ground.ts';
import { patients } from './healing.ts';
import { able, engagedWith, hackable, has, isEngaged, skill, touches } from '../models.ts';
import { claimRefused, leaveRefused, receivers, workRefused } from './objectives.ts';
import { chargeWay, gaitOf, moveTerms, wayTo } from '../movement/reach.ts';
import { attackRefused, untargetable } from '../attack/targets.ts';

function attackJudged(
  w: Table,
  f: Activation,
  m: Model,
  arm: Arm,
  order: { target: number; actions: Actions; then?: Afterwards; trigger?: true },
): Refusal | null {
  const at = w.models[order.target];
  if (at === undefined) return refuse('EE-ATK-02', 'There is no such model.');
  const engaged = isEngaged(w, m);
  if (engaged && order.actions !== engagedForm(f))
    return refuse('EE-ENG-05', 'Every action of an engaged model counts as two.');
  const needs = !engaged && mustSay(f, order.actions);
  if (needs !== (order.then !== undefined))
    return refuse(
      'EE-ACT-07',
      needs
        ? 'Say first whether the model will move afterwards.'
        : 'There is nothing to say about moving here.',
    );
  if (order.then !== undefined && order.then !== 'stays' && order.then !== 'moves')
    return refuse('EE-ACT-07', 'It stays or it moves.');
  if (
    order.trigger !== undefined &&
    (order.trigger !== true ||
      order.actions !== 1 ||
      f.overdrive ||
      !arm.attachments.includes('Hair Trigger') ||
      m.used.includes('Hair Trigger') ||
      touches(w, m, at))
  ) {
    return refuse('EE-EQP-10', 'No Hair Trigger helps here.');
  }
  return attackRefused(w, m, arm, at, f.moved || order.then === 'moves');
}

/** EE-SPC-48 EE-SPC-06 EE-SPC-07 EE-SPC-26 Why an enemy model cannot be hacked. */
export function hackJudged(
  w: Table,
  f: Activation,
  m: Model,
  at: Model | undefined,
  actions: Actions,
): Refusal | null {
  if (at === undefined) return refuse('EE-SPC-03', 'There is no such model.');
  if (!able(m, 'Computer Use')) return refuse('EE-SPC-03', `${m.name} does not have [Computer Use] now.`);
  const wrong = untargetable(w, m, at);
  if (wrong !== null) return wrong;
  if (hackable(w, at) === null) return refuse('EE-SPC-03', `${at.name} cannot be hacked.`);
  if (isEngaged(w, m)) {
    if (actions !== engagedForm(f))
      return refuse('EE-ENG-05', 'Every action of an engaged model counts as two.');
    return engagedWith(w, m).includes(at) ? null : refuse('EE-ENG-02', `${m.name} is engaged with others.`);
  }
  if (has(m, 'Hacker') && distance(w, m.cell, at.cell) <= 12) return null;
  return touches(w, m, at) ? null : refuse('EE-SPC-48', `${m.name} reaches ${at.name} only in base contact.`);
}

/** EE-CHG-01 EE-CHG-02 EE-SPC-48 Why a charge is not possible. */
function chargeJudged(
  w: Table,
  f: Activation,
  m: Model,
  order: { weapon: string; target: number; to: unknown; via?: unknown; climb?: true },
): Refusal | null {
  const at = w.models[order.target];
  if (at === undefined) return refuse('EE-CHG-02', 'There is no such model.');
  if (f.left < 2) return refuse('EE-CHG-01', 'A charge uses both actions.');
  if (isEngaged(w, m)) return refuse('EE-ENG-02', `${m.name} is engaged.`);
  const used =
    rowUsed(w, f, order.climb ? 'climb' : 'run') ??
    rowUsed(w, f, order.weapon === 'Computer Use' ? 'action' : 'attack');
  if (used !== null) return used;
  const wrong = untargetable(w, m, at);
  if (wrong !== null) return wrong;
  if (order.weapon === 'Computer Use') {
    if (!able(m, 'Computer Use') || hackable(w, at) === null)
      return refuse('EE-SPC-48', `${m.name} cannot hack ${at.name}.`);
  } else {
    const arm = armNamed(m, order.weapon);
    if (arm === null) return refuse('EE-ATK-02', `${m.name} has no ${order.weapon}.`);
    if (arm.rules.includes('Sniper'))
      return refuse('EE-CHG-10', `The ${arm.name} cannot be used in close combat.`);
    if (!worksClose(arm) || m.used.includes(arm.name))
      return refuse('EE-EQP-07', `The ${arm.name} cannot be used in close combat.`);
  }
  const way = chargeWay(
    w,
    m,
    at,
    gaitOf(m, order.climb === true),
    skill(w, m, 'MOBILITY'),
    cellOf(ground(w), order.to),
    order.via,
  );
  return 'rule' in way ? way : null;
}

const isOrder = (choice: unknown): choice is Record<string, unknown> & { do: string } =>
  typeof choice === 'object' &&
  choice !== null &&
  !Array.isArray(choice) &&
  typeof (choice as { do?: unknown }).do === 'string';

/** Which words an order may have besides `do`. */
const WORDS: Record<string, readonly string[]> = {
  run: ['actions', 'to', 'via'],
  climb: ['actions', 'to', 'via'],
  attack: ['weapon', 'target', 'actions', 'then', 'trigger'],
  charge: ['weapon', 'target', 'to', 'via', 'climb'],
  mindspin: ['target', 'actions', 'then'],
  overwatch: ['weapon'],
  'hunker down': [],
  hack: ['piece', 'actions'],
  interact: ['piece', 'actions'],
  search: ['piece', 'actions'],
  'hack model': ['target', 'actions'],
  claim: ['target', 'actions'],
  medikit: ['target', 'actions'],
  'field repair': ['target', 'actions'],
  'energy shield': ['actions'],
  'hand over': ['target', 'token'],
  evacuate: [],
  rally: [],
  end: [],
};

/** The rule that forbids an order, or null. Whatever comes from outside is looked at word by word. */
export function orderJudged(w: Table, f: Activation, choice: unknown): Refusal | null {
  if (!isOrder(choice)) return refuse('EE-ACT-01', 'That is no action.');
  const words = Object.hasOwn(WORDS, choice.do) ? WORDS[choice.do] : undefined;
  if (words === undefined) return refuse('EE-ACT-01', `There is no action ${JSON.stringify(choice.do)}.`);
  const strange = Object.keys(choice).find((key) => key !== 'do' && !words.includes(key));
  if (strange !== undefined)
    return refuse('EE-ACT-01', `${JSON.stringify(strange)} means nothing for ${choice.do}.`);
  const m = w.models[f.model]!;
  const order = choice as unknown as Order;
  if (order.do === 'end') return null;
  const engaged = isEngaged(w, m);
  if (m.unit === 'Civilian' && !['run', 'climb', 'hunker down', 'evacuate'].includes(order.do))
    return refuse('EE-OBJ-05', `${m.name} can run, climb and hunker down.`);
  switch (order.do) {
    case 'run':
    case 'climb': {
      const used = rowUsed(w, f, order.do) ?? pays(f, order.actions);
      if (used !== null) return used;
      if (f.said === 'stays') return refuse('EE-ACT-07', `${m.name} was said to stay.`);
      if (engaged && order.actions !== engagedForm(f))
        return refuse('EE-ENG-05', 'Every action of an engaged model counts as two.');
      if (has(m, 'Emplaced')) return refuse('EE-SPO-11', `${m.name} never moves.`);
      if (order.via !== undefined && (!Array.isArray(order.via) || order.via.length === 0))
        return refuse('EE-MOV-06', 'Waypoints are a list of cells.');
      const terms = moveTerms(w, m, order.do === 'climb', order.actions);
      const way = wayTo(w, m, terms.gait, terms.allowance, terms.leave, order.to, order.via);
      if ('rule' in way) return way;
      return way.path.length === 0 ? refuse('EE-MOV-01', 'A path has at least one step.') : null;
    }
    case 'attack': {
      const arm = armNamed(m, order.weapon);
      if (arm === null || arm.slot === 'mind') return refuse('EE-ATK-02', `${m.name} has no such weapon.`);
      return rowUsed(w, f, 'attack') ?? pays(f, order.actions) ?? attackJudged(w, f, m, arm, order);
    }
    case 'mindspin': {
      if (!able(m, 'Mindspin')) return refuse('EE-SPC-11', `${m.name} does not have [Mindspin] now.`);
      if (engaged) return refuse('EE-ENG-02', `${m.name} is engaged.`);
      return rowUsed(w, f, 'attack') ?? pays(f, order.actions) ?? attackJudged(w, f, m, mindspin, order);
    }
    case 'charge':
      return chargeJudged(w, f, m, order);
    case 'overwatch': {
      const arm = armNamed(m, order.weapon);
      if (arm === null || !usableArms(w, m).some((one) => one.name === arm.name))
        return refuse('EE-OVW-01', `${m.name} has no such weapon.`);
      if (arm.rules.includes('Sniper')) return refuse('EE-SPC-41', `The ${arm.name} cannot react.`);
      if (!canWatch(arm)) return refuse('EE-OVW-01', 'Overwatch needs a weapon of Range 1 or more.');
      if (engaged) return refuse('EE-ENG-02', `${m.name} is engaged.`);
      return rowUsed(w, f, 'overwatch') ?? pays(f, 1);
    }
    case 'hunker down':
      if (engaged) return refuse('EE-ENG-02', `${m.name} is engaged.`);
      if (has(m, 'Emplaced')) return refuse('EE-SPO-11', `${m.name} cannot go Down by itself.`);
      return pays(f, 2) ?? rowUsed(w, f, 'hunker down');
    case 'hack':
    case 'interact':
    case 'search':
      return (
        rowUsed(w, f, 'action') ??
        pays(f, order.actions) ??
        workRefused(w, m, w.pieces[order.piece], order.do)
      );
    case 'hack model':
      return (
        rowUsed(w, f, 'action') ??
        pays(f, order.actions) ??
        hackJudged(w, f, m, w.models[order.target], order.actions)
      );
    case 'claim':
      return rowUsed(w, f, 'action') ?? pays(f, order.actions) ?? claimRefused(w, m, w.models[order.target]);
    case 'medikit':
    case 'field repair':
      return (
        rowUsed(w, f, 'action') ??
        pays(f, order.actions) ??
        (engaged
          ? refuse('EE-ENG-02', `${m.name} is engaged.`)
          : patients(w, m, order.do).some((one) => one.id === order.target)
            ? null
            : refuse(order.do === 'medikit' ? 'EE-EQP-08' : 'EE-SPO-08', 'There is nobody to treat.'))
      );
    case 'energy shield':
      if (!able(m, 'Energy Shield') || m.used.includes('Energy Shield'))
        return refuse('EE-SPO-09', `${m.name} has no Energy Shield left.`);
      return (
        rowUsed(w, f, 'action') ??
        pays(f, order.actions) ??
        (engaged ? refuse('EE-ENG-02', `${m.name} is engaged.`) : null)
      );
    case 'hand over':
      return (
        rowUsed(w, f, 'hand over') ??
        pays(f, 1) ??
        (receivers(w, m).some((one) => one.id === order.target) && m.carries.includes(order.token)
          ? null
          : refuse('EE-OBJ-03', 'A token goes to an adjacent friend, not while engaged.'))
      );
    case 'evacuate':
      return pays(f, 1) ?? leaveRefused(w, m);
    case 'rally':
      if (!w.switches.suppression || m.suppressed === 0)
        return refuse('EE-OPT-03', 'There is nothing to rally from.');
      return pays(f, 2) ?? (engaged ? refuse('EE-ENG-02', `${m.name} is engaged.`) : null);
  }
}
