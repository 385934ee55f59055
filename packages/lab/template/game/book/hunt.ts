// The hunt: one throw after the other.
import { applies } from '@xenotable/kernel';
import { chapter } from './chapter.ts';

export const hunt = chapter('hunt').steps({
  /** BH-01 Press on, or BH-03 go home. */
  'press on': {
    rule: 'BH-01',
    prompt: 'Press on?',
    who: () => 0,
    offers: () => [{ do: 'press on' }, { do: 'go home' }],
    take(play, _f, seat, choice) {
      if (choice.do === 'go home') {
        play.end({ winners: [], rule: 'BH-03', why: 'the hunter went home' });
        return 'done';
      }
      const die = play.roll(6, 'BH-01');
      play.tell?.({ type: 'threw', seat, die }, 'BH-01');
      if (die >= 5) play.end({ winners: [seat], rule: 'BH-01', why: 'the bug is found' });
      if (die === 1) {
        applies('BH-02');
        play.w.hearts--;
        if (play.w.hearts === 0) play.end({ winners: [], rule: 'BH-02', why: 'no heart is left' });
      }
      return 'again';
    },
  },
});
