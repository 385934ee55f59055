// Everything that the book tells, told apart by `type`.
import type { BookName } from './scenarios/index.ts';
import type { Point } from '@xenotable/board';
import type { Modifier, RuleId, Seat } from '@xenotable/kernel';
import type { OrderKind, Spot } from './choices.ts';
import type { PowerName } from './content/powers.ts';
import type { TraitName } from './content/traits.ts';
import type { CourageCause } from './table.ts';
import type { BoastId, Doctrine, Edge, SecretCard, Side, Table, UnitId } from './table.ts';

/** The names of the units that a happening speaks of, by number: a log can be read without the table. */
export type Names = Record<UnitId, string>;

/** For `names`; numbers below 0 stand for no unit. */
export function namesOf(w: Table, ...ids: readonly UnitId[]): Names {
  const names: Names = {};
  for (const id of ids) {
    const unit = w.units[id];
    if (unit !== undefined) names[id] = unit.name;
  }
  return names;
}

interface OfUnit {
  unit: UnitId;
  names: Names;
}

interface OfTwo extends OfUnit {
  target: UnitId;
}

interface AtPoint extends OfUnit {
  x: number;
  y: number;
}

interface Test extends OfUnit {
  dice: number[];
  modifiers: readonly Modifier[];
  total: number;
}

interface CourageRoll extends Test {
  cause: CourageCause;
  courage: number;
  result: 'passed' | 'failed' | 'broken';
}

interface Volley extends OfTwo {
  dice: number[];
  need: number;
  hits: number;
  /** The hits of each die: 0, 1, or 2 for a six of a Heavy Weapon. */
  each?: number[];
}

interface Kinds {
  // The course of the battle and of a campaign.
  battle: { number: number };
  turn: { turn: number };
  phase: { seat: Seat; turn: number };
  'phase lost': { seat: Seat };
  stopped: { seat: Seat };
  conceded: { seat: Seat };
  scored: { side: Side; vp: number; why: string };
  counted: { vp: number[]; winner: Side | null; praise: string | null };
  career: { seat: Seat; points: number };
  fate: { seat: Seat; result: 'killed' | 'wounded' | 'unharmed' };
  'new commander': { seat: Seat };
  'trait removed': { seat: Seat; trait: TraitName };
  grown: { seat: Seat; total: number };
  // Setting up.
  scenario: { name: BookName };
  'role dice': { dice: number[] };
  roles: { attacker: Side };
  trait: { seat: Seat; trait: TraitName };
  /** The list is for its owner's eyes. */
  'list chosen': { seat: Seat; list?: string };
  list: { seat: Seat; name: string; points: number };
  hates: { seat: Seat; whom: string };
  crusades: { seat: Seat; against: string };
  doctrine: { seat: Seat; doctrine: Doctrine };
  secret: { seat: Seat; card?: SecretCard };
  errand: { card: SecretCard | null; done: boolean };
  'boast cards': { seat: Seat; cards?: BoastId[] };
  boasted: { seat: Seat; keep?: BoastId[]; count: number };
  mercenary: OfUnit & { roll: number };
  raided: OfUnit & { left: number };
  underdog: OfUnit;
  wave: { builds: readonly string[]; edges: Edge[] };
  marker: { x: number; y: number };
  placed: AtPoint;
  reserve: OfUnit;
  'starts in': OfUnit & { transport: UnitId };
  absent: OfUnit;
  swapped: { units: UnitId[]; names: Names };
  infiltrates: OfUnit & { die: number };
  // Orders and tests.
  ordered: OfTwo & {
    order: OrderKind;
    house: number;
    power: PowerName | null;
    free: boolean;
    by: TraitName | null;
    /** The automaton's rule behind it. */
    why?: RuleId;
  };
  activation: Test & { value: number; success: boolean };
  'order failed': OfUnit;
  'wild charge': OfTwo & { sure: boolean; why?: RuleId };
  held: OfUnit;
  'went to ground': OfUnit;
  // Moving.
  moved: OfUnit & { from: Point; path: Spot[] };
  /** It was ordered to move and did not. */
  'stood still': OfUnit;
  boarded: OfUnit & { transport: UnitId };
  entered: OfUnit & { house: number };
  withdrawn: OfUnit;
  landed: AtPoint;
  'put out': AtPoint;
  'jump rolled': OfUnit & { dice: number[] };
  jumped: OfUnit & { from: Point; to: Point };
  crushed: AtPoint;
  'vip taken': OfUnit;
  'vip left': OfUnit;
  'vip out': OfUnit;
  // Shooting and attacking.
  shot: Volley & { house: number };
  'return fire': Volley;
  'rolled again': OfUnit & { dice: number[]; hits: number };
  spotting: OfTwo;
  barrage: OfTwo & { dice: number[]; hits: number; each?: number[] };
  strayed: { target: UnitId; names: Names };
  charged: OfTwo & { house: number; from: Point; path: Spot[] };
  'counter-charged': OfUnit & { from: Point; to: Point };
  'no contact': OfTwo;
  fought: Volley & {
    house: number;
    back: number[];
    backNeed: number;
    backHits: number;
    backEach?: number[];
  };
  'fight lost': OfUnit & { attacker: number; defender: number };
  stormed: AtPoint;
  explosion: AtPoint;
  // Losses.
  /** What hits come to: they are divided by this Armour. `points` is the loss before Force Fields and medics. */
  struck: OfUnit & { by: UnitId; hits: number; armour: readonly Modifier[]; value: number; points: number };
  lost: OfUnit & { points: number; left: number };
  healed: OfUnit & { left: number };
  stunned: OfUnit & { points: number };
  'force field': OfUnit & { dice: number[]; saved: number };
  medic: OfUnit & { medic: UnitId; saved: boolean };
  destroyed: OfUnit & { commander?: true };
  routed: OfUnit & { commander?: true };
  'building hit': { house: number; points: number; left: number };
  collapsed: { house: number };
  'new ranks': OfUnit;
  brood: { nest: number; die: number };
  reborn: AtPoint;
  // Courage.
  'courage test': CourageRoll;
  'rally test': CourageRoll;
  rallied: OfUnit;
  suppressed: OfUnit;
  'army tests': { owner: Seat; units: UnitId[]; names: Names };
  retreated: OfUnit & { from: Point; to: Point; path: Spot[]; far: number; cover: boolean };
  'moved back': OfUnit & { from: Point; to: Point };
  stayed: OfUnit;
  blocked: OfUnit & { dice: number[]; hits: number };
  // Powers.
  manifested: OfTwo & { power: PowerName };
  resisted: OfUnit & { power: PowerName };
  'power ended': OfUnit & { power: PowerName; by: UnitId };
}

export type Happening = { [T in keyof Kinds]: { type: T } & Kinds[T] }[keyof Kinds];
