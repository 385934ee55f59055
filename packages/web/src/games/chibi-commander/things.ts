// Which things on the board a choice names, in the order in which people point at them.
import type { ThingId } from '../contract.ts';
import { type Choice, type View, choiceWords, grid } from './rulebook.ts';

export const unitThing = (id: number): ThingId => `unit:${id}`;
export const blipThing = (id: number): ThingId => `blip:${id}`;
export const cellThing = (cell: number): ThingId => `cell:${cell}`;
export const doorThing = (door: number): ThingId => `door:${door}`;
export const chainThing = (chain: number): ThingId => `chain:${chain}`;
export const typeThing = (type: string): ThingId => `type:${type}`;
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

/** The field that a mission's own choice speaks of, if it names exactly one. */
export function fieldNamed(choice: Choice, view: View): number | null {
  const fields = [...choiceWords(choice, view).matchAll(/\((\d+),(\d+)\)/g)];
  return fields.length === 1 ? Number(fields[0]![2]) * 24 + Number(fields[0]![1]) : null;
}

function ofMission(choice: Choice, view: View, otherwise: ThingId[]): ThingId[] {
  const cell = fieldNamed(choice, view);
  return cell === null ? otherwise : [cellThing(cell)];
}

/** Questions of missions that are answered by one of the own units. */
const NAMED = new Set(['shaft', 'clone']);

/** Where a piece of the map would be laid: the key counts the fields first. */
export const fieldBuilt = (choice: { key: number }): number => choice.key % grid.size;

export function thingsOf(choice: Choice, view: View): ThingId[] {
  switch (choice.do) {
    case 'recruit':
      return [typeThing(choice.type)];
    case 'dismiss':
      return [dismissThing(choice.type)];
    case 'reanimate':
      return [reanimateThing(choice.type)];
    case 'buy':
      return [deedThing(choice.option)];
    case 'hand over':
      return [handThing(choice)];
    case 'promote':
      return [promoteThing(choice.unit, choice.to)];
    case 'take along':
      return [veteranThing(choice.unit)];
    case 'place':
    case 'aim':
    case 'land':
      return [cellThing(choice.at)];
    case 'walk':
      return [cellThing(choice.to)];
    case 'teleport':
      return [cellThing(choice.to), ...choice.with.map(unitThing)];
    case 'pull':
      return [cellThing(choice.crystal)];
    case 'spawn':
      return [unitThing(choice.unit), cellThing(choice.at)];
    case 'send':
      return [unitThing(choice.by), unitThing(choice.civilian)];
    case 'scan':
      return [unitThing(choice.star), blipThing(choice.blip)];
    case 'spot':
    case 'uncover':
    case 'move covered':
    case 'dissolve':
      return [blipThing(choice.blip)];
    case 'attack':
      return ['unit' in choice ? unitThing(choice.unit) : blipThing(choice.blip)];
    case 'activate':
    case 'heal':
    case 'mind':
    case 'pick up':
      return [unitThing(choice.unit)];
    case 'hide':
      return [unitThing(choice.unit), ...(choice.ghost < 0 ? [] : [cellThing(choice.ghost)])];
    case 'storm':
    case 'luck':
      return [unitThing(choice.star)];
    case 'open':
    case 'close':
      return [doorThing(choice.door)];
    case 'use':
      return [chainThing(choice.chain)];
    case 'order':
    case 'deal':
      return ofMission(choice, view, [deedThing(`${choice.deal} ${choice.on ?? ''}`)]);
    case 'build':
      return [cellThing(fieldBuilt(choice))];
    case 'answer':
      return view.flow.at(-1)?.chapter === 'interphase'
        ? [variantThing(choice.key)]
        : NAMED.has(view.flow.at(-1)?.['topic'] as string)
          ? [unitThing(choice.key as number)]
          : ofMission(choice, view, []);
    case 'let go':
    case 'leave':
    case 'start the ship':
    case 'end the mission':
      return [deedThing(choice.do)];
    default:
      return [];
  }
}
