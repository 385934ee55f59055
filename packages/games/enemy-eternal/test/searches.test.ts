// A search that begins while another is read: the rules may ask while they answer.
import { expect, test } from 'vitest';
import { arrange } from '../arrange.ts';
import { closedFor, explore, remaining } from '../book/movement/reach.ts';

const w = arrange({
  mission: 'B1',
  opponent: 'automaton',
  models: [
    { side: 'A', unit: 'Rookie', at: [2, 2] },
    { side: 'B', unit: 'ADVENT Officer', at: [20, 12] },
  ],
});
const [rookie, officer] = [w.models[0]!, w.models[1]!];

test('the ways of one model stay while those of another are found', () => {
  const first = explore(w, rookie, 'run', 3, closedFor(w, rookie));
  const second = explore(w, officer, 'run', 3, closedFor(w, officer));
  expect([first.priceOf(rookie.cell), first.reached(officer.cell)]).toEqual([0, false]);
  expect([second.priceOf(officer.cell), second.reached(rookie.cell)]).toEqual([0, false]);
});

test('closed cells and the ways to a goal stay while they are asked for another', () => {
  const forRookie = closedFor(w, rookie);
  const forOfficer = closedFor(w, officer);
  expect([forRookie[rookie.cell], forRookie[officer.cell]]).toEqual([0, 2]);
  expect([forOfficer[rookie.cell], forOfficer[officer.cell]]).toEqual([2, 0]);
  const toRookie = remaining(w, [rookie.cell]);
  const toOfficer = remaining(w, [officer.cell]);
  expect([toRookie.priceOf(rookie.cell), toOfficer.priceOf(officer.cell)]).toEqual([0, 0]);
  expect(toRookie.priceOf(officer.cell)).toBeGreaterThan(0);
});
