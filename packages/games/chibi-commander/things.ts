// The names of everything on the board that can be pointed at.
import type { ThingId } from '@xenotable/kernel';
import type { Faction } from './content/units.ts';
import type { BlipId, Cell, UnitId } from './table.ts';

export const unitThing = (id: UnitId): ThingId => `unit:${id}`;
export const blipThing = (id: BlipId): ThingId => `blip:${id}`;
export const cellThing = (cell: Cell): ThingId => `cell:${cell}`;
export const doorThing = (door: number): ThingId => `door:${door}`;
export const chainThing = (chain: number): ThingId => `chain:${chain}`;
export const typeThing = (type: string): ThingId => `type:${type}`;
export const factionThing = (faction: Faction): ThingId => `faction:${faction}`;
/** Somebody chosen for the squad who can be sent back. */
export const dismissThing = (type: string): ThingId => `dismiss:${type}`;
/** Between missions: a unit of the roster, what it could become, somebody who fell, a variant of the next mission. */
export const veteranThing = (at: number): ThingId => `veteran:${at}`;
export const promoteThing = (at: number, to: string): ThingId => `promote:${at}:${to}`;
export const reanimateThing = (type: string): ThingId => `reanimate:${type}`;
/** Points that go from one faction of a side to the other. */
export const handThing = ({ from, to, points }: { from: string; to: string; points: number }): ThingId =>
  `hand:${from}:${to}:${points}`;
export const variantThing = (name: string | number): ThingId => `variant:${name}`;
/** Something that is done without pointing at the map, and not by a careless Enter. */
export const deedThing = (deed: string): ThingId => `deed:${deed}`;
