// XR-SCN-07 Units that come later.
import type { Seat } from '@xenotable/kernel';
import type { Play } from '../book/chapter.ts';
import { newUnit } from '../detachment/muster.ts';
import { readBuild } from '../detachment/text.ts';
import { ownerOf } from '../table.ts';
import { roleOf } from './terms.ts';
import type { Reinforcements } from './scenario.ts';

/** They wait at their edge from the beginning of a phase of their side; the first seat of the side leads them. */
export function reinforce(play: Play, seat: Seat, all: readonly Reinforcements[]): void {
  const { w } = play;
  const { side } = ownerOf(w, seat);
  if (w.owners.findIndex((owner) => owner.side === side) !== seat) return;
  for (const { turn, edge, units } of all.filter(
    (one) => one.side === roleOf(w, side) && one.turn === w.turn,
  )) {
    for (const build of units) {
      const unit = newUnit(w, seat, readBuild(build, w.options.own?.content), `Turn ${turn}`, 'wave');
      unit.edge = edge;
      w.units.push(unit);
    }
    play.tell?.({ type: 'wave', builds: units, edges: [edge] }, 'XR-SCN-07');
  }
}
