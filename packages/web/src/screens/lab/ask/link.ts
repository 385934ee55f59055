// A question as a link: it travels in the part of the address that no server sees.
import type { Question } from '@xenotable/questions';
import { plainQuestion, questionIn } from './text.ts';

const NAME = '#question=';

/** Letters that need no escaping in an address. */
const toLetters = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromLetters = (letters: string): string =>
  new TextDecoder().decode(
    Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    ),
  );

/** Where a question is put together further. */
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
