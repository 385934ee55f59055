// CC-SCN-16 What happens in a scenario besides what the sides do: the verbs, as data.
import type { Side, TypeName } from '../content/units.ts';
import type { Mode } from '../table.ts';

/** CC-SCN-17 When the automaton has nobody awake left, one more of a type comes to a field that a die chooses, as long as the box has figures. */
export interface Reinforce {
  event: 'reinforce';
  type: TypeName;
  /** One field for each face of the die, from 1 on. */
  at: string[];
  mode: Mode;
}

/** One of a set. */
export interface Member {
  type: TypeName;
  mode: Mode;
}

/** CC-SCN-18 A die chooses who is there: one of several sets, openly on free fields of an area. */
export interface Force {
  event: 'force';
  sets: Member[][];
  in: string[];
}

/** CC-SCN-18 A die chooses who comes in the automaton's first turn, and another one where each of them comes from. */
export interface Assault {
  event: 'assault';
  sets: Member[][];
  /** An area for each face of the die. */
  entries: string[][];
  /** People say who of them comes only in the second turn: so many. */
  late?: number;
}

/** CC-SCN-19 Wave after wave of the automaton: the next one comes when the last of the one before is dead. */
export interface Waves {
  event: 'waves';
  /** Who comes, wave by wave: by name, or so many of LV1, LV2 and LV3 that people choose. */
  waves: TypeName[][] | number[][];
  /** Upper left fields of the spawn points of 2 x 2 fields, or how many of them people place. */
  points: string[] | number;
  /** People place one in each quadrant. */
  quadrants?: true;
  /** A wave uses at least so many different points. */
  spread?: number;
  /** People may place so many civilians, at most two in each quadrant. */
  folk?: number;
  /** Fields between the people's units and every point when they set up. */
  far?: number;
  /** Who is healed completely after a wave: one unit that people choose, or all. */
  heal?: 'one' | 'all';
}

/** CC-SCN-20 People may ask for a strike that kills everybody who is still on the map. */
export interface Strike {
  event: 'strike';
}

/** CC-SCN-21 In each turn of the automaton one Blip that people choose acts on purpose instead of walking about. */
export interface Purpose {
  event: 'purpose';
}

/** CC-SCN-22 A bus that the automaton may attack and that people may drive out. */
export interface Bus {
  event: 'bus';
  at: string;
}

/** CC-SCN-28 What the people's Invaders kill may hatch again for them. */
export interface Hatchery {
  event: 'hatchery';
  /** Types that may hatch. */
  brood: TypeName[];
}

export type ScenarioEvent = Reinforce | Force | Assault | Waves | Strike | Purpose | Bus | Hatchery;
export type EventKind = ScenarioEvent['event'];

export const EVENT_KINDS = [
  'reinforce',
  'force',
  'assault',
  'waves',
  'strike',
  'purpose',
  'bus',
  'hatchery',
] as const satisfies readonly EventKind[];

/** Whether people choose by level who comes. */
export const byLevel = (waves: Waves['waves']): waves is number[][] => typeof waves[0]?.[0] === 'number';

/** The event of a kind, of which a scenario has at most one. */
export const eventOf = <K extends EventKind>(
  events: readonly ScenarioEvent[] | undefined,
  kind: K,
): Extract<ScenarioEvent, { event: K }> | undefined =>
  events?.find((one): one is Extract<ScenarioEvent, { event: K }> => one.event === kind);

/** Whose missions an event belongs to; null: anybody's. */
export const eventPeople = (kind: EventKind): Side | null =>
  kind === 'waves' ? null : kind === 'hatchery' ? 'Invaders' : 'Earth';

/** CC-SCN-16 Whether a scenario may have an event of a kind. */
export const eventFits = (
  kind: EventKind,
  { play, people }: { play: 'versus' | 'against the automaton'; people: Side },
): boolean => play === 'against the automaton' && (eventPeople(kind) ?? people) === people;

/** What each kind is called where one is added. */
export const EVENT_NAMES: Record<EventKind, string> = {
  reinforce: 'Reinforcements',
  force: 'A force by the die',
  assault: 'An assault by the die',
  waves: 'Waves',
  strike: 'A strike',
  purpose: 'A Blip on purpose',
  bus: 'A bus',
  hatchery: 'A hatchery',
};

/** The rule of each. */
export const EVENT_RULES: Record<EventKind, string> = {
  reinforce: 'CC-SCN-17',
  force: 'CC-SCN-18',
  assault: 'CC-SCN-18',
  waves: 'CC-SCN-19',
  strike: 'CC-SCN-20',
  purpose: 'CC-SCN-21',
  bus: 'CC-SCN-22',
  hatchery: 'CC-SCN-28',
};
