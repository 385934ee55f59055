// Waves of the nightmares: who comes, where, and when the next one is due.
import { unitOf } from '../book/who.ts';
import type { Play } from '../book/chapter.ts';
import { addUnit, freeCells, put } from '../book/arrivals.ts';
import { spot } from '../book/blips.ts';
import { ask } from '../book/question.ts';
import { type TypeName, sideOf, typeNames, typeOf, factionOfType } from '../content/units.ts';
import { NONE, type Table } from '../table.ts';
import { mark, marked, tallied } from './kit.ts';
import type { Due, Question } from './mission.ts';
import { pointsOf } from './nightmareSetup.ts';

export const waveNumber = (w: Table): number => tallied(w, 'wave');
/** CC-M-HS-04 A wave is eliminated when all its units are dead; those in coma delay the next one. */
export const waveBeaten = (w: Table): boolean =>
  marked(w, 'wave units').every((id) => unitOf(w, id).fate !== '' && unitOf(w, id).fate !== 'waiting');

/** Puts the newcomers that found no room onto their spawn points as soon as there is some (CC-MOV-18). */
export function fillPoints(play: Play, rule: string): void {
  const points = pointsOf(play.w);
  for (const id of marked(play.w, 'wave units')) {
    const unit = unitOf(play.w, id);
    const cell = unit.fate === 'waiting' ? freeCells(play.w, points[unit.notes]!)[0] : undefined;
    if (cell === undefined) continue;
    put(unit, cell);
    play.tell?.({ type: 'spawned', unit: unit.id, kind: unit.type, cell }, rule);
    spot(play);
  }
}

function arrive(play: Play, type: TypeName, point: number): void {
  const { w } = play;
  const kin = factionOfType(type);
  const unit = addUnit(w, type, sideOf(kin), kin, NONE);
  unit.notes = point;
  mark(w, 'wave units', unit.id);
  mark(w, 'points used', point);
}

/** A new wave begins. */
export function begin(w: Table): void {
  w.marks['wave'] = [waveNumber(w) + 1];
  w.marks['wave units'] = [];
  w.marks['points used'] = [];
}

/** CC-M-HS-04, CC-M-ED-07 For each newcomer a spawn point; `least` different ones must be used in all. data: this type, then what is still to come. */
export const pointQuestion = (
  rule: string,
  least: number,
  next: (play: Play, rest: number[]) => Due,
): Question => ({
  rule,
  prompt: (_w, [type]) => `Where does ${typeNames[type!]} come from?`,
  answers(w, [, ...rest]) {
    const used = marked(w, 'points used');
    return pointsOf(w).flatMap((_cells, key) =>
      new Set([...used, key]).size + rest.length >= least ? [{ key, words: `Spawn point ${key + 1}` }] : [],
    );
  },
  take(play, key, [type, ...rest]) {
    arrive(play, typeNames[type!]!, key as number);
    return next(play, rest);
  },
});

/** CC-M-ED-07 The person chooses types by level; a type comes as often as its figures allow. data: levels still to come. */
export const typeQuestion = (rule: string): Question => ({
  rule,
  prompt: (_w, levels) => `Which LV${levels[0]} unit comes next? ${levels.length} to choose.`,
  answers(w, [level]) {
    const here = (type: TypeName): number =>
      marked(w, 'wave units').filter((id) => unitOf(w, id).type === type).length;
    return typeNames.flatMap((type, key) => {
      const { kin, figures } = typeOf(type);
      return (kin === 'CHIBI COM' || kin === 'Mercs') && typeOf(type).level === level && here(type) < figures
        ? [{ key, words: type }]
        : [];
    });
  },
  take: (_play, key, levels) => ({ call: ask('point', 0, [key as number, ...levels.slice(1)]) }),
});
