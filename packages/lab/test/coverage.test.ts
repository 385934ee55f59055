// What is recorded about checks whose results the game keeps.
import type { GamePackage } from '@xenotable/kernel/proof';
import { expect, test } from 'vitest';
import type { Check } from '../src/mutation/battery.ts';
import { recordCoverage } from '../src/mutation/coverage.ts';
import { Switchboard } from '../src/mutation/switchboard.ts';
import * as heap from './mutation/heap/game.ts';

const KEPT = 6;
const PARTLY_KEPT = 7;
const PLAIN = 8;

test('sites that run less often when the game has kept a result', () => {
  const board = new Switchboard();
  let kept = false;
  const check: Check = {
    kind: 'case',
    name: 'a case',
    mark: 'its mark',
    rules: [],
    hold() {
      board.reach(PLAIN);
      board.reach(PARTLY_KEPT);
      if (kept) return;
      board.reach(PARTLY_KEPT);
      board.reach(KEPT);
      kept = true;
    },
  };
  const pack: GamePackage = { ...heap };
  const { once, hidden, checks } = recordCoverage(board, pack, [check], () => {});
  expect(once).toEqual([KEPT]);
  expect(hidden).toEqual([PARTLY_KEPT]);
  expect(checks[0]?.sites).toEqual([PLAIN, PARTLY_KEPT, KEPT]);
});
