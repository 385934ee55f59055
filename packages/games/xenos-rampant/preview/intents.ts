// What the automaton would do if nothing changed: its next phase is played many times by its own rules, and what each unit does is counted.
import { type Intent, Playing, type Seat, answer, applies, fastChance } from '@xenotable/kernel';
import { book } from '../book/index.ts';
import { phase } from '../book/turn/phase.ts';
import { copy } from '../copy.ts';
import type { Happening } from '../happenings.ts';
import { oddsReply } from '../oddsReply.ts';
import { type Table, type Unit, type UnitId, ownerOf, unitOf } from '../table.ts';
import { unitThing } from '../things.ts';
import type { View } from '../view.ts';
import { tableOf } from './table.ts';

export const INTENT_WALKS = 50;
/** Seeds far apart: the first throws of 1 to 24 were too low (5+ on 2D6 in 71 of 100 instead of 83). */
const seedOf = (walk: number): number => (walk * 0x9e3779b1) >>> 0;

/** What one unit did in one walk. */
interface Act {
  unit: UnitId;
  /** Acts of one key are the same act. */
  key: string;
  words: string;
  rule: string;
  target: UnitId | null;
  /** Where it went. */
  end: { x: number; y: number } | null;
  /** Somebody of the other side was hurt, stopped or driven off by it. */
  hurts: boolean;
  /** The one that it was aimed at was destroyed or routed. */
  kills: boolean;
}

export interface XrIntent extends Intent {
  unit: UnitId;
  aimed: UnitId | null;
  at: { x: number; y: number } | null;
  /** The chance that whom it is aimed at is destroyed or routed by it. */
  gone: number;
}

/** Thrown out of the rules where the automaton's phase ends. */
class PhaseOver extends Error {}

const ORDERS: Record<string, string> = {
  ground: 'goes to ground',
  move: 'moves',
  shoot: 'shoots at',
  attack: 'charges',
  skirmish: 'skirmishes',
  'move and fire': 'moves and fires',
  'fire support': 'calls fire on',
  manifest: 'manifests a power on',
  regenerate: 'regenerates',
  explode: 'explodes',
  arrive: 'lands',
  enter: 'enters the table',
};

/** Listens to a phase and writes down who did what. */
class Watcher {
  readonly acts: Act[] = [];
  private readonly w: Table;
  private readonly seat: Seat;
  private begun = false;

  constructor(w: Table, seat: Seat) {
    this.w = w;
    this.seat = seat;
  }

  hear(what: Happening): void {
    if (what.type === 'phase') {
      if (this.begun || what.seat !== this.seat) {
        if (this.begun) throw new PhaseOver();
        return;
      }
      this.begun = true;
    }
    if (!this.begun) return;
    if (what.type === 'counted') throw new PhaseOver();
    if (what.type === 'ordered' || what.type === 'wild charge' || what.type === 'rally test')
      this.begin(what);
    else this.go(what);
  }

  private begin(what: Extract<Happening, { type: 'ordered' | 'wild charge' | 'rally test' }>): void {
    if (ownerOf(this.w, unitOf(this.w, what.unit).owner).kind !== 'automaton') return;
    if (what.type === 'rally test') {
      this.acts.push({
        unit: what.unit,
        key: 'rally',
        words: 'tries to rally',
        rule: 'XR-AUT-08',
        target: null,
        end: null,
        hurts: false,
        kills: false,
      });
      return;
    }
    const target = what.target >= 0 ? what.target : null;
    const name = target === null ? '' : ` ${unitOf(this.w, target).name}`;
    const order = what.type === 'wild charge' ? 'attack' : what.order;
    const verb = what.type === 'wild charge' ? 'charges wildly at' : (ORDERS[what.order] ?? what.order);
    this.acts.push({
      unit: what.unit,
      key: `${order} ${target ?? ''}`,
      words: `${verb}${name}`,
      rule: what.why ?? 'XR-AUT-12',
      target,
      end: null,
      hurts: false,
      kills: false,
    });
  }

  private go(what: Happening): void {
    const act = this.acts.at(-1);
    if (act === undefined || !('unit' in what)) return;
    if (what.type === 'shot' && what.unit === act.unit && act.target === null && what.target >= 0) {
      act.target = what.target;
      act.key += `${what.target}`;
      act.words += ` at ${unitOf(this.w, what.target).name}`;
    }
    if ((what.type === 'moved' || what.type === 'charged') && what.unit === act.unit) {
      const at = what.path.at(-1);
      if (at !== undefined) act.end = { x: at[0], y: at[1] };
    }
    if (what.type === 'stood still' && what.unit === act.unit) act.words = 'stays where it is';
    const theirs = unitOf(this.w, what.unit).owner !== this.seat;
    if (theirs && (what.type === 'lost' || what.type === 'suppressed' || what.type === 'routed'))
      act.hurts = true;
    if (what.unit === act.target && (what.type === 'destroyed' || what.type === 'routed')) act.kills = true;
  }
}

/** The automaton's seat that is next after a seat's phase, or null. */
function nextAutomaton(w: Table, seat: Seat): Seat | null {
  const side = ownerOf(w, seat).side;
  const found = w.owners.findIndex((owner) => owner.kind === 'automaton' && owner.side !== side);
  return found < 0 ? null : found;
}

/** One phase of the automaton after the seat has ended its own. */
function walk(before: Table, seat: Seat, automaton: Seat, seed: number): Act[] {
  const w = copy(before);
  const watcher = new Watcher(w, automaton);
  const play = new Playing<Table, Happening>(w, fastChance(seed), (what) => watcher.hear(what));
  try {
    answer(book, play, seat, { stop: true });
    for (let asked = 0; w.over === null && asked < 200; asked++) {
      const f = w.flow.at(-1);
      if (f === undefined || phase.has(f)) break;
      const reply = oddsReply(w, [{ seat, rule: '', prompt: '', offers: [], spaces: [], withdrawals: [] }]);
      if (reply === null) break;
      answer(book, play, seat, reply.choice);
    }
  } catch (error) {
    if (!(error instanceof PhaseOver)) throw error;
  }
  return watcher.acts;
}

const share = (acts: readonly Act[], walks: number): number => acts.length / walks;

/** All that one unit did, over the walks, as one announcement. */
function intentOf(acts: readonly { act: Act; place: number }[], walks: number, name: string): XrIntent {
  const byKey = new Map<string, Act[]>();
  for (const { act } of acts) byKey.set(act.key, [...(byKey.get(act.key) ?? []), act]);
  const ways = [...byKey.values()].sort((a, b) => b.length - a.length);
  const [main = []] = ways;
  const [first] = main;
  if (first === undefined) throw new Error('nothing was counted');
  const nothing = walks - acts.length;
  const listed = ways.map((way) => ({ words: way[0]?.words ?? '', chance: share(way, walks) }));
  if (nothing > 0) listed.push({ words: 'gets no order: the phase ends before', chance: nothing / walks });
  const places = main.length > 0 ? acts.map(({ place }) => place).sort((a, b) => a - b) : [];
  const end = main.find((act) => act.end !== null)?.end ?? null;
  return {
    who: unitThing(first.unit),
    order: (places[places.length >> 1] ?? 0) + 1,
    words: `${name} ${first.words}`,
    rule: first.rule,
    certain: listed.length === 1 ? 'yes' : 'die',
    ...(first.target !== null && { target: unitThing(first.target) }),
    ...(listed.length > 1 && { ways: listed }),
    hurt: acts.filter(({ act }) => act.hurts).length / walks,
    gone: main.filter((act) => act.kills).length / walks,
    unit: first.unit,
    aimed: first.target,
    at: end,
  };
}

/** XR-AUT-12 A unit that gets an order in none of the walks: nothing that it could do scores. */
const stays = ({ id, name }: Unit): XrIntent => ({
  who: unitThing(id),
  order: null,
  words: `${name} stays where it is: no order would bring it anything`,
  rule: 'XR-AUT-12',
  certain: 'yes',
  unit: id,
  aimed: null,
  at: null,
  gone: 0,
});

/** XR-AUT-24 What the enemy's automaton would do if the seat ended its phase now; nothing where no automaton plays. */
export function intents(view: View, seat: Seat, walks = INTENT_WALKS): XrIntent[] {
  const w = tableOf(view);
  const f = w.flow.at(-1);
  const automaton = w.over === null && w.owners[seat] !== undefined ? nextAutomaton(w, seat) : null;
  if (automaton === null || f === undefined || !phase.has(f) || f.step !== 'orders' || f.seat !== seat)
    return [];
  applies('XR-AUT-24');
  const byUnit = new Map<UnitId, { act: Act; place: number }[]>();
  for (let i = 1; i <= walks; i++) {
    const seen = new Set<UnitId>();
    walk(w, seat, automaton, seedOf(i)).forEach((act, place) => {
      // A unit that rallies does nothing else; whatever it does first counts.
      if (seen.has(act.unit)) return;
      seen.add(act.unit);
      byUnit.set(act.unit, [...(byUnit.get(act.unit) ?? []), { act, place }]);
    });
  }
  const idle = w.units.filter(
    ({ id, owner, state }) =>
      ownerOf(w, owner).kind === 'automaton' &&
      (state === 'table' || state === 'building') &&
      !byUnit.has(id),
  );
  return [
    ...[...byUnit]
      .map(([unit, acts]) => intentOf(acts, walks, unitOf(w, unit).name))
      .sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || a.unit - b.unit),
    ...idle.map(stays),
  ];
}
