// What armies of one side say to each other.
import { plainPhrases } from '../../table/talk/plainPhrases.ts';

export const phraseBook = plainPhrases({
  'open-door': 'I open the door',
  'wait-medic': 'Wait for my Medic',
  'scan-blip': 'Scan that Blip',
  'hold-line': 'Hold this line',
  'draw-them': 'I draw them off',
  'rescue-first': 'Civilians first',
});
