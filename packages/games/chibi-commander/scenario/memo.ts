// What a scenario remembers for its goals and events.
import { SIDES } from '../content/units.ts';
import { hatcheryMemo } from '../missions/bloodPool/hatchery.ts';
import { assaultMemo } from '../missions/chibiComBase/assault.ts';
import { busMemo } from '../missions/cityMassacre/bus.ts';
import { purposeMemo } from '../missions/cityMassacre/purpose.ts';
import { strikeMemo } from '../missions/cityMassacre/strike.ts';
import { nightmareMemo } from '../missions/nightmare/memo.ts';
import { reinforcementMemo } from '../missions/reinforcements.ts';
import { common, list, listPer, perSide } from '../missions/state.ts';

export const scenarioMemo = common.with({
  /** CC-SCN-09 Targets that each side has searched. */
  searched: listPer('searched', SIDES),
  /** CC-SCN-25 Units of each side that have searched. */
  inspectors: listPer('inspectors', SIDES),
  /** CC-SCN-12 Units of each side that reached a target. */
  reached: listPer('reached', SIDES),
  /** CC-SCN-14 Who has landed. */
  landed: list('landed'),
  /** CC-SCN-13 The round of the alarm. */
  alarm: list('alarm'),
  crystals: perSide('crystals'),
  ...reinforcementMemo.fields,
  ...assaultMemo.fields,
  ...nightmareMemo.fields,
  ...strikeMemo.fields,
  ...purposeMemo.fields,
  ...busMemo.fields,
  ...hatcheryMemo.fields,
});
