// What the open question is about: the windows in which everybody may answer, and whose extra hit is aimed. Views and scripts read it here.
import type { Bookmark, RuleId, Seat, WindowLocals } from '@xenotable/kernel';
import type { CardId } from '../content/cards.ts';
import type { EnemyId } from '../content/enemies.ts';
import type { Table } from '../table.ts';
import type { Hit } from './damage/hits.ts';
import type { Question } from './question.ts';

/** What every window's bookmark keeps. */
type Window = Question & WindowLocals;

/** XS-REA-01 */
export interface Reaction extends Window {
  lane: Seat;
  /** Seats that have made a play in this step. */
  acted: Seat[];
}

/** XS-REV-02 */
export interface RevealEffect extends Window {
  lane: Seat;
  enemy: number;
  card: EnemyId;
  cancelled: boolean;
}

/** XS-DMG-12 A damage event: one effect's damage, all its targets together. */
export interface DamageEvent extends Window {
  /** The lane whose owner answers first. */
  lane: Seat;
  hits: Hit[];
  /** Defenders that have stepped in. */
  guards: number[];
  /** The rule behind the damage. */
  rule: RuleId;
}

/** The Troops that a kill check has found dead. */
export interface Killed extends Window {
  /** The lane whose owner answers first. */
  lane: Seat;
  dead: number[];
}

const inReaction = (f: Bookmark): f is Bookmark & Reaction => f.chapter === 'reaction';
const inReveal = (f: Bookmark): f is Bookmark & RevealEffect => f.chapter === 'reveal effect';
const inDamage = (f: Bookmark): f is Bookmark & DamageEvent => f.chapter === 'damage';
const inFight = (f: Bookmark): f is Bookmark & DamageEvent & { enemy: number } => f.chapter === 'fight';
const inKillCheck = (f: Bookmark): f is Bookmark & Killed => f.chapter === 'kill check';
const inOverrun = (f: Bookmark): f is Bookmark & { lane: Seat } => f.chapter === 'overrun';
const inExtraHit = (f: Bookmark): f is Bookmark & { card: CardId } => f.chapter === 'extra hit';

/** A window as everybody sees it. */
export interface OpenWindow {
  kind: 'reaction' | 'reveal' | 'damage' | 'kill';
  lane: Seat;
  /** The Enemy whose REVEAL effect may be answered, or which strikes. */
  enemy: number | null;
  /** The card whose REVEAL effect may be answered: its Enemy may have left the lane meanwhile. */
  card: EnemyId | null;
  /** Damage about to be placed. */
  hits: Hit[];
  /** Troops just killed. */
  killed: number[];
}

/** What a window is not about; the lists are never written to. */
const NOTHING: Omit<OpenWindow, 'kind' | 'lane'> = { enemy: null, card: null, hits: [], killed: [] };

/** The open page of the book; a look at an Ally Commander's choice (XS-OPT-15) lies on top of it. */
const openPage = (w: Table): Bookmark | undefined => w.flow.findLast((f) => f.chapter !== 'look');

const copies = (hits: readonly Hit[]): Hit[] => hits.map((hit) => ({ ...hit }));

export function openWindow(w: Table): OpenWindow | null {
  const f = openPage(w);
  if (f === undefined) return null;
  if (inReaction(f)) return { ...NOTHING, kind: 'reaction', lane: f.lane };
  if (inReveal(f)) return { ...NOTHING, kind: 'reveal', lane: f.lane, enemy: f.enemy, card: f.card };
  if (inDamage(f)) return { ...NOTHING, kind: 'damage', lane: f.lane, hits: copies(f.hits) };
  if (inFight(f)) return { ...NOTHING, kind: 'damage', lane: f.lane, enemy: f.enemy, hits: copies(f.hits) };
  if (inKillCheck(f)) return { ...NOTHING, kind: 'kill', lane: f.lane, killed: f.dead.slice() };
  return null;
}

/** The lane whose Overrun has begun, or null. */
export const overrunLane = (w: Table): Seat | null => w.flow.find(inOverrun)?.lane ?? null;

/** The card whose extra hit is aimed now, or null. */
export function cardThatHits(w: Table): CardId | null {
  const f = openPage(w);
  return f !== undefined && inExtraHit(f) ? f.card : null;
}
