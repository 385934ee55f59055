// What a table keeps besides its record, wherever it is hosted.
import { describe, expect, test, vi } from 'vitest';
import {
  type Acted,
  type Beat,
  NOTHING_LOST,
  Session,
  type StandingOrders,
  TableHost,
  fastChance,
  seeded,
} from '../src/index.ts';
import { people } from '../proof/index.ts';
import { type Telling, diceDuel } from '../examples/diceDuel.ts';
import { smugglers } from '../examples/smugglers.ts';

const SEED = '0f'.repeat(32);
const alone = { isProgram: () => false, samePerson: (a: number, b: number) => a === b };

const duel = (seating = alone, typed?: 'dice'): TableHost =>
  new TableHost(
    Session.start(diceDuel, { seats: people(2), ...(typed && { typed }) }, seeded(SEED)),
    seating,
  );

describe('taking back', () => {
  test("also takes back what programs did since a person's last choice", () => {
    const seats = people(2).map((seat) => ({ ...seat, player: 'Ann' }));
    const session = Session.start(diceDuel, { seats }, seeded(SEED));
    const host = new TableHost(session, { isProgram: (seat) => seat === 1, samePerson: () => true });
    host.choose(0, { do: 'rest' });
    host.choose(1, { do: 'rest' });
    expect(host.news(0)).toMatchObject({ undo: 1, undoWords: 'rest' });
    const acted = host.undo(0);
    expect('played' in acted && acted.played.map(({ entry }) => entry)).toMatchObject([
      { seat: 0, undo: true },
      { seat: 0, undo: true },
    ]);
    expect(host.news(0)).toMatchObject({ seq: 4, undo: 0, waiting: [0] });
  });

  test('is refused to somebody who has handed over the seat', () => {
    const seats = people(2).map((seat) => ({ ...seat, player: 'Ann' }));
    const session = Session.start(diceDuel, { seats }, seeded(SEED));
    const host = new TableHost(session, alone);
    host.choose(0, { do: 'rest' });
    expect(host.news(1).undo).toBe(0);
    expect(host.undo(1)).toMatchObject({ refusal: { rule: 'undo' } });
    expect(host.undo(0)).toHaveProperty('played');
  });

  test('ends with the game', () => {
    const host = duel();
    host.choose(0, { do: 'rest' });
    host.choose(1, { do: 'yield' });
    expect([host.news(0).undo, host.news(1).undo]).toEqual([0, 0]);
    expect(host.undo(1)).toMatchObject({ refusal: { reason: 'The game is over.' } });
  });
});

describe('dice that people type in', () => {
  test('the choice waits for them, is shown to its seat only, and nothing else is asked meanwhile', () => {
    const host = duel(alone, 'dice');
    expect(host.choose(0, { do: 'strike' })).toMatchObject({ wanted: { sides: 6 } });
    expect(host.news(0)).toMatchObject({ ask: null, awaited: { seat: 0, words: 'strike', results: [] } });
    expect(host.news(1).awaited).toBeNull();
    expect(host.undo(0)).toMatchObject({ refusal: { rule: 'typed' } });
    expect(host.choose(0, { do: 'strike' }, [3])).toHaveProperty('played');
    expect(host.news(0).awaited).toBeNull();
    expect(host.session.entries).toHaveLength(1);
  });

  test('the purpose of a throw is shown as far as it is known before the dice are rolled', () => {
    const told = {
      ...diceDuel,
      words: {
        ...diceDuel.words,
        beat: (what: Telling): Beat =>
          what.type === 'swung'
            ? { kind: 'blow', weight: 1, actor: 'ours', dice: { values: [what.force], sides: 6, need: '5+' } }
            : { kind: 'note', weight: 1 },
        rolls: (what: Telling) => (what.type === 'swung' ? 'A blow' : null),
      },
    };
    const session = Session.start(told, { seats: people(2), typed: 'dice' }, () => fastChance(3));
    const host = new TableHost(session, alone);
    host.choose(0, { do: 'strike' });
    expect(host.news(0).awaited?.purpose).toMatchObject({
      words: 'A blow',
      actor: 'ours',
      need: '5+',
      each: false,
      after: null,
    });
    expect(session.entries).toHaveLength(0);
  });

  test('no other seat has to wait for them, and a choice that has become illegal is forgotten', () => {
    const host = duel(alone, 'dice');
    host.choose(0, { do: 'strike' });
    expect(host.choose(1, { do: 'yield' })).toHaveProperty('played');
    expect(host.news(0)).toMatchObject({ awaited: null, over: { winners: [0] } });
    expect(host.awaited).toBeNull();
  });
});

describe('standing orders', () => {
  /** DD-03 with the window that a standing order can answer. */
  const parried = {
    ...diceDuel,
    reaction: (_view: unknown, ask: { offers: { do: string }[] }) =>
      ask.offers.some((offer) => offer.do === 'parry')
        ? { key: 'parry', label: 'A blow', pass: { do: 'pass' }, use: { do: 'parry' }, urgent: false }
        : null,
  };
  const start = (): TableHost =>
    new TableHost(
      Session.start(parried, { seats: people(2) }, () => fastChance(3)),
      alone,
    );

  test('answer a window as part of the act that opened it', () => {
    const host = start();
    host.setOrders(1, { parry: 'pass' });
    const acted = host.choose(0, { do: 'strike' });
    expect(
      'played' in acted && acted.played.map(({ entry }) => [entry.seat, 'choice' in entry && entry.choice]),
    ).toEqual([
      [0, { do: 'strike' }],
      [1, { do: 'pass' }],
    ]);
    expect(host.news(1)).toMatchObject({ seq: 2, ask: { seat: 1, rule: 'DD-01', reaction: null } });
  });

  test('answer the window that is open when they are given', () => {
    const host = start();
    host.choose(0, { do: 'strike' });
    expect(host.news(1).ask?.reaction).toMatchObject({ key: 'parry', label: 'A blow' });
    expect(host.setOrders(1, { parry: 'use' })).toMatchObject({
      played: [{ entry: { seat: 1, choice: { do: 'parry' } } }],
    });
  });

  test('pass a window of any kind in which passing gives nothing up, if that is ordered', () => {
    const idle = {
      ...parried,
      reaction: (view: unknown, ask: never) => {
        const window = parried.reaction(view, ask);
        return window && { ...window, nothingLost: true as const };
      },
    };
    const at = (orders: StandingOrders): string[] => {
      const host = new TableHost(
        Session.start(idle, { seats: people(2) }, () => fastChance(3)),
        alone,
      );
      host.setOrders(1, orders);
      const acted = host.choose(0, { do: 'strike' });
      const entries = 'played' in acted ? acted.played.map(({ entry }) => entry) : [];
      return entries.map((entry) => ('choice' in entry ? JSON.stringify(entry.choice) : 'undo'));
    };
    const strike = '{"do":"strike"}';
    expect(at({ [NOTHING_LOST]: 'pass' })).toEqual([strike, '{"do":"pass"}']);
    expect(at({ [NOTHING_LOST]: 'ask' })).toEqual([strike]);
    // What is said about its kind comes first.
    expect(at({ [NOTHING_LOST]: 'pass', parry: 'use' })[1]).toBe('{"do":"parry"}');
    // Other windows of the kind are asked.
    const host = start();
    host.setOrders(1, { [NOTHING_LOST]: 'pass' });
    host.choose(0, { do: 'strike' });
    expect(host.news(1).ask?.reaction).toMatchObject({ key: 'parry' });
  });

  test('never answer an urgent one', () => {
    const urgent = {
      ...parried,
      reaction: (view: unknown, ask: never) => {
        const window = parried.reaction(view, ask);
        return window && { ...window, urgent: true };
      },
    };
    const host = new TableHost(
      Session.start(urgent, { seats: people(2) }, () => fastChance(3)),
      alone,
    );
    host.setOrders(1, { parry: 'pass' });
    host.choose(0, { do: 'strike' });
    expect(host.news(1)).toMatchObject({ seq: 1, ask: { rule: 'DD-03' } });
  });
});

describe('prepared answers', () => {
  const prepared = (choice: string) => ({
    id: `prepared ${choice}`,
    choose: { do: choice },
    asked: 'Parry?',
    words: choice,
  });
  const choices = (acted: Acted): unknown =>
    'played' in acted && acted.played.map(({ entry }) => 'choice' in entry && entry.choice);

  test('are given once, when the question of their rule comes', () => {
    const host = duel(alone);
    host.setOrders(1, { 'DD-03': prepared('pass') });
    expect(choices(host.choose(0, { do: 'strike' }))).toEqual([{ do: 'strike' }, { do: 'pass' }]);
    expect(host.ordersOf(1)).toEqual({});
    expect(host.takeSpent()).toEqual([1]);
    expect(host.takeSpent()).toEqual([]);
  });

  test('wait while questions of other rules come', () => {
    const host = duel(alone);
    host.setOrders(1, { 'DD-03': prepared('pass') });
    host.choose(0, { do: 'rest' });
    expect(host.news(1).ask).toMatchObject({ seat: 1, rule: 'DD-01' });
    expect(host.ordersOf(1)).toEqual({ 'DD-03': prepared('pass') });
  });

  test('lapse where they are not possible, and stay so until they are withdrawn', () => {
    const host = duel(alone);
    host.setOrders(1, { 'DD-03': prepared('strike') });
    expect(choices(host.choose(0, { do: 'strike' }))).toEqual([{ do: 'strike' }]);
    expect(host.news(1).ask).toMatchObject({ seat: 1, rule: 'DD-03' });
    expect(host.ordersOf(1)).toEqual({ 'DD-03': { ...prepared('strike'), lapsed: true } });
    host.choose(1, { do: 'pass' });
    host.choose(1, { do: 'strike' });
    host.choose(0, { do: 'pass' });
    expect(choices(host.choose(0, { do: 'strike' }))).toEqual([{ do: 'strike' }]);
  });

  test('come before standing orders, but never pass in an urgent window', () => {
    const reaction = (urgent: boolean) => (_view: unknown, ask: { offers: { do: string }[] }) =>
      ask.offers.some((offer) => offer.do === 'parry')
        ? { key: 'parry', label: 'A blow', pass: { do: 'pass' }, use: { do: 'parry' }, urgent }
        : null;
    const struck = (urgent: boolean, choice: string): unknown => {
      const game = { ...diceDuel, reaction: reaction(urgent) };
      const host = new TableHost(
        Session.start(game, { seats: people(2) }, () => fastChance(3)),
        alone,
      );
      host.setOrders(1, { parry: 'pass', 'DD-03': prepared(choice) });
      return choices(host.choose(0, { do: 'strike' }));
    };
    expect(struck(false, 'parry')).toEqual([{ do: 'strike' }, { do: 'parry' }]);
    expect(struck(true, 'pass')).toEqual([{ do: 'strike' }]);
    expect(struck(true, 'parry')).toEqual([{ do: 'strike' }, { do: 'parry' }]);
  });
});

test('read marks count entries, never more than there are, and never go back', () => {
  const host = new TableHost(
    Session.start(smugglers, { seats: people(3) }, (position) => fastChance(position + 1)),
    alone,
  );
  expect(host.readBy(0)).toBeNull();
  host.choose(0, host.session.asks[0]!.offers[0]);
  host.markRead(0, 9);
  expect(host.readBy(0)).toBe(1);
  host.markRead(0, 0);
  expect(host.readBy(0)).toBe(1);
  expect(new TableHost(host.session, alone, host).readBy(0)).toBe(1);
  host.forget(0);
  expect(host.readBy(0)).toBeNull();
});

test('after many undos it is found out why no more can be taken back without comparing every entry with every undo', () => {
  const host = duel();
  for (let i = 0; i < 100; i++) {
    host.choose(0, { do: 'rest' });
    host.undo(0);
  }
  const includes = vi.spyOn(Array.prototype, 'includes');
  const { undoEnds } = host.news(0, host.session.entries.length);
  const searches = includes.mock.calls.length;
  includes.mockRestore();
  expect(undoEnds).toBe('the game begins there');
  expect(searches).toBeLessThan(20);
});
