// The script plays a person's seat too: at every question it says something legal, and every game comes to its end.
import { type Ask, fastChance } from '@xenotable/kernel';
import { type Trial, people } from '@xenotable/kernel/proof';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../choices.ts';
import { game, trials } from '../game.ts';
import type { Space } from '../spaces.ts';
import type { Table } from '../table.ts';

type Asked = Ask<Choice, Space>;

const AUTOMATON = { kind: 'automaton', name: 'Automaton' };
const MORE: readonly Trial[] = [
  {
    name: 'a Recruit',
    options: { scenario: 'GRIND', difficulty: 'Recruit', size: 12 },
    seats: [...people(1), AUTOMATON],
  },
  {
    name: 'a Warlord',
    options: { scenario: 'GRIND', difficulty: 'Warlord', size: 12 },
    seats: [...people(1), AUTOMATON],
  },
  { name: 'a campaign of two people', options: { campaign: true, size: 12 }, seats: people(2) },
  {
    name: 'a campaign to taste',
    options: {
      campaign: true,
      size: 12,
      boasts: true,
      pickTraits: true,
      doctrines: true,
      difficulty: 'Warlord',
    },
    seats: [...people(1), AUTOMATON],
  },
];
/** No battle of two scripts comes near it; a campaign has five battles. */
const MOST = 1500;
const WORDS = 14;

/** What is said at one question is legal, and so is every point that a sensible player would think of. */
function check(w: Table, ask: Asked, choice: Choice | undefined): Choice {
  const at = `${w.flow.at(-1)?.chapter} / ${w.flow.at(-1)?.step}`;
  if (choice === undefined) throw new Error(`nothing is suggested at '${at}'`);
  expect(game.judge(w, ask.seat, choice), `${at}: ${JSON.stringify(choice)}`).toBeNull();
  for (const space of ask.spaces) {
    const points = game.sensible?.(w, ask.seat, space) ?? [];
    expect(points.length).toBeLessThanOrEqual(40);
    for (const point of points.slice(0, 6))
      expect(game.judge(w, ask.seat, point), `${at}: ${JSON.stringify(point)}`).toBeNull();
  }
  return choice;
}

function playOut({ options, seats }: Trial, seed: number): Table {
  const chance = fastChance(seed);
  const w = game.setup(options ?? {}, seats, chance);
  let before = game.clock?.(w) ?? 0;
  for (let decisions = 0; w.over === null; decisions++) {
    if (decisions > MOST) throw new Error('it never ends');
    const asks = game.asks(w);
    const ask = asks.find(({ offers, spaces }) => offers.length + spaces.length > 0);
    if (ask === undefined) throw new Error('nobody can act');
    const view = game.view(w, ask.seat);
    const choice = check(w, ask, game.suggest(game.imagine(view, chance), ask.seat, chance));
    const why = game.reason?.(view, ask.seat, choice);
    if (why != null) expect(why.words.split(' ').length, why.words).toBeLessThanOrEqual(WORDS);
    game.play(w, ask.seat, choice, chance);
    const now = game.clock?.(w) ?? 0;
    expect(now).toBeGreaterThanOrEqual(before);
    before = now;
  }
  return w;
}

describe('the script plays to the end', () => {
  for (const trial of [...trials, ...MORE])
    test(trial.name, { timeout: 60_000 }, () => {
      expect(playOut(trial, 7).over).not.toBeNull();
    });
});
