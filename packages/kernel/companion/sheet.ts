// What a companion asks at a real table, as data: what people do now, what is measured, what each answer would mean, and
// which dice are rolled for it.
import type { RuleId } from '../src/rules/world.ts';

/** Answers to the questions of a sheet, by their keys. */
export type Answers = Readonly<Record<string, string>>;

export interface Answer {
  value: string;
  /** 'Less than 12″'. */
  label: string;
  /** Below the label: 'short range +1'. */
  detail?: string;
}

export interface Question {
  key: string;
  title: string;
  /** How it is drawn: large buttons in a column, a few side by side, or numbers in a grid. */
  look: 'buttons' | 'segments' | 'numbers';
  answers: readonly Answer[];
  /** It is not asked while the question of this key has one of these answers, beside which it says nothing. */
  unless?: { key: string; is: readonly string[] };
  /** The usual answer, chosen at first. */
  usual?: string;
  /** It asks for the distance of two things: the least and the greatest of each answer; none for answers that say nothing about it. */
  distance?: { pair: string; spans: Readonly<Record<string, readonly [from: number, to: number]>> };
}

/** Whether a question is asked beside these answers to the others. */
export const isAsked = ({ unless }: Question, answers: Answers): boolean =>
  unless === undefined || !unless.is.includes(answers[unless.key] ?? '');

/** Dice that are typed in together, and what they must show. */
export interface Throw {
  /** 'To hit'. */
  label: string;
  dice: number;
  sides: number;
  /**
   * Their sum must be at most or at least this; missing if every result has its own meaning. `best`: only that many of
   * the lowest dice count. `ones`: a 1 adds nothing, or also spoils the whole throw.
   */
  need?: { atMost: number; best?: number } | { atLeast: number; ones?: 'nothing' | 'spoil' };
  /** 'hits', 'holds': what meeting the need means. */
  means?: string;
  /** What follows if the need is met or not met, in one sentence. */
  met?: string;
  unmet?: string;
  /** The following throws are left out if this one is met, or not met. */
  ends?: 'met' | 'unmet';
  /** From 0 to 1. */
  chance?: number;
  rule: RuleId;
}

/** The result of one set of answers. */
export interface Outlook {
  answers: Answers;
  /** On the button: '58 %'. */
  value?: string;
  /** Below the value: 'hits on 7'. */
  note?: string;
  /** Above the button that finishes the screen: 'It fires: hits on 7 or less, 58 %.' */
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
  /** What people do now: one act, with its reason. */
  act: { words: string; why?: string; rule: RuleId } | null;
  questions: readonly Question[];
  /** One for each legal set of answers. */
  outlooks: readonly Outlook[];
}

/** A sheet with one question whose answers need nothing but their own words. */
export function plainSheet(
  question: Question,
  parts: Partial<Pick<Sheet, 'subject' | 'act'>> & {
    rule: RuleId;
    /** The sentence for an answer; by default the answer itself. */
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

/** A step of setting up the real table: nothing is asked but whether it is done. */
export const setUpSheet = (
  step: string,
  act: NonNullable<Sheet['act']>,
  { rule, sentence }: { rule: RuleId; sentence: string },
): Sheet =>
  plainSheet(
    {
      key: 'done',
      title: 'Is that done?',
      look: 'buttons',
      answers: [{ value: step, label: 'It stands' }],
    },
    { rule, act, sentence: () => sentence, button: 'Next' },
  );

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
