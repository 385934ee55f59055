// What the nightmares remember.
import { common, list, one } from '../state.ts';

export const nightmareMemo = common.with({
  /** CC-MAP-22 Upper left fields of the spawn points. */
  spawnPoints: list('spawn points'),
  /** The number of the wave, its units, and the spawn points that it has used. */
  wave: one('wave'),
  waveUnits: list('wave units'),
  pointsUsed: list('points used'),
  /** Waves after which the people's units were healed. */
  paused: list('paused'),
  /** The round in which the last of the people's units fell. */
  fallen: list('fallen'),
  /** People want no more bystanders. */
  enough: list('enough'),
});
