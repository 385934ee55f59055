// The parts of a review add up exactly to the result, and it finds missed choices.
import {
  type AnyGame,
  type Bag,
  type Game,
  Session,
  type World,
  bagOf,
  bookOf,
  chaptersOf,
  copyFlow,
  defineGame,
  fastChance,
  seeded,
} from '@xenotable/kernel';
import { people } from '@xenotable/kernel/proof';
import { connectFour } from '@xenotable/kernel/examples/connectFour.ts';
import { diceDuel } from '@xenotable/kernel/examples/diceDuel.ts';
import { describe, expect, test } from 'vitest';
import {
  type ReviewedStep,
  Reviewer,
  isMistake,
  isStroke,
  searchPlayer,
  turningPoints,
} from '../src/index.ts';

const SEED = '5eed'.repeat(16);

/** A game of programs. */
function playedGame(game: AnyGame): Session {
  const session = Session.start(game, { seats: people(2) }, seeded(SEED));
  const chance = fastChance(7);
  const player = searchPlayer(game, { looks: 120, ticks: 2, sure: 0 });
  while (session.world.over === null) {
    const [ask] = session.asks;
    if (ask === undefined) throw new Error('nobody is asked');
    session.choose(ask.seat, player(session.view(ask.seat), ask, chance));
  }
  return session;
}

function reviewOf(game: AnyGame, session: Session, seat: number) {
  const { head, entries } = session;
  const reviewer = new Reviewer(game, { head, entries: [...entries] }, seat, { looks: 200 });
  while (reviewer.step());
  return reviewer.review();
}

describe('start, decisions and luck make the result', () => {
  for (const game of [connectFour, diceDuel] as AnyGame[])
    for (const seat of [0, 1])
      test(`${game.title}, seat ${seat}`, () => {
        const session = playedGame(game);
        const { start, steps, luck, evenLuck, result } = reviewOf(game, session, seat);
        expect(result).toBe(game.score(session.world, seat));
        expect(evenLuck + luck).toBeCloseTo(result, 9);
        const sum = steps.reduce((all, step) => all + (step.decided - step.before) + step.luck, start);
        expect(sum).toBeCloseTo(result, 9);
        // The list of choices and the curve tell the same of what was played.
        for (const { options, played, decided } of steps)
          expect(options[played]?.chance).toBeCloseTo(decided, 9);
      });
});

test('a win that is not taken is among the turning points', () => {
  const game = connectFour as AnyGame;
  const session = Session.start(game, { seats: people(2) }, seeded(SEED));
  const columns = [0, 6, 1, 6, 2, 5, 5, 6, 3];
  const wasted = 6;
  for (const column of columns) {
    const [ask] = session.asks;
    const offer = ask?.offers.find((one) => JSON.stringify(one).includes(String(column)));
    expect(session.choose(ask?.seat ?? 0, offer)).toHaveProperty('entry');
    if (session.world.over !== null) break;
  }
  const review = reviewOf(game, session, 0);
  expect(turningPoints(review).map(({ entry }) => entry)).toContain(wasted);
  expect(review.steps.find(({ entry }) => entry === wasted)?.options[0]?.words).toContain('4');
  expect(review.steps.filter(isMistake).length).toBeLessThan(columns.length);
});

test("with the script's choices the even-luck result is the chance at the start, whatever better choices are found", () => {
  // In a game without a script the first choice takes its place.
  const game = connectFour as AnyGame;
  const session = Session.start(game, { seats: people(2) }, seeded(SEED));
  while (session.world.over === null) {
    const [ask] = session.asks;
    session.choose(ask?.seat ?? 0, ask?.offers[0]);
  }
  const review = reviewOf(game, session, 0);
  expect(review.steps.some(isMistake)).toBe(true);
  expect(review.evenLuck).toBeCloseTo(review.start, 9);
});

interface Day extends World {
  waits: number;
}

/** One person, who wins by shopping in time: after waiting twice the shop is closed. */
const shopping = chaptersOf<Day, string>()('shopping').steps({
  'what to do': {
    rule: 'DAY-01',
    prompt: 'What do you do?',
    who: () => 0,
    offers: (w) => (w.waits < 2 ? ['wait', 'shop'] : ['go home', 'sleep']),
    take(play, _f, seat, what) {
      if (what === 'wait') play.w.waits++;
      else play.end({ winners: what === 'shop' ? [seat] : [], rule: 'DAY-01', why: what });
      return 'again';
    },
  },
});
const copyDay = (w: Day): Day => ({ ...w, flow: copyFlow(w.flow) });
const day: Game<Day, string, Day> = defineGame<Day, string, Day>({
  name: 'day',
  title: 'A day',
  edition: '1',
  seats: { least: 1, most: 1, kinds: ['person'] },
  options: {},
  book: bookOf([shopping]),
  begin: () => ({ edition: '1', flow: [shopping.begin({})], undoBarrier: 0, over: null, waits: 0 }),
  view: copyDay,
  imagine: copyDay,
  copy: copyDay,
  score: (w) => (w.over === null ? 0.5 : w.over.winners.length),
  words: { choice: (what) => what, acting: () => 'Ruth', happening: (what) => what.type },
  arrange: () => day.begin({}, []),
  report: (w) => ({ waits: w.waits }),
});

test('a step is told with the unit that acts', () => {
  const session = Session.start(day as AnyGame, { seats: people(1) }, seeded(SEED));
  session.choose(0, 'shop');
  expect(reviewOf(day as AnyGame, session, 0).steps.map(({ words }) => words)).toEqual(['Ruth: shop']);
});

test('a postponed choice that is still made is no error; one postponed for too long is', () => {
  const lostIn = (choices: readonly string[]): number[] => {
    const session = Session.start(day as AnyGame, { seats: people(1) }, seeded(SEED));
    for (const choice of choices) session.choose(0, choice);
    return reviewOf(day as AnyGame, session, 0).steps.map(({ lost }) => lost);
  };
  expect(lostIn(['wait', 'shop'])).toEqual([0, 0]);
  const [first, second] = lostIn(['wait', 'wait', 'go home']);
  expect(first).toBe(0);
  expect(second).toBeGreaterThan(0.4);
});

interface Walk extends World {
  at: number;
  bag: Bag<string>;
}

/** Two turnings that change nothing, a draw after each that changes nothing either, and a die that decides at the third if one goes left there. */
const walking = chaptersOf<Walk, string>()('walking').steps({
  'where to go': {
    rule: 'WALK-01',
    prompt: 'Left or right?',
    who: () => 0,
    offers: () => ['left', 'right'],
    take(play, _f, seat, where) {
      play.w.at++;
      if (play.w.at <= 2) play.draw(play.w.bag, 'WALK-02');
      else {
        const home = play.roll(6, 'WALK-03') > 3 || where === 'right';
        play.end({ winners: home ? [seat] : [], rule: 'WALK-03', why: where });
      }
      return 'again';
    },
  },
});
const copyWalk = (w: Walk): Walk => ({
  ...w,
  flow: copyFlow(w.flow),
  bag: { ...w.bag, left: [...w.bag.left] },
});
const walkWith = (...things: string[]): AnyGame => {
  const walk: Game<Walk, string, Walk> = defineGame<Walk, string, Walk>({
    name: 'walk',
    title: 'A walk',
    edition: '1',
    seats: { least: 1, most: 1, kinds: ['person'] },
    options: {},
    book: bookOf([walking]),
    begin: () => ({
      edition: '1',
      flow: [walking.begin({})],
      undoBarrier: 0,
      over: null,
      at: 0,
      bag: bagOf(things),
    }),
    view: copyWalk,
    imagine: copyWalk,
    copy: copyWalk,
    score: (w) => (w.over === null ? 0.5 : w.over.winners.length),
    words: { choice: (where) => where, happening: (what) => what.type },
    arrange: () => walk.begin({}, []),
    report: (w) => ({ at: w.at }),
  });
  return walk as AnyGame;
};

const walked = (game: AnyGame): ReviewedStep[] => {
  const session = Session.start(game, { seats: people(1) }, seeded(SEED));
  for (let i = 0; i < 3; i++) session.choose(0, 'left');
  return reviewOf(game, session, 0).steps;
};

test('a draw that could have only one result is no luck', () => {
  expect(
    walked(walkWith('red', 'red', 'red'))
      .slice(0, 2)
      .map(({ luck, luckGive }) => [luck, luckGive]),
  ).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test('a difference within the uncertainty of both chances is no stroke of luck, the die that decides is one', () => {
  const steps = walked(walkWith('red', 'blue', 'red', 'blue'));
  expect(steps[0]?.luck).not.toBe(0);
  expect(steps.map(isStroke)).toEqual([false, false, true]);
});
