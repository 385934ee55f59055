// A companion is a game like any other, but its world has no board and all questions are answered by the people at a real table.
import type { Chance } from '../src/chance/chance.ts';
import { BadInput } from '../src/read/badInput.ts';
import { type Json, copyJson, isJson, isObject } from '../src/read/json.ts';
import { type Book, type Next, questionOf, top } from '../src/rules/flow.ts';
import { type Game, type RulesParts, defineGame } from '../src/rules/game.ts';
import type { Happening } from '../src/rules/happening.ts';
import type { LogWords } from '../src/rules/log.ts';
import type { OptionSheet, Options } from '../src/rules/options.ts';
import type { Outcome, SeatPlan } from '../src/rules/world.ts';
import {
  type CompanionChoice,
  type CompanionHappening,
  type CompanionSpace,
  type CompanionWorld,
  type Keeping,
  type SheetStep,
  type TrailItem,
  endings,
  wonWords,
} from './questions.ts';
import { type Decided, anyDispute, disputeFault, isDispute } from './dispute.ts';
import { type Contradiction, contradictions } from './measured.ts';
import { type Sheet, answerWords } from './sheet.ts';
import { type Kept, anyCorrection, correctionFault, isCorrection, isMoved, movedFault } from './state.ts';

/** What the phone shows; it hides nothing from anybody at the table. */
export interface CompanionView<W extends CompanionWorld = CompanionWorld> {
  /** 'round 3 · bag 3 left'. */
  headline: string;
  sheet: Sheet | null;
  kept: Kept[];
  trail: TrailItem[];
  corrections: number;
  /** The answer that a die has decided about the open question. */
  decided: Decided | null;
  /** Answers to it that do not go with what was measured before. */
  contradictions: Contradiction[];
  over: Outcome | null;
  world: W;
}

export interface CompanionParts<W extends CompanionWorld, H extends Happening> {
  /** 'enemy-eternal-companion'. */
  name: string;
  title: string;
  edition: string;
  options: OptionSheet;
  book: Book<W, CompanionChoice, H | CompanionHappening, CompanionSpace>;
  begin(options: Options): W;
  keeping: Keeping<W, H>;
  headline(w: W): string;
  log: LogWords<H | CompanionHappening>;
}

export type Companion<W extends CompanionWorld, H extends Happening> = Game<
  W,
  CompanionChoice,
  CompanionView<W>,
  H | CompanionHappening,
  CompanionSpace
>;

const hasSheet = (step: object): step is Pick<SheetStep<never, object, Next, Happening>, 'sheet'> =>
  'sheet' in step;

/** The sheet of the open question. */
export function sheetOf<W extends CompanionWorld, H extends Happening>(
  book: Book<W, CompanionChoice, H, CompanionSpace>,
  w: W,
): Sheet | null {
  if (w.over !== null) return null;
  const f = top(w);
  const step: object = questionOf(book, f);
  // The step belongs to this book, so its sheet reads this world.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return hasSheet(step) ? step.sheet(w as never, f) : null;
}

const fieldOf = (kept: readonly Kept[], thing: string, field: string): [name: string, label: string] => {
  const one = kept.find((kind) => kind.thing === thing);
  return [one?.name ?? thing, one?.fields.find(({ key }) => key === field)?.label ?? field];
};

/** A choice as a player would say it. */
function choiceWords(choice: CompanionChoice, view: CompanionView): string {
  switch (choice.do) {
    case 'answer':
      return view.sheet === null ? 'An answer' : answerWords(view.sheet, choice.answers);
    case 'dispute':
      return `We disagree: ${choice.one}, or ${choice.other}`;
    case 'correct': {
      const [name, label] = fieldOf(view.kept, choice.thing, choice.field);
      return `Correct ${label} of ${name} to ${choice.to}`;
    }
    case 'moved':
      return `${fieldOf(view.kept, choice.thing, '')[0]} was moved by accident`;
    case 'end':
      return `End the game: ${wonWords(choice.winner)}`;
  }
}

/** Everything that is kept, by name and label, for cases. */
const reportOf = (kept: readonly Kept[]): Json =>
  Object.fromEntries(
    kept.map(({ name, fields }) => [name, Object.fromEntries(fields.map(({ key, value }) => [key, value]))]),
  );

/** Reads a position that was written down completely. */
function arranged<W extends CompanionWorld>(given: unknown, begin: () => W): W {
  const world = isObject(given) ? given['world'] : undefined;
  const like: object = begin();
  if (!isObject(world) || !isJson(world))
    throw new BadInput('given.world', 'must be the world of a companion');
  for (const key of Object.keys(like))
    if (!Object.hasOwn(world, key)) throw new BadInput(`given.world.${key}`, 'is missing');
  // Every field of a world of this game is there.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return copyJson(world) as unknown as W;
}

export function defineCompanion<W extends CompanionWorld, H extends Happening>(
  parts: CompanionParts<W, H>,
): Companion<W, H> {
  const { name, title, edition, options, book, keeping, headline, log, begin } = parts;
  const { kept, rules } = keeping;
  const defaults = (): Options =>
    Object.fromEntries(
      Object.entries(options).map(([key, option]) => [
        key,
        'choices' in option ? (option.choices[0] ?? null) : option.fallback,
      ]),
    );
  const base: RulesParts<W, CompanionChoice, CompanionView<W>, H | CompanionHappening, CompanionSpace> = {
    name,
    title,
    edition,
    seats: { least: 1, most: 1, kinds: ['person'] },
    options,
    book,
    begin: (given: Options, _seats: SeatPlan[]) => begin(given),
    view: (w) => ({
      headline: headline(w),
      sheet: sheetOf(book, w),
      kept: kept(w),
      trail: copyJson(w.trail),
      corrections: w.corrections,
      decided: w.decided ?? null,
      contradictions: contradictions(w, sheetOf(book, w)),
      over: w.over,
      world: copyJson(w),
    }),
    imagine: (view) => copyJson(view.world),
    copy: copyJson,
    words: { choice: choiceWords, ...log },
    anytime: endings<W, H>(rules.end),
  };
  return defineGame({
    ...base,
    score: (w, seat) => (w.over === null ? 0.5 : w.over.winners.includes(seat) ? 1 : 0),
    arrange: (given) => arranged(given, () => begin(defaults())),
    given: (w) => ({ world: worldJson(w) }),
    report: (w) => reportOf(kept(w)),
    sample(w, _seat, _space, chance: Chance) {
      const dispute =
        chance.roll(4, rules.dispute) === 1 ? anyDispute(sheetOf(book, w), chance, rules.dispute) : null;
      if (dispute !== null) return dispute;
      const correction = anyCorrection(kept(w), chance, rules.correct);
      if (correction === null) throw new Error('nothing is kept');
      return correction;
    },
    inSpace(w, _seat, _space, choice) {
      if (isDispute(choice)) return disputeFault(sheetOf(book, w), choice, rules.dispute) === null;
      if (isCorrection(choice)) return correctionFault(kept(w), choice, rules.correct) === null;
      return isMoved(choice) && movedFault(kept(w), choice, rules.moved) === null;
    },
  });
}

function worldJson(w: CompanionWorld): Json {
  const copy: unknown = copyJson(w);
  if (!isJson(copy)) throw new Error('the world is no JSON');
  return copy;
}
