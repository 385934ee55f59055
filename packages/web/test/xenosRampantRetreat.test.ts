// The ways of a retreat, named on the board.
import { fastChance, scriptedChance } from '@xenotable/kernel';
import { game } from '@xenotable/xenos-rampant';
import { expect, test } from 'vitest';
import { askedUnit } from '../src/games/xenos-rampant/plan.ts';
import { landingsOf } from '../src/games/xenos-rampant/pointing.ts';
import { landingBases, retreatSigns } from '../src/games/xenos-rampant/retreatSigns.ts';
import { jsonOf } from '../src/games/xenos-rampant/shared/border.ts';

const ASK = {
  seat: 0,
  rule: 'XR-RET-14',
  prompt: '',
  spaces: [],
  withdrawals: [],
  refused: [],
  reaction: null,
};

function retreating() {
  const w = game.arrange!({
    map: 'PAD',
    'no obstacles': true,
    acting: 'B',
    seats: {
      A: {
        units: {
          F: { unit: 'Heavy Infantry', at: [32, 36.5] },
          Idle: { unit: 'Light Infantry + Undead', at: [4, 4] },
        },
      },
      B: {
        units: {
          E1: { unit: 'Elite Infantry', at: [32, 26.5] },
          Two: { unit: 'Light Infantry', at: [44, 4] },
        },
      },
    },
  });
  game.resume(w, fastChance(1));
  const dice = scriptedChance([6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 2, 2]);
  game.play(w, 1, { order: 'shoot', unit: 2, target: 0 }, dice);
  game.play(w, 0, { react: false }, dice);
  const view = game.view(w, 0);
  const asked = game.asks(w).find(({ seat }) => seat === 0);
  const offers = (asked?.offers ?? []).map((choice) => ({ choice: jsonOf(choice), words: '' }));
  return { view, ask: { ...ASK, offers }, unit: askedUnit(view, 0) };
}

test('every way is named where it ends, and the chosen one stands out', () => {
  const { view, ask, unit } = retreating();
  const landings = landingsOf(view, ask);
  const signs = retreatSigns(view, unit, landings, null);
  expect(signs.map(({ text }) => text).toSorted()).toEqual(['away 2¼", soft cover', 'to soft cover 1½"']);
  expect(new Set(signs.map(({ x, y }) => `${x} ${y}`)).size).toBe(2);
  expect(signs.every(({ look }) => look === 'edged')).toBe(true);
  // Signs keep off these places, so that none stands at the way of another.
  expect(landingBases(unit, landings)).toHaveLength(2);
  expect(landingBases(null, landings)).toEqual([]);
  const chosen = retreatSigns(view, unit, landings, { retreat: 'away' });
  expect(chosen.find(({ look }) => look === 'strong')?.text).toContain('away');
});
