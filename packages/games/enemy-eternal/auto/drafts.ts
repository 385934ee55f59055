// The plans that are thought of for one activation; each that is kept is better than those before it.
import type { Afterwards, Actions, Order } from '../choices.ts';
import type { Cell } from '../table.ts';
import { waysOf36 } from '../book/tests.ts';
import type { Blow, Moment } from './moment.ts';

export interface Plan {
  /** One order, or two. */
  orders: readonly Order[];
  worth: number;
}

export class Drafts {
  readonly plans: Plan[] = [];
  private most = -Infinity;

  /** What a plan has to beat. */
  get best(): number {
    return this.most;
  }

  /** Keeps a plan if it is the best so far. */
  add(worth: number, ...orders: Order[]): void {
    if (worth <= this.most) return;
    this.most = worth;
    this.plans.push({ orders, worth });
  }
}

/** An Attack as an order. */
export const attackOrder = ({ arm, at }: Blow, actions: Actions, then?: Afterwards): Order => ({
  ...(arm.slot === 'mind' ? { do: 'mindspin' as const } : { do: 'attack' as const, weapon: arm.name }),
  target: at.id,
  actions,
  ...(then && { then }),
});

/** EE-ACT-09 The chance of a bracketed ability. */
export const passes = (value: number, actions: Actions): number =>
  waysOf36(actions === 1 ? value - 1 : value) / 36;

/** The most promising of the cells from one place of a list to another, the best first. */
export function mostPromising(
  moment: Moment,
  cells: readonly Cell[],
  most: number,
  from = 0,
  to = cells.length,
): Cell[] {
  const chosen: Cell[] = [];
  const promises: number[] = [];
  for (let i = from; i < to; i++) {
    const cell = cells[i] ?? -1;
    const promise = moment.promise(cell);
    let at = chosen.length;
    if (at === most) {
      if (promise <= (promises[most - 1] ?? 0)) continue;
      at--;
    }
    for (; at > 0 && (promises[at - 1] ?? 0) < promise; at--) {
      promises[at] = promises[at - 1] ?? 0;
      chosen[at] = chosen[at - 1] ?? -1;
    }
    promises[at] = promise;
    chosen[at] = cell;
  }
  return chosen;
}
