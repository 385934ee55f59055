// The chance to win knows the rounds that are left: it falls with them, and is nothing when the mission can no longer be won.
import { canAct, fastChance } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { ground } from '../book/board/ground.ts';
import { isOutOfTime } from '../deadline.ts';
import { game } from '../game.ts';
import { setups } from '../setups.ts';
import type { Model, Table } from '../table.ts';

const playNow = setups.find(({ name }) => name === 'play now')!;

/** A game of the script up to the beginning of a round. */
function playedTo(seed: number, round: number): Table {
  const chance = fastChance(seed);
  const w = game.setup(playNow.options, playNow.seats, chance);
  for (let i = 0; w.over === null && w.round < round && i < 2000; i++) next(w, seed);
  return w;
}

function next(w: Table, seed: number): void {
  const ask = game.asks(w).find(canAct);
  if (ask === undefined) throw new Error('nobody is asked');
  const choice = game.suggest(w, ask.seat, fastChance(seed));
  if (choice === undefined) throw new Error('nothing is suggested');
  game.play(w, ask.seat, choice, fastChance(seed + w.undoBarrier));
}

const at = (w: Table, x: number, y: number): number => y * ground(w).grid.width + x;

function named(w: Table, unit: string): Model {
  const found = w.models.find((m) => m.unit === unit);
  if (found === undefined) throw new Error(`no ${unit}`);
  return found;
}

/** The Ranger alone, far from the last guard, who is unhurt; the marker is reached. */
function chase(round: number): Table {
  const w = playedTo(1, 1);
  w.round = round;
  w.goals['reached'] = 1;
  for (const pod of w.pods) pod.state = 'placed';
  for (const m of w.models) Object.assign(m, { place: 'destroyed', activated: 0, overwatch: null });
  const [guard] = w.models.filter((m) => m.side === 1);
  if (guard === undefined) throw new Error('no guard');
  Object.assign(guard, { place: 'board', cell: at(w, 0, 4), wounds: 4 });
  Object.assign(named(w, 'Ranger'), { place: 'board', cell: at(w, 15, 14) });
  return w;
}

test('with one guard left the chance falls from round to round', () => {
  const scores = [6, 8, 9, 10, 11, 12].map((round) => game.score(chase(round), 0));
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(scores[0]).toBeGreaterThan(0.5);
  expect(scores[4]).toBeLessThan(0.35);
});

test('when all activations of the last round are used the mission is lost, and the score says so', () => {
  const w = chase(12);
  named(w, 'Ranger').activated = 1;
  expect(isOutOfTime(w)).toBe(true);
  expect(game.score(w, 0)).toBeLessThan(0.001);
});

test('a marker that nobody can reach any more loses the mission', () => {
  const w = chase(12);
  w.goals['reached'] = 0;
  named(w, 'Ranger').cell = at(w, 0, 23);
  expect(isOutOfTime(w)).toBe(true);
});

test('nothing is lost at the beginning', () => {
  expect(isOutOfTime(playedTo(1, 1))).toBe(false);
});
