// Which things on the board a choice names, in the order in which people point at them.
import {
  type Choice,
  type Spot,
  type View,
  cellThing,
  facilityThing,
  gearThing,
  markerThing,
  nameOf,
  nameOfThing,
  pieceThing,
  rewardThing,
  soldierThing,
  spotOfThing,
  trainingThing,
  unitThing,
  wornThing,
} from '@xenotable/enemy-eternal/preview';
import { same } from '@xenotable/kernel';
import type { ThingId } from '../../boards/things.ts';
import { bestFreeAttacks } from './shared/aiming.ts';

export const cellAt = (spot: Spot, columns: number): number => spot[1] * columns + spot[0];

export const spotAt = (cell: number, columns: number): Spot => [cell % columns, Math.floor(cell / columns)];

/** The cell that a thing is, if it is one. */
export function cellOfThing(thing: ThingId, columns: number): number | null {
  const spot = spotOfThing(thing);
  return spot === null ? null : cellAt(spot, columns);
}

/** The cell that a thing is or stands in, if it is on the board. */
export const placeOfThing = (thing: ThingId, view: View): number | null =>
  cellOfThing(thing, view.shown.board.width) ??
  view.models.find((m) => m.place === 'board' && m.name === nameOfThing(thing))?.cell ??
  null;

/** A model as a thing. */
export const modelThing = (view: View, model: number): ThingId => unitThing(nameOf(view, model));

/** The one that is activated acts: its target is pointed at, itself only for what it does where it stands. */
export function thingsOf(choice: Choice, view: View): ThingId[] {
  const model = (id: number): ThingId => modelThing(view, id);
  const active = view.shown.active === null ? [] : [model(view.shown.active.model)];
  switch (choice.do) {
    case 'activate':
      return [model(choice.model), ...(choice.first ?? []).map(model)];
    case 'attack':
    case 'charge':
    case 'mindspin':
    case 'hack model':
    case 'claim':
    case 'medikit':
    case 'field repair':
    case 'hand over':
    case 'shut down':
      return [model(choice.target)];
    case 'hack':
    case 'interact':
    case 'search':
      return [pieceThing(choice.piece)];
    case 'overwatch':
    case 'hunker down':
    case 'energy shield':
    case 'evacuate':
    case 'rally':
      return active;
    case 'react':
      return [model(choice.watcher)];
    // Passing is no target, and not the first thing to be offered.
    case 'hold fire':
      return [`deed:${choice.do}`];
    case 'first':
      return [model(choice.model)];
    // The best free attack of a model has a button; there may be one for every weapon and every cell beside the enemy.
    case 'free shot':
    case 'free charge':
      return bestFreeAttacks(view).some((best) => same(best, choice)) ? [] : freeThings(choice, view);
    case 'spot':
    case 'momentum':
      return [cellThing(choice.do === 'spot' ? choice.at : choice.to)];
    case 'declare':
    case 'reveal marker':
      return [markerThing(choice.marker)];
    default:
      return campThings(choice);
  }
}

type FreeAttack = Extract<Choice, { do: 'free shot' | 'free charge' }>;

const freeThings = (choice: FreeAttack, view: View): ThingId[] => [
  modelThing(view, choice.model),
  ...(choice.do === 'free charge' ? [cellThing(choice.to)] : []),
];

/** A free attack that has a button can also be pointed at. */
export const otherWays = (choice: Choice, view: View): ThingId[][] =>
  (choice.do === 'free shot' || choice.do === 'free charge') && thingsOf(choice, view).length === 0
    ? [freeThings(choice, view)]
    : [];

/** Between missions: cards, soldiers, what they wear, the store. */
function campThings(choice: Choice): ThingId[] {
  switch (choice.do) {
    case 'difficulty':
      return [`difficulty:${choice.difficulty}`];
    case 'battle':
      return [`mission:${choice.mission}`];
    case 'reward':
      return [rewardThing(choice.reward, choice.gear)];
    case 'discard':
      return [`card:${choice.card}`];
    case 'promote':
      return [
        soldierThing(choice.veteran),
        ...(choice.raise === null && choice.learn === null
          ? []
          : [trainingThing(choice.raise, choice.learn)]),
      ];
    case 'recruit':
      return [`recruit:${choice.unit}`];
    case 'give':
      return [gearThing(choice.gear), soldierThing(choice.veteran)];
    case 'take off':
      return [wornThing(choice.veteran, choice.gear)];
    case 'build':
      return [facilityThing(choice.facility)];
    case 'tear down':
      return [`tear:${choice.facility}`];
    case 'raise the Outpost':
      return ['outpost'];
    case 'sell':
      return [gearThing(choice.gear), facilityThing('Black Market')];
    case 'exchange':
      return [gearThing(choice.gear), facilityThing('Workshop')];
    case 'name Leader':
      return [`lead:${choice.veteran}`];
    case 'deploy':
    case 'leave at base':
      return [`deploy:${choice.veteran}`];
    case 'grenade':
      return [facilityThing('Proving Ground'), soldierThing(choice.veteran)];
    default:
      return [];
  }
}

/** Whether two cells touch, by a side or a corner. */
export const isBeside = (a: number, b: number, columns: number): boolean =>
  Math.abs((a % columns) - (b % columns)) <= 1 &&
  Math.abs(Math.floor(a / columns) - Math.floor(b / columns)) <= 1;
