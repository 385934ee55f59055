// Programs at a table: when they take their turn, when they stop, what people can take back, and that they can play every game.
import { STRENGTHS, mindOf, playerOf } from '@xenotable/bots';
import {
  type AnyGame,
  type Ask,
  type Json,
  Session,
  canAct,
  fastChance,
  newsOf,
  seeded,
} from '@xenotable/kernel';
import { gameNames, gamePackage } from '@xenotable/shelf';
import { describe, expect, test } from 'vitest';
import { connectFour } from '@xenotable/kernel/examples/connectFour.ts';
import { ProgramPlayers, programToAsk } from '../src/table/client/programs.ts';
import type { Question } from '../src/worker/api.ts';
import { peopleOf, programsOf } from '../src/worker/people.ts';

const SEED = '5eed'.repeat(16);
const seats = [
  { kind: 'person', name: 'Mara', player: 'me' },
  { kind: 'person', name: 'Program B', player: 'me' },
];
const programs = { 1: 'easy' } as const;
const duel = (): Session => Session.start(connectFour as AnyGame, { seats }, seeded(SEED));

/** A table with programs at its second seat, or at both, whose thoughts end when the test says so. */
function tableWith(session: Session, people: readonly number[] = [0]) {
  const asked: Question[] = [];
  const answers: ((choice: Json) => void)[] = [];
  const why = { words: 'it wins', rule: 'CF-1' };
  const stops: number[] = [];
  const players = new ProgramPlayers(
    {
      next: () => {
        const { waiting } = newsOf(session, 'table');
        return waiting.some((seat) => people.includes(seat)) ? null : (waiting[0] ?? null);
      },
      question: async (seat) => ({
        rules: { game: 'connect four', edition: '1' },
        view: null,
        ask: newsOf(session, seat).ask!,
        strength: 'easy',
        program: 'table 1',
      }),
      async play(seat, decision) {
        players.wake();
        const played = session.choose(seat, decision.choice, [], decision);
        return 'refusal' in played ? played.refusal : null;
      },
      changed: () => undefined,
      rest: async () => undefined,
    },
    {
      think(question) {
        asked.push(question);
        return new Promise((answer) => answers.push((choice) => answer({ choice, why })));
      },
      async stopThinking() {
        stops.push(asked.length);
      },
    },
  );
  return { players, asked, answers, stops };
}

const settle = (): Promise<void> => new Promise((go) => setTimeout(go));

describe('whose turn it is', () => {
  test('of programs that are asked together with a person, one that had better wait does not decide yet', () => {
    const asked = { film: null, awaited: null, programs: { 1: 'easy', 2: 'easy' } as const };
    expect(programToAsk({ ...asked, waiting: [0, 1, 2] })).toBe(1);
    expect(programToAsk({ ...asked, waiting: [0, 1, 2], later: [1] })).toBe(2);
    expect(programToAsk({ ...asked, waiting: [0, 1, 2], later: [1, 2] })).toBeNull();
  });

  test("a program waits for people, is asked from its own seat's view, and its choice is played", async () => {
    const session = duel();
    const { players, asked, answers } = tableWith(session);
    players.wake();
    await settle();
    expect(asked).toEqual([]);
    session.choose(0, session.game.asks(session.world)[0]!.offers[0]);
    players.wake();
    await settle();
    expect(asked.map(({ ask, before }) => [ask.seat, before])).toEqual([[1, 0]]);
    expect(players.thinking).toEqual({ seat: 1, problem: null });
    answers[0]!(asked[0]!.ask.offers[2]!.choice);
    await settle();
    expect(session.entries.map((entry) => entry.seat)).toEqual([0, 1]);
    expect(session.entries[1]).toMatchObject({ why: { words: 'it wins' } });
    expect(players.thinking).toBeNull();
  });

  test("a person's act while it thinks makes it think again", async () => {
    const session = duel();
    const { players, asked, answers, stops } = tableWith(session);
    session.choose(0, session.game.asks(session.world)[0]!.offers[0]);
    players.wake();
    await settle();
    players.dismiss();
    session.undo(0);
    answers[0]!(asked[0]!.ask.offers[0]!.choice);
    await settle();
    expect(session.entries.map((entry) => 'undo' in entry)).toEqual([false, true]);
    expect(stops).toEqual([1]);
    expect(players.thinking).toBeNull();
  });

  test('all programs share the time of a turn, and have it again when a person has decided', async () => {
    const session = duel();
    const { players, asked, answers } = tableWith(session, []);
    const decide = async (): Promise<void> => {
      players.wake();
      await settle();
      answers.at(-1)!(asked.at(-1)!.ask.offers[0]!.choice);
      await settle();
    };
    for (let i = 0; i < 3; i++) await decide();
    const [first, second, third] = asked.map(({ ask, spent }) => ({ seat: ask.seat, spent }));
    expect(first).toEqual({ seat: 0, spent: 0 });
    expect(second?.seat).toBe(1);
    expect(second?.spent).toBeGreaterThan(0);
    expect(third?.spent).toBeGreaterThan(second?.spent ?? Infinity);
    players.dismiss();
    await decide();
    expect(asked.filter(({ before }) => before === 0).map(({ spent }) => spent)).toEqual([0, 0]);
  });

  test('when stopped, it answers, and hurries until a person decides', async () => {
    const session = duel();
    const { players, asked, answers, stops } = tableWith(session);
    const person = (): unknown => session.choose(0, session.game.asks(session.world)[0]!.offers[0]);
    person();
    players.wake();
    await settle();
    players.stop();
    expect(stops).toEqual([1]);
    answers[0]!('nonsense');
    await settle();
    players.wake();
    await settle();
    expect(asked.at(-1)!.before).toBe(Infinity);
    answers.at(-1)!(asked.at(-1)!.ask.offers[0]!.choice);
    await settle();
    person();
    players.dismiss();
    players.wake();
    await settle();
    expect(asked.at(-1)!.before).toBe(0);
  });
});

test('a program that fails says so, waits for a command, and tries again', async () => {
  const session = duel();
  session.choose(0, session.game.asks(session.world)[0]!.offers[0]);
  const failures = ['out of memory'];
  const players = new ProgramPlayers(
    {
      next: () => (newsOf(session, 'table').waiting.includes(0) ? null : 1),
      question: async (seat) => ({
        rules: { game: 'connect four', edition: '1' },
        view: null,
        ask: newsOf(session, seat).ask!,
        strength: 'easy',
        program: 'table 1',
      }),
      async play(seat, { choice }) {
        session.choose(seat, choice);
        return null;
      },
      changed: () => players.wake(),
      rest: async () => undefined,
    },
    {
      async think({ ask }) {
        const failure = failures.pop();
        if (failure !== undefined) throw new Error(failure);
        return { choice: ask.offers[0]!.choice, why: null };
      },
      stopThinking: async () => undefined,
    },
  );
  players.wake();
  await settle();
  players.wake();
  await settle();
  expect(players.thinking).toEqual({ seat: 1, problem: 'out of memory' });
  expect(session.entries).toHaveLength(1);
  players.retry();
  await settle();
  expect(players.thinking).toBeNull();
  expect(session.entries.map((entry) => entry.seat)).toEqual([0, 1]);
});

test('programs do not count as people, and scripted seats are neither', () => {
  const table = { seats: [...seats, { kind: 'automaton', name: 'Hive' }], programs };
  expect(peopleOf(table)).toEqual([0]);
  expect(programsOf(table)).toEqual([1]);
});

/** Tables for two at which a program can sit. */
const TABLES: Record<string, Record<string, Json>> = {
  xenoshyft: { siege: 'training' },
  'chibi-commander': { mission: 'VS 1', squads: 'standard' },
  'enemy-eternal': { mission: 'B1', opponent: 'player' },
  'xenos-rampant': { scenario: 'GRIND', size: 12 },
  'earth-war': { play: 'patrol', hive: true },
};

describe("from its seat's view alone, a program finds a legal choice", () => {
  for (const name of gameNames)
    test(name, async () => {
      const { game } = await gamePackage(name);
      const session = Session.start(game, { seats, options: TABLES[name] }, seeded(SEED));
      for (let i = 0; i < 90 && session.world.over === null; i++) {
        const ask = (game.asks(session.world) as Ask<unknown>[]).find(canAct)!;
        const player = playerOf(game, mindOf(STRENGTHS[i % 3]!, 0), 6);
        const choice = player(game.view(session.world, ask.seat), ask, fastChance(i));
        expect(session.choose(ask.seat, choice)).toHaveProperty('entry');
      }
    });
});
