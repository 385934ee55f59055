// Chibi Commander: what opening the landing ship's door costs is said before it is done.
import { game } from '@xenotable/chibi-commander';
import { type View, walkFields, walkTo } from '@xenotable/chibi-commander/preview';
import { fastChance } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { plannedOf } from '../src/games/chibi-commander/planned.ts';
import { walkChoice } from '../src/games/chibi-commander/shared/plan.ts';
import { choiceOf } from '../src/games/chibi-commander/shared/things.ts';
import { farOf } from '../src/games/chibi-commander/whyNot.ts';
import { partsOf } from '../src/table/together.ts';

const cell = (column: number, row: number): number => row * 24 + column;

/** A Scout before the ship's door between (4,5) and (4,6), after some choices. */
function before(at: string, choices: readonly object[], more: object = {}) {
  const units = { Scout: { at }, Grey: { at: '20,2' } };
  const w = game.arrange({ mission: 'COOP 1', variation: 1, map: 'Province', quick: true, units, ...more });
  const scout = w.units.findIndex((unit) => unit.type === 'Scout');
  game.resume(w, fastChance(1));
  const play = (choice: object) => game.play(w, 0, choice as never, fastChance(1));
  play({ do: 'activate', unit: scout });
  for (const choice of choices) play(choice);
  const view = () => game.view(w, 0) as View;
  const open = game.asks(w)[0]?.offers.find((one) => one.do === 'open');
  return { w, play, view, open, who: { unit: scout } };
}

test('a field of the ship says that its door is shut, a field that is only far away does not', () => {
  const { view, who } = before('4,10', []);
  expect(farOf(view(), who, cell(4, 4))).toBe('Alien door shut: 1 action opens it, 1 walks in');
  expect(farOf(view(), who, cell(22, 14))).toBe('out of reach for Scout');
});

test('beside the door with two actions a field inside is walked to: one action opens, the other walks', () => {
  const { w, view, who, play } = before('4,6', []);
  const walk = walkTo(view(), who, cell(4, 4));
  if (walk === null) throw new Error('the Scout cannot walk in');
  const plan = walkChoice(view(), walk);
  expect(plannedOf(plan, view())).toMatchObject({
    sentence: expect.stringMatching(/^Scout walks to \(4,4\), opening the Alien door first, two actions\?/),
    button: 'Open and walk',
  });
  for (const part of partsOf(plan)) play(part as object);
  expect(w.units[who.unit]?.cell).toBe(cell(4, 4));
  expect(view().acting?.actions ?? 0).toBe(0);
});

test('who has one action left does not walk in, and opening says what is lost', () => {
  const { view, who, open } = before('4,8', [{ do: 'walk', to: cell(4, 6) }]);
  expect(walkTo(view(), who, cell(4, 4))).toBeNull();
  if (open === undefined) throw new Error('the door cannot be opened');
  expect(plannedOf({ ...open }, view())?.sentence).toMatch(
    /^Scout opens the Alien door with its last action, and \d points? of movement (is|are) lost: only others can walk through before it closes with the turn\.$/,
  );
});

test('opening the door says what turns up behind it', () => {
  const { view, open } = before('4,6', [], {
    blips: { '4,3': { is: 'unknown', mode: 'COLD' } },
    pool: { blips: ['Grey', 'Ghost'] },
  });
  if (open === undefined) throw new Error('the door cannot be opened');
  expect(plannedOf({ ...open }, view())?.sentence).toBe(
    'Scout opens the Alien door with one action; the other one is left to walk through. Blip 1 turns up at (4,6): undo ends there.',
  );
});

test('a Blip in the ship opens a door on its way, which is free, and says so', () => {
  const w = game.arrange({
    mission: 'VS 1',
    map: 'Province',
    players: 2,
    turn: 'Aliens',
    units: { Soldier: { at: '22,14' }, Grey: { at: '1,2' } },
    blips: { '6,2': 'Ghost' },
  });
  game.resume(w, fastChance(1));
  const view = () => game.view(w, 1) as View;
  const who = { blip: 0 };
  expect(walkFields(view(), who).one).toContain(cell(8, 3));
  const walk = walkTo(view(), who, cell(8, 3));
  if (walk === null) throw new Error('the Blip cannot walk out');
  const plan = walkChoice(view(), walk);
  expect(plannedOf(plan, view())?.sentence).toMatch(/^Blip 1 walks to \(8,3\), opening the door\?/);
  const opening: string[] = [];
  for (const part of partsOf(plan)) {
    if (choiceOf(part).do === 'open') opening.push(plannedOf(part, view())?.sentence ?? '');
    game.play(w, 1, choiceOf(part), fastChance(1));
  }
  expect(opening).toEqual([expect.stringMatching(/^Blip 1 opens the door, free\?/)]);
  expect(w.blips[0]?.cell).toBe(cell(8, 3));
  expect(farOf(view(), who, cell(22, 3))).toBe('out of reach for Blip 1');
});
