// What a companion asks at a real table, as data: what hands do now, what is measured, what each answer would mean, and which dice are thrown for it.
import type { RuleId } from '../src/rules/world.ts';

/** Answers to the questions of a sheet, by their keys. */
export type Answers = Readonly<Record<string, string>>;

export interface Answer {
  value: string;
  /** 'Less than 12″'. */
  label: string;
  /** Under it: 'short range +1'. */
  detail?: string;
}

export interface Question {
  key: string;
  title: string;
  /** How it is drawn: large buttons in a column, a few side by side, or numbers in a grid. */
  look: 'buttons' | 'segments' | 'numbers';
  answers: readonly Answer[];
}

/** Dice that are typed in together, and what they must show. */
export interface Throw {
  /** 'To hit'. */
  label: string;
  dice: number;
  sides: number;
  /**
   * Their sum must be at most or at least this; missing where every result means something else. `best`: only the lowest so
   * many count. `ones`: a 1 adds nothing, or spoils the whole throw too.
   */
  need?: { atMost: number; best?: number } | { atLeast: number; ones?: 'nothing' | 'spoil' };
  /** 'hits', 'holds': what meeting the need means. */
  means?: string;
  /** What follows if it is met, or not, in one sentence. */
  met?: string;
  unmet?: string;
  /** The throws after this one are not made if it is met, or not met. */
  ends?: 'met' | 'unmet';
  /** From 0 to 1. */
  chance?: number;
  rule: RuleId;
}

/** What comes of one set of answers. */
export interface Outlook {
  answers: Answers;
  /** On the button: '58 %'. */
  value?: string;
  /** Under it: 'hits on 7'. */
  note?: string;
  /** Above the button that ends the screen: 'It fires: hits on 7 or less, 58 %.' */
  sentence: string;
  rule: RuleId;
  /** What the button says: 'Roll your dice'. */
  button: string;
  throws: readonly Throw[];
}

/** Who acts. */
export interface Subject {
  name: string;
  detail: string;
  side: 'people' | 'automaton';
  letter: string;
  rule?: RuleId;
}

export interface Sheet {
  subject: Subject | null;
  /** What hands do now: one act, with its reason. */
  act: { words: string; why?: string; rule: RuleId } | null;
  questions: readonly Question[];
  /** One for each legal set of answers. */
  outlooks: readonly Outlook[];
}

/** Everything that one question may be answered with, where nothing more is to be said of an answer than its own words. */
export function plainSheet(
  question: Question,
  parts: Partial<Pick<Sheet, 'subject' | 'act'>> & {
    rule: RuleId;
    /** What follows an answer; by default the answer itself. */
    sentence?: (value: string, label: string) => string;
    button?: string | ((value: string) => string);
    throws?: (value: string) => readonly Throw[];
  },
): Sheet {
  const { subject = null, act = null, rule, sentence, button = 'Go on', throws } = parts;
  return {
    subject,
    act,
    questions: [question],
    outlooks: question.answers.map(({ value, label }) => ({
      answers: { [question.key]: value },
      sentence: sentence?.(value, label) ?? `${label}.`,
      rule,
      button: typeof button === 'string' ? button : button(value),
      throws: throws?.(value) ?? [],
    })),
  };
}

/** All sets of answers to some questions. */
export function combinations(questions: readonly Question[]): Answers[] {
  let all: Answers[] = [{}];
  for (const { key, answers } of questions)
    all = all.flatMap((one) => answers.map(({ value }) => ({ ...one, [key]: value })));
  return all;
}

/** A set of answers in the words of the sheet: 'Less than 12″, hard cover'. */
export const answerWords = (sheet: Sheet, answers: Answers): string =>
  sheet.questions
    .map(
      ({ key, answers: all }) => all.find(({ value }) => value === answers[key])?.label ?? answers[key] ?? '',
    )
    .join(', ');
