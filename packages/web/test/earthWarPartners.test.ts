// Earth War with partners: going on while a partner has still to fire says what it gives up, and asks first.
import { game } from '@xenotable/earth-war';
import { type AnyGame, Session, newsOf, seeded } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { mayBurst } from '../src/games/earth-war/burst.ts';
import { leftToDo } from '../src/games/earth-war/leftToDo.ts';
import { goingOn } from '../src/games/earth-war/notes.ts';

const seats = ['Mara', 'Jonas'].map((name) => ({ kind: 'person', name }));
const fired = { act: 'fire', sl: 1, roll: 5, rating: 5 };

/** Mara, who leads, has fired; Jonas has if it is said. */
function asked(jonas: object, cp = 2) {
  const given = {
    at: 'squad wounds',
    seats,
    squad: [
      { unit: 'Squad Leader', name: 'Ann', seat: 'A', rn: 5, ...fired },
      { unit: 'Rifleman', name: 'Cy', seat: 'B', rn: 5, ...jonas },
    ],
    combat: { cards: { D1: {}, D2: {} }, slots: ['D1', 'D2'], cp },
  };
  const session = Session.start(game as AnyGame, { seats, given }, seeded('5eed'.repeat(16)));
  const { ask } = newsOf(session, 0);
  if (ask === null) throw new Error('the leader is not asked');
  return { view: game.view(session.world as never, 0), ask };
}

test('while the partner has still to fire, going on gives the orders up: that is said and asked', () => {
  const { view, ask } = asked({});
  expect(goingOn(view, 0)).toBe('Jonas still fires; you give no more orders in this step.');
  expect(leftToDo({ do: 'done' }, view, ask)).toMatchObject({
    kind: 'partners',
    words: 'Jonas has still to fire. After “Go on” you cannot give this partner one more burst.',
    next: null,
  });
});

test('after the last shot of all nothing is given up', () => {
  const { view, ask } = asked(fired);
  expect(goingOn(view, 0)).toBe('Then the hits are placed.');
  expect(leftToDo({ do: 'done' }, view, ask)).toBeNull();
});

test('after the last own shot the leader may make one again: on a phone the answers come before the digest', () => {
  expect(mayBurst(asked({}).view)).toBe(true);
  const { view } = asked(fired);
  expect(mayBurst(view)).toBe(true);
  expect(mayBurst({ ...view, viewer: 1 })).toBe(false);
  const unfired = { ...view.table, squad: view.table.squad.map((unit) => ({ ...unit, act: '' as const })) };
  expect(mayBurst({ ...view, table: unfired })).toBe(false);
});
