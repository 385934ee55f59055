// A search that begins while another is read: the rules may ask while they answer.
import { NOWHERE } from '@xenotable/board';
import { expect, test } from 'vitest';
import { arrange } from '../arrange.ts';
import { field } from '../board.ts';
import { approach, nearestByWay, within } from '../book/automaton/ways.ts';
import { type Mover, closedFor, reachOf } from '../book/movement/movement.ts';
import { occupants } from '../book/who.ts';
import { NONE } from '../table.ts';

const w = arrange({
  mission: 'VS 1',
  turn: 'Aliens',
  units: { Birdy: { at: '5,5' }, Commander: { at: '12,8' } },
});
const [birdy, commander] = [field(5, 5), field(12, 8)].map((cell) =>
  w.units.find((unit) => unit.cell === cell)!,
);
const mover = (unit: { id: number }): Mover => ({
  unit: unit.id,
  blip: NONE,
  points: 3,
  drag: NONE,
  crystal: NONE,
  pull: 0,
});

test('the ways of one unit stay while those of another are found', () => {
  const first = reachOf(w, mover(birdy!));
  const second = reachOf(w, mover(commander!));
  expect([first.priceOf(birdy!.cell), first.priceOf(commander!.cell)]).toEqual([0, 0x7fff]);
  expect([second.priceOf(commander!.cell), second.priceOf(birdy!.cell)]).toEqual([0, 0x7fff]);
  expect(first.cellBefore(birdy!.cell)).toBe(NOWHERE);
});

test('closed fields and standing units stay while they are asked for another side', () => {
  const earth = closedFor(w, 'Earth', NONE, false);
  const invaders = closedFor(w, 'Invaders', NONE, false);
  expect([earth[birdy!.cell], earth[commander!.cell]]).toEqual([1, 0]);
  expect([invaders[birdy!.cell], invaders[commander!.cell]]).toEqual([0, 1]);
  const before = occupants(w);
  const elsewhere = structuredClone(w.units);
  elsewhere[commander!.id]!.cell = field(13, 8);
  const after = occupants({ ...w, units: elsewhere });
  expect([before[commander!.cell], after[commander!.cell]]).toEqual([commander!.id + 1, 0]);
});

test('the automaton approaches with its own ways, although another was searched for meanwhile', () => {
  const walker = { side: 'Invaders' as const, cell: birdy!.cell };
  const ways = within(w, walker);
  nearestByWay(w, { side: 'Earth', cell: commander!.cell }, [birdy!]);
  const way = approach(w, walker, commander!.cell, 4, 1, 1, ways);
  expect(way).toEqual(approach(w, walker, commander!.cell, 4, 1, 1));
  expect(way!.path).toHaveLength(4);
});
