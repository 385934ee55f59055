// What a squad says to itself.
import { plainPhrases } from '../../table/talk/plainPhrases.ts';

export const phraseBook = plainPhrases({
  'leave-to-me': 'Leave slot 1 to me',
  'save-ammo': 'Save ammo',
  'spread-wounds': 'Spread the wounds',
  'save-command': 'Keep the command points',
  'flip-it': 'Turn that card up',
  'fall-back': 'We fall back',
  'medic-here': 'I need a medic',
});
