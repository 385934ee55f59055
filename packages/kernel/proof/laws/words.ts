// Words: texts for players are sentences, not a program's data.
import type { AnyGame, Ask } from '../../src/rules/game.ts';
import { type Happening, type Tell } from '../../src/rules/happening.ts';
import type { Beat } from '../../src/rules/log.ts';
import { fastChance } from '../../src/chance/fast.ts';
import type { Seat, World } from '../../src/rules/world.ts';
import { type Trial, must, randomGame } from './trial.ts';

/** Patterns that must not occur in a text for players, and their names. */
const RAW: readonly (readonly [RegExp, string])[] = [
  [/^\s*$/, 'nothing'],
  [/\bundefined\b/, 'undefined'],
  [/\bnull\b/, 'null'],
  [/\bNaN\b/, 'NaN'],
  [/\bInfinity\b/, 'Infinity'],
  [/\[object/, 'an object'],
  [/\bfunction\b|=>/, 'a function'],
  [/[{}]|\["|":/, 'JSON'],
  [/#-?\d/, 'a raw number'],
  [/(?:^|[^.\w])[a-z]+[a-z0-9]*[A-Z]\w*/, 'an identifier'],
  [/[A-Za-z]_[A-Za-z]/, 'an identifier'],
  [/\b[Ss]eat -?\d/, 'the number of a seat'],
  [/(?:^|\s)[,.;:](?:\s|$)|\(\)|\s{2,}/, 'a gap where a word is missing'],
  [/\b[A-Z]{2}-[A-Z0-9-]*\d/, 'the id of a rule'],
  [/\b[a-z]+:\d/, 'the id of a thing'],
  [/(?:^|[:=] ?)(?:true|false)\b/, 'a boolean'],
  [/(?<![\w.])\d+\.(?!(?:25|75|\d)(?!\d))\d/, 'a number finer than tenths and quarters'],
  [
    /(?<![-.])\b1 (?:points|cards|units|wounds|Wounds|hearts|rounds|turns|actions|cells|models)\b/,
    'one of several',
  ],
];

/** What is wrong with a text for players; null if nothing is. */
export function faultOfWords(text: unknown): string | null {
  if (typeof text !== 'string') return `no text but ${String(text)}`;
  for (const [pattern, name] of RAW) {
    const found = pattern.exec(text);
    if (found !== null) return `${name}: '${text}'`;
  }
  return null;
}

/** Whether words only list an object: its values in a row, a field with its boolean, or two fields with their values. */
function lists(words: string, what: Happening): boolean {
  const row = Object.values(what).join(' ').replaceAll(',', ' ');
  if (words.replaceAll(',', ' ') === row && row !== what.type) return true;
  let fields = 0;
  for (const [name, value] of Object.entries(what)) {
    const shown = [`${name} ${String(value)}`, `${name}: ${String(value)}`, `${name}=${String(value)}`];
    if (shown.some((text) => words.includes(text))) fields += typeof value === 'boolean' ? 2 : 1;
  }
  return fields >= 2;
}

/**
 * Is called with every text for players: the text, where it comes from, and whether it stands alone (a sentence, a
 * button, a title) or within another text.
 */
export type Reader = (text: unknown, of: () => string, alone: boolean) => void;

/** Passes on all texts of a happening. */
export function readHappening(game: AnyGame, what: Happening, names: readonly string[], read: Reader): void {
  const { words } = game;
  const of = (): string => `the happening ${JSON.stringify(what)}`;
  read(words.happening(what, names), of, true);
  for (const headline of [words.opens?.(what), words.section?.(what), words.rolls?.(what)])
    if (headline != null) read(headline, () => `a headline of ${of()}`, true);
  const beat: Beat | undefined = words.beat?.(what);
  if (beat?.plate !== undefined) read(beat.plate, () => `the plate of ${of()}`, false);
  for (const dice of [beat?.dice, beat?.back])
    if (dice?.need !== undefined) read(dice.need, () => `the needed number of ${of()}`, false);
  for (const { label, value } of words.items?.(what) ?? []) {
    read(label, () => `an item of ${of()}`, false);
    read(value, () => `the value of an item of ${of()}`, false);
  }
}

/** Passes on all texts of a question. */
function readAsk(game: AnyGame, w: World, ask: Ask<unknown>, more: readonly unknown[], read: Reader): void {
  const view = game.view(w, ask.seat);
  const anytime = game.anytime?.offers(w, ask.seat) ?? [];
  read(ask.prompt, () => `the question ${ask.rule}`, true);
  for (const one of [...ask.offers, ...ask.withdrawals, ...anytime, ...more])
    read(game.words.choice(one, view), () => `the choice ${JSON.stringify(one)}`, true);
  for (const one of game.refused(w, ask.seat)) {
    read(game.words.choice(one.choice, view), () => `the refused choice ${JSON.stringify(one.choice)}`, true);
    read(one.reason, () => `the refusal of ${JSON.stringify(one.choice)} by ${one.rule}`, true);
  }
}

/** Passes on all texts about a choice before it is made. */
function readStakes(game: AnyGame, w: World, seat: Seat, choice: unknown, read: Reader): void {
  const view = game.view(w, seat);
  for (const { title, values } of game.stakes?.(view, seat, choice) ?? []) {
    read(title, () => `a stake of ${JSON.stringify(choice)}`, true);
    for (const text of 'words' in values ? values.words : [values.unit])
      read(text, () => `the stake '${title}' of ${JSON.stringify(choice)}`, false);
  }
  const reason = game.reason?.(view, seat, choice) ?? null;
  if (reason !== null) read(reason.words, () => `the reason for ${JSON.stringify(choice)}`, false);
}

/** Plays one random game and passes on every text that a player could read in it; returns the number of decisions. */
export function readGame(
  game: AnyGame,
  trial: Trial,
  seed: number,
  read: Reader,
  hear: (what: Happening) => void,
): number {
  const tell: Tell = (what, _rule, _seenBy, others) => {
    hear(what);
    if (others !== undefined) hear(others);
  };
  game.setup(trial.options, trial.seats, fastChance(seed), tell);
  return randomGame(game, trial, seed, ({ w, asks, choice, seat, play }) => {
    for (const ask of asks) readAsk(game, w, ask, ask.seat === seat ? [choice] : [], read);
    readStakes(game, w, seat, choice, read);
    play(tell);
    if (w.over !== null) read(w.over.why, () => `the outcome by ${w.over!.rule}`, false);
  });
}

/** Every prompt, choice, refusal, happening, number of a happening, stake and outcome has words that a player can read. */
export function wordsLaw(game: AnyGame, trial: Trial, seed: number): number {
  const names = trial.seats.map((seat) => seat.name);
  const read: Reader = (text, of) => {
    const fault = faultOfWords(text);
    must(fault === null, () => `${of()} has the words ${fault}`);
  };
  return readGame(game, trial, seed, read, (what) => {
    readHappening(game, what, names, read);
    const words = game.words.happening(what, names);
    const of = (): string => `the happening ${JSON.stringify(what)}`;
    must(words !== what.type, () => `${of()} has no words but its type`);
    must(!lists(words, what), () => `${of()} has its fields for words: '${words}'`);
  });
}
