import { type Game, type SeatPlan, aNumber, bookOf, copyFlow, defineGame, fields } from '@xenotable/kernel';
import type { Trial } from '@xenotable/kernel/proof';
import { type Choice, type Table, type Took, heap } from './book/take.ts';

const table = (stones: number, turn = 0, taken = 0): Table => ({
  edition: '1',
  flow: [heap.begin({})],
  undoBarrier: 0,
  over: null,
  stones,
  turn,
  taken,
});

const copy = (w: Table): Table => ({ ...w, flow: copyFlow(w.flow) });
const readGiven = fields({ stones: aNumber(1, 99) }, { turn: aNumber(0, 1), taken: aNumber(0, 9) });

export const game: Game<Table, Choice, Table, Took> = defineGame<Table, Choice, Table, Took>({
  name: 'heap',
  title: 'Heap',
  edition: '1',
  seats: { least: 2, most: 2, kinds: ['person'] },
  options: {},
  book: bookOf([heap]),
  begin: () => table(7),
  view: copy,
  imagine: copy,
  copy,
  score: (w, seat) => (w.over === null ? 0.5 : w.over.winners.includes(seat) ? 1 : 0),
  words: {
    choice: ({ take }) => `take ${take}`,
    happening: ({ take }) => `${String(take)} stones are taken.`,
  },
  arrange: (given) => {
    const { stones, turn, taken } = readGiven(given, 'given');
    return table(stones, turn, taken);
  },
  report: ({ stones, turn, taken }) => ({ stones, turn, taken }),
});

const people: SeatPlan[] = ['Ann', 'Bob'].map((name) => ({ kind: 'person', name }));
export const trials: readonly Trial[] = [{ name: 'seven', options: {}, seats: people }];
export const bound = 20;
