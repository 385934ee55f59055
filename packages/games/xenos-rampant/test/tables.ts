// Tables as the tests of the automaton set them up, and a hand to play on them.
import { Playing, fastChance, scriptedChance } from '@xenotable/kernel';
import { arrange } from '../arrange.ts';
import type { Play } from '../book/chapter.ts';
import type { Table } from '../table.ts';

export type Units = Record<string, unknown>;
export const table = (
  a: Units,
  b: Units,
  more: Record<string, unknown> = {},
  seat: Record<string, unknown> = {},
): Table =>
  arrange({
    map: 'PAD',
    'no obstacles': true,
    ...more,
    seats: { A: { units: a, ...seat }, B: { units: b } },
  });
export const play = (w: Table, dice: number[] = []): Play =>
  new Playing(w, dice.length > 0 ? scriptedChance(dice) : fastChance(1));
