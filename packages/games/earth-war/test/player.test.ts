// A sensible player in a person's seat: always legal, through to the end, with reasons that can be read.
import { readFileSync } from 'node:fs';
import { fastChance, itemAt, scriptedChance } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { game, trials } from '../game.ts';
import { copy } from '../copy.ts';
import { type Table, combatOf } from '../table.ts';

const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

const MOST_DECISIONS = 20_000;

/** Plays a game by its suggestions; `before` sees every question with the suggestion for its first seat. */
function played(
  trial: (typeof trials)[number],
  seed: number,
  before: (w: Table, seat: number, choice: unknown) => void,
): Table {
  const chance = fastChance(seed);
  const w = game.setup(trial.options, trial.seats, chance);
  for (let i = 0; w.over === null; i++) {
    if (i > MOST_DECISIONS) throw new Error(`'${trial.name}' does not end`);
    const { seat } = itemAt(game.asks(w), 0);
    const choice = game.suggest(w, seat, chance);
    before(w, seat, choice);
    if (choice === undefined) throw new Error('no suggestion');
    game.play(w, seat, choice, chance);
  }
  return w;
}

test.each(trials.map((trial) => [trial.name, trial] as const))(
  '%s: every suggestion is legal, and the game ends',
  (_name, trial) => {
    for (const seed of [1, 2, 3])
      played(trial, seed, (w, seat, choice) => expect(game.judge(w, seat, choice)).toBeNull());
  },
);

const named = (name: string) => {
  const trial = trials.find((one) => one.name === name);
  if (trial === undefined) throw new Error(`no trial is called '${name}'`);
  return trial;
};

test.each(['mission 8', 'patrol with a hive', 'campaign'])(
  '%s: reasons are short and name a rule',
  (name) => {
    let said = 0;
    played(named(name), 5, (w, seat) => {
      const view = game.view(w, seat);
      const ask = itemAt(game.asks(w), 0);
      const choices = [...ask.offers, ...ask.spaces.flatMap((space) => game.sensible!(w, seat, space) ?? [])];
      for (const choice of choices) {
        const reason = game.reason!(view, seat, choice);
        if (reason === null) continue;
        said++;
        expect(reason.words.split(' ').length, reason.words).toBeLessThanOrEqual(14);
        expect(rules).toContain(reason.rule);
      }
    });
    expect(said).toBeGreaterThan(100);
  },
);

test('sensible splits are legal, all different, and begin with the drill’s', () => {
  let seen = 0;
  played(named('mission 6'), 4, (w, seat, choice) => {
    const [space] = itemAt(game.asks(w), 0).spaces;
    if (space === undefined) return;
    const splits = game.sensible!(w, seat, space) ?? [];
    expect(splits[0]).toEqual(choice);
    expect(splits.length).toBeLessThanOrEqual(40);
    expect(new Set(splits.map((one) => JSON.stringify(one))).size).toBe(splits.length);
    for (const one of splits) expect(game.judge(w, seat, one)).toBeNull();
    seen++;
  });
  expect(seen).toBeGreaterThan(5);
});

test('the clock never goes back while missions follow each other, and ticks with every round', () => {
  let last = 0;
  let ticks = 0;
  const trial = named('mission 3');
  const w = played(trial, 6, (at) => {
    const now = game.clock!(at);
    expect(now).toBeGreaterThanOrEqual(last);
    if (now > last) ticks++;
    last = now;
  });
  expect(ticks).toBeGreaterThanOrEqual(w.mission.rounds);
});

test('EW-M-HIVE-01 the hive takes an enemy out of the way of the wounds, and puts a shadow there', () => {
  const w = game.arrange({
    at: 'the hive looks',
    seats: ['person', 'hive'],
    squad: [{ unit: 'Squad Leader', name: 'Ann', rn: 9 }],
    combat: { cards: { W1: {}, M1: {}, M2: {} }, slots: ['?', '?', '?'] },
  });
  itemAt(combatOf(w).slots, 1).wounds = 4;
  const chance = fastChance(1);
  const look = game.suggest(w, 1, chance);
  expect(look).toEqual({ do: 'look', slots: [1, 2] });
  game.play(w, 1, { do: 'look', slots: [1, 2] }, scriptedChance(['M1', 'W1']));
  expect(game.suggest(w, 1, chance)).toEqual({ do: 'exchange' });
});

test('EW-M-HIVE-01 the hive keeps its look for a round in which the wounds lie unevenly', () => {
  const w = game.arrange({
    at: 'the hive looks',
    seats: ['person', 'hive'],
    squad: [{ unit: 'Squad Leader', name: 'Ann', rn: 9 }],
    combat: { cards: { W1: {}, M1: {}, M2: {} }, slots: ['?', '?', '?'] },
  });
  for (const slot of combatOf(w).slots) slot.wounds = 1;
  expect(game.suggest(w, 1, fastChance(1))).toEqual({ do: 'done' });
});

test.each(['patrol with a hive', 'mission 8'])(
  '%s: what no hint names is every change of range that leaves all bands as they are, and nothing else',
  (name) => {
    const found = { idle: 0, useful: 0 };
    played(named(name), 3, (w, seat) => {
      const ask = itemAt(game.asks(w), 0);
      for (const choice of ask.offers) {
        const isIdle = game.idle!(game.view(w, seat), seat, choice);
        if (choice.do !== 'range') {
          expect(isIdle).toBe(false);
          continue;
        }
        const after = copy(w);
        game.play(after, seat, choice, fastChance(1));
        const bands = (table: Table) => table.squad.map((unit) => unit.band);
        expect(isIdle).toBe(JSON.stringify(bands(after)) === JSON.stringify(bands(w)));
        found[isIdle ? 'idle' : 'useful']++;
      }
    });
    expect(Math.min(found.idle, found.useful)).toBeGreaterThan(5);
  },
);

test('an order says a reason that is true: nobody fires better nearer, so FIRE is not named', () => {
  const w = game.arrange({
    at: 'gather the wounds',
    squad: [{ unit: 'Squad Leader', name: 'Ann', rn: 4 }],
    combat: { cards: { W1: {} }, slots: ['W1'] },
  });
  const view = game.view(w, 0);
  const words = (order: 'Close the gap!') => game.reason!(view, 0, { do: 'order', order })?.words;
  expect(words('Close the gap!')).toBe('bystanders, charges and MELEE want units near');
});
