// The giant monster of COOP 2: what it does at the end of each round.
import { applies } from '@xenotable/kernel';
import { cooperativeMemo } from './memo.ts';
import type { Play } from '../../book/chapter.ts';
import { neighbour } from '@xenotable/board';
import { blockOf, changeBoard, grid, columnOf, rowOf } from '../../board.ts';
import { leaveMap } from '../../book/movement/arrivals.ts';
import { reveal, spot } from '../../book/blips/blips.ts';
import { distance, lineFree, monsterEye } from '../../book/fight/sight.ts';
import { newActivation, sum } from '../../book/fight/wounds.ts';
import { shown } from '../../book/who.ts';
import { type Cell, NONE, type Table, type Unit } from '../../table.ts';
import { everywhere } from '../kit.ts';
import { burn, fromMonster, neighboursOf, prey, smokeOut, stalk } from './monster.ts';

/** CC-M-CO2-20 Only Earth units are its prey. */
export const isEarth = (unit: Unit): boolean => unit.side === 'Earth';

/** The direction in which it looks. */
const gaze = (w: Table): number => cooperativeMemo.of(w).gaze ?? 0;

/** CC-M-CO2-19, CC-M-CO2-25 It turns towards a field: along the axis with the larger distance, sideways between equals. */
export function look(w: Table, to: Cell): void {
  const from = monsterEye(w, to);
  const dx = columnOf(to) - columnOf(from);
  const dy = rowOf(to) - rowOf(from);
  cooperativeMemo.of(w).gaze = Math.abs(dx) >= Math.abs(dy) ? (dx < 0 ? 3 : 1) : dy < 0 ? 0 : 2;
}

/** CC-M-CO2-25 Everything that comes under its body dies, hidden units too; it stops at the edge and tramples terrain. */
function trample(play: Play, d: number, fields: number, rule: string): void {
  const { w } = play;
  for (let i = 0; i < fields; i++) {
    const to = neighbour(grid, w.board.monster, d);
    if (to === NONE || to % 24 === 23 || to >= 15 * 24) {
      applies('CC-MOV-31');
      break;
    }
    changeBoard(w, { monster: to });
    for (const blip of w.blips.slice())
      if (blockOf(to).includes(blip.cell)) reveal(play, blip, NONE, 'CC-M-CO2-25', false);
    for (const unit of w.units)
      if (blockOf(to).includes(unit.cell)) leaveMap(play, unit, 'dead', '', NONE, 'CC-M-CO2-25');
  }
  play.tell?.({ type: 'monster charges', to: w.board.monster }, rule);
  spot(play);
}

/** CC-M-CO2-22, CC-M-CO2-24 A roar has no effect and never comes twice in a row. */
function tableThrow(play: Play, roars: number, rule: string): number {
  const { w } = play;
  for (;;) {
    const die = play.roll(6, rule);
    const roar = die <= roars;
    if (roar && cooperativeMemo.count(w, 'roared') === 1) continue;
    cooperativeMemo.of(w).roared = roar ? 1 : 0;
    if (roar) play.tell?.({ type: 'roar' }, rule);
    return die;
  }
}

/** CC-M-CO2-20, CC-M-CO2-21 Walks towards the nearest Earth unit, then rolls on the table that fits. */
export function monsterActs(play: Play): void {
  const { w } = play;
  newActivation(w);
  const target = prey(play, isEarth);
  if (target === null) return;
  const d = stalk(play, target.cell, 5, 'CC-M-CO2-20');
  if (d >= 0) cooperativeMemo.of(w).gaze = d;
  applies('CC-M-CO2-21');
  if (fromMonster(w.board.monster, target.cell) === 1) tableA(play, target);
  else if (
    !w.units.some((unit) => isEarth(unit) && shown(unit) && lineFree(w, monsterEye(w, unit.cell), unit.cell))
  )
    tableB(play);
}

function tableA(play: Play, target: Unit): void {
  const { w } = play;
  const die = tableThrow(play, 2, 'CC-M-CO2-22');
  if (die <= 2) return;
  if (die <= 4) {
    look(w, target.cell);
    trample(play, gaze(w), sum(play.rolls(2, 6, 'CC-M-CO2-22')), 'CC-M-CO2-22');
    return;
  }
  // CC-M-CO2-23 Fire breath: two throws of two dice near the target, one of one die two fields away.
  const centre = target.cell;
  const near = [target, ...neighboursOf(play, centre)];
  smokeOut(
    play,
    everywhere.filter((cell) => distance(cell, centre) === 2),
  );
  const far = w.units
    .filter((unit) => shown(unit) && distance(unit.cell, centre) === 2)
    .sort((a, b) => a.cell - b.cell);
  for (const unit of near) burn(play, unit, 2, 2, 'CC-M-CO2-23');
  for (const unit of far) burn(play, unit, 1, 1, 'CC-M-CO2-23');
  spot(play);
}

/** CC-M-CO2-24 Nobody in sight: it sprints straight on, or turns first and moves three fields. */
function tableB(play: Play): void {
  const { w } = play;
  const die = tableThrow(play, 1, 'CC-M-CO2-24');
  if (die === 1) return;
  if (die <= 4) return trample(play, gaze(w), sum(play.rolls(2, 6, 'CC-M-CO2-24')), 'CC-M-CO2-24');
  const target = prey(play, isEarth);
  if (target === null) return;
  look(w, target.cell);
  trample(play, gaze(w), 3, 'CC-M-CO2-24');
}
