// What the auditor knows of the table, and where the reported table differs from it.
import type { Spot } from '../../choices.ts';
import type { Rule } from '../../content/units.ts';
import { unitOf } from '../../content/units.ts';
import type { Carried, Down, Model, Side, Table, TableOptions } from '../../table.ts';
import { Ground } from './board.ts';

export class Objection extends Error {
  override name = 'Objection';
}

export function must(holds: boolean, what: () => string): asserts holds {
  if (!holds) throw new Objection(what());
}

/** A model in the auditor's book. */
export interface Entry {
  name: string;
  unit: Model['unit'];
  side: Side;
  control: Side;
  player: number;
  place: Model['place'];
  at: Spot | null;
  wounds: number;
  down: Down;
  overwatch: string | null;
  shotsAt: string[];
  activated: number;
  mind: { by: string; until: number } | null;
  shield: number;
  carries: string[];
  poisoned: boolean;
  hitBy: string[];
  used: string[];
  medikits: number;
  disabledUntil: number;
  seenUntil: number;
  suppressed: number;
  neutral: boolean;
  primary: Model['primary'];
  secondary: Model['secondary'];
  vest: Model['vest'];
  items: Carried[];
  leader: boolean;
  free: boolean;
  skills: Model['skills'];
  learned: Rule[];
  kills: number;
  /** It has left its cell in this activation. */
  moved: boolean;
  /** A way that it is still on. */
  path: Spot[] | null;
}

export interface SideBook {
  score: number;
  found: number;
  worth: number;
  leaderLost: boolean;
  uplink: number;
  bonus: number;
}

export interface Account {
  mission: Table['mission'];
  campaign: boolean;
  options: TableOptions;
  difficulty: Table['difficulty'];
  factions: [string, string];
  automaton: Side | null;
  psiLab: [boolean, boolean];
  models: Map<string, Entry>;
  sides: [SideBook, SideBook];
  ground: Ground;
  round: number;
  /** The bag has been filled in this round. */
  filled: boolean;
  bag: Map<string, number>;
  drawn: string[];
  tokens: { kind: string; at: Spot | null }[];
  /** Civilian markers of each Infiltrator. */
  markers: Map<string, number>;
  owners: (number | null)[];
  over: boolean;
}

const spotOf = (cell: number, width: number): Spot | null =>
  cell < 0 ? null : [cell % width, Math.floor(cell / width)];

/** The book is opened when a mission has been laid out. */
export function openBook(v: Table): Account {
  const { options, board, mission } = v;
  const ground = new Ground(board.map, options.diagonals === 'square', mission === 'SE1.6');
  const { width } = ground;
  for (const cell of board.solid) ground.solid.add(spotOf(cell, width)!.join());
  for (const cell of board.gone) ground.gone.add(spotOf(cell, width)!.join());
  const nameOf = (id: number): string => v.models.find((m) => m.id === id)?.name ?? '';
  const models = new Map(v.models.map((m) => [m.name, entryOf(m, width, nameOf)]));
  const side = (one: Table['sides'][number]): SideBook => ({
    score: one.score,
    found: one.found,
    worth: one.worth,
    leaderLost: one.leaderLost,
    uplink: one.uplink,
    bonus: one.bonus,
  });
  return {
    mission,
    campaign: v.campaign !== null,
    options,
    difficulty: v.difficulty,
    factions: [v.sides[0].faction, v.sides[1].faction],
    automaton: v.sides[0].seats.length === 0 ? 0 : v.sides[1].seats.length === 0 ? 1 : null,
    psiLab: [0, 1].map((i) => v.campaign?.sheets[i]?.facilities.includes('Psi Lab') ?? false) as [
      boolean,
      boolean,
    ],
    models,
    sides: [side(v.sides[0]), side(v.sides[1])],
    ground,
    round: v.round,
    filled: v.drawnDice.length > 0 || v.bag.left.some((left) => left > 0),
    bag: new Map(v.bag.kinds.map((kind, i) => [kind, v.bag.left[i] ?? 0])),
    drawn: v.drawnDice.slice(),
    tokens: v.tokens.map((token) => ({ kind: token.kind, at: spotOf(token.cell, width) })),
    markers: countOf(v.markers.map((marker) => nameOf(marker.model))),
    owners: v.pieces.map((piece) => (piece.owner < 0 ? null : piece.owner)),
    over: v.result !== null,
  };
}

const countOf = (names: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

const entryOf = (m: Model, width: number, nameOf: (id: number) => string): Entry => ({
  name: m.name,
  unit: m.unit,
  side: m.side,
  control: m.control,
  player: m.player,
  place: m.place,
  at: spotOf(m.cell, width),
  wounds: m.wounds,
  down: m.down,
  overwatch: m.overwatch,
  shotsAt: m.watched.map(nameOf),
  activated: m.activated,
  mind: m.mind === null ? null : { by: nameOf(m.mind.by), until: m.mind.until },
  shield: m.shield,
  carries: [],
  poisoned: m.poisoned,
  hitBy: m.hitBy.map(nameOf),
  used: m.used.slice(),
  medikits: m.medikits,
  disabledUntil: m.disabledUntil,
  seenUntil: m.seenUntil,
  suppressed: m.suppressed,
  neutral: m.neutral,
  primary: m.primary,
  secondary: m.secondary,
  vest: m.vest,
  items: m.items.map((one) => ({ ...one })),
  leader: m.leader,
  free: m.free,
  skills: { ...m.skills },
  learned: m.learned.slice(),
  kills: m.kills,
  moved: false,
  path: null,
});

export const hasRule = (m: Pick<Entry, 'unit' | 'learned' | 'items'>, rule: Rule): boolean =>
  unitOf(m.unit).rules.includes(rule) ||
  m.learned.includes(rule) ||
  (rule === 'Grapple' && m.items.some((one) => one.item === 'Grapple Hook'));

export const isOn = (m: Entry): boolean => m.place === 'board';

/** EE-OBJ-09, EE-SPO-11. */
const engages = (m: Entry): boolean => !hasRule(m, 'Unarmed') && !hasRule(m, 'Emplaced');

export const areEnemies = (a: Entry, b: Entry): boolean =>
  isOn(a) && isOn(b) && !a.neutral && !b.neutral && a.control !== b.control;

/** EE-ENG-01. */
export const foesInContact = (book: Account, m: Entry): Entry[] =>
  engages(m) && m.at !== null
    ? [...book.models.values()].filter(
        (one) =>
          areEnemies(one, m) && engages(one) && one.at !== null && book.ground.touch(one.at, m.at ?? one.at),
      )
    : [];

/** EE-SQD-13, EE-SPO-13 A skill as it is now. */
export function skillOf(book: Account, m: Entry, name: keyof Model['skills']): number {
  const value = m.skills[name];
  if (name === 'WILL' && book.sides[m.side].leaderLost && !m.leader) return value - 1;
  if (name === 'MOBILITY' && hasRule(m, 'Rage') && m.wounds < m.skills.HEALTH) return value + 2;
  return value;
}
