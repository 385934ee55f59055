// The rule behind every no to an order: one entry for each order.
import { type Refusal, refuse, applies } from '@xenotable/kernel';
import { type Choice, type ChoiceOf, type Order, wordsOf } from '../../choices.ts';
import type { Model, Table } from '../../table.ts';
import { modelNamed, modelOf, pieceNamed } from '../../tableReaders.ts';
import { armNamed, canWatch, mindspin, usableArms } from '../attack/arms.ts';
import { able, has, isEngaged } from '../models.ts';
import { moveTerms, wayTo } from '../movement/reach.ts';
import { type Activation, engagedForm, payFault, rowFault } from './actions.ts';
import { attackOrderFault, chargeFault, hackFault } from './attackFaults.ts';
import { patients } from './healing.ts';
import { claimFault, leaveFault, receivers, workFault } from './objectives.ts';

interface Acting {
  w: Table;
  f: Activation;
  m: Model;
  engaged: boolean;
}

interface OrderRules<D extends Order['do']> {
  /** The words that it may have besides `do`. */
  words: readonly string[];
  fault(acting: Acting, order: ChoiceOf<D>): Refusal | null;
}

const isEngagedFault = ({ m, engaged }: Acting): Refusal | null =>
  engaged ? refuse('EE-ENG-02', `${m.name} is engaged.`) : null;

/** A special action: its row is free and its actions can be paid. */
const actionFault = ({ w, f }: Acting, actions: unknown): Refusal | null =>
  rowFault(w, f, 'action') ?? payFault(f, actions);

function moveFault({ w, f, m, engaged }: Acting, order: ChoiceOf<'run' | 'climb'>): Refusal | null {
  const used = rowFault(w, f, order.do) ?? payFault(f, order.actions);
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

const pieceFault = (acting: Acting, order: ChoiceOf<'hack' | 'interact' | 'search'>): Refusal | null =>
  actionFault(acting, order.actions) ??
  workFault(acting.w, acting.m, pieceNamed(acting.w, order.piece), order.do);

function treatFault(acting: Acting, order: ChoiceOf<'medikit' | 'field repair'>): Refusal | null {
  const fault = actionFault(acting, order.actions) ?? isEngagedFault(acting);
  if (fault !== null) return fault;
  return patients(acting.w, acting.m, order.do).some((one) => one.id === order.target)
    ? null
    : refuse(order.do === 'medikit' ? 'EE-EQP-08' : 'EE-SPO-08', 'There is nobody to treat.');
}

function overwatchFault(acting: Acting, weapon: unknown): Refusal | null {
  const { w, f, m } = acting;
  const arm = armNamed(m, weapon);
  if (arm === null || !usableArms(w, m).some((one) => one.name === arm.name))
    return refuse('EE-OVW-01', `${m.name} has no such weapon.`);
  if (arm.rules.includes('Sniper')) return refuse('EE-SPC-41', `The ${arm.name} cannot react.`);
  if (!canWatch(arm)) return refuse('EE-OVW-01', 'Overwatch needs a weapon of Range 1 or more.');
  return isEngagedFault(acting) ?? rowFault(w, f, 'overwatch') ?? payFault(f, 1);
}

const RULES: { [D in Order['do']]: OrderRules<D> } = {
  run: { words: ['actions', 'to', 'via'], fault: moveFault },
  climb: { words: ['actions', 'to', 'via'], fault: moveFault },
  attack: {
    words: ['weapon', 'target', 'actions', 'then', 'trigger'],
    fault({ w, f, m }, order) {
      const arm = armNamed(m, order.weapon);
      if (arm === null || arm.slot === 'mind') return refuse('EE-ATK-02', `${m.name} has no such weapon.`);
      return rowFault(w, f, 'attack') ?? payFault(f, order.actions) ?? attackOrderFault(w, f, m, arm, order);
    },
  },
  mindspin: {
    words: ['target', 'actions', 'then'],
    fault(acting, order) {
      const { w, f, m } = acting;
      if (!able(m, 'Mindspin')) return refuse('EE-SPC-11', `${m.name} does not have [Mindspin] now.`);
      return (
        isEngagedFault(acting) ??
        rowFault(w, f, 'attack') ??
        payFault(f, order.actions) ??
        attackOrderFault(w, f, m, mindspin, order)
      );
    },
  },
  charge: {
    words: ['weapon', 'target', 'to', 'via', 'climb'],
    fault: ({ w, f, m }, order) => chargeFault(w, f, m, order),
  },
  overwatch: { words: ['weapon'], fault: (acting, { weapon }) => overwatchFault(acting, weapon) },
  'hunker down': {
    words: [],
    fault(acting) {
      const { w, f, m } = acting;
      const engaged = isEngagedFault(acting);
      if (engaged !== null) return engaged;
      if (has(m, 'Emplaced')) return refuse('EE-SPO-11', `${m.name} cannot go Down by itself.`);
      return payFault(f, 2) ?? rowFault(w, f, 'hunker down');
    },
  },
  hack: { words: ['piece', 'actions'], fault: pieceFault },
  interact: { words: ['piece', 'actions'], fault: pieceFault },
  search: { words: ['piece', 'actions'], fault: pieceFault },
  'hack model': {
    words: ['target', 'actions'],
    fault: (acting, { target, actions }) =>
      actionFault(acting, actions) ??
      hackFault(acting.w, acting.f, acting.m, modelNamed(acting.w, target), actions),
  },
  claim: {
    words: ['target', 'actions'],
    fault: (acting, { target, actions }) =>
      actionFault(acting, actions) ?? claimFault(acting.w, acting.m, modelNamed(acting.w, target)),
  },
  medikit: { words: ['target', 'actions'], fault: treatFault },
  'field repair': { words: ['target', 'actions'], fault: treatFault },
  'energy shield': {
    words: ['actions'],
    fault(acting, { actions }) {
      const { m } = acting;
      if (!able(m, 'Energy Shield') || m.used.includes('Energy Shield'))
        return refuse('EE-SPO-09', `${m.name} has no Energy Shield left.`);
      return actionFault(acting, actions) ?? isEngagedFault(acting);
    },
  },
  'hand over': {
    words: ['target', 'token'],
    fault: ({ w, f, m }, { target, token }) =>
      rowFault(w, f, 'hand over') ??
      payFault(f, 1) ??
      (receivers(w, m).some((one) => one.id === target) && m.carries.includes(token)
        ? null
        : refuse('EE-OBJ-03', 'A token goes to an adjacent friend, not while engaged.')),
  },
  evacuate: { words: [], fault: ({ w, f, m }) => payFault(f, 1) ?? leaveFault(w, m) },
  rally: {
    words: [],
    fault(acting) {
      const { w, f, m } = acting;
      if (!w.options.suppression || m.suppressed === 0)
        return refuse('EE-OPT-03', 'There is nothing to rally from.');
      return payFault(f, 2) ?? isEngagedFault(acting);
    },
  },
  end: { words: [], fault: () => null },
};

const isOrder = (kind: unknown): kind is Order['do'] =>
  typeof kind === 'string' && Object.hasOwn(RULES, kind);

const CIVILIAN: readonly Order['do'][] = ['run', 'climb', 'hunker down', 'evacuate', 'end'];

/** The rule that forbids an order, or null. Whatever comes from outside is looked at word by word. */
export function orderFault(w: Table, f: Activation, choice: unknown): Refusal | null {
  const { do: kind, ...words } = wordsOf(choice);
  if (typeof kind !== 'string') return refuse('EE-ACT-01', 'That is no action.');
  if (!isOrder(kind)) return refuse('EE-ACT-01', `There is no action ${JSON.stringify(kind)}.`);
  const known = RULES[kind].words;
  const strange = Object.keys(words).find((word) => !known.includes(word));
  if (strange !== undefined)
    return refuse('EE-ACT-01', `${JSON.stringify(strange)} means nothing for ${kind}.`);
  const m = modelOf(w, f.model);
  if (m.unit === 'Civilian') applies('EE-OBJ-05');
  if (m.unit === 'Civilian' && !CIVILIAN.includes(kind))
    return refuse('EE-OBJ-05', `${m.name} can run, climb and hunker down.`);
  return rulesOf(kind).fault({ w, f, m, engaged: isEngaged(w, m) }, choice);
}

/** The words of an order are known by now; what they say is looked at by its own rules, which trust none of them. */
const rulesOf = (kind: Order['do']) =>
  RULES[kind] as { fault(acting: Acting, order: unknown): Refusal | null };

/** An order among all choices. */
export function orderIn(choice: Choice): Order {
  if (!isAnOrder(choice)) throw new Error(`'${choice.do}' is no order`);
  return choice;
}

const isAnOrder = (choice: Choice): choice is Order => isOrder(choice.do);
