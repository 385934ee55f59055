// Every mark that a unit, an item, a slot or a combat event carries for a time: the rule that sets it, the rule that ends it, and the steps of a round in which it may be there.
import { same } from '@xenotable/kernel';
import type { Combat, Item, Mission, Slot, StepNumber, Table, Unit } from '../table.ts';

export interface Mark {
  sets: string;
  ends: string;
  /** Steps of a round in which it may be there (8: after the event); outside of combat never. */
  during: readonly StepNumber[];
  /** What is there when it is not. */
  rest: unknown;
}

const ROUND = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const FROM_2 = [2, 3, 4, 5, 6, 7, 8] as const;

/** A unit is what it is: these are no marks. */
type Lasting =
  | 'id'
  | 'name'
  | 'type'
  | 'own'
  | 'seat'
  | 'fire'
  | 'melee'
  | 'cap'
  | 'hits'
  | 'arm'
  | 'wits'
  | 'command'
  | 'leader'
  | 'xp'
  | 'promotions'
  | 'raised'
  | 'items'
  // These outlive a combat; `missionMarks` below says how long.
  | 'status'
  | 'implanted'
  | 'saved'
  | 'wounds';

export const unitMarks: Record<Exclude<keyof Unit, Lasting>, Mark> = {
  rn: { sets: 'EW-RNG-01', ends: 'EW-DEK-12', during: ROUND, rest: 5 },
  band: { sets: 'EW-RNG-01', ends: 'EW-DEK-12', during: ROUND, rest: 1 },
  act: { sets: 'EW-S2-01', ends: 'EW-GEN-08', during: FROM_2, rest: '' },
  roll: { sets: 'EW-S2-01', ends: 'EW-GEN-08', during: FROM_2, rest: 0 },
  rating: { sets: 'EW-S2-01', ends: 'EW-GEN-08', during: FROM_2, rest: 0 },
  sl: { sets: 'EW-S2-01', ends: 'EW-GEN-08', during: FROM_2, rest: 0 },
  again: { sets: 'EW-O-12', ends: 'EW-GEN-08', during: FROM_2, rest: false },
  shells: { sets: 'EW-Q-07', ends: 'EW-GEN-08', during: FROM_2, rest: false },
  doubled: { sets: 'EW-U-07', ends: 'EW-DEK-12', during: ROUND, rest: false },
  incoming: { sets: 'EW-S6-01', ends: 'EW-S7-03', during: [6, 7], rest: [] },
};

export const itemMarks: Record<Exclude<keyof Item, 'name' | 'own' | 'uses'>, Mark> = {
  used: { sets: 'EW-GEN-06', ends: 'EW-GEN-08', during: ROUND, rest: false },
};

export const slotMarks: Record<Exclude<keyof Slot, 'card' | 'up'>, Mark> = {
  early: { sets: 'EW-S2-04', ends: 'EW-S1-01', during: FROM_2, rest: false },
  wounds: { sets: 'EW-S3-01', ends: 'EW-S1-01', during: [3, 4, 5, 6, 7, 8], rest: 0 },
  blades: { sets: 'EW-TASTE-04', ends: 'EW-S1-01', during: [3, 4, 5, 6, 7, 8], rest: 0 },
};

/** What an event is made of lasts as long as it does. */
type OfTheEvent =
  | 'round'
  | 'step'
  | 'cards'
  | 'killed'
  | 'removed'
  | 'slots'
  | 'aside'
  | 'cp'
  | 'cpMost'
  | 'charges'
  | 'hiveLooked';

export const combatMarks: Record<Exclude<keyof Combat, OfTheEvent>, Mark> = {
  scanned: { sets: 'EW-Q-15', ends: 'EW-S1-01', during: ROUND, rest: -1 },
  orders: { sets: 'EW-GEN-06', ends: 'EW-GEN-08', during: ROUND, rest: [] },
  ready: { sets: 'EW-M-COOP-01', ends: 'EW-M-COOP-01', during: [1, 2, 7, 8], rest: [] },
  shifted: { sets: 'EW-RNG-06', ends: 'EW-GEN-08', during: ROUND, rest: false },
  moved: { sets: 'EW-ORD-01', ends: 'EW-ORD-01', during: [1], rest: [] },
  moves: { sets: 'EW-ORD-01', ends: 'EW-ORD-01', during: [1], rest: 0 },
  moving: { sets: 'EW-ORD-01', ends: 'EW-ORD-01', during: [1], rest: 0 },
  flips: { sets: 'EW-S2-04', ends: 'EW-S2-04', during: [2], rest: 0 },
  flipper: { sets: 'EW-S2-04', ends: 'EW-S2-04', during: [2], rest: 0 },
  rock: { sets: 'EW-O-03', ends: 'EW-GEN-08', during: FROM_2, rest: false },
  frosty: { sets: 'EW-O-05', ends: 'EW-GEN-08', during: [4, 5, 6, 7, 8], rest: -1 },
  bursts: { sets: 'EW-O-04', ends: 'EW-GEN-08', during: [4, 5, 6, 7, 8], rest: false },
  volleys: { sets: 'EW-S3-01', ends: 'EW-S3-03', during: [3], rest: [] },
  strikes: { sets: 'EW-S5-01', ends: 'EW-GEN-08', during: [5, 6, 7, 8], rest: [] },
  striker: { sets: 'EW-S6-01', ends: 'EW-GEN-08', during: [6, 7, 8], rest: 0 },
  ambushers: { sets: 'EW-S4-05', ends: 'EW-S4-06', during: [4, 5, 6], rest: [] },
  dead: { sets: 'EW-S7-04', ends: 'EW-GEN-08', during: [7, 8], rest: [] },
  at: { sets: 'EW-S7-06', ends: 'EW-GEN-08', during: [7, 8], rest: 0 },
  splashed: { sets: 'EW-S7-05', ends: 'EW-S7-05', during: [7], rest: [] },
  stimAsked: { sets: 'EW-Q-14', ends: 'EW-S7-03', during: [7], rest: [] },
  stims: { sets: 'EW-Q-14', ends: 'EW-S7-03', during: [7], rest: [] },
  hiveSlots: { sets: 'EW-M-HIVE-01', ends: 'EW-GEN-08', during: [3, 4, 5, 6, 7, 8], rest: [] },
  unmasked: { sets: 'EW-M-HIVE-01', ends: 'EW-S4-01', during: [3], rest: -1 },
};

/** Marks that a mission leaves on units, and when they are gone. */
export const missionMarks: readonly {
  mark: string;
  sets: string;
  ends: string;
  outlived(w: Table): boolean;
}[] = [
  {
    mark: 'wounds, DOWN',
    sets: 'EW-S7-03',
    ends: 'EW-CAS-05',
    outlived: (w) =>
      w.mission.node === 0 && w.squad.some((unit) => unit.wounds > 0 || unit.status === 'down'),
  },
  {
    mark: 'IMPLANTED',
    sets: 'EW-IMP-01',
    ends: 'EW-IMP-03',
    outlived: (w) =>
      w.squad.some((unit) => unit.implanted && (unit.status !== 'down' || w.mission.node === 0)),
  },
  {
    mark: 'operated on',
    sets: 'EW-M-HOSP-04',
    ends: 'EW-CAS-02',
    outlived: (w) => w.squad.some((unit) => unit.saved && unit.status !== 'down'),
  },
  {
    mark: 'a card that joined in this round',
    sets: 'EW-DEK-06',
    ends: 'EW-DEK-03',
    outlived: (w) => (w.combat?.step ?? 7) < 7 && w.combat?.cards.some((one) => one.fresh) === true,
  },
  {
    mark: 'an Armed Survivor who is not hired',
    sets: 'EW-TXT-04',
    ends: 'EW-U-14',
    outlived: (w) => w.mission.node === 0 && w.squad.some((unit) => unit.type === 'Armed Survivor'),
  },
  {
    mark: 'a Sentry Gun',
    sets: 'EW-Q-12',
    ends: 'EW-DEK-12',
    outlived: (w) => w.combat === null && w.squad.some((unit) => unit.type === 'Sentry Gun'),
  },
  {
    mark: 'what a mission remembers',
    sets: 'EW-NOD-03',
    ends: 'EW-CAM-01',
    outlived: ({ mission }) =>
      mission.node === 0 && (mission.lights || mission.clockHeld || mission.comrades || clockOf(mission) > 0),
  },
];

const clockOf = (mission: Mission): number => mission.deeds.clock;

type Marks = Record<string, Mark>;

/** A mark of a thing that should be gone in this step. */
function stays(thing: object, marks: Marks, step: number): string | null {
  for (const [name, value] of Object.entries(thing)) {
    const mark = marks[name];
    if (mark === undefined || mark.during.some((one) => one === step) || same(value, mark.rest)) continue;
    return `${name} ${JSON.stringify(value)} stays in step ${step}, after ${mark.ends}`;
  }
  return null;
}

/** A mark that has outlived its end, in words; null if none has. */
export function outlivedMark(w: Table): string | null {
  const { combat, squad } = w;
  const step = combat?.step ?? 0;
  for (const unit of squad) {
    const found = stays(unit, unitMarks, step);
    if (found !== null) return found;
    for (const item of unit.items) if (step === 0 && item.used) return stays(item, itemMarks, step);
  }
  for (const slot of combat?.slots ?? []) {
    const found = stays(slot, slotMarks, step);
    if (found !== null) return found;
  }
  const found = combat === null ? null : stays(combat, combatMarks, step);
  if (found !== null || w.over !== null) return found;
  const left = missionMarks.find((one) => one.outlived(w));
  return left === undefined ? null : `${left.mark} stays after ${left.ends}`;
}
