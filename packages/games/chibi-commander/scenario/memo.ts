// What a scenario remembers for its goals.
import { SIDES } from '../content/units.ts';
import { common, listPer, perSide } from '../missions/state.ts';

export const scenarioMemo = common.with({
  /** CC-SCN-09 Targets that each side has searched. */
  searched: listPer('searched', SIDES),
  crystals: perSide('crystals'),
});
