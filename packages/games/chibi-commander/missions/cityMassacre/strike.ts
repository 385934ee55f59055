// A nuclear strike that people may ask for: the last way out.
import type { RuleId } from '@xenotable/kernel';
import type { Play } from '../../book/chapter.ts';
import { leaveMap } from '../../book/movement/arrivals.ts';
import { isCivilian } from '../../book/who.ts';
import { NONE } from '../../table.ts';
import { type Question, byNumber } from '../mission.ts';
import { common, list, one } from '../state.ts';

export const strikeMemo = common.with({
  /** Civilians who died in it: they cost nothing. */
  diedInTheStrike: list('died in the strike'),
  /** The round of the strike. */
  struck: list('struck'),
  /** The round for which it is permitted. */
  permitted: one('permitted'),
});

/** CC-M-CO3-08 The strike kills everybody who is still there; civilians who die in it cost nothing. */
function strike(play: Play, rule: RuleId): void {
  const { w } = play;
  play.tell?.({ type: 'nuclear strike' }, rule);
  w.blips = [];
  for (const unit of w.units) {
    if (unit.cell === NONE) continue;
    if (isCivilian(unit)) strikeMemo.add(w, 'diedInTheStrike', unit.id);
    leaveMap(play, unit, 'dead', '', NONE, rule);
  }
  strikeMemo.add(w, 'struck', w.round);
}

/** CC-M-CO3-07 Permission is asked at the start of a round, and used at its end. */
export const strikeQuestions = (rules: {
  ask: RuleId;
  strike: RuleId;
}): Record<'permission' | 'strike', Question> => ({
  permission: byNumber({
    rule: rules.ask,
    prompt: () => 'Ask for a tactical strike?',
    keys: () => [0, 1],
    words: (_look, key) => (key === 0 ? 'No strike' : 'Ask for permission'),
    best: () => 0,
    take(play, key) {
      if (key === 0) return;
      const die = play.roll(6, rules.ask);
      play.tell?.({ type: 'permission', die }, rules.ask);
      if (die >= 5) strikeMemo.of(play.w).permitted = play.w.round;
    },
  }),
  strike: byNumber({
    rule: rules.ask,
    prompt: () => 'Order the nuclear strike now?',
    keys: () => [0, 1],
    words: (_look, key) => (key === 0 ? 'Hold it back' : 'Strike'),
    best: () => 0,
    take(play, key) {
      if (key === 1) strike(play, rules.strike);
    },
  }),
});
