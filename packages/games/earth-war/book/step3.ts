// Step 3: assigning squad wounds (EW-S3).
import { type Chance, type Bookmark, type Refusal, type Seat, refuse } from '@xenotable/kernel';
import type { Choice } from '../choices.ts';
import type { Table, Unit, Volley } from '../table.ts';
import { type Play, type Part, question } from './chapter.ts';
import { unitOf } from './squad.ts';

/** EW-S3-05, EW-U-09, EW-TASTE-04 Bound wounds first, then each seat's pool; MELEE apart if that is tracked. */
function volleys(w: Table): Volley[] {
  const bound: Volley[] = [];
  const pools: Volley[] = [];
  const pool = (kind: 'melee' | 'fire', seat: Seat, wounds: number): void => {
    const mine = pools.find((one) => one.kind === kind && one.seat === seat);
    if (mine === undefined) pools.push({ kind, seat, unit: 0, wounds });
    else mine.wounds += wounds;
  };
  for (const unit of w.squad) {
    if (unit.sl === 0 || unit.act === 'charges') continue;
    if (unit.act === 'grenades')
      bound.push({ kind: 'grenades', seat: unit.seat, unit: unit.id, wounds: unit.sl });
    else if (blasts(unit) && w.combat!.slots.length > 1)
      bound.push({ kind: 'blast', seat: unit.seat, unit: unit.id, wounds: unit.sl });
    else pool(w.rules.meleeSaves && unit.act === 'melee' ? 'melee' : 'fire', unit.seat, unit.sl);
  }
  pools.sort((a, b) => (a.kind === b.kind ? 0 : a.kind === 'melee' ? -1 : 1));
  return [...bound, ...pools];
}

const blasts = (unit: Unit): boolean => unit.type === 'Grenadier' && unit.sl >= 3;

/** EW-S3-06 Neighbours are slots whose numbers differ by one, both with a card. */
const neighbours = (split: readonly number[]): boolean =>
  split.some((count, i) => count > 0 && (split[i + 1] ?? 0) > 0);

/** Why a split is not allowed; null if it is. */
function wrong(w: Table, volley: Volley, choice: unknown): Refusal | null {
  const split =
    typeof choice === 'object' &&
    choice !== null &&
    'do' in choice &&
    choice.do === 'assign' &&
    'wounds' in choice
      ? choice.wounds
      : null;
  if (!Array.isArray(split) || Object.keys(choice as object).length !== 2)
    return refuse('EW-S3-01', 'Say how many wounds lie on each slot.');
  const slots = w.combat!.slots.length;
  if (split.length !== slots) return refuse('EW-S3-01', `There are ${slots} slots with cards.`);
  let sum = 0;
  for (const count of split) {
    if (!Number.isInteger(count) || count < 0)
      return refuse('EW-S3-01', 'Wounds are counted in whole numbers.');
    sum += count;
  }
  if (sum !== volley.wounds)
    return refuse('EW-S3-01', `All ${volley.wounds} wounds must be placed, no more and no fewer.`);
  const used = split.filter((count) => count > 0).length;
  if (volley.kind === 'grenades' && (used !== 2 || !neighbours(split)))
    return refuse('EW-Q-06', 'Grenades lie on two neighbouring slots, at least one wound on each.');
  if (volley.kind === 'blast' && !neighbours(split))
    return refuse('EW-U-09', 'A blast reaches at least two neighbouring slots.');
  return null;
}

/** EW-S3-02, EW-S3-03, EW-S3-04 The wounds lie; nothing is turned, and what is too much is wasted. */
function place(play: Play, split: readonly number[]): void {
  const w = play.w;
  const combat = w.combat!;
  const volley = combat.volleys.shift()!;
  const blades =
    w.rules.meleeSaves &&
    (volley.kind === 'melee' || (volley.kind === 'blast' && unitOf(w, volley.unit).act === 'melee'));
  split.forEach((count, i) => {
    combat.slots[i]!.wounds += count;
    if (blades) combat.slots[i]!.blades += count;
  });
  play.tell?.(
    { type: 'assigned', seat: volley.seat, kind: volley.kind, split: split.slice() },
    volley.kind === 'grenades' ? 'EW-Q-06' : volley.kind === 'blast' ? 'EW-U-09' : 'EW-S3-01',
  );
}

/** A random legal split, for the laws and random play. */
export function anySplit(w: Table, chance: Chance): Choice {
  const slots = w.combat!.slots.length;
  const volley = w.combat!.volleys[0]!;
  const split = new Array<number>(slots).fill(0);
  let left = volley.wounds;
  if (volley.kind === 'grenades' || volley.kind === 'blast') {
    const first = chance.roll(slots - 1, 'EW-S3-05') - 1;
    split[first]!++;
    split[first + 1]!++;
    left -= 2;
    for (; volley.kind === 'grenades' && left > 0; left--) split[first + chance.roll(2, 'EW-S3-05') - 1]!++;
  }
  for (; left > 0; left--) split[chance.roll(slots, 'EW-S3-01') - 1]!++;
  return { do: 'assign', wounds: split };
}

export const step3 = {
  'gather the wounds': {
    run(play) {
      play.w.combat!.step = 3;
      play.w.combat!.volleys = volleys(play.w);
    },
  },
  /** EW-S3-01 All wounds are placed, on cards of either face. A single slot leaves nothing to decide. */
  'assign squad wounds': question({
    rule: 'EW-S3-01',
    prompt: (w) =>
      `Place ${w.combat!.volleys[0]!.wounds === 1 ? 'one wound' : `${w.combat!.volleys[0]!.wounds} wounds`}.`,
    who: (w) =>
      w.combat!.volleys.length > 0 && w.combat!.slots.length > 1 ? w.combat!.volleys[0]!.seat : null,
    offers: () => [],
    spaces: (w) => [
      {
        kind: 'assign',
        volley: w.combat!.volleys[0]!.kind,
        wounds: w.combat!.volleys[0]!.wounds,
        slots: w.combat!.slots.length,
      },
    ],
    judge: (w, _f: Bookmark, _seat, choice) => wrong(w, w.combat!.volleys[0]!, choice),
    take(play, _f, _seat, choice) {
      place(play, (choice as { wounds: number[] }).wounds);
      return 'again';
    },
    after(play) {
      while (play.w.combat!.volleys.length > 0) place(play, [play.w.combat!.volleys[0]!.wounds]);
    },
  }),
} satisfies Part;
