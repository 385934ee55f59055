// Questions about small games: what is asked for, what counts, when it stops, and what the answer says.
import { standing } from '@xenotable/bots';
import { Session, fastChance, uniform } from '@xenotable/kernel';
import { diceDuel } from '@xenotable/kernel/examples/diceDuel.ts';
import { people } from '@xenotable/kernel/proof';
import { expect, test } from 'vitest';
import {
  type GameOf,
  Inquiry,
  type Result,
  type Subject,
  csvOf,
  gameNamed,
  headline,
  playOne,
  promise,
  readQuestion,
  recordOf,
} from '../src/index.ts';

const duel: Subject = {
  game: diceDuel,
  bound: 5000,
  setups: [{ name: 'duel', options: {}, seats: people(2) }],
};
const duels = (): Subject => duel;
const basis = { question: 'Who wins?', game: 'dice-duel', setup: 'duel', players: 'random' };

/** Plays all games in batches that come back in any order. */
function answered(inquiry: Inquiry, play: (game: GameOf) => Result, seed = 0): Inquiry {
  const any = uniform(seed);
  let flying: GameOf[] = [];
  for (;;) {
    flying = [...flying, ...inquiry.wanted(1 + any(9))];
    if (inquiry.done || flying.length === 0) return inquiry;
    const at = any(flying.length);
    const one = flying[at]!;
    flying.splice(at, 1);
    inquiry.add(play(one));
  }
}

const duelling =
  (inquiry: Inquiry) =>
  (game: GameOf): Result =>
    playOne(duel, inquiry.arms[game.arm]!, game);

/** A result that is won with a chance, without a game. */
function drawn(game: GameOf, chance: number): Result {
  const won = uniform(game.deal * 31 + game.arm)(1000) < chance * 1000;
  return {
    key: game.key,
    halves: won ? 2 : 0,
    score: won ? 1000 : 0,
    rounds: 5,
    decisions: 9,
    rule: 'X-1',
    why: won ? 'won 3 of 5' : 'lost 1 of 5',
    finished: true,
  };
}

test('the answer is the same to the digit in whatever order the games come back', () => {
  const question = readQuestion({ ...basis, kind: 'rate', swap: true, stop: { width: 0.08, most: 400 } });
  const [first, ...others] = [1, 2, 3].map((seed) => {
    const inquiry = new Inquiry(question, duels);
    return JSON.stringify(answered(inquiry, duelling(inquiry), seed).answer());
  });
  for (const other of others) expect(other).toBe(first);
});

test('games beyond the deal at which the rule stops do not count', () => {
  const question = readQuestion({ ...basis, kind: 'rate', stop: { test: 0.05, most: 500 } });
  const inquiry = new Inquiry(question, duels);
  const games = inquiry.wanted(500);
  for (const game of games.toReversed()) inquiry.add(drawn(game, 0.9));
  const { state, deals, mostDeals } = inquiry.answer();
  expect(state).toBe('rule');
  expect(deals).toBeLessThan(60);
  expect(deals % 10).toBe(0);
  expect(mostDeals).toBe(500);
});

test('a result counts once, however often it comes', () => {
  const question = readQuestion({ ...basis, kind: 'rate', stop: { games: 20 } });
  const inquiry = new Inquiry(question, duels);
  const [game] = inquiry.wanted(1);
  expect(inquiry.add(drawn(game!, 1))).toBe(true);
  expect(inquiry.add(drawn(game!, 0))).toBe(false);
  expect(inquiry.answer().arms[0]!.won).toBe(1);
});

test('a game that was given back is handed out again', () => {
  const inquiry = new Inquiry(readQuestion({ ...basis, kind: 'rate', stop: { games: 3 } }), duels);
  const all = inquiry.wanted(10);
  expect(all).toHaveLength(3);
  expect(inquiry.wanted(10)).toEqual([]);
  inquiry.giveBack([all[1]!.key]);
  expect(inquiry.wanted(10)).toEqual([all[1]]);
});

test('a clear difference is named, with the deals that made it and its promise', () => {
  const variants = [{ name: 'as written' }, { name: 'kinder' }, { name: 'the same' }];
  const question = readQuestion({ ...basis, kind: 'variants', variants, stop: { games: 300 } });
  const inquiry = new Inquiry(question, duels);
  const answer = answered(inquiry, (game) => ({
    ...drawn({ ...game, arm: 0 }, game.arm === 1 ? 0.7 : 0.4),
    key: game.key,
  })).answer();
  const [kinder, same] = answer.differences;
  expect(kinder).toMatchObject({ clear: true, worse: 0, deals: 300 });
  expect(kinder!.value.mean).toBeCloseTo(kinder!.better / 300, 12);
  expect(same).toMatchObject({ clear: false, better: 0, worse: 0, alike: 300 });
  expect(headline(answer)).toMatch(/^kinder: \+\d+\.\d ± \d+\.\d points, against as written\.$/);
  expect(promise(answer)).toContain('2 comparisons');
  expect(csvOf(answer).split('\n')).toHaveLength(1 + 3 + 2 + 1);
});

test('picks are counted with the rates of wins with and without them, and share their error', () => {
  const question = readQuestion({ ...basis, kind: 'rate', picks: true, stop: { games: 400 } });
  const inquiry = new Inquiry(question, duels);
  const answer = answered(inquiry, (game) => {
    const result = drawn(game, 0.5);
    const picks = [
      'always',
      ...(result.halves === 2 ? ['winner'] : ['loser']),
      ...(game.deal % 4 === 0 ? ['any'] : []),
    ];
    return { ...result, picks };
  }).answer();
  const named = (name: string) => answer.picks?.find((one) => one.name === name);
  expect(answer.picks?.[0]).toMatchObject({ name: 'always', games: 400, clear: false });
  expect(named('winner')).toMatchObject({ with: { mean: 1 }, without: { mean: 0 }, clear: true });
  expect(named('any')).toMatchObject({ games: 100, clear: false });
  expect(named('winner')!.games + named('loser')!.games).toBe(400);
});

test('lists play all against all on both sides, and their rates add up to even', () => {
  const lists = [
    { name: 'A', player: 'random' },
    { name: 'B', player: 'greedy' },
    { name: 'C', player: 'random' },
  ];
  const question = readQuestion({ ...basis, kind: 'lists', lists, stop: { games: 20 } });
  const inquiry = new Inquiry(question, duels);
  expect(inquiry.wanted(6).map(({ key }) => key)).toEqual(
    [0, 1, 2].flatMap((arm) => [`${arm}.1000000.0`, `${arm}.1000000.1`]),
  );
  inquiry.giveBack([
    '0.1000000.0',
    '0.1000000.1',
    '1.1000000.0',
    '1.1000000.1',
    '2.1000000.0',
    '2.1000000.1',
  ]);
  const { contenders, games } = answered(inquiry, duelling(inquiry)).answer();
  expect(games).toBe(60);
  expect(contenders.map((one) => one.games)).toEqual([40, 40, 40]);
  expect(contenders.reduce((sum, { value }) => sum + value.mean, 0)).toBeCloseTo(1.5, 12);
});

test('a search finds the value between which it is even, whatever the order of results', () => {
  const trialled: Subject = {
    ...duel,
    game: { ...diceDuel, options: { price: { label: 'Price', rule: 'X', choices: [1, 2, 3, 4, 5, 6] } } },
  };
  const question = readQuestion({
    ...basis,
    kind: 'even',
    parameter: { option: 'price', values: [1, 2, 3, 4, 5, 6] },
    stop: { test: 0.05, width: 0.02, most: 3000 },
  });
  const chances = [0.9, 0.75, 0.62, 0.35, 0.2, 0.1];
  const answers = [1, 2].map((seed) => {
    const inquiry = new Inquiry(question, () => trialled);
    return answered(inquiry, (game) => drawn(game, chances[game.arm]!), seed).answer();
  });
  expect(answers[0]!.even!.found).toEqual({ between: [2, 3] });
  expect(answers[0]!.state).toBe('rule');
  expect(JSON.stringify(answers[0])).toBe(JSON.stringify(answers[1]));
});

test('unfinished games are counted and shown', () => {
  const short: Subject = { ...duel, bound: 3 };
  const question = readQuestion({ ...basis, kind: 'rate', stop: { games: 10 } });
  const inquiry = new Inquiry(question, () => short);
  const { unfinished, games, causes } = answered(inquiry, (game) =>
    playOne(short, inquiry.arms[0]!, game),
  ).answer();
  expect([games, unfinished]).toEqual([10, 10]);
  expect(causes[0]).toMatchObject({ why: 'not finished', games: 10 });
});

test('a key gives the same game as a record, by chance and by programs', () => {
  for (const players of ['random', 'greedy', ['random', 'greedy']]) {
    const question = readQuestion({ ...basis, players, kind: 'causes', stop: { games: 5 } });
    const inquiry = new Inquiry(question, duels);
    for (const game of inquiry.wanted(5)) {
      const result = playOne(duel, inquiry.arms[0]!, game);
      const followed = playOne(duel, inquiry.arms[0]!, game, { course: true, picks: false });
      const { entries } = recordOf(duel, inquiry.arms[0]!, gameNamed(question, inquiry.arms, game.key));
      expect(entries).toHaveLength(result.decisions);
      expect(followed).toMatchObject(result);
    }
  }
});

test('a game turns at the decision after which the chance to win changed most', () => {
  const question = readQuestion({ ...basis, players: 'greedy', kind: 'causes', stop: { games: 20 } });
  const inquiry = new Inquiry(question, duels);
  const arm = inquiry.arms[0]!;
  const { game } = duel;
  const changes = (key: string): number[] => {
    const named = gameNamed(question, inquiry.arms, key);
    const chance = fastChance(named.deal);
    const session = Session.start(game, { options: arm.options, seats: arm.seats }, () => chance);
    const stood = [standing(game, session.world, arm.seat)];
    for (const entry of recordOf(duel, arm, named).entries) {
      if ('choice' in entry) session.choose(entry.seat, entry.choice);
      stood.push(standing(game, session.world, arm.seat));
    }
    return stood.slice(1).map((value, i) => Math.round(1000 * (value - stood[i]!)));
  };
  const { course } = answered(inquiry, (one) => {
    const result = playOne(duel, arm, one, { course: true, picks: false });
    const found = changes(one.key);
    const most = Math.max(...found.map(Math.abs));
    expect(result.turn?.by).toBe(most);
    expect(found).toContain(result.turn?.gained ? most : -most);
    return result;
  }).answer();
  expect(course?.turns.reduce((sum, { games }) => sum + games, 0)).toBe(20);
  for (const { rule, keys } of course?.turns ?? []) {
    expect(rule).not.toBe('');
    expect(keys.length).toBeGreaterThan(0);
  }
});
