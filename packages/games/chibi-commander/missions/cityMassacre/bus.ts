// The bus in trouble: the automaton attacks it, people drive it out.
import type { RuleId } from '@xenotable/kernel';
import { changeBoard } from '../../board.ts';
import type { Play } from '../../book/chapter.ts';
import { spot } from '../../book/blips/blips.ts';
import { distance } from '../../book/fight/sight.ts';
import { beside, isFree } from '../../book/movement/arrivals.ts';
import { openBetween } from '../../book/movement/movement.ts';
import { awake } from '../../book/who.ts';
import { cellName } from '../../places.ts';
import { type Cell, NONE, type Table, type Unit } from '../../table.ts';
import type { Order } from '../mission.ts';
import { common, one } from '../state.ts';

export const busMemo = common.with({
  /** The last round in which it was attacked, and how many there were. */
  busAttackedIn: one('bus attacked in'),
  busAttacked: one('bus attacked'),
  /** The last round in which it was driven. */
  driven: one('driven'),
});

/** CC-M-CO3-21 Fields that the bus can drive to: four steps over free fields without anything on the edges. */
function drives(w: Table): Cell[] {
  const known = new Map<Cell, number>([[w.board.bus, 0]]);
  for (const [cell, steps] of known) {
    if (steps === 4) continue;
    for (const next of beside(cell))
      if (!known.has(next) && isFree(w, next) && openBetween(w, cell, next)) known.set(next, steps + 1);
  }
  known.delete(w.board.bus);
  return [...known.keys()].sort((a, b) => a - b);
}

/** CC-M-CO3-20 Rounds count, not attacks. */
export function noteBusAttack(play: Play, attacker: Unit, rule: RuleId): void {
  const { w } = play;
  play.tell?.({ type: 'bus attacked', unit: attacker.id, kind: attacker.type }, rule);
  if (busMemo.of(w).busAttackedIn === w.round) return;
  busMemo.of(w).busAttackedIn = w.round;
  busMemo.tally(w, 'busAttacked');
}

/** CC-M-CO3-21 Once per round, by an awake Earth unit beside it; `out`: where it leaves the map. */
export const driveOrder = (rule: RuleId, out: readonly Cell[]): Order => ({
  rule,
  on(w, army) {
    const driver = (unit: Unit): boolean =>
      unit.side === 'Earth' && awake(unit) && distance(unit.cell, w.board.bus) === 1;
    const may =
      army.side === 'Earth' &&
      w.board.bus !== NONE &&
      busMemo.of(w).driven !== w.round &&
      w.units.some(driver);
    return may ? drives(w) : false;
  },
  words: (_look, cell) => `Drive the bus to ${cellName(cell)}`,
  take(play, _army, to) {
    const { w } = play;
    busMemo.of(w).driven = w.round;
    const left = out.includes(to);
    changeBoard(w, { bus: left ? NONE : to });
    play.tell?.(left ? { type: 'bus evacuated', to } : { type: 'bus driven', to }, rule);
    spot(play);
  },
});
