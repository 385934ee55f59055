// The words of a position: what `given` may say, and of what kind each is.
import { type Reader, aFlag, aNumber, aText, fields, listOf, oneOf, recordOf } from '@xenotable/kernel';
import { ORDER_NAMES } from './content/orders.ts';
import { aDifficulty, aPlay, aTaste } from './options.ts';
import { readScenario } from './scenario/read.ts';
import { BANDS, type Slot } from './table.ts';

const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;

/** A seat by its letter, or by its number. */
const aSeatLetter: Reader<number> = (value, where) =>
  typeof value === 'number' ? aNumber(0, 4)(value, where) : LETTERS.indexOf(oneOf(LETTERS)(value, where));

/** An item by its name: a scenario may have items and units of its own, so the table reads the names. */
interface GivenItem {
  item: string;
  uses?: number;
  used?: boolean;
}

const readItem: Reader<GivenItem> = fields({ item: aText }, { uses: aNumber(0, 9), used: aFlag });

const anItem: Reader<GivenItem> = (value, where) =>
  typeof value === 'string' ? { item: value } : readItem(value, where);

const aUnit = fields(
  { unit: aText },
  {
    name: aText,
    seat: oneOf(LETTERS),
    status: oneOf(['standing', 'down', 'home', 'absent'] as const),
    implanted: aFlag,
    wounds: aNumber(0, 9),
    rn: aNumber(1, 10),
    band: oneOf(BANDS),
    items: listOf(anItem),
    act: oneOf(['fire', 'melee', 'hold', 'watch', 'grenades', 'charges'] as const),
    sl: aNumber(0, 9),
    incoming: listOf(aText),
    xp: aNumber(0, 99),
    promotions: aNumber(0, 3),
    fire: listOf(aNumber(0, 9)),
    command: aNumber(0, 9),
    leader: aFlag,
    // Words that only `given` says, so that any unit can be arranged again.
    id: aNumber(1, 999),
    saved: aFlag,
    melee: aNumber(0, 9),
    cap: aNumber(0, 9),
    hits: aNumber(1, 9),
    arm: aNumber(0, 9),
    wits: aNumber(0, 9),
    raised: listOf(oneOf(['HITS', 'CAP', 'COMMAND', 'led'] as const)),
    doubled: aFlag,
    roll: aNumber(0, 10),
    rating: aNumber(0, 9),
    again: aFlag,
    shells: aFlag,
  },
);

/** A slot with the identifier of its card: a scenario may have cards of its own, so the table reads it. */
export type GivenSlot = Omit<Slot, 'card'> & { card: string | null };

const aSlot: Reader<GivenSlot> = (value, where) => {
  const slot: GivenSlot = { card: null, up: false, early: false, wounds: 0, blades: 0 };
  if (value === '?') return slot;
  if (typeof value === 'string') return { ...slot, card: value, up: true };
  const read = fields(
    {},
    { card: aText, up: aFlag, wounds: aNumber(0, 99), early: aFlag, blades: aNumber(0, 99) },
  )(value, where);
  return {
    card: read.card ?? null,
    up: read.up ?? read.card !== undefined,
    early: read.early ?? false,
    wounds: read.wounds ?? 0,
    blades: read.blades ?? 0,
  };
};

const SEAT_KINDS = ['person', 'autopilot', 'hive'] as const;

/** A seat by its kind, or by kind and name. */
const aSeat: Reader<{ kind: (typeof SEAT_KINDS)[number]; name: string | null }> = (value, where) => {
  if (typeof value === 'string') return { kind: oneOf(SEAT_KINDS)(value, where), name: null };
  return fields({ kind: oneOf(SEAT_KINDS), name: aText }, {})(value, where);
};

const readCombat = fields(
  {},
  {
    /** Cards of the event: identifiers, or identifiers with what is known of them. */
    cards: recordOf(fields({}, { wounds: aNumber(0, 20), sprung: aFlag, fresh: aFlag })),
    killed: listOf(aText),
    removed: listOf(aText),
    slots: listOf(aSlot),
    round: aNumber(0, 99),
    cp: aNumber(0, 9),
    orders: listOf(oneOf(ORDER_NAMES)),
    charges: aNumber(0, 99),
    scanned: aNumber(0, 6),
    wounds: aNumber(0, 99),
    shifted: aFlag,
    rock: aFlag,
    hiveLooked: aFlag,
    ready: listOf(aSeatLetter),
  },
);

export const readGiven = fields(
  { squad: listOf(aUnit) },
  {
    at: aText,
    seats: listOf(aSeat),
    play: aPlay,
    mission: aNumber(0, 9),
    scenario: readScenario,
    node: aNumber(0, 13),
    difficulty: aDifficulty,
    threat: aNumber(4, 16),
    tastes: listOf(aTaste),
    ammo: aNumber(0, 60),
    points: aNumber(-99, 99),
    rp: aNumber(0, 99),
    campaignPoints: aNumber(-99, 999),
    clock: aNumber(0, 99),
    lights: aFlag,
    comrades: aFlag,
    medlab: aFlag,
    bursters: aNumber(0, 9),
    fallen: aNumber(0, 9),
    won: aFlag,
    owed: listOf(fields({ kind: aText }, { node: aNumber(0, 9) })),
    ends: listOf(
      oneOf(['', 'cleared', 'broken off', 'charges', 'held', 'done', 'failed', 'skipped'] as const),
    ),
    killed: recordOf(aNumber(0, 9)),
    rescued: listOf(aNumber(0, 9)),
    met: aNumber(0, 30),
    bystandersKilled: aNumber(0, 9),
    ambushes: aNumber(0, 9),
    loose: aNumber(0, 9),
    clockHeld: aFlag,
    command: listOf(aNumber(-9, 9)),
    patrol: listOf(aText),
    rounds: aNumber(0, 999),
    wasted: aNumber(0, 999),
    kia: aNumber(0, 99),
    nextId: aNumber(1, 999),
    branch: aText,
    combat: readCombat,
  },
);

export type Given = ReturnType<typeof readGiven>;
