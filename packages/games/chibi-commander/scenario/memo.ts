// What a scenario remembers for its goals.
import { SIDES } from '../content/units.ts';
import { common, list, listPer, perSide } from '../missions/state.ts';

export const scenarioMemo = common.with({
  /** CC-SCN-09 Targets that each side has searched. */
  searched: listPer('searched', SIDES),
  /** CC-SCN-12 Units of each side that reached a target. */
  reached: listPer('reached', SIDES),
  /** CC-SCN-14 Who has landed. */
  landed: list('landed'),
  /** CC-SCN-13 The round of the alarm. */
  alarm: list('alarm'),
  crystals: perSide('crystals'),
});
