// What the missions in the drop zone remember.
import { common, list, one, perSide } from '../state.ts';

/** Both of them. */
export const zone = common.with({
  /** Crystals that each side has pulled off the map. */
  crystals: perSide('crystals'),
  /** CC-M-VS2-31 Units that died of radiation. */
  radiationDead: list('radiation dead'),
  /** CC-M-VS2-37 The round of the meltdown. */
  melted: list('melted'),
  /** CC-M-VS2-38, CC-M-CO2-28 Who came as backup: on one's own side, or against the people. */
  backup: list('backup'),
});

export const versusMemo = zone.with({
  /** CC-M-VS2-14 Units healed out of coma. */
  healed: perSide('healed'),
  /** CC-M-VS2-31 The dead that rose. */
  risen: list('risen'),
  /** CC-M-VS2-39 The chooser has had one more unit. */
  extra: one('extra'),
});

export const cooperativeMemo = zone.with({
  /** CC-M-CO2-29 The armada that is on the map. */
  armada: list('armada'),
  /** CC-M-CO2-28 Earth units that came by parachute. */
  recruited: list('recruited'),
  /** CC-M-CO2-25 The direction in which the monster looks. */
  gaze: one('gaze'),
  /** CC-M-CO2-22 1: its last throw was a roar. */
  roared: one('roared'),
});
