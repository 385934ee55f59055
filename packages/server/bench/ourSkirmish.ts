// The skirmish as a game for our server.
import { type Game, type World, bookOf, chaptersOf, copyFlow, defineGame } from '@xenotable/kernel';
import { type Field, STEPS, directions, drawnUp, step } from './skirmish.ts';

type Table = World & Field;

interface Stepped {
  type: 'stepped';
  seat: number;
  direction: number;
}

const chapter = chaptersOf<Table, number, Stepped>();

const turn = chapter('turn').steps({
  /** SK-01 The acting soldier takes a step onto a free field. */
  'take a step': {
    rule: 'SK-01',
    prompt: (w) => `Where does soldier ${(w.steps % w.soldiers.length) + 1} go?`,
    who: (w) => w.steps % 2,
    offers: directions,
    take(play, _f, seat, direction) {
      step(play.w, direction);
      play.tell?.({ type: 'stepped', seat, direction }, 'SK-01');
      /** SK-02 The game ends after its last step. */
      if (play.w.steps === STEPS) play.end({ winners: [], rule: 'SK-02', why: 'the last step is taken' });
      return 'again';
    },
  },
});

/** Ground, gear and marks never change, so all copies share them. */
function copy(w: Table): Table {
  const soldiers = w.soldiers.map((one) => ({
    name: one.name,
    side: one.side,
    x: one.x,
    y: one.y,
    wounds: one.wounds,
    steps: one.steps,
    gear: one.gear,
    marks: one.marks,
  }));
  return {
    edition: w.edition,
    flow: copyFlow(w.flow),
    undoBarrier: w.undoBarrier,
    over: w.over,
    ground: w.ground,
    soldiers,
    steps: w.steps,
  };
}

export const ourSkirmish: Game<Table, number, Table, Stepped> = defineGame<Table, number, Table, Stepped>({
  name: 'skirmish',
  title: 'Skirmish',
  edition: '1',
  seats: { least: 2, most: 2, kinds: ['person'] },
  options: {},
  book: bookOf([turn]),
  begin: () => ({ edition: '1', flow: [turn.begin({})], undoBarrier: 0, over: null, ...drawnUp() }),
  // Nothing is secret: everybody sees the whole table, as with the other server.
  view: (w) => w,
  imagine: copy,
  copy,
  score: () => 0.5,
  words: {
    choice: (direction) => `direction ${direction + 1}`,
    happening: ({ seat, direction }) => `${seat === 0 ? 'A' : 'B'} goes in direction ${direction + 1}`,
  },
  arrange: () => ourSkirmish.begin({}, []),
  report: ({ soldiers }) => soldiers.map(({ x, y, wounds }) => [x, y, wounds]),
});
