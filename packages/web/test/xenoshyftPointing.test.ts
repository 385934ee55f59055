// What can be read and reached with few gestures: Enemies before they come, purchases by the name of their card, an answer to one blow.
import { type Asked, Session, newsOf, seeded } from '@xenotable/kernel';
import { type View, game } from '@xenotable/xenoshyft';
import { ENEMIES } from '@xenotable/xenoshyft/content';
import { bossesAt, unseenOf } from '@xenotable/xenoshyft/preview';
import { expect, test, vi } from 'vitest';
import { A_BOSS } from '../src/games/xenoshyft/bosses.ts';
import { choiceOf, choicesIn } from '../src/games/xenoshyft/border.ts';
import { detailNamed } from '../src/games/xenoshyft/details.ts';
import { plannedFall } from '../src/games/xenoshyft/falls.ts';
import { noteOf } from '../src/games/xenoshyft/notes.ts';
import { paidPurchases } from '../src/games/xenoshyft/purchase.ts';
import { shortWays } from '../src/games/xenoshyft/things.ts';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});

function laidOut(position: object): { session: Session; view: View; ask: Asked } {
  const given = { items: ['med pack', 'composite plate'], ...position };
  const session = Session.start(
    game,
    { seats: [{ kind: 'person', name: 'Mara' }], given: JSON.parse(JSON.stringify(given)) },
    seeded('7'.repeat(64)),
  );
  return { session, ...seen(session) };
}

function seen(session: Session): { view: View; ask: Asked } {
  const { ask } = newsOf(session, 0);
  if (ask === null) throw new Error('nothing is asked');
  return { view: session.view(0) as unknown as View, ask };
}

test('what every Enemy does that may come can be read before it comes', () => {
  for (const round of [1, 4, 7]) {
    const { view } = laidOut({ phase: 'acquire', round, seats: [{ division: 'barracks', hand: ['x1'] }] });
    const kinds = unseenOf(view, view.encounter.unseen.length - 1).kinds.flatMap(({ card }) => card ?? []);
    expect(kinds.length).toBeGreaterThan(3);
    for (const card of kinds)
      expect(detailNamed(ENEMIES[card].name, view)?.card).toMatchObject({
        text: ENEMIES[card].text,
        power: ENEMIES[card].power,
        hp: ENEMIES[card].hp,
      });
    const facts = detailNamed(A_BOSS, view)?.facts ?? [];
    expect(facts.map(({ value }) => value)).toEqual(bossesAt(view).map((id) => ENEMIES[id].text));
  }
});

test('a purchase that is paid from the hand has the name of its card, and is legal as it stands', () => {
  const { session, view, ask } = laidOut({
    phase: 'acquire',
    seats: [{ division: 'med bay', hand: ['x1', 'x1', 'x1', 'militia'] }],
  });
  const ranger = paidPurchases(view, ask).find(({ words }) => words === 'Buy NorTec Ranger');
  const parts = choicesIn(ranger?.choice ?? null);
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) session.choose(0, part);
  expect(seen(session).view.seats[0]?.hand).toContain('ranger');
});

test('what cannot be paid for is not among them', () => {
  const { view, ask } = laidOut({ phase: 'acquire', seats: [{ division: 'med bay', hand: ['militia'] }] });
  expect(paidPurchases(view, ask)).toEqual([]);
});

test('an exchange is made at once, like the power beside it', () => {
  const { view, ask } = laidOut({
    phase: 'acquire',
    round: 4,
    seats: [{ division: 'command center', discard: ['x1', 'x1', 'x1'] }],
  });
  const trade = ask.offers
    .map(({ choice }) => choiceOf(choice))
    .find((one) => 'do' in one && one.do === 'exchange');
  expect(trade).toBeDefined();
  expect(noteOf(trade!, view, 0).atOnce).toBe(true);
  expect(ask.prompt).toContain('You can still exchange');
});

test('against a blow to one Troop a Medic needs no target', () => {
  const { view, ask } = laidOut({
    phase: 'combat',
    seats: [{ division: 'barracks', troops: ['ranger', 'medic'], enemies: ['prowler'] }],
  });
  const heals = ask.offers
    .map(({ choice }) => choiceOf(choice))
    .filter((one) => 'do' in one && one.do === 'use');
  expect(heals.length).toBeGreaterThan(0);
  const medic = view.seats[0]?.lane.troops[1]?.id;
  for (const heal of heals) expect(shortWays(heal, view)).toEqual([[`troop:${medic}`]]);
});

test('XS-DEP-14 Armor that is handed over by a wounded Troop: who falls is on the button', () => {
  const { view } = laidOut({
    phase: 'deployment',
    seats: [
      {
        division: 'med bay',
        troops: [{ troop: 'ranger', armor: 'composite plate', damage: 4 }, { troop: 'militia' }],
      },
    ],
  });
  const [giver, taker] = view.seats[0]!.lane.troops.map(({ id }) => id);
  const over = { do: 'hand over', slot: 'armor', from: giver!, to: taker! } as const;
  expect(plannedFall([over], view)?.button).toBe('Hand it over: Ranger falls');
  expect(plannedFall([{ do: 'move', troop: giver!, zone: 3 }], view)).toBeNull();
});
