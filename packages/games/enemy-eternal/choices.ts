// Everything that a player can say. Cells are written as [x, y].
import type { FacilityName } from './content/facilities.ts';
import type { GearName, ItemName } from './content/gear.ts';
import type { Rule, Skill, UnitName } from './content/units.ts';
import type { WeaponName } from './content/weapons.ts';
import type { Difficulty, MissionId, Squad } from './table.ts';

export type Spot = [x: number, y: number];

/** How an Attack or a bracketed ability is done: with one action or with two. */
export type Actions = 1 | 2;

/** EE-ACT-07 Said before an Attack that comes first: will the model move afterwards? */
export type Afterwards = 'stays' | 'moves';

/** Choices with the same details, each a member of the union by itself. */
type Said<D extends string, T = unknown> = D extends string ? { do: D } & T : never;

export type Order =
  | Said<'run' | 'climb', { actions: Actions; to: Spot; via?: Spot[] }>
  | { do: 'attack'; weapon: string; target: number; actions: Actions; then?: Afterwards; trigger?: true }
  | { do: 'charge'; weapon: string; target: number; to: Spot; via?: Spot[]; climb?: true }
  | { do: 'mindspin'; target: number; actions: Actions; then?: Afterwards }
  | { do: 'overwatch'; weapon: string }
  | { do: 'hunker down' }
  | Said<'hack' | 'interact' | 'search', { piece: number; actions: Actions }>
  | { do: 'hack model'; target: number; actions: Actions }
  | { do: 'claim'; target: number; actions: Actions }
  | Said<'medikit' | 'field repair', { target: number; actions: Actions }>
  | { do: 'energy shield'; actions: Actions }
  | { do: 'hand over'; target: number; token: number }
  | { do: 'evacuate' }
  | { do: 'rally' }
  | { do: 'end' };

export type Choice =
  | Order
  | { do: 'muster'; squad: Squad }
  | { do: 'zone'; zone: 'A' | 'B' }
  | { do: 'place'; model: number; at: Spot }
  | { do: 'place all' }
  | { do: 'edge'; edge: 'left' | 'right' | 'top' | 'bottom' }
  | { do: 'marker'; at: Spot }
  | { do: 'activate'; model: number; first?: number[]; overdrive?: true }
  | { do: 'leave the die' }
  | { do: 'react'; watcher: number }
  | { do: 'hold fire' }
  | { do: 'free shot'; model: number; weapon: string }
  | { do: 'free charge'; model: number; weapon: string; to: Spot; climb?: true }
  | { do: 'no free attack' }
  | { do: 'spot'; at: Spot }
  | { do: 'first'; model: number }
  | { do: 'declare'; marker: number }
  | { do: 'stay hidden' }
  | { do: 'stop here' }
  | { do: 'go on' }
  | { do: 'momentum'; to: Spot }
  | { do: 'equip found' }
  | { do: 'hold found' }
  | { do: 'reveal pod'; pod: string }
  | { do: 'reveal marker'; marker: number }
  | { do: 'shut down'; target: number }
  | { do: 'difficulty'; difficulty: Difficulty }
  | { do: 'battle'; mission: MissionId }
  | { do: 'reward'; reward: string; gear: GearName[] }
  | { do: 'discard'; card: string }
  | { do: 'promote'; veteran: number; raise: Skill | null; learn: Rule | null }
  | { do: 'recruit'; unit: UnitName }
  | { do: 'give'; gear: GearName; veteran: number; on: WeaponName | null }
  | { do: 'take off'; gear: GearName; veteran: number }
  | Said<'build' | 'tear down', { facility: FacilityName }>
  | { do: 'raise the Outpost' }
  | { do: 'sell'; gear: GearName }
  | { do: 'exchange'; gear: WeaponName; for: WeaponName }
  | { do: 'name Leader'; veteran: number }
  | { do: 'call'; veteran: number; name: string }
  | Said<'deploy' | 'leave at base', { veteran: number }>
  | { do: 'grenade'; veteran: number; grenade: ItemName }
  | { do: 'ready' }
  | { do: 'concede' };

export type ChoiceOf<D extends Choice['do']> = Extract<Choice, { do: D }>;

/** The choice as one of the kinds that the question offers. */
export function saidAs<D extends Choice['do']>(choice: Choice, ...kinds: D[]): ChoiceOf<D> {
  if (!isSaidAs(choice, kinds)) throw new Error(`'${choice.do}' is no answer to '${kinds.join("', '")}'`);
  return choice;
}

const isSaidAs = <D extends Choice['do']>(choice: Choice, kinds: readonly D[]): choice is ChoiceOf<D> =>
  kinds.some((kind) => kind === choice.do);

/** The first of several choices, for a script that takes what comes first. */
export function firstOf([choice]: readonly Choice[]): Choice {
  if (choice === undefined) throw new Error('there is nothing to choose');
  return choice;
}

/** What comes from outside as a set of words; an empty one if it is something else. */
export const wordsOf = (choice: unknown): Readonly<Record<string, unknown>> =>
  typeof choice === 'object' && choice !== null && !Array.isArray(choice) ? { ...choice } : {};
