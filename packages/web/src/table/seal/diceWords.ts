// The result of checking the dice, in words.
import type { Difference } from '@xenotable/kernel';
import type { DiceReport } from '../../worker/api.ts';

export function summaryOf({ check }: DiceReport): { good: boolean; words: string } {
  switch (check.verdict) {
    case 'unsealed':
      return {
        good: false,
        words:
          'No seal was published before the first die: the game replays well, but its dice cannot be checked.',
      };
    case 'sealed':
      return {
        good: false,
        words: 'The seal is not opened yet: the seed is published when the game is over.',
      };
    case 'no seed':
      return { good: false, words: 'What the record calls its seed is none: it has 64 hexadecimal digits.' };
    case 'opened': {
      if (!check.fits)
        return {
          good: false,
          words: 'The seed is not the one whose seal was published before the first die.',
        };
      const [first] = check.different;
      return first === undefined
        ? { good: true, words: `All ${check.compared} dice and draws are those of the sealed seed.` }
        : { good: false, words: `A die is wrong: ${differenceWords(first)}.` };
    }
  }
}

/** 'number 7 (decision 3, XS-CMB-02): 4 of d6 was played, the seed gives 2'. */
export function differenceWords({ number, entry, was: [rule, asked, result], is }: Difference): string {
  const at = entry < 0 ? 'the opening' : `decision ${entry + 1}`;
  const thing = asked.startsWith('d') ? `${result} of ${asked}` : `draw ${result} ${asked}`;
  return `number ${number + 1} (${at}, ${rule}): ${thing} was played, the seed gives ${is[2]}`;
}
