// What the automaton will do is played many times, not reckoned: its chances are said as roughly as they are known.
import { INTENT_WALKS } from '@xenotable/xenos-rampant/preview';
import { chanceWords } from '../../table/odds/chanceWords.ts';

/** '≈ 85 %'. */
export const sampled = (chance: number): string => chanceWords(chance, INTENT_WALKS);
