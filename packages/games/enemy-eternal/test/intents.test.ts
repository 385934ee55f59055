// What the board says that the automaton will do is what it does, as long as nothing changes.
import { anyChoice, fastChance, uniform } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { arrange } from '../arrange.ts';
import { planWords } from '../entries.ts';
import { game } from '../game.ts';
import { type Act, actsOf, intents, nextOf } from '../preview/intents.ts';
import { entryFor, unrolled } from '../book/automaton/card.ts';
import type { Happening } from '../happenings.ts';
import { modelOf } from '../tableReaders.ts';
import type { Table } from '../table.ts';
import { unitThing } from '../things.ts';

const TABLES = [
  { mission: 'B2', difficulty: 'Classic' },
  { mission: 'B1', difficulty: 'Normal' },
  { mission: 'B5', difficulty: 'Impossible' },
  { mission: 'SE1.3', difficulty: 'Classic' },
];

/** The first activation of the automaton after a choice: who acted, what its card said, where it ran and whom it attacked. */
function firstAct(told: readonly Happening[]) {
  const from = told.findIndex((what) => what.type === 'activated');
  const who = told[from];
  if (who?.type !== 'activated') return null;
  const until = told.findIndex((what, i) => i > from && what.type === 'activation ends');
  // Somebody is asked in the middle of it: whether to react.
  if (until < 0) return null;
  const act = told.slice(from, until);
  return {
    model: who.model,
    card: act.find((what) => what.type === 'card'),
    moved: act.find((what) => what.type === 'runs' || what.type === 'climbs' || what.type === 'flees'),
    charged: act.find((what) => what.type === 'charges'),
    fired: act.find((what) => (what.type === 'hit' || what.type === 'missed') && what.model === who.model),
    reacted: act.some((what) => what.type === 'reacts' || what.type === 'free attack'),
  };
}

const ordered = (act: Act, kind: string) => act.orders.find((order) => order.do === kind);

/** Ends an activation at a moment when the automaton's die comes next, and compares. */
function compareAt(w: Table, seed: number): boolean {
  const [ask] = game.asks(w);
  const next = ask?.offers.some((offer) => offer.do === 'end') ? nextOf(w) : null;
  if (ask === undefined || next === null) return false;
  const [first] = [...(next.first ?? []), next.model];
  const m = modelOf(w, first!);
  const announced = intents(game.view(w, ask.seat), ask.seat);
  expect(announced[0]).toMatchObject({ who: unitThing(m.name), order: 1 });
  expect(announced[0]!.ways!.reduce((sum, way) => sum + way.chance, 0)).toBeCloseTo(1, 9);
  const acts = actsOf(w, m.id, first === next.model && next.overdrive === true);
  const told: Happening[] = [];
  const after = game.copy(w);
  game.play(after, ask.seat, { do: 'end' }, fastChance(seed), (what) => void told.push(what));
  const drawn = told.find((what) => what.type === 'die drawn');
  const act = firstAct(told.slice(told.findIndex((what) => what.type === 'die drawn')));
  if (drawn?.type !== 'die drawn' || drawn.colour !== 'automaton' || act === null || act.model !== m.name)
    return false;
  if (act.reacted || m.down === 'forced' || act.card?.type !== 'card') return false;
  // The card's entry for the die that fell leads to one of the announced acts, and that is what is done.
  const { die } = act.card;
  const entry = entryFor(w, m, die);
  expect(unrolled(w, m)).toBeNull();
  expect(entry.row).toBe(act.card.row);
  const fits = acts.filter((one): boolean => {
    const run = ordered(one, 'run') ?? ordered(one, 'climb');
    const attack = ordered(one, 'attack');
    const charge = ordered(one, 'charge');
    const ranTo = act.moved !== undefined && 'path' in act.moved ? act.moved.path.at(-1) : undefined;
    const isRun = run === undefined ? ranTo === undefined : 'to' in run && String(run.to) === String(ranTo);
    const isAttack =
      attack === undefined ||
      (act.fired !== undefined &&
        'at' in act.fired &&
        'target' in attack &&
        modelOf(w, attack.target).name === act.fired.at);
    const isCharge =
      (charge === undefined) === (act.charged === undefined) &&
      (charge === undefined ||
        (act.charged?.type === 'charges' &&
          'target' in charge &&
          modelOf(w, charge.target).name === act.charged.at));
    return one.dice.includes(die) && isRun && isAttack && isCharge;
  });
  expect(
    fits.length,
    `${m.name} rolled ${act.card.die}: ${JSON.stringify(told.slice(0, 12))} of ${JSON.stringify(acts)}`,
  ).toBeGreaterThan(0);
  return true;
}

test('EE-AUT-01 EE-AIM-03 the automaton does what was announced', () => {
  let compared = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const any = uniform(seed);
    const chance = fastChance(seed);
    const w = game.setup(
      { ...TABLES[seed % TABLES.length], opponent: 'automaton' },
      [{ kind: 'person', name: 'Ann' }],
      chance,
    );
    for (let step = 0; step < 120 && w.over === null; step++) {
      const ask = game.asks(w)[0]!;
      if (step % 3 === 0 && compareAt(w, seed * 1000 + step)) compared++;
      game.play(w, ask.seat, anyChoice(game, w, ask, any, chance), chance);
    }
  }
  expect(compared).toBeGreaterThan(40);
});

test('every act has its reason: the results of the card, and what makes the chance of its attack', () => {
  const whys = (terrain: object): string[] => {
    const models = [
      { side: 'A', unit: 'Grenadier', at: [10, 10] },
      { side: 'B', unit: 'ADVENT Trooper', at: [16, 10] },
    ];
    const w = arrange({ opponent: 'automaton', terrain, models, active: 'Grenadier' });
    game.resume(w, fastChance(1));
    return intents(game.view(w, 0), 0).flatMap(({ ways }) => ways.map(({ why }) => why));
  };
  const open = whys({});
  expect(open.every((why) => /^D6 .* on its card: /.test(why))).toBe(true);
  const attack = open.find((why) => why.includes('hits in'))!;
  expect(attack).toMatch(
    /^D6 .*: (go for its objective or )?attack\. AIM 7, short range \+1.*: hits in \d+ %; armour stops \d+ %/,
  );
  expect(attack).not.toContain('cover');
  const covered = whys({
    hard: [
      [11, 9],
      [11, 10],
      [11, 11],
    ],
  });
  expect(covered.some((why) => why.includes('hard cover −2'))).toBe(true);
});

test('a model that cannot do what its card orders is not said to do it', () => {
  expect(planWords('M', ['run', 'attack'])).toBe('moves closer: run, then attack');
  expect(planWords('M', ['overwatch'])).toBe('cannot move closer: overwatch');
  expect(planWords('F!', [])).toBe('cannot fall back: it stands guard');
  expect(planWords('A', ['attack'])).toBe('attacks: attack');
  expect(planWords('A', ['run'], true)).toBe(
    'is ordered to attack but has no weapon for close combat: it flees',
  );
  expect(planWords('D', ['run'], true)).toBe('is in base contact: it flees to guard a friend');
  expect(planWords('F', ['attack'], true)).toBe('is in base contact: attack');
});
