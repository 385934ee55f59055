// Which things on the board a choice names, in the order in which people point at them.
import type { ThingId } from '../contract.ts';
import type { Choice, Spot, View } from './rulebook.ts';

export const unitThing = (id: number): ThingId => `unit:${id}`;
export const cellThing = (cell: number): ThingId => `cell:${cell}`;
export const pieceThing = (id: number): ThingId => `piece:${id}`;
export const markerThing = (id: number): ThingId => `marker:${id}`;

export const soldierThing = (veteran: number): ThingId => `soldier:${veteran}`;
export const gearThing = (gear: string): ThingId => `gear:${gear}`;
export const wornThing = (veteran: number, gear: string): ThingId => `worn:${veteran}:${gear}`;
export const facilityThing = (facility: string): ThingId => `facility:${facility}`;
export const rewardThing = (reward: string, gear: readonly string[]): ThingId =>
  `reward:${reward}:${gear.join()}`;
export const trainingThing = (raise: string | null, learn: string | null): ThingId =>
  `training:${raise ?? learn}`;

export const cellOfThing = (thing: ThingId): number | null =>
  thing.startsWith('cell:') ? Number(thing.slice(5)) : null;

export const cellAt = (spot: Spot, view: View): number => spot[1] * view.shown.board.width + spot[0];

/** Whoever is activated acts: its target is pointed at, itself only for what it does where it stands. */
export function thingsOf(choice: Choice, view: View): ThingId[] {
  const active = view.shown.active === null ? [] : [unitThing(view.shown.active.model)];
  switch (choice.do) {
    case 'activate':
      return [unitThing(choice.model), ...(choice.first ?? []).map(unitThing)];
    case 'attack':
    case 'charge':
    case 'mindspin':
    case 'hack model':
    case 'claim':
    case 'medikit':
    case 'field repair':
    case 'hand over':
    case 'shut down':
      return [unitThing(choice.target)];
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
      return [unitThing(choice.watcher)];
    // Passing is no target, and not the first thing to be offered.
    case 'hold fire':
    case 'no free attack':
      return [`deed:${choice.do}`];
    case 'first':
    case 'free shot':
    case 'free charge':
      return [unitThing(choice.model)];
    case 'spot':
    case 'momentum':
      return [cellThing(cellAt('at' in choice ? choice.at : choice.to, view))];
    case 'declare':
    case 'reveal marker':
      return [markerThing(choice.marker)];
    default:
      return campThings(choice);
  }
}

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
