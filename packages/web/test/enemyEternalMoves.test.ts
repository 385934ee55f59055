// After a Run only a Climb with one action is left: the table says that it needs a test, with its chance.
import { game } from '@xenotable/enemy-eternal';
import type { View } from '@xenotable/enemy-eternal/preview';
import { type Json, Session, fastChance, newsOf } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { guideOf } from '../src/games/enemy-eternal/guide.ts';
import { plannedOf } from '../src/games/enemy-eternal/planned.ts';
import { areasOf, whyNot } from '../src/games/enemy-eternal/pointed.ts';
import { leftToDo } from '../src/games/enemy-eternal/story/leftToDo.ts';

/** What the Rookie's player (MOBILITY 6: 15 of 36) is told after these choices. */
const saidAfter = (...choices: Json[]) =>
  said([{ side: 'B', unit: 'ADVENT Trooper', at: [34, 20] }], choices);

function said(enemies: readonly Json[], choices: readonly Json[]) {
  const session = Session.start(
    game,
    {
      seats: [{ kind: 'person', name: 'Ann' }],
      given: {
        models: [{ side: 'A', unit: 'Rookie', at: [5, 5] }, ...enemies],
        active: 'Rookie',
      },
    },
    () => fastChance(1),
  );
  for (const choice of choices) session.choose(0, choice);
  const { ask } = newsOf(session, 0);
  const view = session.view(0) as unknown as View;
  const choosing = ask && { ...ask, offers: [{ ...ask.offers[0]!, choice: { do: 'activate', model: 0 } }] };
  return {
    idle: whyNot([], choosing, view, 0),
    far: (x: number, y: number) => whyNot(areasOf(ask, null), ask, view, y * view.shown.board.width + x),
    guide: guideOf(ask!, view),
    left: leftToDo({ do: 'end' }, view, ask!)?.words,
    planned: (choice: Json) => plannedOf(choice, view),
  };
}

test('with two actions left a model can run, and no test is mentioned', () => {
  const { guide, left } = saidAfter();
  expect(guide).toBe('Point at a cell inside the border to run there.');
  expect(left).toBe('Rookie has two actions left and could still run or go on Overwatch.');
});

test('EE-MOV-09 after a run a second move needs a test', () => {
  const { guide, left, planned } = saidAfter({ do: 'run', actions: 1, to: [8, 5] });
  expect(guide).toBe('A second move needs a test, 42 %: inside the dotted border.');
  expect(left).toBe(
    'Rookie has one action left and could still go on Overwatch. A second move needs a test, 42 %.',
  );
  expect(planned({ do: 'climb', actions: 1, to: [10, 5] })).toEqual({
    sentence:
      'Rookie: move on 2 to (10,5)? A second move needs a test, 42 %: 2D6 ≤ MOBILITY 6. If it fails, the action is lost.',
    button: 'Move on, 42 %',
  });
});

test('EE-BRD-06 a cell that is not run to says that an enemy is beside it', () => {
  const { far } = saidAfter();
  expect(far(33, 20)).toBe('Beside an enemy, or out of reach');
  expect(far(30, 20)).toBe('Out of reach');
});

test('EE-ACT-11 with one action left and no enemy on the board nothing is asked', () => {
  const hidden = [{ side: 'B', unit: 'ADVENT Trooper', place: 'reserve' }];
  expect(said(hidden, [{ do: 'run', actions: 1, to: [8, 5] }]).left).toBeUndefined();
  expect(said(hidden, []).left).toBe('Rookie has two actions left and could still run.');
});

test('EE-MOV-09 a run with one action of two says before it what a second move would need', () => {
  const { planned } = saidAfter();
  expect(planned({ do: 'run', actions: 1, to: [8, 5] })?.sentence).toBe(
    'Rookie: run 3 to (8,5)? A second move after it needs a test, 42 %; a run with both actions needs none.',
  );
  expect(planned({ do: 'run', actions: 2, to: [12, 5] })?.sentence).not.toContain('test');
});

test('EE-RND-03 while it is asked who acts, a cell says why it means nothing', () => {
  expect(saidAfter().idle).toBe('First point at who acts');
});
