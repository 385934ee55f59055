// Outlooks of lanes, dealt in their worker a few deals at a time for as long as somebody looks at them. Every plan gets the
// same deals in the same order: two plans are compared over those that both have had.
import type { Choice, Outlook, View, previews } from '@xenotable/xenoshyft';
import type { CardId } from '@xenotable/xenoshyft/content';
import type { Seat } from '@xenotable/kernel';
import { useEffect, useSyncExternalStore } from 'react';
import { signed } from '../../kit/words.ts';
import { askPreview } from '../../table/usePreview.ts';

const preview = askPreview<typeof previews>('xenoshyft');

/** Deals that are asked for at once, and plans: together about 40 ms. */
const DEALS = 10;
const PLANS = 12;
/** What is enough for a steady figure. */
const ENOUGH = 600;

type Plan = readonly Choice[];

/** The deals of one plan so far, in their order; null if the rules refuse it. */
type Dealt = readonly Outlook[] | null;

interface Wish {
  view: View;
  seat: Seat;
  plans: readonly Plan[];
  most: number;
}

/** By position, the last ones: who comes back to a position, by an undo for example, finds its figures again. */
const dealt = new Map<string, Map<string, Dealt>>();
const MOST_POSITIONS = 24;
const positions = new WeakMap<View, string>();
const wishes = new Set<Wish>();
const listeners = new Set<() => void>();
let version = 0;
let busy = false;

const keyOf = (seat: Seat, plan: Plan): string => `${seat} ${JSON.stringify(plan)}`;

function positionOf(view: View): string {
  const position = positions.get(view) ?? JSON.stringify(view);
  positions.set(view, position);
  return position;
}

function known(view: View, seat: Seat, plan: Plan): Dealt {
  const found = dealt.get(positionOf(view))?.get(keyOf(seat, plan));
  return found === undefined ? [] : found;
}

/** The wish that is worst served, and its plans with the fewest deals. */
function next(): { wish: Wish; plans: Plan[]; batch: number } | null {
  let best: { wish: Wish; plans: Plan[]; batch: number } | null = null;
  for (const wish of wishes) {
    for (const plan of wish.plans) {
      const has = known(wish.view, wish.seat, plan);
      if (has === null || has.length * DEALS >= wish.most) continue;
      if (best === null || has.length < best.batch) best = { wish, plans: [plan], batch: has.length };
      else if (best.wish === wish && has.length === best.batch && best.plans.length < PLANS)
        best.plans.push(plan);
    }
  }
  return best;
}

function keep({ view, seat }: Wish, plans: readonly Plan[], found: readonly (Outlook | null)[]): void {
  const position = positionOf(view);
  const map = dealt.get(position) ?? new Map<string, Dealt>();
  dealt.delete(position);
  dealt.set(position, map);
  const [oldest] = dealt.keys();
  if (dealt.size > MOST_POSITIONS && oldest !== undefined) dealt.delete(oldest);
  plans.forEach((plan, i) => {
    const outlook = found[i] ?? null;
    const before = known(view, seat, plan);
    map.set(keyOf(seat, plan), outlook === null || before === null ? null : [...before, outlook]);
  });
  version++;
  for (const listener of listeners) listener();
}

async function work(): Promise<void> {
  if (busy) return;
  busy = true;
  for (let job = next(); job !== null; job = next()) {
    const { wish, plans, batch } = job;
    const found = await preview('outlooks', [wish.view, wish.seat, plans, batch * DEALS + 1, DEALS])
      // Rules of an earlier edition do not know this question, and answer with nothing.
      .then((answer: (Outlook | null)[] | null) => answer ?? plans.map(() => null))
      .catch(() => plans.map(() => null));
    keep(wish, plans, found);
  }
  busy = false;
}

function sum(parts: readonly Outlook[]): Outlook | null {
  if (parts.length === 0) return null;
  const damage = new Map<number, number>();
  const falls = new Map<number, number>();
  const helped = new Map<CardId, number>();
  const all: Outlook = { deals: 0, held: 0, fell: 0, damage: [], lost: 0, falls: [], fight: null };
  for (const part of parts) {
    all.deals += part.deals;
    all.held += part.held;
    all.fell += part.fell;
    all.lost += part.lost;
    for (const [card, deals] of part.helped ?? []) helped.set(card, (helped.get(card) ?? 0) + deals);
    for (const [hurt, deals] of part.damage) damage.set(hurt, (damage.get(hurt) ?? 0) + deals);
    for (const [troop, deals] of part.falls) falls.set(troop, (falls.get(troop) ?? 0) + deals);
    if (part.fight !== null)
      all.fight = {
        foe: (all.fight?.foe ?? 0) + part.fight.foe,
        own: (all.fight?.own ?? 0) + part.fight.own,
        both: (all.fight?.both ?? 0) + part.fight.both,
      };
  }
  return {
    ...all,
    damage: [...damage].sort((a, b) => a[0] - b[0]),
    falls: [...falls],
    helped: [...helped],
  };
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What is known so far of these plans, each over all its deals; null until the first came or where the rules refuse it. Nothing is asked for null. */
export function useOutlooks(
  view: View,
  seat: Seat,
  plans: readonly Plan[] | null,
  most: number = ENOUGH,
): (Outlook | null)[] {
  useSyncExternalStore(subscribe, () => version);
  const asked = plans === null ? null : JSON.stringify(plans);
  useEffect(() => {
    if (asked === null) return;
    const wanted: Plan[] = JSON.parse(asked);
    const wish: Wish = { view, seat, plans: wanted, most };
    wishes.add(wish);
    void work();
    return () => {
      wishes.delete(wish);
    };
  }, [view, seat, asked, most]);
  return (plans ?? []).map((plan) => sum(known(view, seat, plan) ?? []));
}

/** A mean, and by how much it may be off, 19 times of 20. */
export interface About {
  mean: number;
  margin: number;
}

/** What a plan changes for the better. */
export interface Gain {
  /** How much more often the lane holds. */
  holds: About;
  /** Base damage that it saves. */
  damage: About;
}

/** Fewer parts say nothing yet about the difference of two plans. */
const LEAST_PARTS = 4;

/** The mean of some differences. */
function aboutOf(differences: readonly number[]): About {
  const count = differences.length;
  const mean = differences.reduce((all, one) => all + one, 0) / count;
  const square = differences.reduce((all, one) => all + (one - mean) ** 2, 0) / (count - 1);
  return { mean, margin: 1.96 * Math.sqrt(square / count) };
}

/** The parts of a plan's deals against those of another plan, over the deals that both have had; null while they are few. */
export function gainBetween(plan: readonly Outlook[], than: readonly Outlook[]): Gain | null {
  const pairs = plan.slice(0, than.length).map((one, i) => ({ one, other: than[i]! }));
  if (pairs.length < LEAST_PARTS) return null;
  return {
    holds: aboutOf(pairs.map(({ one, other }) => holdsOf(one) - holdsOf(other))),
    damage: aboutOf(pairs.map(({ one, other }) => damageOf(other) - damageOf(one))),
  };
}

export function gainOf(view: View, seat: Seat, plan: Plan, than: Plan): Gain | null {
  const [a, b] = [known(view, seat, plan), known(view, seat, than)];
  return a === null || b === null ? null : gainBetween(a, b);
}

/** What a plan is worth: points of a hundred that the lane holds more often; where that says nothing, Base damage that it saves. */
export function worthOf({ holds, damage }: Gain): { short: string; spoken: string } {
  const points = Math.round(holds.mean * 100);
  const off = Math.max(1, Math.round(holds.margin * 100));
  if (Math.abs(points) > off)
    return {
      short: `${signed(points)} ±${off}`,
      spoken: `your lane holds ${signed(points)} points more often, give or take ${off}`,
    };
  const less = damage.mean.toFixed(1);
  if (damage.mean >= 0.1 && damage.mean > damage.margin)
    return { short: `saves ${less}`, spoken: `the Base takes ${less} less` };
  return { short: '≈ 0', spoken: 'no clear difference to your lane this round' };
}

export const holdsOf = ({ held, deals }: Outlook): number => held / deals;
export const damageOf = ({ damage, deals }: Outlook): number =>
  damage.reduce((all, [hurt, times]) => all + hurt * times, 0) / deals;
export const fallsOf = ({ falls, deals }: Outlook, troop: number): number =>
  (falls.find(([id]) => id === troop)?.[1] ?? 0) / deals;

/** Points of a hundred by which a share of so many deals may be off, 19 times of 20. */
export const marginOf = ({ held, deals }: Outlook): number => {
  // Two of each kind are added: a few deals that all ended alike prove little.
  const share = (held + 2) / (deals + 4);
  return Math.max(1, Math.round(196 * Math.sqrt((share * (1 - share)) / (deals + 4))));
};
