// A plan must not reveal what its planner cannot see.
import {
  type Game,
  Session,
  type World,
  bookOf,
  chaptersOf,
  copyFlow,
  defineGame,
  fastChance,
} from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { checkPlan } from '../src/talk/plans.ts';

interface Field extends World {
  /** The place of the mine, which the walker does not know. */
  mine: number | null;
  steps: number[];
}

const chapter = chaptersOf<Field, number, never>();

const walk = chapter('walk').steps({
  /** MI-01 One step after the other; who steps on the mine sees it. */
  'take a step': {
    rule: 'MI-01',
    prompt: () => 'Where to?',
    who: () => 0,
    offers: () => [1, 2, 3],
    take(play, _f, _seat, step) {
      play.w.steps.push(step);
      if (step === play.w.mine) play.reveal();
      return 'again';
    },
  },
});

const copy = (w: Field): Field => ({
  edition: w.edition,
  flow: copyFlow(w.flow),
  undoBarrier: w.undoBarrier,
  over: w.over,
  mine: w.mine,
  steps: [...w.steps],
});

const mines: Game<Field, number, Field, never> = defineGame<Field, number, Field, never>({
  name: 'mines',
  title: 'Mines',
  edition: '1',
  seats: { least: 1, most: 1, kinds: ['person'] },
  options: {},
  book: bookOf([walk]),
  begin: () => ({
    edition: '1',
    flow: [walk.begin({})],
    undoBarrier: 0,
    over: null,
    mine: 2,
    steps: [],
  }),
  view: (w) => ({ ...copy(w), mine: null }),
  imagine: copy,
  copy,
  score: () => 0.5,
  words: { choice: String, happening: String },
  arrange: () => mines.begin({}, []),
  report: ({ steps }) => steps,
});

test('a plan over a hidden mine is accepted like any other until it is played', () => {
  const seats = [{ kind: 'person', name: 'Ann' }];
  const session = Session.start(mines, { options: {}, seats, commitment: '' }, () => fastChance(1));
  const table = { session, game: mines };
  for (const step of [1, 2, 3]) expect(() => checkPlan(table, 0, [step, 1]), `over ${step}`).not.toThrow();
  expect(() => checkPlan(table, 0, [1, 9])).toThrow('Step 2 is not possible');
});
