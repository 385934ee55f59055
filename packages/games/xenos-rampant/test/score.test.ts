// How well a seat stands.
import { readFileSync } from 'node:fs';
import { Timeline, readRecord, scenesAt } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { scoreNow } from '../preview/aims.ts';
import { score } from '../score.ts';
import type { Side, Table } from '../table.ts';
import type { View } from '../view.ts';
import { table } from './tables.ts';

test('nearer to the enemy is a little better, losses are much worse', () => {
  const at = (x: number, sp = 5): number =>
    score(
      table(
        { L: { unit: 'Elite Infantry', at: [x, 35], sp } },
        { F: { unit: 'Light Infantry', at: [44, 35] } },
      ),
      0,
    );
  expect(at(20)).toBeGreaterThan(at(4));
  expect(at(20) - at(4)).toBeLessThan(0.05);
  expect(at(20, 1)).toBeLessThan(at(20));
});

test('how somebody stands can be told at every moment of a campaign, also between its battles', () => {
  const file = new URL('../fixtures/4/a-campaign.jsonl', import.meta.url);
  const record = readRecord(readFileSync(file, 'utf8'));
  const timeline = new Timeline(game, record);
  for (let at = 0; at <= record.entries.length; at++) {
    const standing = score(timeline.at(at).standing.world as Table, 0);
    expect(standing).toBeGreaterThanOrEqual(0);
    expect(standing).toBeLessThanOrEqual(1);
  }
});

test('the running score never counts the end of a battle twice while it is shown', () => {
  const pointsIn = (view: View, side: Side): number =>
    scoreNow(view).reduce((sum, one) => sum + (one.side === side ? one.vp : 0), 0);
  let counting = 0;
  for (const name of [
    'solo-against-the-automaton',
    'two-teams',
    'the-supply-dump',
    'the-defector',
    'a-campaign',
  ]) {
    const record = readRecord(readFileSync(new URL(`../fixtures/4/${name}.jsonl`, import.meta.url), 'utf8'));
    const timeline = new Timeline(game, record);
    const last = record.entries.length;
    const end = game.view(timeline.at(last).standing.world as Table, 0);
    const shown = scenesAt(timeline, last, 0).map(({ view }) => view as unknown as View);
    const counted = shown.filter(({ flow }) => flow.some(({ step }) => step === 'count'));
    counting += counted.length;
    for (const view of counted)
      for (const side of [0, 1] as const) expect(pointsIn(view, side), name).toBe(pointsIn(end, side));
  }
  expect(counting).toBeGreaterThan(3);
});

test('XR-M-ENCOUNTER-03 a marker that is held in the last turn counts: its point comes when the turn ends', () => {
  const standingAt = (x: number): number =>
    score(
      table(
        { L: { unit: 'Elite Infantry', at: [x, 24] } },
        { F: { unit: 'Light Infantry', at: [44, 44] } },
        { map: 'CROSS', scenario: 'ENCOUNTER', turn: 6, step: 'phase' },
      ),
      0,
    );
  expect(standingAt(24)).toBeGreaterThan(standingAt(18) + 0.05);
});
