// A question as a link: in the fragment of the address, which no server sees.
import type { Question } from '@xenotable/questions';
import { fromLetters, toLetters } from '../../../kit/letters.ts';
import { plainQuestion, questionIn } from './text.ts';

const NAME = '#question=';

/** The address at which a question is edited. */
export const pathTo = (question: Question): string =>
  `/lab${NAME}${toLetters(JSON.stringify(plainQuestion(question)))}`;

export const linkTo = (question: Question): string => location.origin + pathTo(question);

/** The question in the address; null if there is none. Throws if it is damaged. */
export function questionInAddress(): Question | null {
  if (!location.hash.startsWith(NAME)) return null;
  let text: string;
  try {
    text = fromLetters(location.hash.slice(NAME.length));
  } catch {
    throw new Error('The question in this link is damaged: perhaps a part of it was cut off.');
  }
  return questionIn(text);
}
