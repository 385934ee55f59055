// The auditor's account of a table, kept from happenings, choices and results of chance alone.
import { ITEMS, NODES, UNITS, type NodeFigures } from './figures.ts';

export const BANDS = ['CLOSE', 'SHORT', 'MEDIUM', 'LONG'];

export class AuditError extends Error {
  override name = 'AuditError';
}

/** Complains at the first difference. */
export function agree(holds: boolean, complaint: string): asserts holds {
  if (!holds) throw new AuditError(complaint);
}

export interface Carried {
  item: string;
  uses: number;
  used: boolean;
}

export interface Marine {
  id: number;
  name: string;
  type: string;
  seat: number;
  status: 'standing' | 'down' | 'home' | 'absent';
  implanted: boolean;
  /** Operated on: no casualty check. */
  saved: boolean;
  wounds: number;
  fire: number[];
  melee: number;
  cap: number;
  hits: number;
  arm: number;
  wits: number;
  command: number;
  leader: boolean;
  xp: number;
  promotions: number;
  raised: string[];
  items: Carried[];
  doubled: boolean;
  rn: number;
  band: number;
  act: string;
  rolled: boolean;
  rating: number;
  sl: number;
  again: boolean;
  shells: boolean;
  incoming: string[];
}

export interface Lying {
  /** What lies there, once anybody has looked. */
  card: string | null;
  up: boolean;
  early: boolean;
  wounds: number;
  blades: number;
}

export interface Attack {
  card: string;
  sl: number;
  assigned: number;
  held: Marine | null;
  focus: Marine | null;
}

export interface Pool {
  kind: string;
  seat: number;
  wounds: number;
  melee: boolean;
}

/** The parts of a round in their order. */
export const PARTS = [
  'ranges',
  'checks',
  'placing',
  'reveal',
  'shadows',
  'strikes',
  'targets',
  'armour',
  'losses',
  'acid',
  'call',
  'texts',
  'end',
] as const;
export type PartName = (typeof PARTS)[number];

export interface Fight {
  round: number;
  part: PartName;
  cards: Map<string, { wounds: number; sprung: boolean; fresh: boolean }>;
  killed: string[];
  removed: string[];
  slots: Lying[];
  aside: number;
  scanned: number;
  cp: number;
  most: number;
  orders: string[];
  shifted: boolean;
  moves: number;
  moving: number;
  moved: Marine[];
  flips: number;
  flipper: number;
  /** Seats that have gone on in this part. */
  ready: Set<number>;
  rock: boolean;
  frosty: string;
  bursts: boolean;
  pools: Pool[];
  attacks: Attack[];
  ambushers: string[];
  dead: string[];
  /** The next slot whose end text is due. */
  text: number;
  splashed: Marine[];
  charges: number;
  hiveLooked: boolean;
  over: string;
}

export interface Tastes {
  commonRange: boolean;
  detection: boolean;
  meleeSaves: boolean;
  repeats: boolean;
  deadlyAcid: boolean;
  injuries: boolean;
}

export interface Account {
  play: string;
  difficulty: string;
  threat: number;
  tastes: Tastes;
  seats: ('person' | 'autopilot' | 'hive')[];
  squad: Marine[];
  nextId: number;
  fallen: string[];
  rp: number;
  campaignPoints: number;
  medlab: boolean;
  bursters: number;
  repeated: boolean;
  results: { number: number; won: boolean; points: number; goals: Record<string, number> }[];
  mission: number;
  node: number;
  ammo: number;
  points: number;
  won: boolean | null;
  clock: number;
  clockHeld: boolean;
  lights: boolean;
  comrades: boolean;
  command: number[];
  owed: { node: number; kind: string }[];
  patrol: string[];
  ends: string[];
  killed: Record<string, number>;
  rescued: number[];
  met: number;
  bystandersKilled: number;
  ambushes: number;
  loose: number;
  kia: number;
  branch: string;
  fight: Fight | null;
}

export const nodesOf = (mission: number): NodeFigures[] =>
  mission === 0
    ? [{ id: 'EW-M-PATROL-01', kind: 'COMBAT', cards: [], garrison: [], until: 0, ammo: 0, reinforce: false }]
    : (NODES[mission - 1] ?? []);

/** A mission before its first node. */
export const freshMission = (mission: number) => ({
  mission,
  node: 0,
  ammo: 0,
  points: 0,
  won: null,
  clock: 0,
  clockHeld: false,
  lights: false,
  comrades: false,
  command: nodesOf(mission).map(() => 0),
  owed: [],
  patrol: [],
  ends: nodesOf(mission).map(() => ''),
  killed: {},
  rescued: nodesOf(mission).map(() => 0),
  met: 0,
  bystandersKilled: 0,
  ambushes: 0,
  loose: 0,
  kia: 0,
  branch: '',
});

export const freshItem = (item: string): Carried => ({ item, uses: ITEMS.get(item)?.uses ?? 0, used: false });

export function recruit(id: number, name: string, type: string): Marine {
  const figures = UNITS.get(type);
  agree(figures !== undefined, `RULES.md has no unit ${type}`);
  const { rp: _rp, ammo: _ammo, fire, ...rest } = figures;
  return {
    id,
    name,
    type,
    seat: 0,
    status: 'standing',
    implanted: false,
    saved: false,
    wounds: 0,
    ...rest,
    fire: fire.slice(),
    leader: type === 'Squad Leader',
    xp: 0,
    promotions: 0,
    raised: [],
    items: [],
    doubled: false,
    rn: 5,
    band: 1,
    act: '',
    rolled: false,
    rating: 0,
    sl: 0,
    again: false,
    shells: false,
    incoming: [],
  };
}
