// What is said about the seats of Enemy Eternal: in the set-up, and where several people lead one side.
import { game } from '@xenotable/enemy-eternal';
import type { View } from '@xenotable/enemy-eternal/preview';
import { type Asked, scriptedChance } from '@xenotable/kernel';
import { expect, test, vi } from 'vitest';
import type { ThingState } from '../src/boards/things.ts';
import { module } from '../src/games/enemy-eternal/index.ts';
import { sideOf, sidesOfModel } from '../src/games/enemy-eternal/shared/faces.ts';
import { briefing } from '../src/games/enemy-eternal/story/briefing.tsx';
import { whyIdle } from '../src/games/enemy-eternal/useFieldSpaces.ts';

vi.hoisted(() => {
  const addEventListener = (): void => undefined;
  vi.stubGlobal('addEventListener', addEventListener);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener }));
});

test('EE-COO-01 people of a campaign share a side, whatever opponent an earlier table had', () => {
  const rolesOf = (options: Record<string, string>) => module.roles?.(options, 2);
  expect(rolesOf({ mode: 'campaign', opponent: 'player' })).toEqual([]);
  expect(rolesOf({ mode: 'battle', opponent: 'player' })).toEqual(['Side A', 'Side B']);
  expect(rolesOf({ mode: 'rival campaign', opponent: 'automaton' })).toEqual(['Side A', 'Side B']);
});

const SEATS = [
  { kind: 'person', name: 'Mara' },
  { kind: 'program', name: 'Program B' },
];

/** Two people lead XCOM; the die of the first is drawn. */
function shared(): View {
  const w = game.arrange({
    mission: 'SE1.1',
    opponent: 'automaton',
    seats: 2,
    round: 1,
    models: [
      { side: 'A', unit: 'Ranger', at: [2, 6], player: 'A' },
      { side: 'A', unit: 'Grenadier', at: [2, 7], player: 'B' },
      { side: 'A', unit: 'Sharpshooter', at: [2, 8], player: 'A' },
      { side: 'B', unit: 'ADVENT Trooper', at: [30, 7] },
    ],
    bag: { A: 2, B: 1, automaton: 1 },
  });
  game.resume(w, scriptedChance(['A']));
  return game.view(w, 0);
}

test('EE-COO-02 each seat of a shared side counts its own models and has a colour of its own', () => {
  const view = shared();
  expect(module.seats(view, SEATS).map(({ side, what }) => [side, what])).toEqual([
    ['a', 'XCOM · 2 of 2 still to act'],
    ['c', 'XCOM · 1 of 1 still to act'],
    ['b', 'ADVENT · Classic · 1 of 1 still to act'],
  ]);
  expect(view.models.map((m) => sideOf(view, m))).toEqual(['a', 'c', 'a', 'b']);
  // A partner's loss is a loss of the viewer's side.
  expect(sidesOfModel(view, 'unit:Grenadier')).toEqual(['a']);
  expect(sidesOfModel({ ...view, viewer: 'table' }, 'unit:Grenadier')).toEqual(['c']);
});

test("EE-COO-01 the card, the briefing and a click on a partner's model say whose it is", () => {
  const view = shared();
  const commander = (name: string) =>
    module.detail(`unit:${name}`, view, null, SEATS)?.facts?.find(({ label }) => label === 'Commanded by')
      ?.value;
  expect([commander('Ranger'), commander('Grenadier'), commander('ADVENT Trooper')]).toEqual([
    'Mara (you)',
    'Program B',
    undefined,
  ]);
  const forces = briefing(view, 0, SEATS).forces.map(({ name, lines }) => [name, lines.length]);
  expect(forces.slice(0, 2)).toEqual([
    ['You', 2],
    ['Program B, on your side', 1],
  ]);
  const why = (name: string) =>
    whyIdle(
      view,
      view.models.find((m) => m.name === name)!,
      {
        ask: { seat: 0 } as Asked,
        seats: SEATS,
        standing: () => ({ ready: false, target: false, picked: false, refused: null }) as ThingState,
      },
    );
  expect(why('Grenadier')).toBe('Program B commands Grenadier');
  expect(why('ADVENT Trooper')).toBeNull();
  const acted = view.models.find((m) => m.name === 'Sharpshooter')!;
  acted.activated = 1;
  expect(why('Sharpshooter')).toBe('Sharpshooter has acted in this round');
});

test('alone nobody is said to command', () => {
  const w = game.arrange({ models: [{ side: 'A', unit: 'Ranger', at: [2, 6] }], opponent: 'automaton' });
  expect(module.detail('unit:Ranger', game.view(w, 0), null, SEATS)?.facts?.[0]?.label).toBe('Wounds');
});
