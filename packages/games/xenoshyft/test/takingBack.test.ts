// What may be taken back, who goes on for a seat that was left, and how lanes are drawn.
import { Session, fastChance, isObject, seeded } from '@xenotable/kernel';
import { describe, expect, test } from 'vitest';
import { commander } from '../auto/commander.ts';
import { game } from '../game.ts';
import type { View } from '../view.ts';

const solo = [{ kind: 'person', name: 'Ann' }];

describe('taking back (XS-OPT-16)', () => {
  const table = (options: object) =>
    Session.start(game, { options: { items: 'fixed', ...options }, seats: solo }, seeded('7'.repeat(64)));

  test('the last action in Acquire may be taken back', () => {
    const session = table({});
    session.choose(0, { do: 'spend', card: 'x1' });
    expect(session.undoable(0).length).toBe(1);
    session.undo(0);
    expect((game.view(session.world as never, 0) as View).seats[0]!.purse).toBe(0);
  });

  /** A Prowler is turned up, and there is a grenade and a Storm Trooper's shot for it. */
  const fighting = (takeBack: string) =>
    Session.start(
      game,
      {
        options: { takeBack },
        seats: solo,
        given: {
          options: { takeBack },
          seats: [
            {
              division: 'command center',
              hand: ['hi-ex grenade'],
              troops: ['storm trooper', 'ranger'],
              enemies: ['prowler', 'face-down'],
            },
          ],
        },
      },
      seeded('7'.repeat(64)),
    );

  const shotIn = (session: Session) =>
    session.asks[0]!.offers.find((offer) => isObject(offer) && offer['do'] === 'use')!;

  test('a shot at a face-up Enemy may be taken back until the next one is turned up', () => {
    const session = fighting('until something shows');
    session.choose(0, shotIn(session));
    expect(session.undoable(0).length).toBe(1);
    session.undo(0);
    session.choose(0, { do: 'pass' });
    expect(session.undoable(0).length).toBe(0);
  });

  test('a play in Combat stands, by option', () => {
    const session = fighting('allowed');
    session.choose(0, shotIn(session));
    expect(session.undoable(0).length).toBe(0);
  });

  test('never, by option', () => {
    const session = table({ takeBack: 'never' });
    session.choose(0, { do: 'spend', card: 'x1' });
    expect(session.undoable(0).length).toBe(0);
  });
});

/** XS-SEAT-03 Whoever leaves is replaced by the script from the next decision on: it needs nothing but the seat's own view. */
test('a seat that was left goes on by the script', () => {
  const chance = fastChance(3);
  const w = game.setup({ items: 'fixed' }, solo, chance);
  game.play(w, 0, { do: 'ready' }, chance);
  while (w.over === null) {
    const ask = game.asks(w)[0]!;
    const choice = commander(game.view(w, 0), ask);
    expect(game.judge(w, 0, choice)).toBeNull();
    game.play(w, 0, choice, chance);
  }
  expect(w.over).not.toBeNull();
});

/** XS-SET-16 The view lists both halves of a lane from the front; both zones 1 touch. */
test('lanes are drawn from the front', () => {
  const w = game.arrange({
    seats: [{ hand: ['hi-ex grenade'], troops: ['militia', 'ranger'], enemies: ['gnawer', 'face-down'] }],
  });
  game.resume(w, fastChance(1));
  const { lane } = game.view(w, 0).seats[0]!;
  expect(lane.troops.map((troop) => troop.zone)).toEqual([1, 2]);
  expect(lane.enemies.map((enemy) => enemy.zone)).toEqual([1, 2]);
});
