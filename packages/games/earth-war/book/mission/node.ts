// Where the squad stands on its way, and what several kinds of node have in common.

import type { RuleId, Seat } from '@xenotable/kernel';
import type { Play } from '../chapter.ts';
import type { Branch, Check, HaltNode } from '../../content/mission.ts';
import type { Choice } from '../../choices.ts';
import type { Table, Unit } from '../../table.ts';
import { nodeHere, wrongNode } from '../nodes.ts';
import { standing } from '../squad.ts';

/** What the way remembers between its steps. */
export interface OnTheWay {
  /** The branch whose check is made; '' for the node's own. */
  branch: string;
  /** Units treated at this halt. */
  healed: number[];
  /** Seats that keep their Breaching Charges. */
  ready: Seat[];
}

/** The store or place of rest at which the squad halts. */
export function haltHere(w: Table): HaltNode & { id: RuleId } {
  const node = nodeHere(w);
  if (node.kind !== 'supply' && node.kind !== 'rest') throw wrongNode(node);
  return node;
}

/** The branch of this node that has a name. */
export function branchHere(w: Table, name: string): Branch {
  const branch = branchesHere(w).find((one) => one.name === name);
  if (branch === undefined) throw new Error(`${nodeHere(w).id} has no branch '${name}'`);
  return branch;
}

export function branchesHere(w: Table): readonly Branch[] {
  const node = nodeHere(w);
  if (node.kind !== 'choice') throw wrongNode(node);
  return node.branches;
}

/** The check that the squad faces: the node's own, or that of the branch it took. */
export function checkHere(w: Table, branch: string): Check {
  const node = nodeHere(w);
  const check = node.kind === 'check' ? node : branchHere(w, branch).check;
  if (check === undefined) throw wrongNode(node);
  return check;
}

export const wounded = (w: Table): Unit[] => standing(w).filter((unit) => unit.wounds > 0);

export const heal = (play: Play, unit: Unit, rule: string): void => {
  unit.wounds--;
  play.tell?.({ type: 'healed', unit: unit.name, wounds: unit.wounds }, rule);
};

export const DONE: Choice = { do: 'done' };

/** Once a node is done. */
export const onwards = { goTo: 'on to the next node' } as const;
