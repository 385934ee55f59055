// A record names the edition of its rules, and the shelf has every edition that was ever used.
import { BadInput, RecordError } from '@xenotable/kernel';
import { describe, expect, test } from 'vitest';
import { editionOf, gameFor, gameNames, gamePackage } from '../index.ts';

describe('editions', () => {
  test.each(gameNames)('%s: edition 1 plays under its own rules beside the present one', async (name) => {
    const first = await gameFor({ game: name, edition: '1' });
    expect(first.edition).toBe('1');
    const { game } = await gamePackage(name);
    expect(await gameFor({ game: name, edition: game.edition })).toBe(game);
    expect((await editionOf(name)).game).toBe(game);
  });

  test('a record of an unknown game or edition says what there is', async () => {
    await expect(gameFor({ game: 'xenoshift', edition: '1' })).rejects.toThrow('did you mean "xenoshyft"?');
    await expect(gameFor({ game: 'xenoshyft', edition: '99' })).rejects.toThrow(
      /there is no edition "99" of xenoshyft here \(there are 1, /,
    );
    await expect(gameFor({ game: 'xenoshyft', edition: '99' })).rejects.toBeInstanceOf(RecordError);
  });

  test('what an earlier edition refuses is bad input as well', async () => {
    const { game } = await editionOf('xenoshyft', '1');
    expect(() => game.setup({ nonsense: 1 }, [], { roll: () => 1, pick: () => 0 })).toThrow(BadInput);
  });
});
