// A second calculation of a battle: it hears what happens and what chance gives, keeps books of its own by RULES.md, and throws at the first difference.
import type { Ask, Result } from '@xenotable/kernel';
import type { Happening } from '../../happenings.ts';
import type { View } from '../../view.ts';
import { Desk, type Handlers } from './desk.ts';
import { claim, expect } from './dice.ts';
import { heardHits } from './heardHits.ts';
import { heardMoves } from './heardMoves.ts';
import { heardNerves } from './heardNerves.ts';
import { heardOrders } from './heardOrders.ts';

/** What begins something new: whoever was saved by a medic before has been saved. */
const EVENTS: readonly string[] = [
  'activation',
  'shot',
  'fought',
  'barrage',
  'explosion',
  'blocked',
  'jump rolled',
  'landed',
  'courage test',
  'rally test',
];
/** After these a failed Courage test can no longer be rolled again. */
const CLOSED: readonly string[] = ['suppressed', 'retreated', 'stayed', 'routed', 'ordered', 'phase'];

export class Auditor {
  private readonly desk: Desk;
  private readonly handlers: Handlers;

  constructor(look: () => View) {
    this.desk = new Desk(look);
    this.handlers = {
      ...heardOrders(this.desk),
      ...heardMoves(this.desk),
      ...heardHits(this.desk),
      ...heardNerves(this.desk),
    };
  }

  chance(result: Result): void {
    this.desk.results.push(result);
  }

  hear(h: Happening, rule: string): void {
    const { desk } = this;
    if (h.type === 'turn' && h.turn === 1) desk.begin();
    if (desk.account === null) return;
    if (EVENTS.includes(h.type)) desk.saved.clear();
    if (CLOSED.includes(h.type)) for (const test of desk.lastTest.values()) test.open = false;
    // Each handler stands under the type of what it hears.
    const handler = this.handlers[h.type] as ((h: Happening, rule: string) => void) | undefined;
    handler?.(h, rule);
  }

  /** After a decision: the table against the books. */
  settle(asks: readonly Ask<unknown>[]): void {
    const { desk } = this;
    desk.results.length = 0;
    if (desk.account === null) return;
    for (const [id, due] of desk.due) claim(due === 0, `${desk.books.of(id).name} still owes ${due} SP`);
    const ordering = asks.filter((ask) => ask.rule === 'XR-ORD-01');
    desk.books.compare(desk.look(), ordering.length > 0);
    for (const ask of ordering) {
      expect('who gives orders', ask.seat, desk.books.acting);
      desk.noDebts();
    }
  }
}
