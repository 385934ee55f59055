// The bag at the start of a round.
import { applies, contents, putIn, takeOut } from '@xenotable/kernel';
import { SIDES, type Table } from '../../table.ts';
import type { Play } from '../chapter.ts';
import { isAutomaton } from '../seats.ts';
import { AUTOMATON, colourOf, diceIn, eligible } from './dice.ts';

/** EE-DIF-01 EE-DIF-02 EE-DIF-03 EE-DIF-04 EE-DIF-05 How the difficulty changes the automaton's dice. */
const DIFFICULTY_RULE = {
  Easy: 'EE-DIF-02',
  Normal: 'EE-DIF-03',
  Classic: 'EE-DIF-04',
  Impossible: 'EE-DIF-05',
} as const;
const EXTRA = { Easy: -2, Normal: -1, Classic: 0, Impossible: 1 } as const;

/** EE-DIF-01 EE-DIF-06 The automaton's dice for so many models: never none. */
export const automatonDice = ({ difficulty }: Pick<Table, 'difficulty'>, models: number): number =>
  Math.max(1, models + EXTRA[difficulty]);

/** EE-RND-01 EE-COO-02 EE-DIF-06 One die for each eligible model; the automaton's number follows the difficulty, but is never none. */
export function fillBag(play: Play): void {
  const { w } = play;
  w.bag = { top: [], kinds: [], left: [], bottom: [] };
  for (const m of w.models) if (eligible(w, m) && m.activated === 0) putIn(w.bag, colourOf(m));
  for (const side of SIDES) {
    w.sides[side].bonus = 0;
    if (!isAutomaton(w, side)) continue;
    const dice = diceIn(w, AUTOMATON);
    if (dice === 0) continue;
    const change = EXTRA[w.difficulty];
    const wanted = automatonDice(w, dice);
    applies('EE-DIF-01');
    applies(DIFFICULTY_RULE[w.difficulty]);
    if (wanted > dice + change) applies('EE-DIF-06');
    for (let n = dice; n > wanted; n--) takeOut(w.bag, AUTOMATON);
    if (change > 0) {
      putIn(w.bag, AUTOMATON);
      w.sides[side].bonus = 1;
    }
  }
  play.tell?.({ type: 'bag filled', dice: Object.fromEntries(contents(w.bag)) }, 'EE-RND-01');
}
