// How well a seat stands.
import { readFileSync } from 'node:fs';
import { Timeline, readRecord } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { score } from '../score.ts';
import type { Table } from '../table.ts';
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
