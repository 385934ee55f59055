// What VS 4 counts for each side, story by story.
import { versusMemo } from './memo.ts';
import { isMilitary, shown, stirs } from '../../book/who.ts';
import { type Side, factionsOf, otherSide } from '../../content/units.ts';
import { NONE, type Table, type Unit } from '../../table.ts';
import { count, killedBy, lost, ofSide, step } from '../kit.ts';
import { president } from './president.ts';
import { inBuilding } from './rooms.ts';

/** CC-M-VS4-05 */
export const PSI_ALIEN = 1;
export const ENTRENCHED = 2;
export const SECRET_SERVICE = 3;

/** CC-M-VS4-16 An Alien that is or was inside the building, and one that has come out of it. */
export function watchBuilding(w: Table, unit: Unit): void {
  if (unit.faction !== 'Aliens' || !isMilitary(unit) || unit.cell === NONE) return;
  if (inBuilding(unit.cell)) {
    if (unit.past === '') unit.past = 'inside';
  } else if (unit.past !== '') {
    unit.past = 'came out';
    if (shown(unit)) stirs(w);
  }
}

const leaderOf = (w: Table): Unit | undefined => w.units[versusMemo.of(w).leader ?? NONE];

/** CC-M-VS4-06 to CC-M-VS4-09 Both sides have the same list. */
function psiAlienGoals(w: Table, side: Side) {
  const kills = count(w, (unit) => ofSide(unit, otherSide(side)) && killedBy(unit, factionsOf(side)));
  return [
    step('CC-M-VS4-06', 'an enemy eliminated', 1, kills >= 1),
    step('CC-M-VS4-07', 'two enemies eliminated', 1, kills >= 2),
    step('CC-M-VS4-08', 'four enemies eliminated', 1, kills >= 4),
    step('CC-M-VS4-09', 'not more than two own units lost', 1, lost(w, side) <= 2),
  ];
}

function entrenchedGoals(w: Table, side: Side) {
  const leader = leaderOf(w);
  if (side === 'Earth') {
    return [
      step('CC-M-VS4-19', 'not more than two own units lost', 2, lost(w, 'Earth') <= 2),
      step(
        'CC-M-VS4-20',
        'the leader eliminated',
        2,
        leader !== undefined && killedBy(leader, factionsOf('Earth')),
      ),
    ];
  }
  const escaped = (unit: Unit): boolean => unit.fate === 'evacuated';
  return [
    step(
      'CC-M-VS4-16',
      'an Alien left the building',
      1,
      w.units.some((unit) => unit.faction === 'Aliens' && unit.past === 'came out'),
    ),
    step(
      'CC-M-VS4-17',
      'a unit escaped',
      1,
      w.units.some((unit) => ofSide(unit, 'Invaders') && unit !== leader && escaped(unit)),
    ),
    step('CC-M-VS4-18', 'the leader escaped', 2, leader !== undefined && escaped(leader)),
  ];
}

function secretServiceGoals(w: Table, side: Side) {
  const chief = president(w);
  if (side === 'Earth') {
    const kills = count(w, (unit) => ofSide(unit, 'Invaders') && killedBy(unit, factionsOf('Earth')));
    return [
      step('CC-M-VS4-29', 'an Invader eliminated', 1, kills >= 1),
      step('CC-M-VS4-30', 'three Invaders eliminated', 1, kills >= 3),
      step('CC-M-VS4-31', 'the President lives', 2, chief?.fate !== 'dead'),
    ];
  }
  return [
    step('CC-M-VS4-26', 'the President hurt', 1, versusMemo.list(w, 'hurt').length > 0),
    step('CC-M-VS4-27', 'the President in coma', 1, versusMemo.list(w, 'downed').length > 0),
    step(
      'CC-M-VS4-28',
      'the President killed',
      2,
      chief !== undefined && killedBy(chief, factionsOf('Invaders')),
    ),
  ];
}

export const goalsOf = (w: Table, side: Side) =>
  w.variation === PSI_ALIEN
    ? psiAlienGoals(w, side)
    : w.variation === ENTRENCHED
      ? entrenchedGoals(w, side)
      : secretServiceGoals(w, side);
