// Pulling crystals.
import { applies } from '@xenotable/kernel';
import type { Play } from '../chapter.ts';
import { blockOf, changeBoard } from '../../board.ts';
import type { Choice } from '../../choices.ts';
import type { Faction } from '../../content/units.ts';
import { type Cell, NONE, type Table } from '../../table.ts';
import { beside } from './arrivals.ts';
import { spot } from '../blips/blips.ts';
import type { Mover } from './movement.ts';
import { mission, partyOf, stirs, unitOf } from '../who.ts';

/** CC-M-VS2-10 Crystals beside a mover; each party pulls one per round. */
export function pullOffers(w: Table, m: Mover, cell: Cell, faction: Faction): Choice[] {
  if (m.drag !== NONE || m.crystal !== NONE || partyOf(w, faction).pulled) return [];
  applies('CC-M-VS2-10');
  // CC-M-VS2-25 Not from under the giant monster.
  if (w.board.monster !== NONE) applies('CC-M-VS2-25');
  const under = w.board.monster === NONE ? [] : blockOf(w.board.monster);
  return beside(cell)
    .filter((next) => w.board.crystals.includes(next) && !under.includes(next))
    .map((crystal) => ({ do: 'pull', crystal }));
}

/** CC-M-VS2-10 At most four fields. */
const FIELDS = 4;
export function startPull(play: Play, m: Mover, crystal: Cell, faction: Faction): void {
  m.crystal = crystal;
  m.pull = FIELDS;
  partyOf(play.w, faction).pulled = true;
  play.tell?.({ type: 'crystal pulled', cell: crystal }, 'CC-M-VS2-10');
}

/** CC-M-VS2-36 The pull ends; the mission may punish the puller of a crystal that was moved. */
export function endPull(play: Play, m: Mover, moved: boolean = m.pull < FIELDS): void {
  if (m.crystal === NONE) return;
  m.crystal = NONE;
  applies('CC-M-VS2-36');
  if (moved) mission(play.w).on.pulled?.(play, m);
}

/** CC-M-VS2-10 The crystal leaves with its puller, or where both stand on exit fields. */
export function takeOut(play: Play, m: Mover, faction: Faction): void {
  changeBoard(play.w, { crystals: play.w.board.crystals.filter((cell) => cell !== m.crystal) });
  stirs(play.w);
  play.tell?.({ type: 'crystal taken', faction }, 'CC-M-VS2-10');
  mission(play.w).on.crystalTaken?.(play, faction);
  endPull(play, m, true);
  spot(play);
}

/** After each walk of somebody who pulls. */
export function afterPulling(play: Play, m: Mover, cell: Cell, faction: Faction): void {
  if (m.crystal === NONE) return;
  const { w } = play;
  const probe = m.unit !== NONE ? unitOf(w, m.unit) : w.units.find((unit) => unit.faction === faction);
  if (probe === undefined) return;
  const exits = mission(w).ground.exits(w, faction, probe);
  if (exits.includes(cell) && exits.includes(m.crystal)) takeOut(play, m, faction);
  else if (m.pull === 0) endPull(play, m);
}
