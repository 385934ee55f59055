// The training siege (XS-M-TRAIN): three rounds with fixed draws.
import { training } from '../../../../games/xenoshyft/content/training.ts';
import { lessonOf } from '../../learn/pages.ts';

const pages = training.steps.map(({ text, rule, choice, dice }, i) => ({
  text: i === 0 ? `${training.opening.text} ${text}` : text,
  rule,
  expects: choice,
  dice,
}));

export const lesson = lessonOf({ title: training.title, options: training.options, opening: training.opening.dice, pages }, 5, [
  { kind: 'person', name: 'Commander' },
]);
