// How odds go on: until the cards are turned up other volleys fall by the drill and the hive lets the cards lie; in the
// enemies' half of a round nobody gives another order.
import type { Ask, Seat } from '@xenotable/kernel';
import { autopilot } from './auto/autopilot.ts';
import type { Choice } from './choices.ts';
import type { Space } from './spaces.ts';
import type { Table } from './table.ts';
import { known } from './known.ts';

const STEPS: ReadonlySet<number> = new Set([3, 6, 7]);

export function oddsReply(w: Table, asks: Ask<Choice, Space>[]): { seat: Seat; choice: Choice } | null {
  const [ask] = asks;
  if (ask === undefined || !STEPS.has(w.combat?.step ?? 0)) return null;
  const pass = ask.offers.find((offer) => offer.do === 'done');
  return { seat: ask.seat, choice: pass ?? autopilot({ table: known(w, ask.seat) }, ask) };
}
