// Earth War at the table: wounds that are laid and taken back, and changes of range that would change nothing.
import { type Asked, type Json, fastChance } from '@xenotable/kernel';
import { game } from '@xenotable/earth-war';
import { expect, test } from 'vitest';
import { aboutKind, ambushWarning, bystanderWords } from '../src/games/earth-war/ambush.ts';
import { leftToDo } from '../src/games/earth-war/leftToDo.ts';
import { noteOf } from '../src/games/earth-war/notes.ts';
import { planned } from '../src/games/earth-war/planned.ts';
import { type Laid, choiceOf, shownSplit } from '../src/games/earth-war/plan.ts';
import { usualShot } from '../src/games/earth-war/volley.ts';
import type { Selection } from '../src/table/actions/selection.ts';
import type { TableState } from '../src/table/client/tableState.ts';
import type { GameModule } from '../src/table/contract.ts';
import { buttonsOf } from '../src/table/prompt/layOut.ts';

const volley = { wounds: 3, slots: 2, kind: 'fire' as const };

test('going back from a whole plan takes its last wound back; a plan from elsewhere lies on the cards', () => {
  const laid: Laid = { wounds: [2, 1], before: [2, 0] };
  expect(shownSplit(choiceOf([2, 1]), laid, volley)).toEqual([2, 1]);
  expect(shownSplit(null, laid, volley)).toEqual([2, 0]);
  expect(shownSplit(choiceOf([0, 3]), laid, volley)).toEqual([0, 3]);
  expect(shownSplit(null, { wounds: [1, 1], before: [1, 0] }, volley)).toEqual([1, 1]);
});

/** The leader at SHORT (RN 4), a Rifleman at MEDIUM (RN 8), with so many CP. */
function ranges(cp: number) {
  const w = game.arrange({
    at: 'ranges and orders',
    squad: [
      { unit: 'Squad Leader', name: 'Ann', rn: 4 },
      { unit: 'Rifleman', name: 'Bo', rn: 8 },
    ],
    combat: { cards: { W1: {}, M1: {}, M2: {} }, slots: ['?', '?', '?'], cp },
  });
  game.resume(w, fastChance(1));
  return game.view(w, 0);
}

const range = (unit: number, by: 1 | -1) => ({ do: 'range' as const, unit, by });

test('a change of range says where it leads, alone or with the next ones, or that it leads nowhere', () => {
  const [one, two] = [ranges(1), ranges(2)];
  expect(noteOf(range(2, 1), one, 0)).toMatchObject({ detail: 'FIRE MEDIUM 4 → LONG 3' });
  expect(noteOf(range(2, 1), one, 0).idle).toBeUndefined();
  expect(noteOf(range(1, 1), one, 0)).toMatchObject({ detail: 'still SHORT: changes nothing', idle: true });
  expect(noteOf(range(1, 1), two, 0).detail).toBe('FIRE SHORT 5 → MEDIUM 4 by 2 CP together');
});

test('what changes nothing is no button, unless it was picked from the list', () => {
  const offers = [range(2, -1), range(2, 1)].map((choice) => ({ choice, words: `by ${choice.by}` }));
  const shown = (picked: Json | null, view = ranges(1)): string[] => {
    const selection: Pick<Selection, 'picked' | 'path' | 'exact' | 'plain'> = {
      picked,
      path: ['unit:2'],
      exact: offers,
      plain: [],
    };
    const ask: Pick<Asked, 'seat' | 'offers' | 'withdrawals'> = { seat: 0, offers, withdrawals: [] };
    const state = { ask, view } as unknown as TableState;
    const module = { note: noteOf } as unknown as GameModule;
    return buttonsOf({ state, module, selection: selection as Selection }).others.map(({ words }) => words);
  };
  expect(shown(null)).toEqual(['by 1']);
  expect(shown(range(2, -1))).toEqual(['by -1', 'by 1']);
  // With 3 CP the leader's way leads on, but after what changes something at once.
  expect(shown(null, ranges(3))).toEqual(['by 1', 'by -1']);
});

/** Three face-down cards: a Lurker that may have ambushed, a Warrior with a wound, a shadow; with or without the dog. */
function hidden({ dog = false, sprung = false, cards = {} }) {
  const w = game.arrange({
    at: 'gather the wounds',
    squad: [
      { unit: 'Squad Leader', name: 'Ann', rn: 4, act: 'fire', sl: 2 },
      ...(dog ? [{ unit: 'Dog Team', name: 'Rex', rn: 4 }] : []),
    ],
    combat: { cards: { L1: { sprung }, M1: {}, M2: {}, ...cards }, slots: ['?', '?', '?'] },
  });
  game.resume(w, fastChance(1));
  return game.view(w, 0);
}

test('who may ambush is said before the shots: not while a dog stands, and not a second time', () => {
  const fire = { together: [1, 2].map((unit) => ({ do: 'fire', unit })) };
  expect(ambushWarning(hidden({}))).toMatch(/^No kill is possible in this round/);
  expect(planned(fire, hidden({}), 0)?.sentence).toContain('No kill is possible');
  const cards = { W1: { wounds: 1 } };
  expect(ambushWarning(hidden({ cards }))).toMatch(/^1 enemy may ambush, once each/);
  expect(ambushWarning(hidden({ cards, dog: true }))).toBeNull();
  expect(ambushWarning(hidden({ cards, sprung: true }))).toBeNull();
  expect(planned(fire, hidden({ dog: true }), 0)?.sentence).toBe('Everybody who can fires: 2 units?');
});

test('of unseen cards it is told what they can do once more, and which wounds they keep', () => {
  const view = hidden({ cards: { W1: { wounds: 1 } } });
  expect(aboutKind(view, 'Lurker')).toBe('may ambush');
  expect(aboutKind(hidden({ sprung: true }), 'Lurker')).toBe('ambush used');
  expect(aboutKind(view, 'Warrior')).toMatch(/^1 of \d wounds$/);
  expect(aboutKind(view, 'Merely Shadows')).toBe('');
});

test('a bystander has its price, and none on a patrol', () => {
  const view = hidden({ cards: { N1: {}, V1: {} } });
  expect(bystanderWords(view)).toBe('Civilian −1, Survivor −2');
  expect(bystanderWords({ ...view, mission: { ...view.mission, number: 0 } })).toBe('nothing on a patrol');
});

test('everybody holds in one go', () => {
  const hold = { together: [1, 2].map((unit) => ({ do: 'hold', unit })) };
  expect(planned(hold, hidden({}), 0)).toMatchObject({ button: 'All 2 hold' });
});

test('pointing at a unit means its better attack; where it has none the question is asked', () => {
  const w = game.arrange({
    at: 'squad wounds',
    squad: [
      { unit: 'Dog Team', name: 'Rex', rn: 1 },
      { unit: 'Rifleman', name: 'Bo', rn: 1 },
    ],
    combat: { cards: { D1: {}, M1: {} }, slots: ['?', '?'] },
  });
  const offered = game.asks(w)[0]?.offers ?? [];
  const of = (id: number) => offered.filter((one) => 'unit' in one && one.unit === id);
  const view = game.view(w, 0);
  expect(usualShot(of(1), view)).toEqual({ do: 'melee', unit: 1 });
  expect(usualShot(of(2), view)).toEqual({ do: 'fire', unit: 2 });
  expect(usualShot([{ do: 'range', unit: 1, by: 1 }], view)).toBeNull();
});

test('a guard of moves left names only moves to a better place, the best first', () => {
  const ordered = (rns: readonly number[], order: 'Close the gap!' | "Marines we're leaving!") => {
    const w = game.arrange({
      at: 'ranges and orders',
      squad: rns.map((rn, i) => ({ unit: i === 0 ? 'Squad Leader' : 'Rifleman', name: `U${i + 1}`, rn })),
      combat: { cards: { D1: {}, M1: {} }, slots: ['?', '?'], cp: 2 },
    });
    game.resume(w, fastChance(1));
    game.play(w, 0, { do: 'order', order }, fastChance(1));
    const view = game.view(w, 0);
    const offers = (game.asks(w)[0]?.offers ?? []).map((choice) => ({ choice, words: '' }));
    return leftToDo({ do: 'done' }, view, { offers } as unknown as Asked);
  };
  // From LONG to MEDIUM FIRE grows by one, from SHORT to CLOSE it falls.
  expect(ordered([4, 10], 'Close the gap!')).toMatchObject({ next: { do: 'move', unit: 2 }, kind: 'moves' });
  expect(ordered([4, 4], 'Close the gap!')).toBeNull();
  expect(ordered([4, 1], "Marines we're leaving!")).toMatchObject({ next: { do: 'move', unit: 2 } });
});
