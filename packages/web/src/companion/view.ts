// A companion's view in the page.
import {
  type Answers,
  type CompanionView,
  type Outlook,
  type Sheet,
  isAsked,
} from '@xenotable/kernel/companion';
import type { Json } from '@xenotable/kernel';
import type { TableState } from '../table/client/tableState.ts';

/** What the phone shows. The rules that made the view are those of a companion. */
export const viewOf = ({ view }: Pick<TableState, 'view'>): CompanionView => view as unknown as CompanionView;

/** Whether its rules know disagreements and contradictions: first editions do not. */
export const knowsDoubts = (view: CompanionView): boolean => 'contradictions' in view;

export const answerOf = (answers: Answers): Json => ({ do: 'answer', answers: { ...answers } });

/** The outlook of these answers; undefined while one is missing. What is not asked beside them has its first answer. */
export function outlookOf(sheet: Sheet, answers: Answers): Outlook | undefined {
  const asked = sheet.questions.filter((question) => isAsked(question, answers));
  return sheet.outlooks.find((outlook) => asked.every(({ key }) => outlook.answers[key] === answers[key]));
}

/** A question with only one answer is answered automatically, and one with a usual answer begins with it. */
export function firstAnswers(sheet: Sheet): Answers {
  const only = sheet.questions.flatMap(({ key, answers, usual }) => {
    const first = answers.length === 1 ? answers[0]?.value : usual;
    return first === undefined ? [] : [[key, first] as const];
  });
  return Object.fromEntries(only);
}
