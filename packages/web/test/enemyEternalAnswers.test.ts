// Attacks that cost no action: pointing at their target plans the best of them, and the camera shows both.
import { game } from '@xenotable/enemy-eternal';
import type { View } from '@xenotable/enemy-eternal/preview';
import { type Json, Session, newsOf, seeded } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { focusOf, stableFocus } from '../src/games/enemy-eternal/focus.ts';
import { plannedOf } from '../src/games/enemy-eternal/planned.ts';
import { attackOn, planOf } from '../src/games/enemy-eternal/shared/aiming.ts';
import { choiceIn } from '../src/games/enemy-eternal/shared/json.ts';
import { noteOf } from '../src/games/enemy-eternal/shared/notes.ts';
import { otherWays, thingsOf } from '../src/games/enemy-eternal/things.ts';

const SEATS = [
  { kind: 'person', name: 'Ann' },
  { kind: 'person', name: 'Bob' },
];

/** What a seat sees in a position after these choices of the other seat. */
function seen(given: Json, seat: number, ...choices: Json[]) {
  const session = Session.start(game, { seats: SEATS, given }, seeded('5eed'.repeat(16)));
  for (const choice of choices) session.choose(0, choice);
  return { view: session.view(seat) as unknown as View, ask: newsOf(session, seat).ask };
}

const FLIGHT: Json = {
  models: [
    { side: 'A', unit: 'Ranger', at: [10, 10] },
    { side: 'B', unit: 'ADVENT Stun Lancer', at: [11, 10] },
  ],
  active: 'Ranger',
};

test('EE-ENG-07 pointing at the fleeing model plans the best free attack', () => {
  const { view, ask } = seen(FLIGHT, 1, { do: 'run', actions: 2, to: [10, 4] });
  const ranger = view.models[0]!;
  const choice = attackOn(view, ranger.id);
  expect(ask!.offers.map((one) => one.choice)).toContainEqual(choice);
  expect(planOf(choice, view)).toMatchObject({ by: 1, aim: { by: 1, target: ranger.id } });
  expect(plannedOf(choice, view)?.sentence).toMatch(/^ADVENT Stun Lancer: .* Ranger, /);
  expect(plannedOf(choice, view)?.button).not.toContain('%');
  expect(attackOn(view, 1)).toBeNull();
});

test('EE-ENG-07 the best free attack and passing need nothing to be pointed at, so both have a button', () => {
  const { view, ask } = seen(FLIGHT, 1, { do: 'run', actions: 2, to: [10, 4] });
  const offers = ask!.offers.map((one) => choiceIn(one.choice));
  expect(offers.length).toBeGreaterThan(4);
  const plain = offers.filter((choice) => thingsOf(choice, view).length === 0);
  const best = choiceIn(attackOn(view, 0)!);
  expect(plain).toEqual(expect.arrayContaining([best, { do: 'no free attack' }]));
  expect(plain).toHaveLength(2);
  expect(otherWays(best, view)[0]?.[0]).toBe('unit:ADVENT Stun Lancer');
  expect(noteOf(best, view, 1).consequence).toMatch(/% (kill|hurt)$/);
});

test('the camera shows the models of a free attack', () => {
  const { view, ask } = seen(FLIGHT, 1, { do: 'run', actions: 2, to: [10, 4] });
  const cells = view.models.map((m) => m.cell);
  expect(new Set(stableFocus(view, ask, null, []))).toEqual(new Set(cells));
  expect(focusOf(view, ask, null, null, [])).toContain(cells[0]);
});

test('after a turn of the other side the camera shows who can act, then who acts with what lies around it, but no enemy far away', () => {
  const models = [
    { side: 'A', unit: 'Ranger', at: [3, 3] },
    { side: 'A', unit: 'Rookie', at: [30, 20] },
    { side: 'B', unit: 'ADVENT Trooper', at: [20, 20] },
    { side: 'B', unit: 'ADVENT Officer', at: [5, 20] },
  ];
  const choosing = seen({ models, drawn: 'A' }, 0);
  const cellOf = (view: View, id: number): number => view.models[id]!.cell;
  expect(new Set(stableFocus(choosing.view, choosing.ask, null, []))).toEqual(
    new Set([cellOf(choosing.view, 0), cellOf(choosing.view, 1)]),
  );
  const acting = seen({ models, active: 'Rookie' }, 0);
  const { width } = acting.view.shown.board;
  expect(stableFocus(acting.view, acting.ask, null, [])).toEqual([
    cellOf(acting.view, 1),
    18 * width + 28,
    22 * width + 32,
  ]);
  expect(stableFocus(acting.view, null, null, [])).toEqual([]);
});
