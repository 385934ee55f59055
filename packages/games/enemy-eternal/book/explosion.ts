// High Explosive: terrain falls.
import type { Cell, Model } from '../table.ts';
import type { P } from './chapters.ts';
import { DOOR, destructible, distance, ground, spotOf } from './ground.ts';
import { aftermath, countHit, strike } from './harm.ts';
import { missionOf } from './missions/index.ts';
import type { Arm } from './arms.ts';
import { onBoard } from './models.ts';

/** EE-SPC-28 EE-TER-16 All destructible terrain within 2 of the point of impact becomes open ground. EE-OPT-10 Only where damage was applied, if so agreed. */
export function blast(play: P, centre: Cell, applied: number, by: Model, arm: Arm, target: Model | null): void {
  const { w } = play;
  if (!w.switches.explosiveNeedsDamage || applied > 0) destroyTerrain(play, centre);
  if (w.switches.splash) splash(play, centre, by, arm, target);
}

function destroyTerrain(play: P, centre: Cell): void {
  const { w } = play;
  const g = ground(w);
  const fallen: Cell[] = [];
  for (let cell = 0; cell < g.grid.size; cell++) {
    if (distance(w, centre, cell) <= 2 && destructible(g.kind[cell]!) && !missionOf(w).protects?.(w, cell)) fallen.push(cell);
  }
  if (fallen.length === 0) return;
  for (const piece of w.pieces) if (piece.kind === 'door' && fallen.includes(piece.cell) && g.kind[piece.cell] === DOOR) piece.done = true;
  w.board = { ...w.board, gone: [...w.board.gone, ...fallen].sort((a, b) => a - b) };
  play.tell?.({ type: 'terrain destroyed', cells: fallen.map((cell) => spotOf(g, cell)) }, 'EE-SPC-28');
}

/** EE-OPT-08 The blast also hits every other model within 1 of the point of impact. */
function splash(play: P, centre: Cell, by: Model, arm: Arm, target: Model | null): void {
  const { w } = play;
  for (const m of w.models) {
    if (!onBoard(m) || m.neutral || m === target || distance(w, m.cell, centre) > 1) continue;
    play.tell?.({ type: 'splashed', model: m.name }, 'EE-OPT-08');
    countHit(play, by, m, true);
    aftermath(play, m, by, strike(play, m, arm.value, arm.type, centre, { armour: true, clumsy: false }).applied);
  }
}
