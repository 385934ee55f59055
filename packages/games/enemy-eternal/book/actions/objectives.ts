// Objective pieces, neutrals, tokens and exits: who may work what, and what comes of it.
import { type Refusal, refuse } from '@xenotable/kernel';
import type { Ability } from '../../content/units.ts';
import type { Model, Piece, Table } from '../../table.ts';
import { distance, ground } from '../board/ground.ts';
import { able, friendsOf, has, isEngaged, touches } from '../models.ts';
import { missionOf } from '../missions/index.ts';
import { beside, cellsOf } from '../missions/helpers.ts';
import type { Work } from '../missions/mission.ts';

export const abilityFor: Record<Work, Ability> = {
  hack: 'Computer Use',
  interact: 'Interact',
  search: 'Search',
};

/** EE-OBJ-01 How a kind of piece is worked. */
export const workOf: Record<Piece['kind'], Work> = {
  terminal: 'hack',
  container: 'search',
  device: 'interact',
  monument: 'interact',
  door: 'interact',
};

/** EE-SPC-04 EE-SPC-08 EE-SPC-09 EE-SPC-26 Why a model cannot work a piece from where it stands; null when it can. */
export function workFault(w: Table, m: Model, piece: Piece | undefined, work: Work): Refusal | null {
  if (piece === undefined) return refuse('EE-OBJ-01', 'There is no such piece.');
  if (!able(m, abilityFor[work]))
    return refuse(
      m.mind !== null ? 'EE-SPC-19' : 'EE-OBJ-01',
      `${m.name} does not have [${abilityFor[work]}] now.`,
    );
  if (isEngaged(w, m)) return refuse('EE-ENG-02', `${m.name} is engaged.`);
  if (workOf[piece.kind] !== work)
    return refuse('EE-OBJ-01', `A ${piece.kind} is not worked with [${abilityFor[work]}].`);
  const linked =
    work === 'hack' && has(m, 'Hacker') && cellsOf(w, piece).some((cell) => distance(w, m.cell, cell) <= 12);
  if (!linked && !beside(w, m.cell, piece))
    return refuse(
      work === 'hack' ? 'EE-SPC-04' : work === 'interact' ? 'EE-SPC-08' : 'EE-SPC-09',
      `${m.name} must be adjacent to it.`,
    );
  const mission = missionOf(w);
  if (mission.mayWork !== undefined) return mission.mayWork(w, m, piece);
  if (piece.kind === 'door') return refuse('EE-OBJ-08', 'No mission opens this door by hand.');
  return piece.done
    ? refuse(work === 'search' ? 'EE-SPC-10' : 'EE-SPC-05', 'It has given what it had.')
    : null;
}

/** EE-OBJ-06 Why a model cannot take charge of a neutral. */
export function claimFault(w: Table, m: Model, civilian: Model | undefined): Refusal | null {
  if (civilian === undefined || !civilian.neutral || civilian.place !== 'board')
    return refuse('EE-OBJ-06', 'There is nobody to take charge of.');
  if (!able(m, 'Interact')) return refuse('EE-OBJ-06', `${m.name} does not have [Interact] now.`);
  if (isEngaged(w, m)) return refuse('EE-ENG-02', `${m.name} is engaged.`);
  if (!touches(w, m, civilian)) return refuse('EE-OBJ-06', `${m.name} must be adjacent to ${civilian.name}.`);
  if (has(m, 'Weak Minded')) return refuse('EE-SPC-45', `${m.name} is Weak Minded.`);
  return missionOf(w).mayClaim?.(w, m, civilian) ?? null;
}

/** EE-OBJ-07 Whether a model may leave the board from where it stands. */
export const leaveFault = (w: Table, m: Model): Refusal | null =>
  ground(w).signs[m.cell] !== 'E'
    ? refuse('EE-OBJ-07', `${m.name} is not in an Evac cell.`)
    : m.mind !== null || !(missionOf(w).mayLeave?.(w, m) ?? false)
      ? refuse('EE-OBJ-07', `The mission does not let ${m.name} leave.`)
      : isEngaged(w, m)
        ? refuse('EE-OBJ-07', `${m.name} is engaged.`)
        : null;

/** EE-OBJ-03 Friends to whom a carrier can hand a token. */
export const receivers = (w: Table, m: Model): Model[] =>
  m.carries.length === 0 || isEngaged(w, m)
    ? []
    : friendsOf(w, m).filter(
        (friend) => friend.mind === null && touches(w, m, friend) && friend.unit !== 'Civilian',
      );
