// What a mission is made of: nodes, what they do, and goals. All of it is plain data.
import type { RuleId } from '@xenotable/kernel';
import type { KindName } from './cards.ts';
import type { Goal } from './goals.ts';

/** So many cards of a kind (EW-M-COM-01). */
export type CardList = readonly (readonly [count: number, kind: KindName])[];

/** What a check, a branch or a failure does. Nodes are counted from 1. */
export type Effect =
  | { does: 'add'; kind: KindName; node: number }
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
  title: string;
  /** EW-SCN-01 What players read when they get there. */
  text?: string;
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
  /** EW-SCN-05 What taking it brings about, without a check. */
  effects?: readonly Effect[];
  /** The mission ends here. */
  ends?: true;
}

/** EW-NOD-06 */
export interface ChoiceNode extends Place {
  kind: 'choice';
  branches: readonly Branch[];
}

/** A node as an author writes it. */
export type NodeText = CombatNode | CheckNode | HaltNode | ChoiceNode;

/** A node of a mission, with the rule behind it; EW-M-COM-08 a COMBAT of the book may have a garrison. */
export type MissionNode = (NodeText | GarrisonedNode) & { id: RuleId };

/** A COMBAT node of the book. */
export interface GarrisonedNode extends CombatNode {
  /** EW-M-COM-08 More enemies, where the mission is played alone. */
  garrison?: CardList;
}

/** How a node was left: cleared, by breaking contact, by charges, at the mission's bell; '' while it lies ahead. */
export type NodeEnd = '' | 'cleared' | 'broken off' | 'charges' | 'held' | 'done' | 'failed' | 'skipped';

/** What the squad did in a mission, as far as goals ask. */
export interface Deeds {
  ends: NodeEnd[];
  /** Cards killed, by kind. */
  killed: number[];
  /** EW-SCN-08 Home-made ones, by name. */
  ownKilled?: Record<string, number>;
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

/** A goal of a mission: the book's are named by their rule. */
export interface MissionGoal extends Goal {
  id: string;
}

export interface MissionSheet {
  number: number;
  name: string;
  story: string;
  nodes: readonly MissionNode[];
  goals: readonly MissionGoal[];
  /** EW-M-METRO-01 LONG does not exist. */
  tunnel?: true;
  /** EW-M-REFINE-01 */
  fireClock?: true;
  /** EW-M-HOSP-06 Winning it secures the med-lab for the campaign. */
  medlab?: true;
}
