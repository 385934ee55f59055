// The campaign (XR-C): careers between battles, in one session and one record.
import { fastChance, readOptions, scriptedChance, uniform } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { begin, emptyTable } from '../begin.ts';
import { campaign, newCampaign, traitCost } from '../book/campaign/campaign.ts';
import { campaignScore } from '../campaign.ts';
import { game } from '../game.ts';
import { OPTIONS, agreedOf } from '../options.ts';
import type { Choice } from '../choices.ts';
import type { Table } from '../table.ts';

const seats = [
  { kind: 'person', name: 'Ruth' },
  { kind: 'person', name: 'Oskar' },
];

/** A table between two battles: the first one has just been won by seat A. */
function between(points: number[], gained = points): Table {
  const w = emptyTable(agreedOf(readOptions(OPTIONS, { campaign: true, scenario: 'roll' })), seats);
  w.campaign = newCampaign(2, 24);
  w.campaign.battle = 1;
  w.campaign.owners.forEach((career, seat) => {
    career.points = points[seat]!;
    career.gained = gained[seat]!;
    career.traits = ['Timid'];
  });
  w.owners.forEach((owner) => owner.traits.push('Timid'));
  w.flow = [campaign.begin({ at: 0 }, 'career')];
  return w;
}

const offered = (w: Table): Choice[] => game.asks(w)[0]!.offers;

test('XR-C-05 a trait of a known table costs 5, of a new one 10, and it is chosen', () => {
  const w = between([9, 0]);
  expect(traitCost(w.campaign!.owners[0]!, 'Brave')).toBe(5);
  expect(traitCost(w.campaign!.owners[0]!, 'Wise')).toBe(10);
  expect(offered(w)).toContainEqual({ buy: 'Brave' });
  expect(offered(w)).not.toContainEqual({ buy: 'Wise' });
  game.play(w, 0, { buy: 'Brave' }, fastChance(1));
  expect(w.campaign!.owners[0]).toMatchObject({ points: 4, traits: ['Timid', 'Brave'] });
});

test('XR-C-05 nobody has more than four traits', () => {
  const w = between([40, 0]);
  w.campaign!.owners[0]!.traits = ['Timid', 'Brave', 'Insipid', 'Fix Bayonets!'];
  expect(offered(w).some((choice) => 'buy' in choice)).toBe(false);
});

test('XR-C-06 removing a trait costs 10; XR-C-07 so does a larger detachment, up to 36', () => {
  const w = between([20, 0]);
  game.play(w, 0, { remove: 'Timid' }, fastChance(1));
  game.play(w, 0, { grow: true }, fastChance(1));
  expect(w.campaign!.owners[0]).toMatchObject({ points: 0, traits: [], total: 26 });
  const full = between([20, 0]);
  full.campaign!.owners[0]!.total = 36;
  expect(offered(full)).not.toContainEqual({ grow: true });
});

test('XR-C-09 a Commander with 25 points may retire for 3, and a new one starts with 5', () => {
  const w = between([25, 0]);
  game.play(w, 0, { retire: true }, fastChance(1));
  expect(w.campaign!.owners[0]).toMatchObject({ points: 5, traits: [], score: 3, commander: 2 });
  expect(offered(between([24, 0]))).not.toContainEqual({ retire: true });
});

test('XR-C-10 the score is 3 a win, 1 a draw, 1 for each 10 career points ever gained', () => {
  const w = between([0, 0], [29, 10]);
  w.campaign!.owners[0]!.score = 6;
  expect(w.campaign!.owners.map(campaignScore)).toEqual([8, 1]);
});

/** Plays on with random choices until something holds. */
function playUntil(w: Table, holds: (w: Table) => boolean, seed: number): void {
  const any = uniform(seed);
  const chance = fastChance(seed);
  for (let i = 0; i < 3000 && !holds(w) && w.over === null; i++) {
    const ask = game.asks(w)[0]!;
    const at = any(ask.offers.length + ask.spaces.length);
    game.play(
      w,
      ask.seat,
      at < ask.offers.length
        ? ask.offers[at]!
        : game.sample!(w, ask.seat, ask.spaces[at - ask.offers.length]!, chance),
      chance,
    );
  }
}

test('XR-C-01, XR-C-02, XR-C-03, XR-C-04 five battles, refilled units, points earned; the first trait is rolled', () => {
  const w = game.setup(
    { campaign: true, size: 12 },
    [seats[0], { kind: 'automaton', name: 'Automaton' }],
    fastChance(4),
  );
  playUntil(w, (one) => one.campaign!.battle === 2, 4);
  expect(w.campaign!.battle).toBe(2);
  expect(w.campaign!.owners.every((career) => career.gained >= 1)).toBe(true);
  expect(w.units).toEqual([]);
  playUntil(w, (one) => one.over !== null, 5);
  expect(w.over).toMatchObject({ rule: 'XR-C-10' });
  expect(w.campaign!.battle).toBe(5);
  // XR-C-12 The automaton never drew the same detachment twice.
  expect(new Set(w.campaign!.drawn).size).toBe(w.campaign!.drawn.length);
});

test('XR-C-01 the loser of the last battle may roll the scenario again', () => {
  const w = between([0, 0]);
  w.campaign!.loser = 1;
  const chance = fastChance(9);
  game.play(w, 0, { done: true }, chance);
  game.play(w, 1, { done: true }, chance);
  playUntil(w, (one) => game.asks(one)[0]!.rule === 'XR-C-01', 3);
  expect(game.asks(w)[0]!.seat).toBe(1);
  expect(w.campaign!.battle).toBe(2);
});

test('XR-C-11 the underdog is offered mercenaries, one for each full 4 points', () => {
  const chance = scriptedChance([6, 1], fastChance(3));
  const w = game.setup(
    {
      noTraits: true,
      lists: [
        'A\nElite Infantry (6, Commander)\nElite Infantry (6)\nElite Infantry (6)',
        'B\nElite Infantry (6, Commander)\nHeavy Infantry (2)\nHeavy Infantry (2)',
      ],
    },
    seats,
    chance,
  );
  w.campaign = newCampaign(2, 24);
  w.campaign.battle = 1;
  game.play(w, game.asks(w)[0]!.seat, { zone: 'north' }, chance);
  expect(game.asks(w)[0]).toMatchObject({
    seat: 1,
    rule: 'XR-C-11',
    offers: [{ underdogs: 0 }, { underdogs: 1 }, { underdogs: 2 }],
  });
  game.play(w, 1, { underdogs: 2 }, chance);
  expect(w.units.filter((unit) => unit.extra === 'underdog').length).toBe(2);
});

test('a campaign is for two seats', () => {
  expect(() => begin(readOptions(OPTIONS, { campaign: true }), [...seats, ...seats])).toThrow(/two seats/);
});
