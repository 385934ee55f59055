// What a mission is made of: nodes, what they do, and goals.
import type { RuleId } from '@xenotable/kernel';

/** So many cards of a kind (EW-M-COM-01). */
export type CardList = readonly (readonly [count: number, kind: number])[];

/** What a check, a branch or a failure does. Nodes are counted from 1. */
export type Effect =
  | { does: 'add'; kind: number; node: number }
  | { does: 'command'; cp: number; node: number }
  | { does: 'lights' }
  | { does: 'skip'; node: number }
  | { does: 'burn'; clock: number; held?: true }
  | { does: 'harm'; upTo: number };

export interface Check {
  wits: number;
  success: readonly Effect[];
  failure: readonly Effect[];
}

interface Place {
  id: RuleId;
  title: string;
}

/** EW-NOD-02 */
export interface CombatNode extends Place {
  kind: 'combat';
  enemies: CardList;
  shadows: CardList;
  /** EW-M-COM-04 */
  reinforce?: true;
  /** The event ends at the end of this round at the latest. */
  until?: number;
  dugIn?: true;
  noWayBack?: true;
  /** Charges may be set here: how many bring it down, and how hard it is. */
  charges?: { needed: number; wits: number };
  /** Lights of the mission turn up a card here. */
  lamps?: true;
}

/** EW-NOD-03 */
export interface CheckNode extends Place, Check {
  kind: 'check';
}

/** EW-NOD-04, EW-NOD-05 */
export interface HaltNode extends Place {
  kind: 'supply' | 'rest';
  ammo?: number;
  /** Standing units that may heal 1 wound, besides a rest. */
  heal?: number;
  rest?: true;
  surgery?: true;
}

export interface Branch {
  name: string;
  check?: Check;
  /** The mission ends here. */
  ends?: true;
}

/** EW-NOD-06 */
export interface ChoiceNode extends Place {
  kind: 'choice';
  branches: readonly Branch[];
}

export type MissionNode = CombatNode | CheckNode | HaltNode | ChoiceNode;

/** How a node was left: cleared, by breaking contact, by charges, at the mission's bell; '' while it lies ahead. */
export type NodeEnd = '' | 'cleared' | 'broken off' | 'charges' | 'held' | 'done' | 'failed' | 'skipped';

/** What the squad did in a mission, as far as goals ask. */
export interface Deeds {
  ends: NodeEnd[];
  /** Cards killed, by kind. */
  killed: number[];
  /** Bystanders rescued, by node. */
  rescued: number[];
  bystandersMet: number;
  bystandersKilled: number;
  ambushes: number;
  /** Chest-Bursters that escaped or matured. */
  loose: number;
  clock: number;
  /** At the end of the last node. */
  ammoLeft: number;
  implanted: number;
  kia: number;
}

export interface Goal {
  id: RuleId;
  text: string;
  primary?: true;
  /** Points that it gives; 0: not reached. */
  points(deeds: Deeds): number;
  /** The most that it can give; missing where there is no end to it. */
  worth?: number;
  /** It holds until something spoils it: for good, or until that is mended. */
  keeps?: 'once' | 'again';
  /** How far it has come. */
  progress?(deeds: Deeds): string;
}

export interface MissionSheet {
  number: number;
  name: string;
  story: string;
  nodes: readonly MissionNode[];
  goals: readonly Goal[];
  /** EW-M-METRO-01 LONG does not exist. */
  tunnel?: true;
  /** EW-M-REFINE-01 */
  fireClock?: true;
}

/** A combat node that was fought to its end, not left. */
export const held = (deeds: Deeds, node: number): boolean =>
  ['cleared', 'charges', 'held'].includes(deeds.ends[node - 1] ?? '');

/** Cards of a kind that were killed. */
export const killed = (deeds: Deeds, kind: number): number => deeds.killed[kind] ?? 0;

export const allRescued = (deeds: Deeds): number => deeds.rescued.reduce((sum, count) => sum + count, 0);
