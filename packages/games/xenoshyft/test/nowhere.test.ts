// A card that is in no lane is found nowhere, is no target, and nothing aimed at it is legal.
import { fastChance } from '@xenotable/kernel';
import { describe, expect, test } from 'vitest';
import { playsOf } from '../book/abilities/plays.ts';
import { ITEM_IDS } from '../content/items.ts';
import { game } from '../game.ts';
import { damageComing } from '../preview.ts';
import { enemyById, enemyOf, laneOfEnemy, laneOfTroop, troopById, troopOf } from '../table.ts';
import { findEnemy, findTroop } from '../viewReaders.ts';

describe('a card that is in no lane', () => {
  const w = game.arrange({
    round: 7,
    phase: 'deployment',
    seats: [
      {
        division: 'command center',
        hand: [...ITEM_IDS, 'paratrooper'],
        troops: ['storm trooper', 'medic', 'defender'],
      },
    ],
  });
  game.resume(w, fastChance(1));
  const NOBODY = 99;

  test('is found nowhere', () => {
    expect([laneOfTroop(w, NOBODY), laneOfEnemy(w, NOBODY)]).toEqual([-1, -1]);
    expect([troopById(w, NOBODY), enemyById(w, NOBODY)]).toEqual([null, null]);
    expect(() => troopOf(w, NOBODY)).toThrow(/99/);
    expect(() => enemyOf(w, NOBODY)).toThrow(/99/);
    const view = game.view(w, 0);
    expect([findTroop(view, NOBODY), findEnemy(view, NOBODY)]).toEqual([null, null]);
    expect(damageComing(view, NOBODY)).toBe(0);
  });

  test('is no target of anything in any window, though damage was meant for it', () => {
    for (const window of ['deploy', 'reaction', 'reveal', 'damage', 'kill'] as const) {
      const plays = playsOf(w, 0, {
        window,
        lane: 0,
        hits: [{ unit: NOBODY, amount: 3, moved: false }],
        guards: [],
        saveable: [],
      });
      expect(plays.filter((play) => JSON.stringify(play).includes(String(NOBODY)))).toEqual([]);
    }
  });

  test('and nothing aimed at it is legal', () => {
    for (const card of ITEM_IDS)
      for (const at of [
        { troop: NOBODY },
        { enemy: NOBODY },
        { lane: NOBODY },
        { lane: 0, heal: [[NOBODY, 1]] },
      ])
        expect(game.judge(w, 0, { do: 'play', card, at })?.rule, card).toMatch(/^XS-/);
    for (const choice of [
      { do: 'equip', card: 'shotgun', troop: NOBODY },
      { do: 'move', troop: NOBODY, zone: 1 },
      { do: 'hand over', slot: 'weapon', from: NOBODY, to: 1 },
      { do: 'hand over', slot: 'weapon', from: 1, to: NOBODY },
      { do: 'stand down', troop: NOBODY },
      { do: 'division', ability: 2, troops: [1, NOBODY] },
      { do: 'use', troop: NOBODY, of: 'troop', at: {} },
    ])
      expect(game.judge(w, 0, choice)?.rule, choice.do).toMatch(/^XS-/);
  });
});
