// What an attack does to a model: hits, Armour tests, Wounds, going Down, destruction and all that follows from it.
import { type Bookmark, type Modifier, total, applies } from '@xenotable/kernel';
import type { DamageType } from '../../content/units.ts';
import { move } from '../movement/move.ts';
import { type Cell, type Model, other } from '../../table.ts';
import type { Blow } from './attackTerms.ts';
import type { Play } from '../chapter.ts';
import { type Origin, armourParts, armourStops, damageParts } from './damage.ts';
import { adjustDice, freeMind, victimOf } from '../round/dice.ts';
import { cellsThat, distance, ground, mayStop, spotOf } from '../board/ground.ts';
import { enemiesOf, has, isEngaged, modelAt, onBoard, skill } from '../models.ts';
import { gearPrice, unitPrice } from '../squad/recruit.ts';
import { missionOf } from '../missions/index.ts';
import { comesIntoView } from '../deployment/infiltrator.ts';
import { hitTogether } from './sameMoment.ts';
import { test } from '../tests.ts';
import { tokenOf } from '../../tableReaders.ts';
import { leaveBoard } from '../leaving.ts';
import { leastOf } from '../ties.ts';

/** EE-ATK-03 A hit is counted, whatever armour does about it. */
export function countHit(play: Play, by: Model | null, m: Model, shooting: boolean): void {
  if (by !== null) m.hitBy.push(by.id);
  applies('EE-ATK-03');
  if (shooting && play.w.options.suppression) m.suppressed++;
  missionOf(play.w).hit?.(play, m);
}

/** EE-DWN-04 EE-OVW-06 Going Down ends Overwatch. EE-DWN-07 Forced is the stricter state. */
export function goDown(play: Play, m: Model, how: 'hunkered' | 'forced', rule: string): void {
  if (m.place !== 'board') return;
  if (m.down !== 'no') applies('EE-DWN-07');
  m.down = how === 'forced' || m.down === 'forced' ? 'forced' : 'hunkered';
  if (m.overwatch !== null) applies('EE-DWN-04');
  m.overwatch = null;
  m.watched = [];
  play.tell?.({ type: 'down', model: m.name, how }, rule);
}

/**
 * EE-ARM-01 EE-ARM-03 EE-ARM-05 EE-DMG-09 One hit on a model: Armour test unless there is none, damage by resistances, Wounds lost. EE-SPC-02
 * Returns the damage that was applied. The model is not removed here even at 0 Wounds: that is the last step of an attack (EE-ATK-01).
 */
export function strike(
  play: Play,
  m: Model,
  { value, type, armour: allowed, clumsy }: Blow,
  from: Origin,
): number {
  const { w } = play;
  const armour = allowed ? armourParts(w, m, clumsy) : null;
  if (armour !== null) {
    const tested = test(play, total(armour), 'EE-ARM-01');
    const stopped = armourStops(w, tested.passed);
    applies('EE-ARM-04');
    applies('EE-SPC-01');
    if (w.options.armour === 'literal') applies('EE-OPT-01');
    play.tell?.(
      {
        type: 'armour',
        model: m.name,
        dice: tested.dice,
        value: tested.value,
        parts: armour,
        holds: stopped,
      },
      'EE-ARM-03',
    );
    if (stopped) return 0;
  } else applies('EE-ARM-05');
  const parts = damageParts(w, m, value, type, from);
  return wound(play, m, total(parts), () => ({ damage: type, parts }));
}

/** EE-SPO-09 A Shield takes damage first; the rest costs Wounds. */
function wound(
  play: Play,
  m: Model,
  damage: number,
  more: () => { damage: DamageType; parts: Modifier[] },
): number {
  const absorbed = Math.min(m.shield, damage);
  if (absorbed > 0) applies('EE-SPO-09');
  m.shield -= absorbed;
  const applied = damage - absorbed;
  loseWounds(play, m, applied, () =>
    play.tell?.(
      { type: 'damage', model: m.name, applied, absorbed, wounds: m.wounds, ...more() },
      applied === 0 ? 'EE-DMG-08' : 'EE-DMG-09',
    ),
  );
  return applied;
}

/** Wounds go, down to none; then EE-SPO-10 Sustain may keep the last one, once in a battle. */
export function loseWounds(play: Play, m: Model, count: number, tell: () => void): void {
  m.wounds = Math.max(0, m.wounds - count);
  applies('EE-SPC-02');
  tell();
  if (m.wounds > 0 || !has(m, 'Sustain') || m.used.includes('Sustain')) return;
  m.used.push('Sustain');
  const tested = test(play, skill(play.w, m, 'WILL'), 'EE-SPO-10');
  play.tell?.(
    { type: 'sustain', model: m.name, dice: tested.dice, value: tested.value, passed: tested.passed },
    'EE-SPO-10',
  );
  if (!tested.passed) return;
  m.wounds = 1;
  goDown(play, m, 'forced', 'EE-SPO-10');
}

/** EE-DMG-10 Removes a model at 0 Wounds with all that follows; EE-SPO-17 a survivor that lost Wounds may Blink. Returns what it sets off. */
export function aftermath(play: Play, m: Model, by: Model | null, applied: number): Bookmark | null {
  if (!onBoard(m)) return null;
  if (m.wounds <= 0) return destroy(play, m, by);
  return applied > 0 ? blink(play, m) : null;
}

function destroy(play: Play, m: Model, by: Model | null): Bookmark | null {
  const { w } = play;
  const cell = m.cell;
  leaveBoard(m, 'destroyed');
  play.tell?.({ type: 'destroyed', model: m.name, side: m.side, by: by?.name ?? null }, 'EE-DMG-10');
  dropTokens(play, m, cell);
  // EE-SPC-18 Without the caster's mind there is no control; a destroyed victim is no longer controlled.
  const victim = victimOf(w, m);
  if (victim !== null) freeMind(play, victim);
  if (m.mind !== null) {
    m.mind = null;
    m.control = m.side;
  } else if (m.activated === 0) adjustDice(play, m);
  const owner = w.sides[m.side];
  if (!m.neutral && m.unit !== 'Civilian') {
    owner.lost++;
    // EE-M-B7-03 Its price, a free Trooper's too, and all its gear beyond the AI loadout.
    applies('EE-M-B7-03');
    w.sides[other(m.side)].worth += unitPrice(m, w.options) + gearPrice(m);
    if (by !== null && by.side !== m.side) {
      by.kills++;
      applies('EE-CAM-18');
    }
  }
  // EE-SQD-13 EE-SQD-14 The Leader's loss is felt once by all others of the Squad.
  if (m.leader && !owner.leaderLost) {
    owner.leaderLost = true;
    play.tell?.({ type: 'leader lost', side: m.side, model: m.name }, 'EE-SQD-13');
  }
  missionOf(w).destroyed?.(play, m, by);
  return has(m, 'Volatile') ? volatile(play, m, cell) : null;
}

/** EE-SPO-18 On 4 to 6 it blows up with whoever stands beside it. */
function volatile(play: Play, m: Model, cell: Cell): Bookmark | null {
  const { w } = play;
  const die = play.roll(6, 'EE-SPO-18');
  play.tell?.({ type: 'volatile', model: m.name, die }, 'EE-SPO-18');
  const near = w.models.filter((one) => onBoard(one) && !one.neutral && distance(w, one.cell, cell) <= 1);
  return die >= 4 && near.length > 0
    ? hitTogether(w, near, { by: -1, value: 3, type: 'EX', centre: cell, splash: false })
    : null;
}

/** EE-DMG-12 EE-SPC-16 Carried tokens fall in the model's cell, or in the last cell of its path where it could stop. */
export function dropTokens(play: Play, m: Model, cell: Cell): void {
  const { w } = play;
  const g = ground(w);
  const moving = w.flow.findLast((f) => move.has(f) && f.model === m.id);
  const at = mayStop(g, cell) || moving === undefined || !move.has(moving) ? cell : moving.safe;
  for (const id of m.carries) {
    tokenOf(w, id).cell = at;
    play.tell?.(
      { type: 'dropped', model: m.name, token: tokenOf(w, id).kind, at: spotOf(g, at) },
      'EE-DMG-12',
    );
  }
  m.carries = [];
}

/** EE-SPO-17 Blink: to the cell 6 away that is farthest from the closest enemy. */
function blink(play: Play, m: Model): Bookmark | null {
  const { w } = play;
  if (!has(m, 'Blink') || m.spent.includes('Blink')) return null;
  const g = ground(w);
  const foes = enemiesOf(w, m.control);
  const cells = cellsThat(
    g,
    (cell) => mayStop(g, cell) && distance(w, m.cell, cell) === 6 && modelAt(w, cell) === null,
  );
  const best = leastOf(cells, (cell) => [-Math.min(...foes.map((foe) => distance(w, foe.cell, cell)))]);
  if (best === null) return null;
  m.spent.push('Blink');
  m.cell = best;
  play.tell?.({ type: 'blinked', model: m.name, to: spotOf(g, best) }, 'EE-SPO-17');
  engage(play);
  return comesIntoView(play, m)?.call ?? null;
}

/** EE-OVW-06 Whoever is engaged now no longer watches. */
export function engage(play: Play): void {
  for (const m of play.w.models) {
    if (m.overwatch !== null && m.place === 'board' && isEngaged(play.w, m)) {
      m.overwatch = null;
      m.watched = [];
      play.tell?.({ type: 'overwatch ended', model: m.name }, 'EE-OVW-06');
    }
  }
}
