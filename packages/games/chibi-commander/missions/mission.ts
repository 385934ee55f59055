// What a mission is: data, a few handlers of events, and what it remembers.
import type { Bookmark, Next, RuleId, Seat } from '@xenotable/kernel';
import type { Play } from '../book/chapter.ts';
import type { Mover } from '../book/movement/movement.ts';
import type { LayoutName } from '../content/maps.ts';
import type { PieceName } from '../content/pieces.ts';
import type { Faction, Side, TypeName } from '../content/units.ts';
import type { Look } from '../names.ts';
import type { Army, Blip, Cell, Table, Unit, UnitId } from '../table.ts';
import type { StateKind } from './state.ts';

export const MISSION_NAMES = [
  'VS 1',
  'VS 2',
  'VS 3',
  'VS 4',
  'VS 5',
  'VS 6',
  'COOP 1',
  'COOP 2',
  'COOP 3',
  'COOP 4',
  'COOP 5',
  'COOP 6',
  'High Spot',
  'Super Hero',
  'Evil Dreams',
  'Blood Pool',
  'Scenario',
] as const;
export type MissionName = (typeof MISSION_NAMES)[number];

/** A mission of the book. */
export type BookMission = Exclude<MissionName, 'Scenario'>;

/** What comes due at once, or nothing. */
export type Due = void | { call: Bookmark };

export interface Mission {
  name: MissionName;
  title: string;
  mode: 'versus' | 'cooperative' | 'nightmare';
  /** A layout's name, or a picture of one's own. */
  layout: LayoutName | string;
  /** Names of the variations, 1 first; empty where there are none. */
  variations: readonly string[];
  /** The variation is rolled by an event during the mission instead of before it. */
  variationLater?: boolean;
  /** Which side people play against the automaton. */
  people?: Side;
  /** CC-MOV-07 doors are free and close with the turn, or CC-MOV-09 cost one point and stay open for the round. */
  doors: 'free' | 'one point';
  /** CC-VIS-04 In fog nothing may be aimed beyond the visibility. */
  fog?: boolean;
  /** CC-TRN-04 Turn order where it is not the usual one. */
  order?: readonly Faction[];
  /** CC-M-VS6-08, CC-M-CO6-08 Only a goal ends it, not the lack of enemies. */
  endsByGoal?: boolean;
  /** CC-PSI-16 The rule by which civilians under Control may strike. */
  armedCivilians?: RuleId;
  /** CC-GEN-28 What may be bought. */
  options: readonly Option[];
  /** What it remembers, beside what every mission remembers. */
  state: StateKind;
  /** Which rules of the mission's text its parts carry out, where these have no moment of their own. */
  rules: RulesOf;
  squads: Squads;
  setUp: SetUp;
  ground: Ground;
  scoring: Scoring;
  on: Events;
  corrections: Corrections;
  program: Program;
  /** What a sensible player goes for with a unit, besides fighting and staying alive. */
  aims(w: Table, unit: Unit): Aims;
  /** CC-ACT-10 What the active unit may do here, by the mission's word for it. */
  deals: Readonly<Record<string, Deal>>;
  /** What a side may do in its own turn between activations. */
  orders: Readonly<Record<string, Order>>;
  /** Questions that only this mission asks, by topic (`ask(topic, seat, data)`). */
  questions: Readonly<Record<string, Question>>;
}

/** The moments at which the parts of a mission take effect. */
export type Moment =
  | 'building'
  | 'bonus'
  | 'recruiting'
  | 'lay out'
  | 'placing'
  | 'arriving'
  | 'leaving'
  | 'looking'
  | 'turn order'
  | 'ending';

/** By moment; a function if it depends on the variation. */
export type RulesOf = (variation: number) => Partial<Record<Moment, readonly RuleId[]>>;

type Optional = 'rules' | 'on' | 'corrections' | 'program' | 'aims' | 'deals' | 'orders' | 'questions';

/** A mission with everything that it does not mention left empty. */
export const defineMission = (
  parts: Omit<Mission, Optional> & Partial<Pick<Mission, Optional>>,
): Mission => ({
  rules: () => ({}),
  on: {},
  corrections: {},
  program: {},
  aims: () => ({}),
  deals: {},
  orders: {},
  questions: {},
  ...parts,
});

/** Who takes part. */
export interface Squads {
  /** CC-CMP-13 How many units a faction (in cooperative play: the people's side) brings. */
  slots(w: Table, army: Army): number;
  /** Types that may fill the next slot of a single mission's squad; `chosen` are those before it. */
  recruits(w: Table, army: Army, chosen: readonly TypeName[]): TypeName[];
  /** CC-CMP-13 Whether a unit of a campaign's roster may fill the next slot, where not everybody may. */
  fields?(w: Table, army: Army, type: TypeName): boolean;
  /** Points to spend before a single mission (CC-LVL-12). */
  bonus?(w: Table, army: Army): number;
  /** What a recruit costs, where it is not nothing for LV1 and two points for LV2. */
  price?(w: Table, type: TypeName): number;
  /** CC-BLP-03 Ghosts that a faction gets, where it is not one for every unit that takes part; `chosen`: units of its squad. */
  ghosts?(w: Table, army: Army, chosen: number): number;
}

/** Before the first round. */
export interface SetUp {
  /** CC-MAP-21 The next thing that people place where terrain is open to taste; null when the map is built. */
  building?(w: Table): Work | null;
  /** Decided before anybody chooses units: secret goals, fixed forces. */
  before?(play: Play): void;
  /** Puts bystanders, pools and everything on the table that nobody chooses. */
  layOut?(play: Play): void;
  /** CC-NPC-01 Open to taste: where people may put a Blip of the automaton instead of the field that was drawn; null: it stays. */
  distribute?(w: Table, blip: Blip): readonly Cell[] | null;
  /** Who sets up first, where it is not turn order. */
  order?(w: Table): Army[];
  /** Where a unit may be put; null: it waits and spawns later. */
  placing?(w: Table, unit: Unit): readonly Cell[] | null;
  /** Where the Ghosts of a faction may be put. */
  placingGhosts?(w: Table, army: Army): readonly Cell[];
  /** Right before the first round. */
  ready?(play: Play): Due;
}

/** How the map serves each side. */
export interface Ground {
  /** CC-VIS-01 Fields that a unit sees; Infinity in CC-VIS-06. */
  visibility(w: Table, side: Side): number;
  /** CC-BLP-30 Whether Invaders hide under Blips. */
  blips(w: Table): boolean;
  /** CC-MOV-17 Where a waiting unit may come onto the map now. */
  spawns(w: Table, unit: Unit): Cell[];
  /** CC-MOV-29 Fields through which a faction's units may leave. */
  exits(w: Table, faction: Faction, unit: Unit): readonly Cell[];
  /** CC-M-VS4-34 Whether somebody who is dragged leaves the map with the dragger. */
  mayTakeOut?(w: Table, dragged: Unit, faction: Faction, cell: Cell): boolean;
  /** CC-MODE-06 Where an ESCAPE unit vanishes, if not at the nearest exit. */
  vanishing?(w: Table, unit: Unit): readonly Cell[];
  /** Fields that a side may never enter. */
  barred?(w: Table, side: Side): readonly Cell[];
  /** CC-M-VS5-07 Doors that stay open during the whole mission, by edge. */
  openDoors?(w: Table): readonly number[];
  /** CC-M-CO2-08 Fields that see each other whatever lies between. */
  seesWithin?(w: Table, a: Cell, b: Cell): boolean;
}

/** What counts, and when it is over. */
export interface Scoring {
  /** CC-VP-01 What is scored for a faction (in cooperative play and team missions: for the side's main faction). */
  goals(w: Table, army: Army): Goal[];
  /** Its points, where they are not the sum of its goals. */
  points?(w: Table, army: Army): number;
  /** The rule by which the mission itself is over now, besides CC-VP-04 and CC-VP-05; null while it goes on. */
  ending?(w: Table): RuleId | null;
  /** Who has won, where it is not a matter of points (CC-VP-08, CC-VP-09). */
  victors?(w: Table): Side[];
  /** CC-WND-16 Whether units may still come that the table does not hold yet. */
  mayStillArrive?(w: Table, side: Side): boolean;
}

/** What a side is credited for, and the points as they stand. */
export interface Goal {
  rule: RuleId;
  words: string;
  points: number;
}

/** How somebody comes to a field: by own steps or teleport, or against its will (made to run or act, as a passenger, dragged), or newly onto the map. */
export type Entry = 'walked' | 'teleported' | 'forced' | 'carried' | 'dragged' | 'spawned';

/** What the mission does when something happens. */
export interface Events {
  startOfRound?(play: Play): Due;
  endOfRound?(play: Play): Due;
  startOfTurn?(play: Play, faction: Faction): Due;
  endOfTurn?(play: Play, faction: Faction): void;
  /** After every activation, in every turn: what has come due by what happened in it. */
  afterActivation?(play: Play): Due;
  /** CC-M-CO6-04 An attack was made. */
  attacked?(play: Play): void;
  /** CC-M-SH-05, CC-M-BP-06 After every attack: what comes due at once. */
  afterAttack?(play: Play): Due;
  /** After a unit came to a field (also under a Blip: then only the unit itself may remember it); `by`: the faction that drags it, `from`: the field it came from, or NONE. */
  entered?(play: Play, unit: Unit, how: Entry, by: Faction | null, from: Cell): void;
  /** A unit has died, left, fallen into coma or lost hearts; `by`: the unit that did it, `faction`: the one that gets the deed (CC-DMG-07), or ''. */
  fell?(
    play: Play,
    unit: Unit,
    what: 'died' | 'left' | 'coma' | 'wounded',
    by: UnitId,
    faction: Faction | '',
  ): void;
  /** CC-M-VS2-14 A unit was healed out of coma. */
  wokenByHealing?(play: Play, patient: Unit): void;
  revealed?(play: Play, unit: Unit, by: UnitId): void;
  /** CC-M-VS1-27, CC-M-VS1-31 A PSI attack or a teleport succeeded. */
  succeeded?(play: Play, unit: Unit, what: 'mind' | 'jump', others: UnitId[]): void;
  /** CC-M-VS2-36 A pull has ended. */
  pulled?(play: Play, puller: Mover): void;
  crystalTaken?(play: Play, faction: Faction): void;
  /** CC-M-CO3-20 The automaton has attacked the bus. */
  busAttacked?(play: Play, attacker: Unit): void;
}

/** Where the mission's text overrules the book about single units. */
export interface Corrections {
  armor?(w: Table, unit: Unit): number;
  /** Actions of a unit at its activation, where it is not two. */
  actions?(w: Table, unit: Unit): number;
  extraMove?(w: Table, unit: Unit): number;
  /** CC-M-SH-14 Points added to the basic movement only. */
  extraWalk?(w: Table, unit: Unit): number;
  /** CC-M-SH-12 Other numbers of range dice that may be thrown. */
  rangeChoices?(w: Table, unit: Unit, range: number): number[];
  /** CC-M-SH-13 Points added to a throw before reductions. */
  extraDamage?(w: Table, attacker: Unit, ranged: boolean): number;
  /** CC-M-SH-09, CC-M-SH-10 Whether the victim escapes all of the points. */
  dodged?(play: Play, victim: Unit, melee: boolean, points: number): boolean;
  /** CC-M-VS4-35 The rule by which nobody can harm a unit, or null. */
  untouchable?(w: Table, unit: Unit): RuleId | null;
  /** CC-M-VS4-34 Bystanders that walk on their own and are never sent. */
  walksAlone?(unit: Unit): boolean;
  /** CC-M-VS1-19 Whether the landing ship can be started yet. */
  shipMayStart?(w: Table): boolean;
}

/** What the program of a versus seat goes for. */
export interface Program {
  /** Where a unit scores its goal, and whether it leaves there. */
  lures?(w: Table, unit: Unit): { cells: readonly Cell[]; leave: boolean };
  /** Who is worth dragging out. */
  prizes?(w: Table, unit: Unit): UnitId[];
}

/** What a player goes for with one unit; all worths are victory points. */
export interface Aims {
  /** Fields to get to: to stand there, to leave the map there, or to do there what the mission lets do. */
  places?: readonly Destination[];
  /** Who is to be brought somewhere, sent or dragged; they leave the map there unless they are to stay. */
  cargo?: readonly Cargo[];
  /** Where crystals are pulled to. */
  crystals?: { to: readonly Cell[]; worth: number };
  /** For killing somebody; below 0 for those who had better live. */
  kill?(victim: Unit): number;
  /** For bringing somebody into coma alive. */
  fell?(victim: Unit): number;
  /** For entering the mind of somebody. */
  mind?(victim: Unit): number;
  /** What the death of an own unit costs, where it is not half a point. */
  loss?: number;
  /** Being seen costs points. */
  shy?: boolean;
  /** The landing ship should take off. */
  takeOff?: boolean;
  /** Where somebody who has little to gain gets away from danger. */
  retreat?: readonly Cell[];
  /** There is nothing left to gain: where to leave the map, if that is possible. */
  home?: readonly Cell[];
}

export interface Destination {
  cells: readonly Cell[];
  worth: number;
  leave?: boolean;
  /** How many units are wanted there, if it is not one. */
  many?: number;
}

export interface Cargo {
  units: readonly UnitId[];
  to: readonly Cell[];
  worth: number;
  /** They stay on those fields. */
  stay?: boolean;
}

/** CC-GEN-28 Something that points buy before a mission. */
export interface Option {
  name: string;
  price: number;
  rule: RuleId;
  side: Side | 'all';
  words: string;
  /** Each faction of a side may buy it; otherwise it is sold once to the side (CC-WND-13). */
  each?: true;
  /** Where it is for sale only in some variations or to some factions. */
  when?(w: Table, army: Army): boolean;
}

/** CC-ACT-10 Something that a mission lets a unit do for actions, or free things at any moment of the own turn (price 0). */
export interface Deal {
  rule: RuleId;
  /** Actions it costs. */
  price: number;
  /** The fields or units to which it may be done now; true or false where it is done to nothing. */
  on(w: Table, unit: Unit): readonly number[] | boolean;
  /** What a player would say: 'Set a charge'; `by`: the unit that does it. */
  words(look: Look, on: number, by: UnitId): string;
  take(play: Play, unit: Unit, on: number): Due;
}

/** Something that a side may do in its own turn between activations. */
export interface Order {
  rule: RuleId;
  on(w: Table, army: Army): readonly number[] | boolean;
  words(look: Look, on: number): string;
  take(play: Play, army: Army, on: number): Due;
}

export type Key = number | string;

/** A question that only one mission asks (book/question.ts). With a single answer it is still asked; with none it is skipped. `D`: what it must remember. */
export interface Question<D extends number[] = number[], K extends Key = Key> {
  rule: RuleId;
  prompt(w: Table, data: D): string;
  /** What may be chosen. */
  keys(w: Table, data: D): readonly K[];
  /** What people call it. Different keys have different words. */
  words(look: Look, key: K, data: D): string;
  /** What a sensible player answers, where it is not any of them; not a key: any of them. */
  best?(w: Table, data: D): K | undefined;
  take(play: Play, key: K, data: D): Next<never>;
}

/** A question that is answered by a unit, a field, a Blip. */
export const byNumber = <D extends number[] = []>(question: Question<D, number>): Question => question;

/** A question that is answered by a name. */
export const byName = <D extends number[] = []>(question: Question<D, string>): Question => question;

/** What people place when they build the map. */
export type Built = { piece: PieceName; ground: string } | { folk: TypeName } | { point: true };

/** CC-MAP-21 The next thing that somebody places. */
export interface Work {
  seat: Seat;
  rule: RuleId;
  prompt: string;
  what: Built;
  /** Where it may be placed: a field, or a piece's way of lying and its field. */
  keys: readonly number[];
  put(play: Play, key: number): void;
}
