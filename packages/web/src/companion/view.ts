// A companion's view as the page holds it.
import type { Answers, CompanionView, Outlook, Sheet } from '@xenotable/kernel/companion';
import type { Json } from '@xenotable/kernel';
import type { TableState } from '../table/client/tableState.ts';

/** What the phone shows. The rules that made the view are those of a companion. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const viewOf = ({ view }: Pick<TableState, 'view'>): CompanionView => view as unknown as CompanionView;

export const answerOf = (answers: Answers): Json => ({ do: 'answer', answers: { ...answers } });

const fits = (outlook: Outlook, answers: Answers): boolean =>
  Object.entries(outlook.answers).every(([key, value]) => answers[key] === value);

/** What comes of these answers; undefined while one is missing. */
export const outlookOf = (sheet: Sheet, answers: Answers): Outlook | undefined =>
  sheet.outlooks.find((outlook) => fits(outlook, answers));

/** Where there is nothing to choose the answer is given. */
export function firstAnswers(sheet: Sheet): Answers {
  const only = sheet.questions.flatMap(({ key, answers }) =>
    answers.length === 1 && answers[0] !== undefined ? [[key, answers[0].value] as const] : [],
  );
  return Object.fromEntries(only);
}
