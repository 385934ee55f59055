// CC-NPC-12 Between equally near targets people decide.
import { type AskStep, applies } from '@xenotable/kernel';
import { leastHarm } from '../../auto/player/answers.ts';
import type { Choice } from '../../choices.ts';
import type { Happening } from '../../happenings.ts';
import type { Space } from '../../spaces.ts';
import type { Table, UnitId } from '../../table.ts';
import { unitOf } from '../who.ts';
import { arbiter, byWeakness } from './whom.ts';

/** An activation of the automaton in which targets may be equally near. */
export interface Tied {
  /** CC-NPC-13 People let lying units be targets. */
  lying: boolean;
  /** The target that people chose, or NONE, and those among whom they choose. */
  chosen: UnitId;
  tied: UnitId[];
}

/** The question, and the step that looks again when it is answered. */
export const tieStep = <L extends Tied, N extends string>(
  who: (w: Table, f: L) => string,
  back: (f: L) => N,
): AskStep<Table, Choice, L, N, Happening, Space> => ({
  rule: 'CC-NPC-12',
  prompt: (w, f) => `Whom does ${who(w, f)} go for?`,
  who: (w, f) => (f.tied.length > 0 ? arbiter(w) : null),
  offers(w, f) {
    applies('CC-NPC-30');
    return f.tied
      .map((id) => unitOf(w, id))
      .sort(byWeakness)
      .map((unit) => ({ do: 'attack', unit: unit.id }));
  },
  auto: ({ w }, f) => leastHarm(w, f.tied),
  take(_play, f, _seat, choice) {
    if (choice.do === 'attack' && 'unit' in choice) f.chosen = choice.unit;
    f.tied = [];
    return { goTo: back(f) };
  },
});
