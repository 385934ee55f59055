// Games that the script plays with itself, as text: whoever changes the script, or the rules under it, sees it here.
import { fastChance } from '../src/chance/fast.ts';
import { fingerprint } from '../src/record/fingerprint.ts';
import { type AnyGame, canAct } from '../src/rules/game.ts';
import { DEAD_END } from '../src/rules/playout.ts';
import type { World } from '../src/rules/world.ts';
import { LawBroken, type Trial } from './laws/trial.ts';

/** So many choices share one line. */
const PER_LINE = 50;
/** A game that is not over by then has no end. */
const MOST_CHOICES = 5000;
/** Each set-up has dice of its own: those with the same mission differ in what is thrown before it. */
const seedOf = ({ name }: Trial): number => Number.parseInt(fingerprint(name).slice(0, 6), 16);

/** One game, line by line: what was chosen and how the table lay after every fifty choices, each as a fingerprint. Throws if the script says nothing or something illegal, or finds no end. */
function* scriptLines(game: AnyGame, trial: Trial): Generator<string> {
  const chance = fastChance(seedOf(trial));
  const w: World = game.setup(trial.options, trial.seats, chance);
  yield trial.name;
  let chosen: unknown[] = [];
  for (let choices = 1; w.over === null; choices++) {
    if (choices > MOST_CHOICES)
      throw new LawBroken(`${trial.name} is not over after ${MOST_CHOICES} choices of the script`);
    const where = `${trial.name}, choice ${choices}`;
    const ask = game.asks(w).find(canAct);
    if (ask === undefined) throw new LawBroken(`${DEAD_END} (${where})`);
    const choice: unknown = game.suggest(game.copy(w), ask.seat, chance);
    const fault = choice === undefined ? 'nothing is suggested' : game.judge(w, ask.seat, choice)?.reason;
    if (fault !== undefined) throw new LawBroken(`${fault} (${where}: ${JSON.stringify(choice)})`);
    chosen.push(choice);
    game.play(w, ask.seat, choice, chance);
    if (choices % PER_LINE !== 0 && w.over === null) continue;
    yield `  ${choices} choices: ${fingerprint([chosen, w])}`;
    chosen = [];
  }
  yield `  over by ${w.over.rule}`;
}

export const scriptSection = (game: AnyGame, trial: Trial): string =>
  [...scriptLines(game, trial)].join('\n');

/** Whether the script plays a game as it is kept; the first line that differs ends it. */
export function playsAsKept(game: AnyGame, trial: Trial, kept: string): boolean {
  const lines = kept.split('\n');
  let at = 0;
  for (const line of scriptLines(game, trial)) if (line !== lines[at++]) return false;
  return at === lines.length;
}

/** One game of each set-up, to be kept in a file and compared. */
export function scriptText(game: AnyGame, trials: readonly Trial[]): string {
  const head = [
    `${game.title}, edition ${game.edition}: what the script chooses when it plays with itself, and how the table lies then, as fingerprints.`,
    'Where only these lines have changed, the script plays otherwise: its strength is to be measured again.',
  ].join('\n');
  return `${[head, ...trials.map((trial) => scriptSection(game, trial))].join('\n\n')}\n`;
}

/** The games of such a text, without its head. */
export const scriptSections = (text: string): string[] => text.trimEnd().split('\n\n').slice(1);
