// The stakes of a plan, compared with doing nothing.
import { type Json, type Prospects, same } from '@xenotable/kernel';
import type { Table } from '../client/table.ts';
import type { TableState } from '../client/tableState.ts';
import type { GameModule } from '../contract.ts';
import { partsOf } from '../together.ts';
import { useProspects } from './useProspects.ts';

interface PlanProps {
  client: Table;
  state: TableState;
  module: GameModule;
  picked: Json | null;
  /** Stakes whose exact values are shown elsewhere: samples would show another number for the same thing. */
  told?: (stake: string) => boolean;
}

/** How likely each act of a plan is reached, where stakes are named by their keys. */
export const REACHED = 'reached';

/** Leaves out samples of what is shown exactly elsewhere. */
export const untold = (prospects: Prospects | null, told: PlanProps['told']): Prospects | null =>
  prospects === null || prospects.exact || told === undefined
    ? prospects
    : {
        ...prospects,
        stakes: prospects.stakes.filter(({ key }) => !told(key)),
        reached: told(REACHED) ? [] : prospects.reached,
      };

/** What is known of the plan, and of doing nothing instead. */
export function useStakes({ client, state, module, picked, told }: PlanProps) {
  const { ask, view } = state;
  const baseline = ask === null ? null : (module.baseline?.(ask, view) ?? null);
  const mine = picked !== null && (baseline === null || !same(picked, baseline)) ? picked : null;
  const planned = useProspects(client, state, mine === null ? null : partsOf(mine));
  const standing = useProspects(client, state, baseline === null ? null : [baseline]);
  return {
    plan: mine === null ? [] : partsOf(mine),
    /** The choice that `shown` is about. */
    of: mine ?? baseline,
    shown: untold(mine === null ? standing : planned, told),
    standing,
  };
}
