// How odds go on until the cards are turned up: other volleys fall by the drill, the hive lets the cards lie.
import type { Ask, Seat } from '@xenotable/kernel';
import { autopilot } from './auto/autopilot.ts';
import type { Choice } from './choices.ts';
import type { Space } from './spaces.ts';
import type { Table } from './table.ts';
import { known } from './known.ts';

export function oddsReply(w: Table, asks: Ask<Choice, Space>[]): { seat: Seat; choice: Choice } | null {
  const [ask] = asks;
  if (ask === undefined || w.combat?.step !== 3) return null;
  return {
    seat: ask.seat,
    choice: ask.spaces.length > 0 ? autopilot({ table: known(w, ask.seat) }, ask) : { do: 'done' },
  };
}
