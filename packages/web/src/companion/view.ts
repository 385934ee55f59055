// A companion's view in the page.
import type { Answers, CompanionView, Outlook, Sheet } from '@xenotable/kernel/companion';
import type { Json } from '@xenotable/kernel';
import type { TableState } from '../table/client/tableState.ts';

/** What the phone shows. The rules that made the view are those of a companion. */
export const viewOf = ({ view }: Pick<TableState, 'view'>): CompanionView => view as unknown as CompanionView;

/** Whether its rules know disagreements and contradictions: first editions do not. */
export const knowsDoubts = (view: CompanionView): boolean => 'contradictions' in view;

export const answerOf = (answers: Answers): Json => ({ do: 'answer', answers: { ...answers } });

const fits = (outlook: Outlook, answers: Answers): boolean =>
  Object.entries(outlook.answers).every(([key, value]) => answers[key] === value);

/** The outlook of these answers; undefined while one is missing. */
export const outlookOf = (sheet: Sheet, answers: Answers): Outlook | undefined =>
  sheet.outlooks.find((outlook) => fits(outlook, answers));

/** A question with only one answer is answered automatically. */
export function firstAnswers(sheet: Sheet): Answers {
  const only = sheet.questions.flatMap(({ key, answers }) =>
    answers.length === 1 && answers[0] !== undefined ? [[key, answers[0].value] as const] : [],
  );
  return Object.fromEntries(only);
}
