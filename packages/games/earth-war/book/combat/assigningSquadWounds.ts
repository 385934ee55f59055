// Step 3: assigning squad wounds (EW-S3).
import { type Bookmark, type Refusal, type Seat, refuse, itemAt, applies } from '@xenotable/kernel';
import { expected } from '../../choices.ts';
import { type Table, type Unit, type Volley, combatOf, openVolley } from '../../table.ts';
import { type Play, type Part, question } from '../chapter.ts';
import { unitOf } from '../squad.ts';

/** EW-S3-05, EW-U-09, EW-TASTE-04 Bound wounds first, then each seat's pool; MELEE apart if that is tracked. */
function volleys(w: Table): Volley[] {
  const bound: Volley[] = [];
  const pools: Volley[] = [];
  const pool = (kind: 'melee' | 'fire', seat: Seat, wounds: number): void => {
    const mine = pools.find((one) => one.kind === kind && one.seat === seat);
    if (pools.some((one) => one.seat !== seat)) applies('EW-M-COOP-01');
    if (mine === undefined) pools.push({ kind, seat, unit: 0, wounds });
    else mine.wounds += wounds;
  };
  for (const unit of w.squad) {
    if (unit.sl === 0 || unit.act === 'charges') continue;
    if (unit.act === 'grenades')
      bound.push({ kind: 'grenades', seat: unit.seat, unit: unit.id, wounds: unit.sl });
    else if (blasts(unit) && combatOf(w).slots.length > 1)
      bound.push({ kind: 'blast', seat: unit.seat, unit: unit.id, wounds: unit.sl });
    else pool(w.options.meleeSaves && unit.act === 'melee' ? 'melee' : 'fire', unit.seat, unit.sl);
  }
  if (bound.length > 0) applies('EW-S3-05');
  pools.sort((a, b) => (a.kind === b.kind ? 0 : a.kind === 'melee' ? -1 : 1));
  return [...bound, ...pools];
}

const blasts = (unit: Unit): boolean => unit.type === 'Grenadier' && unit.sl >= 3;

/** EW-S3-06 Neighbours are slots whose numbers differ by one, both with a card. */
function neighbours(split: readonly number[]): boolean {
  applies('EW-S3-06');
  return split.some((count, i) => count > 0 && (split[i + 1] ?? 0) > 0);
}

/** The list of wounds by slot in whatever was sent; null if it is no such choice. */
export function splitOf(choice: unknown): readonly unknown[] | null {
  if (typeof choice !== 'object' || choice === null || Object.keys(choice).length !== 2) return null;
  if (!('do' in choice) || choice.do !== 'assign' || !('wounds' in choice)) return null;
  return Array.isArray(choice.wounds) ? choice.wounds : null;
}

export const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** Why a split is not allowed; null if it is. */
function splitFault(w: Table, volley: Volley, choice: unknown): Refusal | null {
  const split = splitOf(choice);
  if (split === null) return refuse('EW-S3-01', 'Say how many wounds lie on each slot.');
  const slots = combatOf(w).slots.length;
  if (split.length !== slots) return refuse('EW-S3-01', `There are ${slots} slots with cards.`);
  const counts = split.filter(isCount);
  if (counts.length < slots) return refuse('EW-S3-01', 'Wounds are counted in whole numbers.');
  if (counts.reduce((sum, count) => sum + count, 0) !== volley.wounds)
    return refuse('EW-S3-01', `All ${volley.wounds} wounds must be placed, no more and no fewer.`);
  const used = counts.filter((count) => count > 0).length;
  if (volley.kind === 'grenades' && (used !== 2 || !neighbours(counts)))
    return refuse('EW-Q-06', 'Grenades lie on two neighbouring slots, at least one wound on each.');
  if (volley.kind === 'blast' && !neighbours(counts))
    return refuse('EW-U-09', 'A blast reaches at least two neighbouring slots.');
  return null;
}

/** EW-S3-02, EW-S3-03, EW-S3-04 The wounds lie; nothing is turned, and what is too much is wasted. */
function place(play: Play, split: readonly number[]): void {
  const w = play.w;
  const combat = combatOf(w);
  const volley = combat.volleys.shift()!;
  const blades =
    w.options.meleeSaves &&
    (volley.kind === 'melee' || (volley.kind === 'blast' && unitOf(w, volley.unit).act === 'melee'));
  applies('EW-S3-03');
  split.forEach((count, i) => {
    if (count > 0 && !itemAt(combat.slots, i).up) applies('EW-S3-02');
    itemAt(combat.slots, i).wounds += count;
    if (blades) {
      applies('EW-TASTE-04');
      itemAt(combat.slots, i).blades += count;
    }
  });
  play.tell?.(
    { type: 'assigned', seat: volley.seat, kind: volley.kind, split: split.slice() },
    volley.kind === 'grenades' ? 'EW-Q-06' : volley.kind === 'blast' ? 'EW-U-09' : 'EW-S3-01',
  );
}

export const assigningSquadWounds = {
  'gather the wounds': {
    run(play) {
      combatOf(play.w).step = 3;
      combatOf(play.w).volleys = volleys(play.w);
    },
  },
  /** EW-S3-01 All wounds are placed, on cards of either face. A single slot leaves nothing to decide. */
  'assign squad wounds': question({
    rule: 'EW-S3-01',
    prompt: (w) => `Place ${openVolley(w).wounds === 1 ? 'one wound' : `${openVolley(w).wounds} wounds`}.`,
    who: (w) => (combatOf(w).volleys.length > 0 && combatOf(w).slots.length > 1 ? openVolley(w).seat : null),
    offers: () => [],
    spaces: (w) => [
      {
        kind: 'assign',
        volley: openVolley(w).kind,
        wounds: openVolley(w).wounds,
        slots: combatOf(w).slots.length,
      },
    ],
    judge: (w, _f: Bookmark, _seat, choice) => splitFault(w, openVolley(w), choice),
    take(play, _f, _seat, choice) {
      place(play, expected(choice, 'assign').wounds);
      return 'again';
    },
    after(play) {
      while (combatOf(play.w).volleys.length > 0) place(play, [openVolley(play.w).wounds]);
    },
  }),
} satisfies Part;
