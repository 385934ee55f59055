// Words: whatever a player reads is a sentence, not a program's data.
import type { AnyGame } from '../../src/rules/game.ts';
import { type Happening, type Tell } from '../../src/rules/happening.ts';
import { fastChance } from '../../src/chance/fast.ts';
import { type Trial, must, randomGame } from './trial.ts';

/** What must not stand in a text for players, and what to call it. */
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

/** Whether words are a listing of an object: its values in a row, a field with its boolean, or two fields each with its value. */
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

/** Every prompt, choice, refusal, happening and outcome has words that a player can read. */
export function wordsLaw(game: AnyGame, trial: Trial, seed: number): number {
  const names = trial.seats.map((seat) => seat.name);
  const read = (text: unknown, of: () => string): void => {
    const fault = faultOfWords(text);
    must(fault === null, () => `${of()} has the words ${fault}`);
  };
  const hear = (what: Happening): void => {
    const words = game.words.happening(what, names);
    const of = (): string => `the happening ${JSON.stringify(what)}`;
    read(words, of);
    must(words !== what.type, () => `${of()} has no words but its type`);
    must(!lists(words, what), () => `${of()} has its fields for words: '${words}'`);
  };
  const tell: Tell = (what, _rule, _seenBy, others) => {
    hear(what);
    if (others !== undefined) hear(others);
  };
  game.setup(trial.options, trial.seats, fastChance(seed), tell);
  return randomGame(game, trial, seed, ({ w, asks, choice, seat, play }) => {
    for (const ask of asks) {
      const view = game.view(w, ask.seat);
      const anytime = game.anytime?.offers(w, ask.seat) ?? [];
      const choices = [...ask.offers, ...ask.withdrawals, ...anytime, ...(ask.seat === seat ? [choice] : [])];
      read(ask.prompt, () => `the question ${ask.rule}`);
      for (const one of choices)
        read(game.words.choice(one, view), () => `the choice ${JSON.stringify(one)}`);
      for (const one of game.refused(w, ask.seat)) {
        read(game.words.choice(one.choice, view), () => `the refused choice ${JSON.stringify(one.choice)}`);
        read(one.reason, () => `the refusal of ${JSON.stringify(one.choice)} by ${one.rule}`);
      }
    }
    play(tell);
    if (w.over !== null) read(w.over.why, () => `the outcome by ${w.over!.rule}`);
  });
}
