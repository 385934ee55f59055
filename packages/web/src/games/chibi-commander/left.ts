// What would be left undone by a choice that ends something.
import { typeOf } from '@xenotable/chibi-commander/content';
import {
  actionsLeft,
  actor,
  type Choice,
  nameOf,
  nothingToGain,
  unitThing,
  type View,
  waysTo,
  wonAsItStands,
} from '@xenotable/chibi-commander/preview';
import type { Asked, Json } from '@xenotable/kernel';
import { counted } from '../../kit/words.ts';
import type { LeftToDo } from '../../table/contract.ts';
import { isPlan } from '../../table/together.ts';
import { lastToLeave, leaversIn, leavingScores, prizeOf, savedWorth } from './shared/leaving.ts';
import { squadOf, standing, unitOf } from './shared/faces.ts';
import { captureChoice, endingIn } from './shared/plan.ts';
import { choiceOf, oneChoice } from './shared/things.ts';

export const nags = {
  idle: 'Units that have not acted',
  landing: 'Units that have not come onto the map',
  actions: 'Actions of the acting unit',
  chain: 'A chain that is paid and not used',
  going: 'A unit leaves the map for good, and nothing is scored by it',
  leaving: 'The last unit leaves, and the mission is over',
  'giving up': 'The mission is given up',
} as const;

const listed = (names: readonly string[]): string =>
  names.length <= 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const offered = (ask: Asked): Choice[] => ask.offers.map(({ choice }) => choiceOf(choice));
const jsonOf = (ask: Asked, test: (choice: Choice) => boolean): Json | null =>
  ask.offers.find(({ choice }) => test(choiceOf(choice)))?.choice ?? null;

/** The turn ends: who has not acted, who has not come, which stars are left. */
function ofTurn(view: View, ask: Asked): LeftToDo | null {
  const offers = offered(ask);
  const idle = squadOf(view).filter((unit) =>
    offers.some((one) => one.do === 'activate' && one.unit === unit.id),
  );
  const blips = offers.flatMap((one) => (one.do === 'move covered' ? [one.blip] : []));
  const coming = new Set(offers.flatMap((one) => (one.do === 'spawn' ? [one.unit] : [])));
  const waiting = squadOf(view).filter((unit) => unit.fate === 'waiting').length;
  const actions = idle.reduce((sum, unit) => sum + actionsLeft(view, unit), 0);
  const stars = squadOf(view).reduce(
    (sum, unit) =>
      sum + (unit.cell >= 0 && !unit.coma ? Math.max(0, typeOf(unit.type).stars - unit.starsUsed) : 0),
    0,
  );
  if (idle.length + blips.length === 0) {
    if (coming.size === 0) return null;
    return {
      kind: 'landing',
      words: `${counted(waiting, 'unit')} of yours ${waiting === 1 ? 'is' : 'are'} not on the map yet.`,
      next: jsonOf(ask, (one) => one.do === 'spawn'),
      things: [...coming].map(unitThing),
    };
  }
  const names = [...idle.map((unit) => nameOf(view, unit.id)), ...blips.map((blip) => `Blip ${blip + 1}`)];
  const many = names.length;
  return {
    kind: 'idle',
    words: `${nothingToGain(view) ? 'No goal brings anything more: who leaves the map is safe. ' : ''}${many === 1 ? `${names[0]} has` : `${many} have`} not acted${many === 1 ? '' : `: ${listed(names)}`}${coming.size > 0 ? `, and ${waiting} ${waiting === 1 ? 'is' : 'are'} not on the map` : ''}.`,
    ...(actions > 0 && {
      loses: `${counted(actions, 'action')}${stars > 0 ? ` and ${counted(stars, 'star')}` : ''}`,
    }),
    next: jsonOf(ask, (one) => one.do === 'activate' || one.do === 'move covered'),
    things: [...idle.map((unit) => unitThing(unit.id)), ...blips.map((blip) => `blip:${blip}`)],
  };
}

/** The activation ends although it could still bring somebody in coma off the map. */
function ofPrize(view: View): LeftToDo | null {
  const prize = prizeOf(view);
  const taken = prize === null ? null : unitOf(view, prize.captive);
  if (prize === null || taken === null) return null;
  return {
    kind: 'actions',
    words: `${nameOf(view, prize.unit)} can still take ${nameOf(view, taken.id)} off the map, free: ${savedWorth(view, taken)}.`,
    next: captureChoice(view, prize),
    things: [unitThing(taken.id)],
  };
}

/** The activation ends: actions with which an enemy could be attacked, or all of them. */
function ofActivation(view: View): LeftToDo | null {
  const unit = actor(view);
  const { acting } = view;
  if (unit === null || acting === null || acting.command !== '') return null;
  if (acting.actions === 0) return ofPrize(view);
  const prey = standing(view).filter(
    (other) =>
      other.faction !== null &&
      other.side !== unit.side &&
      !other.coma &&
      waysTo(view, { unit: other.id }, [unit.id]).length > 0,
  );
  if (prey.length === 0 && acting.actions < 2) return null;
  const name = nameOf(view, unit.id);
  return {
    kind: 'actions',
    words: `${name} has ${counted(acting.actions, 'action')} left${prey.length > 0 ? ` and could attack ${listed(prey.slice(0, 3).map((other) => nameOf(view, other.id)))}` : ''}.`,
    loses: counted(acting.actions, 'action'),
    next: null,
    things: prey.map((other) => unitThing(other.id)),
  };
}

/** A chain is broken off before its deed. */
function ofChain(view: View, ask: Asked): LeftToDo | null {
  const { acting } = view;
  const deeds = offered(ask).filter(
    (one) =>
      one.do === 'heal' ||
      one.do === 'mind' ||
      (one.do === 'attack' && 'unit' in one && isEnemy(view, one.unit)),
  );
  if (acting === null || acting.deeds === 0 || deeds.length === 0) return null;
  return {
    kind: 'chain',
    words: `The chain is paid, and its ${deeds[0]?.do === 'heal' ? 'healing' : 'attack'} is not done.`,
    loses: 'what the chain has cost',
    next: null,
  };
}

/** What the viewer's side has scored so far. */
const pointsOf = (view: View): number =>
  view.armies
    .filter((army) => army.side === view.side)
    .reduce((sum, army) => sum + army.goals.reduce((all, goal) => all + goal.points, 0), 0);

/** CC-MOV-28 A unit leaves: nobody comes back. Who brings somebody along that counts, or is one that is saved, is not asked. */
function ofGoing(view: View): LeftToDo | null {
  const [leaver] = leaversIn(view);
  if (leavingScores(view) || leaver?.faction == null || leaver.side !== view.side) return null;
  const name = nameOf(view, leaver.id);
  const actions = view.acting?.unit === leaver.id ? view.acting.actions : 0;
  return {
    kind: 'going',
    words: `${name} leaves the map for good: it cannot come back, and no points are made by it.`,
    ...(actions > 0 && { loses: counted(actions, 'action') }),
    next: null,
    things: [unitThing(leaver.id)],
  };
}

/** CC-VP-04 The last unit leaves the map: the mission is over, and that cannot be taken back. */
function ofLeaving(view: View): LeftToDo | null {
  // Whoever stays could only be lost.
  if (nothingToGain(view)) return null;
  if (!lastToLeave(view)) return ofGoing(view);
  return {
    kind: 'leaving',
    words: `Nobody of yours is left then: the mission ends, with ${counted(pointsOf(view), 'point')} so far.`,
    next: null,
  };
}

/** CC-VP-06, CC-VP-11 The mission ends before its end: what it counts as then. Until edition 4 nothing was given up by it. */
function ofGivingUp(view: View): LeftToDo | null {
  const open = view.flow.at(-1);
  if (open?.chapter !== 'agreement') return null;
  const won = wonAsItStands(view);
  if ('givesUp' in open && open.givesUp === true) {
    const points = pointsOf(view);
    const pity = won === true ? ` Brought to its end, ${counted(points, 'point')} would win it.` : '';
    return {
      kind: 'giving up',
      words: `The mission is given up, and it is lost.${pity} It cannot be taken back.`,
      next: null,
    };
  }
  const counts = won === null ? 'the points decide' : won ? 'it counts as won' : 'the mission is lost';
  return {
    kind: 'giving up',
    words: `The mission ends here, with ${counted(pointsOf(view), 'point')} for you: ${counts}. It cannot be taken back.`,
    next: null,
  };
}

const isEnemy = (view: View, id: number): boolean =>
  standing(view).some((unit) => unit.id === id && unit.faction !== null && unit.side !== view.side);

export function leftToDo(json: Json, view: View, ask: Asked): LeftToDo | null {
  const doing = endingIn(json) ?? oneChoice(json)?.do;
  if (doing === 'end turn') return ofTurn(view, ask);
  if (doing === 'done') return ofActivation(view);
  if (doing === 'leave') return ofLeaving(view);
  if (doing === 'yes') return ofGivingUp(view);
  return doing === 'break off' ? (ofChain(view, ask) ?? (isPlan(json) ? ofActivation(view) : null)) : null;
}
