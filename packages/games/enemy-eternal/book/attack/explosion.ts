// High Explosive: terrain falls, and the blast may spread.
import { type Bookmark, applies } from '@xenotable/kernel';
import type { Cell, Model, Table } from '../../table.ts';
import type { Arm } from './arms.ts';
import type { Play } from '../chapter.ts';
import { DOOR, cellsThat, destructible, distance, ground, spotOf, kindOf } from '../board/ground.ts';
import { missionOf } from '../missions/index.ts';
import { onBoard } from '../models.ts';
import { hitTogether } from './sameMoment.ts';

/**
 * EE-SPC-28 EE-TER-16 All destructible terrain within 2 of the point of impact becomes open ground. EE-OPT-10 Only where damage was applied, if so
 * agreed. EE-OPT-08 The splash, if it hits anybody else, is still to come.
 */
export function blast(
  play: Play,
  centre: Cell,
  applied: number,
  by: Model,
  arm: Arm,
  target: Model | null,
): Bookmark | null {
  const { w } = play;
  if (w.options.explosiveNeedsDamage) applies('EE-OPT-10');
  if (!w.options.explosiveNeedsDamage || applied > 0) destroyTerrain(play, centre);
  if (!w.options.splash) return null;
  const near = w.models.filter(
    (m) => onBoard(m) && !m.neutral && m !== target && distance(w, m.cell, centre) <= 1,
  );
  return near.length === 0
    ? null
    : hitTogether(w, near, { by: by.id, value: arm.value, type: arm.type, centre, splash: true });
}

/** EE-SPC-28 The terrain that an explosion in this cell destroys. */
export function fallingAt(w: Table, centre: Cell): Cell[] {
  const g = ground(w);
  return cellsThat(
    g,
    (cell) =>
      distance(w, centre, cell) <= 2 && destructible(kindOf(g, cell)) && !missionOf(w).protects?.(w, cell),
  );
}

function destroyTerrain(play: Play, centre: Cell): void {
  const { w } = play;
  const g = ground(w);
  const fallen = fallingAt(w, centre);
  if (fallen.length === 0) return;
  applies('EE-TER-16');
  for (const piece of w.pieces)
    if (piece.kind === 'door' && fallen.includes(piece.cell) && g.kind[piece.cell] === DOOR)
      piece.done = true;
  w.board = { ...w.board, gone: [...w.board.gone, ...fallen].sort((a, b) => a - b) };
  play.tell?.({ type: 'terrain destroyed', cells: fallen.map((cell) => spotOf(g, cell)) }, 'EE-SPC-28');
}

/** EE-SPC-36 Cells exactly 3 away. */
export const scatterSpots = (w: Table, centre: Cell): Cell[] =>
  cellsThat(ground(w), (cell) => distance(w, centre, cell) === 3);
