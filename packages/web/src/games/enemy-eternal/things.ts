// Which things on the board a choice names, in the order in which people point at them.
import type { ThingId } from '../contract.ts';
import type { Choice, Spot, View } from './rulebook.ts';

export const unitThing = (id: number): ThingId => `unit:${id}`;
export const cellThing = (cell: number): ThingId => `cell:${cell}`;
export const pieceThing = (id: number): ThingId => `piece:${id}`;
export const markerThing = (id: number): ThingId => `marker:${id}`;

export const cellOfThing = (thing: ThingId): number | null => (thing.startsWith('cell:') ? Number(thing.slice(5)) : null);

export const cellAt = (spot: Spot, view: View): number => spot[1] * view.shown.board.width + spot[0];

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
      return choice.target === view.shown.active?.model ? active : [...active, unitThing(choice.target)];
    case 'hack':
    case 'interact':
    case 'search':
      return [...active, pieceThing(choice.piece)];
    case 'overwatch':
    case 'hunker down':
    case 'energy shield':
    case 'evacuate':
    case 'rally':
      return active;
    case 'react':
      return [unitThing(choice.watcher)];
    case 'free shot':
    case 'free charge':
      return [unitThing(choice.model)];
    case 'shut down':
      return [unitThing(choice.target)];
    case 'spot':
    case 'momentum':
      return [cellThing(cellAt('at' in choice ? choice.at : choice.to, view))];
    case 'declare':
    case 'reveal marker':
      return [markerThing(choice.marker)];
    default:
      return [];
  }
}
