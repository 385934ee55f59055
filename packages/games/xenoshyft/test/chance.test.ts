// Late chance equals a real shuffle, and odds that look through it.
import { fastChance, odds, prospectsOf } from '@xenotable/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';

describe('late chance equals a real shuffle', () => {
  /** XS-DEP-20 XS-GEN-09 Two cards left, three in the discard: zones 1 and 2 come from the old deck, 3 and 4 from the new one. */
  const position = {
    phase: 'placing',
    'hive deck': ['gnawer', 'burrower'],
    'hive discard': ['prowler', 'prowler', 'quill beast'],
    seats: [{ hand: ['scanner drone'], troops: ['ajax'] }],
  };

  test('the first two zones hold the old deck, the others the new one', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const chance = fastChance(seed);
        const w = game.arrange(position);
        game.resume(w, chance);
        game.play(w, 0, { do: 'play', card: 'scanner drone', at: { lane: 0 } }, chance);
        const cards = w.commanders[0]!.lane.enemies.map((enemy) => enemy.card);
        expect(cards.slice(0, 2).sort()).toEqual(['burrower', 'gnawer']);
        expect(cards.slice(2).every((card) => card === 'prowler' || card === 'quill beast')).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  test('odds of the front card are those of the old deck alone', () => {
    const w = game.arrange({
      ...position,
      phase: 'deployment',
      seats: [{ hand: ['hi-ex grenade'], troops: ['ajax'] }],
    });
    game.resume(w, fastChance(1));
    const front = odds(
      game,
      w,
      0,
      { do: 'ready' },
      (after) => after.commanders[0]!.lane.enemies[0]?.card ?? 'none',
    );
    expect(front.exact).toBe(true);
    expect(front.lines.map((line) => [line.value, line.chance])).toEqual([
      ['gnawer', 0.5],
      ['burrower', 0.5],
    ]);
  });
});

describe('odds', () => {
  test('the coming fighting, if everybody goes on by the script', () => {
    const w = game.arrange({
      base: 15,
      'hive deck': ['gnawer', 'prowler'],
      seats: [{ hand: ['hi-ex grenade'], troops: ['militia'], enemies: ['gnawer', 'face-down'] }],
    });
    game.resume(w, fastChance(1));
    const { exact, stakes } = prospectsOf(game, { view: game.view(w, 0), seat: 0, plan: [{ do: 'pass' }] });
    const linesOf = (key: string) =>
      stakes.find((stake) => stake.key === key)?.lines.map((line) => [line.value, line.chance]);
    // The Militia and the first Gnawer wear each other down; behind it comes a Gnawer, or a Prowler that gets the grenade.
    expect(exact).toBe(true);
    expect(linesOf('base')).toEqual([
      [0, 0.5],
      [1, 0.5],
    ]);
    expect(linesOf('lane')).toEqual([
      ['holds', 0.5],
      ['is broken through', 0.5],
    ]);
    expect(linesOf('losses')).toEqual([[1, 1]]);
  });

  test('what may be lost in Deployment is known before everybody is ready', () => {
    const w = game.arrange({
      phase: 'deployment',
      base: 3,
      seats: [{ division: 'barracks', hand: ['ranger'], troops: [] }],
    });
    game.resume(w, fastChance(1));
    const { stakes } = prospectsOf(game, { view: game.view(w, 0), seat: 0, plan: [{ do: 'ready' }] }, 50);
    const [, base] = stakes;
    expect(base?.values).toEqual({ unit: 'damage', better: 'less', defeat: 3 });
    expect(base?.mean).toBeGreaterThan(2);
  });
});

describe('odds with several seats', () => {
  test('an empty lane is broken through, although somebody must still say who fights first', () => {
    const w = game.arrange({
      phase: 'deployment',
      base: 40,
      seats: [
        { division: 'barracks', troops: [] },
        { division: 'med bay', troops: ['ranger'] },
      ],
    });
    game.resume(w, fastChance(1));
    w.opened = false;
    const { stakes } = prospectsOf(game, { view: game.view(w, 0), seat: 0, plan: [{ do: 'ready' }] }, 50);
    const [lane, base] = stakes;
    expect(lane?.lines.map((line) => line.value)).toEqual(['is broken through']);
    expect(base?.mean).toBeGreaterThan(3);
  });
});
