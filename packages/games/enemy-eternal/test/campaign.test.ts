// A whole season: every battle is declared won as soon as it begins, so that all ten missions, rewards, base and the end are seen.
import { Session, fastChance, uniform } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import type { Table } from '../table.ts';

test('EE-SQD-16 soldiers keep their names through a campaign', () => {
  const chance = fastChance(1);
  const w = game.setup({ mode: 'campaign' }, [{ kind: 'person', name: 'Ann' }], chance);
  const [ready] = game.asks(w)[0]?.offers ?? [];
  if (ready?.do !== 'muster') throw new Error('a Squad is asked for');
  const [first, ...others] = ready.squad.models;
  if (first === undefined) throw new Error('a Squad has models');
  const models = [{ ...first, called: 'Jane Kelly' }, ...others];
  game.play(w, 0, { do: 'muster', squad: { ...ready.squad, models } }, chance);
  expect(w.campaign?.sheets[0]?.roster[0]?.name).toBe('Jane Kelly');
  for (let n = 0; n < 60 && w.round === 0; n++) {
    const choice = game.suggest(w, 0, fastChance(n));
    if (choice === undefined) throw new Error('nothing is suggested');
    game.play(w, 0, choice, chance);
  }
  expect(w.models.map((m) => m.name)).toContain('Jane Kelly');
});

test.each([1, 2])('ten missions to the last page (seed %i)', (seed) => {
  const chance = fastChance(seed);
  const any = uniform(seed);
  const w = game.setup({ mode: 'campaign' }, [{ kind: 'person', name: 'Ann' }], chance);
  for (let decisions = 0; w.over === null && decisions < 5000; decisions++) {
    const ask = game.asks(w)[0]!;
    if (w.flow.some((f) => f.chapter === 'round')) {
      // The battle is declared won: what matters here comes after it.
      w.result = { winner: 0, rule: 'EE-END-01', why: 'declared', secondary: any(2) === 0 };
      game.play(w, ask.seat, ask.offers[any(ask.offers.length)]!, chance);
    } else {
      const ready = ask.offers.find((offer) => offer.do === 'ready');
      game.play(
        w,
        ask.seat,
        ready !== undefined && any(6) === 0 ? ready : ask.offers[any(ask.offers.length)]!,
        chance,
      );
    }
  }
  const { results, sheets } = w.campaign!;
  expect(w.over).toMatchObject({ winners: [0], rule: 'EE-CAM-13' });
  expect(results.filter((one) => one.won).length).toBeGreaterThanOrEqual(10);
  expect(sheets[0]!.outpost).toBeGreaterThanOrEqual(2);
});

test.each([
  [false, 1],
  [true, 0],
])('EE-OPT-13 iron %s: %i choice at the base can be taken back', (iron, depth) => {
  const session = Session.start(
    game,
    { options: { mode: 'campaign', iron }, seats: [{ kind: 'person', name: 'Ann' }] },
    (position) => fastChance(position),
  );
  for (const wish of ['muster', 'difficulty', 'leave at base']) {
    const { offers } = game.asks(session.world as Table)[0]!;
    session.choose(
      0,
      offers.find((offer) => offer.do === wish)!,
    );
  }
  expect(session.undoable(0).length > 0 ? 1 : 0).toBe(depth);
});
