// The choices of the script as text, so that a change of the script, or of the rules under it, is visible.
import type { Chance } from '../src/chance/chance.ts';
import { fastChance, uniform } from '../src/chance/fast.ts';
import { fingerprint } from '../src/record/fingerprint.ts';
import { type AnyGame, canAct } from '../src/rules/game.ts';
import { DEAD_END, anyMove } from '../src/rules/playout.ts';
import type { Seat, World } from '../src/rules/world.ts';
import { LawBroken, type Trial } from './laws/trial.ts';

/** Number of choices in one line. */
const PER_LINE = 50;
/** Questions of a random game at which the script is asked. */
const MOST_ASKED = 200;
/** A game with more choices than this is endless. */
const MOST_CHOICES = 5000;
/** Each set-up has its own dice: otherwise set-ups with the same mission would have the same rolls. */
const seedOf = ({ name }: Trial): number => Number.parseInt(fingerprint(name).slice(0, 6), 16);

/** The script's choice, made on a copy; throws if there is none or if it is illegal. */
function suggested(game: AnyGame, w: World, seat: Seat, chance: Chance, where: string): unknown {
  const choice: unknown = game.suggest(game.copy(w), seat, chance);
  const fault = choice === undefined ? 'nothing is suggested' : game.judge(w, seat, choice)?.reason;
  if (fault !== undefined) throw new LawBroken(`${fault} (${where}: ${JSON.stringify(choice)})`);
  return choice;
}

/** Asks the script in a random game, which reaches positions that the script itself would avoid. */
function* askedLines(game: AnyGame, trial: Trial): Generator<string> {
  // Different dice from those of the game that the script plays itself.
  const seed = seedOf(trial) + 1;
  const chance = fastChance(seed);
  const any = uniform(seed);
  const w: World = game.setup(trial.options, trial.seats, chance);
  let chosen: unknown[] = [];
  for (let asked = 1; w.over === null && asked <= MOST_ASKED; asked++) {
    const { seat, choice } = anyMove(game, w, game.asks(w), any, chance);
    chosen.push(suggested(game, w, seat, fastChance(asked), `${trial.name}, question ${asked}`));
    game.play(w, seat, choice, chance);
    if (asked % PER_LINE !== 0 && w.over === null) continue;
    yield `  asked ${asked} times: ${fingerprint(chosen)}`;
    chosen = [];
  }
}

/** The script plays all seats: its choices, and the state of the table. Throws if the game does not end. */
function* playedLines(game: AnyGame, trial: Trial): Generator<string> {
  const chance = fastChance(seedOf(trial));
  const w: World = game.setup(trial.options, trial.seats, chance);
  let chosen: unknown[] = [];
  for (let choices = 1; w.over === null; choices++) {
    if (choices > MOST_CHOICES)
      throw new LawBroken(`${trial.name} is not over after ${MOST_CHOICES} choices of the script`);
    const where = `${trial.name}, choice ${choices}`;
    const ask = game.asks(w).find(canAct);
    if (ask === undefined) throw new LawBroken(`${DEAD_END} (${where})`);
    const choice = suggested(game, w, ask.seat, chance, where);
    chosen.push(choice);
    const before = game.clock?.(w) ?? 0;
    game.play(w, ask.seat, choice, chance);
    if ((game.clock?.(w) ?? 0) < before) throw new LawBroken(`the clock goes back (${where})`);
    if (choices % PER_LINE !== 0 && w.over === null) continue;
    yield `  ${choices} choices: ${fingerprint([chosen, w])}`;
    chosen = [];
  }
  yield `  over by ${w.over.rule}`;
}

function* scriptLines(game: AnyGame, trial: Trial): Generator<string> {
  yield trial.name;
  yield* askedLines(game, trial);
  yield* playedLines(game, trial);
}

export const scriptSection = (game: AnyGame, trial: Trial): string =>
  [...scriptLines(game, trial)].join('\n');

/** Whether the script plays a game as stored; stops at the first line that differs. */
export function playsAsKept(game: AnyGame, trial: Trial, kept: string): boolean {
  const lines = kept.split('\n');
  let at = 0;
  for (const line of scriptLines(game, trial)) if (line !== lines[at++]) return false;
  return at === lines.length;
}

/** One game of each set-up, to be kept in a file and compared. */
export function scriptText(game: AnyGame, trials: readonly Trial[]): string {
  const head = [
    `${game.title}, edition ${game.edition}: what the script would choose in a random game, what it chooses when it plays with itself, and how the table lies then.`,
    'Each line is a fingerprint of fifty choices. Where nothing but these lines changes, the script plays otherwise: its strength is to be measured again.',
  ].join('\n');
  return `${[head, ...trials.map((trial) => scriptSection(game, trial))].join('\n\n')}\n`;
}

/** The games of such a text, without its head. */
export const scriptSections = (text: string): string[] => text.trimEnd().split('\n\n').slice(1);
