// What a Squad says to itself, and to the other one.
import { plainPhrases } from '../../table/talk/plainPhrases.ts';

export const phraseBook = plainPhrases({
  'watch-lane': 'I watch this lane',
  'pod-last': 'Trigger the pod last',
  'cover-me': 'Cover me',
  'hold-fire': 'Hold your fire',
  'go-first': 'I go first',
  'take-objective': 'You take the objective',
  'need-heal': 'I need a medikit',
});
