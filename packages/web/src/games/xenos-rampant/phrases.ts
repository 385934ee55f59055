// What allies on one side say, and rivals to each other.
import { plainPhrases } from '../../table/talk/plainPhrases.ts';

export const phraseBook = plainPhrases({
  'hold-wood': 'Hold the wood',
  'charge-first': 'I charge first',
  'shoot-that': 'Shoot at this one',
  'left-flank': 'I take the left flank',
  'right-flank': 'I take the right flank',
  'keep-reserve': 'Keep one in reserve',
});
