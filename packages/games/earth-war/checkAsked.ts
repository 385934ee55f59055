// The check that is being asked about, read from a view: the node's own, or that of the branch that was taken.
import { sheetHere } from './book/nodes.ts';
import { witsRating } from './book/ratings.ts';
import type { Check } from './content/mission.ts';
import type { Unit } from './table.ts';
import type { View } from './view.ts';

export function checkAsked(view: View): Check | undefined {
  const node = sheetHere(view.table).nodes[view.table.mission.node - 1];
  if (node?.kind === 'check') return node;
  const taken = view.flow.at(-1);
  const name = taken !== undefined && 'branch' in taken ? taken.branch : '';
  return node?.kind === 'choice' ? node.branches.find((branch) => branch.name === name)?.check : undefined;
}

/** The WITS of a unit at the check that is asked about. */
export const witsAsked = (view: View, unit: Unit): number => witsRating(unit, checkAsked(view)?.wits ?? 0);
