// Questions to the people at a real table, as steps of a book. A value can be corrected at any question.
import { same } from '../src/read/json.ts';
import type { AskStep, Next } from '../src/rules/flow.ts';
import type { Anytime } from '../src/rules/game.ts';
import type { Happening, Tell } from '../src/rules/happening.ts';
import type { LogKinds } from '../src/rules/log.ts';
import type { Playing } from '../src/rules/play.ts';
import { refuse } from '../src/rules/refusal.ts';
import type { Bookmark, RuleId, Seat, World } from '../src/rules/world.ts';
import { type Decided, type Dispute, disputeFault, highestDie, isDispute } from './dispute.ts';
import { type Measurements, forgetMeasured, noteMeasured } from './measured.ts';
import type { Answers, Sheet } from './sheet.ts';
import {
  type Correction,
  type FieldValue,
  type Kept,
  type Moved,
  type Reason,
  correctionFault,
  isCorrection,
  isMoved,
  movedFault,
} from './state.ts';

/** Something that was answered since the activation began: 'Closest' 'Ranger'. */
export interface TrailItem {
  label: string;
  value: string;
}

export interface CompanionWorld extends World {
  trail: TrailItem[];
  /** Number of corrections so far. */
  corrections: number;
  /** The answer that a die has decided about the open question; missing where nobody disagreed. */
  decided?: Decided;
  /** Distances as they were measured last; missing where none is known. */
  measured?: Measurements;
}

export type Winner = 'people' | 'automaton' | 'nobody';

export type CompanionChoice =
  | { do: 'answer'; answers: Answers }
  | Dispute
  | Correction
  | Moved
  /** The end of the game, as the people see it on their table. */
  | { do: 'end'; winner: Winner };

/** Every value that may be corrected; the view lists what the app keeps. */
export interface CompanionSpace {
  kind: 'correct';
}

export type CompanionHappening =
  | {
      type: 'corrected';
      thing: string;
      name: string;
      field: string;
      from: FieldValue;
      to: FieldValue;
      reason: Reason;
      number: number;
    }
  | { type: 'moved by hand'; thing: string; name: string }
  | { type: 'disputed'; question: string; one: string; other: string; dice: [number, number] }
  | { type: 'ended'; winner: Winner };

const WON: Readonly<Record<Winner, string>> = {
  people: 'the people have won',
  automaton: 'the automaton has won',
  nobody: 'nobody has won',
};

const BECAUSE: Readonly<Record<Reason, string>> = {
  'die misread': 'a die was misread',
  'typed wrongly': 'it was typed wrongly',
  'rule forgotten': 'a rule was forgotten',
  'model was moved': 'a model was moved',
};

export const wonWords = (winner: Winner): string => WON[winner];

export const companionLog: LogKinds<CompanionHappening> = {
  corrected: {
    words: ({ name, field, from, to, reason, number }) =>
      `Correction ${number}: ${field} of ${name} is ${to}, not ${from}, because ${BECAUSE[reason]}`,
    about: ({ thing }) => [thing],
  },
  'moved by hand': {
    words: ({ name }) => `${name} was moved by accident; nothing that is kept changes`,
    about: ({ thing }) => [thing],
  },
  disputed: {
    words: ({ question, one, other, dice: [a, b] }) =>
      `The people disagree (${question}): ${one}, or ${other}. The higher die decides for ${a > b ? one : other}`,
    dice: ({ dice }) => dice,
  },
  ended: ({ winner }) => `The people end the game: ${WON[winner]}`,
};

/** What corrections need of a title. */
export interface Keeping<W extends CompanionWorld, H extends Happening> {
  rules: { correct: RuleId; moved: RuleId; dispute: RuleId; end: RuleId };
  /** Everything that the app keeps now. */
  kept(w: W): Kept[];
  /** Sets a value within its bounds, and everything that depends on it. */
  correct(play: Playing<W, H>, thing: string, field: string, to: FieldValue): void;
}

/** A question as a title writes it; `R` is where its answers lead. */
export interface QuestionParts<W extends CompanionWorld, L, R extends Next, H extends Happening> {
  rule: RuleId;
  /** Null: the answer would change nothing, so the question is not asked. */
  sheet(w: W, f: Bookmark & L): Sheet | null;
  /** The entry of the trail for the answer; none if it would only repeat the log. */
  trail?(w: W, f: Bookmark & L, answers: Answers): TrailItem | null;
  take(play: Playing<W, H>, f: Bookmark & L, answers: Answers): R;
}

/** What follows if the question was not asked. */
interface Unasked<W extends CompanionWorld, L, A extends Next, H extends Happening> {
  after(play: Playing<W, H>, f: Bookmark & L): A;
}

/** A step that asks with a sheet. */
export interface SheetStep<W extends CompanionWorld, L, R extends Next, H extends Happening> extends Omit<
  AskStep<W, CompanionChoice, L, string, H, CompanionSpace>,
  'take' | 'after' | 'auto'
> {
  sheet(w: W, f: Bookmark & L): Sheet | null;
  take(play: Playing<W, H>, f: Bookmark & L, seat: Seat, choice: CompanionChoice): R | 'again';
  after?(play: Playing<W, H>, f: Bookmark & L): R;
}

/** Makes the questions of a title. */
export interface Asks<W extends CompanionWorld, H extends Happening> {
  <L extends object, const R extends Next>(
    parts: QuestionParts<W, L, R, H> & { after?: never },
  ): SheetStep<W, L, R, H>;
  <L extends object, const R extends Next, const A extends Next>(
    parts: QuestionParts<W, L, R, H> & Unasked<W, L, A, H>,
  ): SheetStep<W, L, R | A, H>;
}

/** Another step of the chapter, by its name. */
export const goTo = <N extends string>(step: N): { goTo: N } => ({ goTo: step });

const CORRECT: CompanionSpace[] = [{ kind: 'correct' }];

/** Makes questions for a title: each can be answered, and each allows corrections. */
export function questionsFor<W extends CompanionWorld, H extends Happening>(
  keeping: Keeping<W, H>,
): Asks<W, H | CompanionHappening> {
  const { kept, rules } = keeping;
  return <L extends object, R extends Next, A extends Next>(
    parts: QuestionParts<W, L, R, H | CompanionHappening> & Partial<Unasked<W, L, A, H | CompanionHappening>>,
  ): SheetStep<W, L, R | A, H | CompanionHappening> => ({
    rule: parts.rule,
    sheet: (w, f) => parts.sheet(w, f),
    prompt: (w, f) => parts.sheet(w, f)?.questions[0]?.title ?? 'What now?',
    who: (w, f) => (parts.sheet(w, f) === null ? null : 0),
    offers: (w, f) => (parts.sheet(w, f)?.outlooks ?? []).map(({ answers }) => ({ do: 'answer', answers })),
    spaces: () => CORRECT,
    judge(w, f, _seat, choice) {
      if (isDispute(choice)) return disputeFault(parts.sheet(w, f), choice, rules.dispute);
      if (isCorrection(choice)) return correctionFault(kept(w), choice, rules.correct);
      if (isMoved(choice)) return movedFault(kept(w), choice, rules.moved);
      return refuse(parts.rule, 'That is none of the answers here.');
    },
    take(play, f, _seat, choice) {
      if (choice.do === 'correct' || choice.do === 'moved') {
        setRight(keeping, play, choice);
        return 'again';
      }
      if (choice.do === 'dispute') {
        settle(play, parts.sheet(play.w, f), choice, rules.dispute);
        return 'again';
      }
      if (choice.do !== 'answer') throw new Error(`'${choice.do}' answers no question`);
      const item = parts.trail?.(play.w, f, choice.answers) ?? null;
      if (item !== null) play.w.trail.push(item);
      delete play.w.decided;
      const sheet = parts.sheet(play.w, f);
      if (sheet !== null) noteMeasured(play.w, sheet, choice.answers);
      return parts.take(play, f, choice.answers);
    },
    ...(parts.after && { after: parts.after }),
  });
}

/** Two people say different things: a die for each of them decides which answer counts. */
function settle<W extends CompanionWorld, H extends Happening>(
  play: Playing<W, H | CompanionHappening>,
  sheet: Sheet | null,
  { key, one, other }: Dispute,
  rule: RuleId,
): void {
  const question = sheet?.questions.find((asked) => asked.key === key);
  const label = (value: string): string =>
    question?.answers.find((answer) => answer.value === value)?.label ?? value;
  const dice = highestDie(() => play.roll(6, rule));
  play.w.decided = { key, value: dice[0] > dice[1] ? one : other };
  play.tell?.(
    { type: 'disputed', question: question?.title ?? key, one: label(one), other: label(other), dice },
    rule,
  );
}

function setRight<W extends CompanionWorld, H extends Happening>(
  { rules, kept, correct }: Keeping<W, H>,
  play: Playing<W, H | CompanionHappening>,
  choice: Correction | Moved,
): void {
  const { w } = play;
  const thing = kept(w).find((one) => one.thing === choice.thing);
  if (thing === undefined) throw new Error(`nothing is kept of ${choice.thing}`);
  if (choice.do === 'moved') {
    forgetMeasured(w, thing.name);
    play.tell?.({ type: 'moved by hand', thing: thing.thing, name: thing.name }, rules.moved);
    return;
  }
  const field = thing.fields.find(({ key }) => key === choice.field);
  w.corrections++;
  correct(play, choice.thing, choice.field, choice.to);
  play.tell?.(
    {
      type: 'corrected',
      thing: thing.thing,
      name: thing.name,
      field: field?.label ?? choice.field,
      from: choice.from,
      to: choice.to,
      reason: choice.reason,
      number: w.corrections,
    },
    rules.correct,
  );
}

/** The end that only the real table can show: people may declare it at any question. */
export function endings<W extends CompanionWorld, H extends Happening>(
  rule: RuleId,
): Anytime<W, CompanionChoice, H | CompanionHappening> {
  const all: CompanionChoice[] = (['people', 'automaton', 'nobody'] as const).map((winner) => ({
    do: 'end',
    winner,
  }));
  return {
    offers: () => all,
    includes: (choice) => all.some((one) => same(one, choice)),
    take(play, seat, choice) {
      if (choice.do !== 'end') return;
      const tell: Tell<H | CompanionHappening> | undefined = play.tell;
      tell?.({ type: 'ended', winner: choice.winner }, rule);
      play.end({ winners: choice.winner === 'people' ? [seat] : [], rule, why: WON[choice.winner] });
    },
  };
}
