// Equipment that changes hands may cost a life, and its words say so before.
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';

describe('Equipment that leaves a Troop', () => {
  const words = (troops: readonly object[], slot: 'weapon' | 'armor' = 'armor'): string => {
    const w = game.arrange({
      phase: 'deployment',
      items: ['med pack'],
      seats: [{ division: 'armory', troops }],
    });
    const [from, to] = w.commanders[0]!.lane.troops;
    return game.words.choice({ do: 'hand over', slot, from: from!.id, to: to!.id }, game.view(w, 0));
  };
  const wounded = (damage: number) => ({ troop: 'ranger', armor: 'composite plate', damage });

  test('XS-DEP-14 says so if the one who gives it falls', () => {
    expect(words([wounded(4), { troop: 'militia' }])).toMatch(
      /to Militia \(A2\): NorTec Ranger \(A1\) falls$/,
    );
  });

  test('says nothing if the one who gives it lives', () => {
    expect(words([wounded(0), { troop: 'militia' }])).toMatch(/to Militia \(A2\)$/);
  });
});
