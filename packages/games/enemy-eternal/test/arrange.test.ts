// Words that a position cannot have: each is named, with what would be right.
import { BadInput } from '@xenotable/kernel';
import { describe, expect, test } from 'vitest';
import { arrange } from '../arrange.ts';

const rookie = { side: 'A', unit: 'Rookie', at: [5, 5] };
const campaign = { faction: 'XCOM', roster: [{ unit: 'Ranger', leader: true }, { unit: 'Rookie' }] };

const WRONG: [what: string, given: object, message: RegExp][] = [
  ['an unknown word', { modles: [] }, /given\.modles: unknown word; did you mean "models"/],
  ['an unknown word of a model', { models: [{ ...rookie, wouds: 1 }] }, /wouds: unknown word/],
  ['an unknown pod', { models: [{ ...rookie, pod: 'zzz' }] }, /there is no pod "zzz"; known: "a" to "d"/],
  [
    'an unknown weapon on Overwatch',
    { models: [{ ...rookie, overwatch: 'Pistole' }] },
    /did you mean "Pistol"/,
  ],
  [
    'something that nobody can have used',
    { models: [{ ...rookie, used: ['Overdriv'] }] },
    /did you mean "Overdrive"/,
  ],
  ['an unknown player', { models: [{ ...rookie, player: 'Z' }] }, /there is no player "Z"/],
  ['an unknown skill', { models: [{ ...rookie, skills: { AIN: 3 } }] }, /unknown skill; did you mean "AIM"/],
  ['a model beyond the board', { models: [{ ...rookie, at: [99, 5] }] }, /at: is not on the board/],
  ['a model without a place', { models: [{ side: 'A', unit: 'Rookie' }] }, /at: is missing/],
  ['somebody who is not there', { models: [rookie], active: 'Rokie' }, /did you mean "Rookie"/],
  ['an unknown die', { models: [rookie], bag: { C: 1 } }, /there are no dice of "C"/],
  ['an unknown side', { score: { C: 1 } }, /given\.score\.C: unknown word/],
  ['an unknown counter', { goals: { plantr: 1 } }, /unknown counter; did you mean "planter"/],
  ['terrain beyond the board', { size: [10, 10], terrain: { wall: [[10, 3]] } }, /is not on the board/],
  ['a board of one number', { size: [10] }, /must be \[columns, rows\]/],
  ['a token nowhere', { tokens: [{ kind: 'crate' }] }, /lies somewhere \(at\) or is carried \(by\)/],
  ['a piece where none stands', { pieces: [{ at: [3, 3] }] }, /no piece stands there/],
  ['an action without its model', { models: [rookie], activation: { left: 1 } }, /named as `active`/],
  ['a step beside a model that acts', { models: [rookie], active: 'Rookie', step: 'draw' }, /go without it/],
  ['three seats against a player', { seats: 3 }, /there are two seats/],
  ['one zone for two', { zones: { A: 'B' } }, /each side has a zone/],
  ['a round between missions', { campaign, round: 3 }, /given\.round: means nothing between missions/],
  ['an unknown card', { campaign: { ...campaign, cards: ['3 of Spads'] } }, /did you mean "3 of Spades"/],
  [
    'cards at the wrong step',
    { campaign: { ...campaign, step: 'what comes next', cards: ['3 of Spades'] } },
    /no cards lie/,
  ],
  ['a campaign in a battle', { campaign, mission: 'B1' }, /is no mission of the season/],
];

describe('a position with', () => {
  test.each(WRONG)('%s', (_what, given, message) => {
    expect(() => arrange(given)).toThrow(BadInput);
    expect(() => arrange(given)).toThrow(message);
  });
});

test('hidden and waiting models have Wounds and marks of their own', () => {
  const hidden = {
    side: 'B',
    unit: 'Faceless',
    hidden: true,
    wounds: 3,
    shield: 1,
    used: ['Sustain'],
    kills: 2,
  };
  const waiting = { side: 'B', unit: 'Viper', reserve: true, pod: 'a', wounds: 1, suppressed: 2 };
  const w = arrange({ models: [rookie, hidden, waiting] });
  expect(w.models[1]).toMatchObject({ place: 'hidden', wounds: 3, shield: 1, used: ['Sustain'], kills: 2 });
  expect(w.models[2]).toMatchObject({ place: 'reserve', wounds: 1, suppressed: 2, pod: 'a' });
});
