// Questions that follow an order or a failed test: the sensible answer has the first button, and each says what it costs.
import { type Asked, type Json, fastChance, scriptedChance } from '@xenotable/kernel';
import { game } from '@xenotable/xenos-rampant';
import { type View, choiceWords, suggestedPlan } from '@xenotable/xenos-rampant/preview';
import { expect, test } from 'vitest';
import { noteOf } from '../src/games/xenos-rampant/notes.ts';
import { askedUnit } from '../src/games/xenos-rampant/plan.ts';
import { plannedOf } from '../src/games/xenos-rampant/planned.ts';
import { landingsOf } from '../src/games/xenos-rampant/pointing.ts';
import { retreatSigns } from '../src/games/xenos-rampant/retreatSigns.ts';
import { choiceOf, jsonOf } from '../src/games/xenos-rampant/shared/border.ts';
import type { Selection } from '../src/table/actions/selection.ts';
import type { TableState } from '../src/table/client/tableState.ts';
import type { GameModule } from '../src/table/contract.ts';
import { layOut } from '../src/table/prompt/layOut.ts';

const ASK = {
  seat: 0,
  rule: 'XR-RET-14',
  prompt: '',
  spaces: [],
  withdrawals: [],
  refused: [],
  reaction: null,
};

type Table = ReturnType<NonNullable<typeof game.arrange>>;

/** The buttons of a seat's question, the endings after a bar, each with what is written under its words. */
function buttonsOf(w: Table, seat: number): string[] {
  const view: View = game.view(w, seat);
  const offers = (game.asks(w).find((one) => one.seat === seat)?.offers ?? []).map((choice) => ({
    choice: jsonOf(choice),
    words: choiceWords(choice, view),
  }));
  const selection: Pick<Selection, 'picked' | 'path' | 'exact' | 'plain'> = {
    picked: null,
    path: [],
    exact: [],
    plain: [],
  };
  const ask: Pick<Asked, 'seat' | 'offers' | 'withdrawals'> = { seat, offers, withdrawals: [] };
  const module = {
    note: (choice: Json, now: View, by: number) => noteOf(choiceOf(choice), now, by),
  } as unknown as GameModule;
  const layout = layOut(
    { state: { ask, view } as unknown as TableState, module, selection: selection as Selection },
    'wide',
  );
  return [
    ...layout.labels.map((label, i) =>
      [label, layout.consequences[i]].filter((one) => one !== '').join(': '),
    ),
    ...layout.endings.map(({ words }) => `| ${words}`),
  ];
}

/** A worn unit in the wood is shot at and its Courage fails; a friend stands behind it. */
function retreating(friend: [number, number]): Table {
  const w = game.arrange!({
    map: 'PAD',
    'no obstacles': true,
    acting: 'B',
    seats: {
      A: {
        units: {
          F: { unit: 'Light Infantry', at: [32, 38.5], sp: 1 },
          Friend: { unit: 'Heavy Infantry + Undead', at: friend },
          Idle: { unit: 'Light Infantry + Undead', at: [4, 4] },
        },
      },
      B: {
        units: {
          E: { unit: 'Elite Infantry', at: [32, 26.5] },
          Two: { unit: 'Light Infantry', at: [44, 4] },
        },
      },
    },
  });
  game.resume(w, fastChance(1));
  const dice = scriptedChance([6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2]);
  game.play(w, 1, { order: 'shoot', unit: 3, target: 0 }, dice);
  game.play(w, 0, { react: false }, dice);
  return w;
}

test('a unit that is boxed in is not sent running by the first button, and each way says what it costs', () => {
  expect(buttonsOf(retreating([32, 41.9]), 0)).toEqual([
    'Run for cover, 0.5" to the east: no loss',
    'Stay in cover: no loss',
  ]);
  // Two buttons have room; the third answer is in the list. Five dice of 5+ against Armour 2: two hits or more in 53.9 of 100 throws.
  const boxed = game.view(retreating([32, 41.9]), 0);
  const free = game.view(retreating([40, 4]), 0);
  expect(noteOf({ retreat: 'away' }, boxed, 0).consequence).toBe('destroyed 54 %');
  expect(noteOf({ retreat: 'away' }, free, 0).consequence).toBe('no loss');
});

test('a way that costs something says so on the board and before it is taken', () => {
  const w = retreating([32, 41.9]);
  const view = game.view(w, 0);
  expect(plannedOf({ retreat: 'away' }, view, 0)?.sentence).toMatch(/The price: destroyed 54 %\.$/);
  expect(plannedOf({ retreat: 'stay' }, view, 0)?.sentence).not.toContain('price');
  const offers = (game.asks(w)[0]?.offers ?? []).map((choice) => ({ choice: jsonOf(choice), words: '' }));
  const signs = retreatSigns(view, askedUnit(view, 0), landingsOf(view, { ...ASK, offers }), null);
  expect(signs.map(({ text }) => text)).toContainEqual(expect.stringMatching(/^away .*: destroyed 54 %$/));
});

test('the hint does not say that cover is too far if the unit stands in it', () => {
  const view = game.view(retreating([40, 4]), 0);
  expect(game.reason?.(view, 0, { retreat: 'away' })?.words).toBe('it gets farther from the enemy');
});

/** A skirmisher beside an empty building, with an enemy so far away. */
function skirmisher(enemy: [number, number]): Table {
  const w = game.arrange!({
    map: 'CROSS',
    'no obstacles': true,
    seats: {
      A: {
        units: {
          S: { unit: 'Recon Infantry', at: [31, 23] },
          Friend: { unit: 'Light Infantry', at: [36, 23] },
        },
      },
      B: {
        units: {
          Enemy: { unit: 'Primitive Infantry', at: enemy },
          Far: { unit: 'Primitive Infantry', at: [4, 4] },
        },
      },
    },
  });
  game.resume(w, fastChance(1));
  return w;
}

function skirmishing(enemy: [number, number]): Table {
  const w = skirmisher(enemy);
  game.play(w, 0, { order: 'skirmish', unit: 0 }, scriptedChance([6, 6]));
  return w;
}

test('a skirmisher with nobody in reach is not asked to shoot at an empty building first', () => {
  const far = skirmishing([31, 41]);
  expect(game.asks(far)[0]?.offers).toEqual([{ first: 'shoot' }, { first: 'move' }]);
  expect(buttonsOf(far, 0)).toEqual(['Move first']);
  const near = skirmishing([31, 36]);
  expect(buttonsOf(near, 0)).toEqual(['Shoot first', 'Move first']);
  game.play(near, 0, { first: 'shoot' }, fastChance(1));
  expect(game.asks(near)[0]?.offers).toContainEqual({ house: 1 });
  expect(buttonsOf(near, 0)).toEqual([expect.stringMatching(/^Shoot at .*: stops it \d+ %$/)]);
  // Whoever wants to shoot at the building all the same can.
  game.play(far, 0, { first: 'shoot' }, fastChance(1));
  expect(buttonsOf(far, 0)).toContain('Shoot at Building 2');
});

test('a planned skirmish answers by itself whether it shoots first, beside a building too', () => {
  const w = skirmisher([31, 38.5]);
  const row = suggestedPlan(game.view(w, 0)).find(({ order }) => order.order === 'skirmish');
  expect(row?.follow[0]).toEqual({ first: 'move' });
  expect(row?.follow.at(-1)).toEqual({ shoot: 2 });
});
