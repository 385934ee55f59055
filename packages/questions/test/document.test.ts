// A question that is wrong is refused with the field and what would be right.
import { diceDuel } from '@xenotable/kernel/examples/diceDuel.ts';
import { people } from '@xenotable/kernel/proof';
import { expect, test } from 'vitest';
import { Inquiry, type Subject, readQuestion } from '../src/index.ts';

const good = { question: 'Who wins?', game: 'dice-duel', kind: 'rate', setup: 'duel', stop: { games: 10 } };
const duel: Subject = {
  game: diceDuel,
  bound: 5000,
  setups: [{ name: 'duel', options: {}, seats: people(2) }],
};

test.each([
  [{ ...good, kind: 'rat' }, 'kind: must be rate, lists, variants, grid, even or causes'],
  [{ ...good, stop: { gmaes: 10 } }, 'stop: must be { games: 400 }'],
  [{ ...good, stop: { games: 0 } }, 'stop.games: must be a whole number from 1 to 1000000'],
  [{ ...good, stpo: 1 }, 'stpo: unknown word; did you mean "stop"?'],
  [{ ...good, variants: [] }, 'variants: does not belong here'],
  [{ ...good, kind: 'variants', variants: [{ name: 'one' }] }, 'variants: must have at least 2'],
  [{ ...good, players: 'hard@many' }, 'players: must be a player such as steady or hard@200'],
  [{ ...good, measure: 'length', stop: { width: 0.1 } }, 'stop: a length has no bounds'],
  [{ ...good, seeds: { first: -1 } }, 'seeds.first: must be a whole number from 0'],
  [[], 'question: must be a document'],
])('%j', (document, complaint) => {
  expect(() => readQuestion(document)).toThrow(complaint);
});

test.each([
  [{ ...good, setup: 'dual' }, 'has no set-up "dual"; did you mean "duel"?'],
  [{ ...good, players: 'stedy' }, 'nobody is called "stedy"; did you mean "steady"?'],
  [
    { ...good, setup: { options: { speed: 3 }, seats: ['person', 'person'] } },
    'options.speed: unknown option',
  ],
  [{ ...good, seat: 2 }, 'seat: there are 2 seats, counted from 0'],
])('%j does not fit the game', (document, complaint) => {
  const question = readQuestion(document);
  expect(() => new Inquiry(question, () => duel)).toThrow(complaint);
});

test('what was read can be read again', () => {
  const question = readQuestion({ ...good, setup: { seats: ['person', 'person'] } });
  expect(readQuestion(JSON.parse(JSON.stringify(question)))).toEqual(question);
});
