// The world of Xenos Rampant: plain data. Positions and distances are hundredths of an inch (XR-GEO-01).
import { type Bookmark, type Seat, type World, applies } from '@xenotable/kernel';
import type { MapName } from './content/maps.ts';
import { type PowerName, powerNamed } from './content/powers.ts';
import type { BuildingKind, ObstacleKind } from './content/terrain.ts';
import { type TraitName, traitNamed } from './content/traits.ts';
import type { List } from './detachment/list.ts';
import { type Profile, profileOfEntry } from './detachment/profile.ts';
import { readBuild } from './detachment/text.ts';
import type { Campaign, Career } from './campaign.ts';
import type { Agreed } from './options.ts';

export type Side = 0 | 1;
export type UnitId = number;
export type Edge = 'north' | 'east' | 'south' | 'west';

/** Why a unit tests its Courage (XR-COU-01 to 08). */
export type CourageCause = 'shot' | 'attack' | 'other' | 'rally' | 'army';

/** Where a unit is, or how it left (XR-GEN-12). */
export type State =
  | 'table'
  | 'transport'
  | 'building'
  | 'reserve'
  | 'destroyed'
  | 'routed'
  | 'withdrawn'
  | 'absent';

export interface Unit {
  id: UnitId;
  owner: Seat;
  name: string;
  /** What it is and has bought, as one line; its profile follows from this. */
  build: string;
  cost: number;
  commander: boolean;
  species: string;
  faith: string | null;
  powers: PowerName[];
  fixedGun: boolean;
  sp: number;
  start: number;
  state: State;
  /** The transport (unit) or building (number) that it is inside, or -1. */
  inside: number;
  x: number;
  y: number;
  facing: number;
  suppressed: boolean;
  grounded: boolean;
  tried: boolean;
  /** It rallied in this phase and may go Back Into The Fray. */
  fray: boolean;
  /** XR-FFT-05 Its chance of a Firefight in this turn is used or gone. */
  answered: boolean;
  /** Result on the Mercenary table, 0 for none; with 2 (Late) the turn from which it may enter. */
  mercenary: number;
  due: number;
  /** A transport's doings in this turn: how far it drove, whether somebody got in, whether somebody got out. */
  driven: number;
  gotIn: boolean;
  gotOut: boolean;
  /** The edge by which it enters from reserve. */
  edge: Edge | null;
  /** XR-M-DROP-02 Special Insertion given by the scenario. */
  dropped: boolean;
  /** A truck of the convoy, a returned brood unit, a wave or underdog unit: not part of the list. */
  extra: 'truck' | 'brood' | 'wave' | 'underdog' | 'ranks' | null;
  /** XR-T-12 released from its Wild Charge in this phase. */
  held: boolean;
  /** Where it was deployed (XR-AUT-07). */
  post: { x: number; y: number };
}

export interface Owner {
  side: Side;
  kind: 'person' | 'automaton';
  name: string;
  list: List | null;
  /** Before both lists are locked only the owner knows it (XR-DET-12). */
  locked: boolean;
  traits: TraitName[];
  /** XR-C-08 A wounded Commander's traits do not work in this battle. */
  wounded: boolean;
  doctrine: Doctrine | null;
  /** Starting points of the detachment, and those removed from play (XR-COU-06). */
  total: number;
  lost: number;
  commanderLost: boolean;
  halfTested: boolean;
  /** XR-XEN-19, XR-XEN-06 */
  hates: string | null;
  crusades: string | null;
  /** XR-VIC-05 Its owner has given up. */
  gaveUp: boolean;
  /** Once-per-turn rules that were used in this turn. */
  used: string[];
  /** Cards: hidden from everybody else. */
  secret: SecretCard | null;
  boasts: BoastId[];
  chosen: BoastId[] | null;
}

/** All of an owner that a battle changes, as it is before the battle. */
export const beforeBattle = (): Omit<Owner, 'side' | 'kind' | 'name'> => ({
  list: null,
  locked: false,
  traits: [],
  wounded: false,
  doctrine: null,
  total: 0,
  lost: 0,
  commanderLost: false,
  halfTested: false,
  hates: null,
  crusades: null,
  gaveUp: false,
  used: [],
  secret: null,
  boasts: [],
  chosen: null,
});

export type SecretCard = 'Assassinate' | 'Sabotage' | 'Survey';
export type BoastId =
  | 'XR-BST-C1'
  | 'XR-BST-C2'
  | 'XR-BST-C3'
  | 'XR-BST-C4'
  | 'XR-BST-C5'
  | 'XR-BST-C6'
  | 'XR-BST-C7'
  | 'XR-BST-C8';
export type Doctrine = 'Drilled' | 'Marksmen' | 'Headlong' | 'Endless ranks';

export interface Building {
  kind: BuildingKind;
  sp: number;
}

export interface Obstacle {
  kind: ObstacleKind;
  /** Segments that share an end are one obstacle. */
  group: number;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

export interface Marker {
  x: number;
  y: number;
}

export interface Vip {
  x: number;
  y: number;
  /** Who carries it, or -1. */
  carrier: UnitId;
  /** The side that brought it out. */
  out: Side | null;
}

export interface Effect {
  power: PowerName;
  by: UnitId;
  on: UnitId;
  /** For powers that last to the end of the target's next phase: it has begun. */
  begun: boolean;
}

export interface Score {
  side: Side;
  vp: number;
  rule: string;
  why: string;
}

/** A unit that left by force, for boasts and scores. */
export interface Removal {
  unit: UnitId;
  how: 'destroyed' | 'routed';
  by: 'attack' | 'shot' | 'other';
  killer: UnitId;
}

export type ScenarioName =
  | 'GRIND'
  | 'SECRET'
  | 'DROP'
  | 'FIGHTRET'
  | 'VIP'
  | 'ENCOUNTER'
  | 'BUGHUNT'
  | 'LAST'
  | 'CONVOY'
  | 'DIVERSION'
  /** XR-SCN-01 A scenario of one's own. */
  | 'OWN';

export interface Table extends World {
  /** What was agreed on before the game. */
  options: Agreed;
  scenario: ScenarioName;
  map: MapName | 'OWN';
  owners: Owner[];
  /** The side that attacks. */
  attacker: Side;
  /** Each side's own edge, or null. */
  edges: (Edge | null)[];
  turn: number;
  lastTurn: number;
  /** Whose phase it is. */
  active: Side;
  acting: Seat;
  units: Unit[];
  buildings: Building[];
  obstacles: Obstacle[];
  markers: Marker[];
  vip: Vip | null;
  effects: Effect[];
  score: Score[];
  removals: Removal[];
  /** Things that must be carried out before anything else goes on: explosions, wrecks, collapses. */
  waiting: Bookmark[];
  /** Detachments whose units owe an army-wide Courage test (XR-COU-08). */
  owed: { owner: Seat; last: boolean }[];
  /** First edge of the last wave (XR-M-LAST-04). */
  wave: Edge | null;
  /** XR-M-SECRET-06 seen at the end of some turn. */
  surveyed: boolean;
  campaign: Campaign | null;
}

/** A reader that throws with the number where there is no such thing. */
function at<T>(list: readonly T[], index: number, what: string): T {
  const thing = list[index];
  if (thing === undefined) throw new Error(`there is no ${what} ${index}`);
  return thing;
}

export const unitOf = <U>(w: { units: readonly U[] }, id: UnitId): U => at(w.units, id, 'unit');

/** The number of no unit, no building, no hill. */
export const NONE = -1;

export const isUnit = (id: UnitId): boolean => id >= 0;

export const unitOrNull = <U>(w: { units: readonly U[] }, id: UnitId): U | null =>
  isUnit(id) ? unitOf(w, id) : null;

export const ownerOf = <O>(w: { owners: readonly O[] }, seat: Seat): O => at(w.owners, seat, 'seat');

export const buildingOf = (w: Pick<Table, 'buildings'>, house: number): Building =>
  at(w.buildings, house, 'building');

/** The edge of a side that has one. */
export function edgeOf(w: Table, side: Side): Edge {
  const edge = w.edges[side];
  if (edge === undefined || edge === null) throw new Error(`side ${side} has no edge`);
  return edge;
}

/** The VIP, in the scenario that has one. */
export function vipOf(w: Table): Vip {
  if (w.vip === null) throw new Error('there is no VIP');
  return w.vip;
}

/** A seat's list, once it is chosen. */
export function listOf(w: Table, seat: Seat): List {
  const { list } = ownerOf(w, seat);
  if (list === null) throw new Error(`seat ${seat} has no list`);
  return list;
}

/** The campaign, in the chapters that play one. */
export function campaignOf(w: Table): Campaign {
  if (w.campaign === null) throw new Error('no campaign is played');
  return w.campaign;
}

export const careerOf = (w: Table, seat: Seat): Career => at(campaignOf(w).owners, seat, 'career');

const profiles = new Map<string, Profile>();
/** Kept at once: a server meets the builds of many people. */
const MOST_PROFILES = 5000;

/** The working profile behind a unit's build. */
export function profileOf(unit: Pick<Unit, 'build'>): Profile {
  let profile = profiles.get(unit.build);
  if (profile === undefined) {
    profile = profileOfEntry(readBuild(unit.build));
    if (profiles.size >= MOST_PROFILES) profiles.clear();
    profiles.set(unit.build, profile);
  }
  return profile;
}

export const sideOf = (w: Table, unit: Unit): Side => ownerOf(w, unit.owner).side;

export const other = (side: Side): Side => (side === 0 ? 1 : 0);

/** XR-GEN-13 Passengers and occupants count as on the table, unless their transport is not. */
export function onTable(w: Table, unit: Unit): boolean {
  if (unit.state === 'table') return true;
  if (unit.state !== 'building' && unit.state !== 'transport') return false;
  applies('XR-GEN-13');
  return unit.state === 'building' || unitOf(w, unit.inside).state === 'table';
}

export const gone = (unit: Unit): boolean => unit.state === 'destroyed' || unit.state === 'routed';

/** XR-GEN-07 */
export const atHalf = (unit: Unit): boolean => 2 * unit.sp <= unit.start;

export const passengerOf = (w: Table, unit: Unit): Unit | undefined =>
  w.units.find((one) => one.state === 'transport' && one.inside === unit.id);

export const occupantOf = (w: Table, building: number): Unit | undefined =>
  w.units.find((one) => one.state === 'building' && one.inside === building);

export const effectOn = (w: Table, unit: UnitId, power: PowerName): boolean => {
  for (const effect of w.effects) {
    if (effect.on !== unit || effect.power !== power) continue;
    applies(powerNamed(power).id);
    return true;
  }
  return false;
};

/** Whether a trait of a detachment's Commander works at all. */
export function hasTrait(w: Table, seat: Seat, trait: TraitName): boolean {
  const owner = ownerOf(w, seat);
  if (!owner.traits.includes(trait)) return false;
  if (owner.wounded) {
    applies('XR-C-08');
    return false;
  }
  applies(traitNamed(trait).id);
  return true;
}

/** A trait of the Commander's own unit. */
export const leads = (w: Table, unit: Unit, trait: TraitName): boolean =>
  unit.commander && hasTrait(w, unit.owner, trait);
