// Waves of the nightmares: who comes, where, and when the next one is due.
import { weakest } from '../aimKit.ts';
import { type RuleId, applies } from '@xenotable/kernel';
import { addUnit, freeCells, put } from '../../book/movement/arrivals.ts';
import { spot } from '../../book/blips/blips.ts';
import type { Play } from '../../book/chapter.ts';
import { ask } from '../../book/question.ts';
import { unitOf } from '../../book/who.ts';
import {
  type Faction,
  type TypeName,
  factionOfType,
  sideOf,
  typeAt,
  typeNames,
  unitTypes,
} from '../../content/units.ts';
import { NONE, type Table } from '../../table.ts';
import { type Due, type Question, byNumber } from '../mission.ts';
import { nightmareMemo } from './memo.ts';
import { pointsOf } from './setUp.ts';

export const waveNumber = (w: Table): number => nightmareMemo.count(w, 'wave');
/** CC-M-HS-04 A wave is eliminated when all its units are dead; those in coma delay the next one. */
export function waveBeaten(w: Table): boolean {
  applies('CC-M-HS-04');
  return nightmareMemo
    .list(w, 'waveUnits')
    .every((id) => unitOf(w, id).fate !== '' && unitOf(w, id).fate !== 'waiting');
}

/** Puts the newcomers that found no room onto their spawn points as soon as there is some (CC-MOV-18). */
export function fillPoints(play: Play, rule: string): void {
  const points = pointsOf(play.w);
  for (const id of nightmareMemo.list(play.w, 'waveUnits')) {
    const unit = unitOf(play.w, id);
    const cell = unit.fate === 'waiting' ? freeCells(play.w, points[unit.point] ?? [])[0] : undefined;
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
  unit.point = point;
  nightmareMemo.add(w, 'waveUnits', unit.id);
  nightmareMemo.add(w, 'pointsUsed', point);
}

/** A new wave begins. */
export function begin(w: Table): void {
  nightmareMemo.of(w).wave = waveNumber(w) + 1;
  nightmareMemo.of(w).waveUnits = [];
  nightmareMemo.of(w).pointsUsed = [];
}

/** CC-M-HS-04, CC-M-ED-07 For each newcomer a spawn point; `least` different ones must be used in all. data: this type, then what is still to come. */
export const pointQuestion = (
  rule: RuleId,
  least: number,
  next: (play: Play, rest: number[]) => Due,
): Question =>
  byNumber<[type: number, ...rest: number[]]>({
    rule,
    prompt: (_w, [type]) => `Where does ${typeAt(type)} come from?`,
    keys(w, [, ...rest]) {
      const used = nightmareMemo.list(w, 'pointsUsed');
      return pointsOf(w).flatMap((_cells, key) =>
        new Set([...used, key]).size + rest.length >= least ? [key] : [],
      );
    },
    words: (_look, key) => `Spawn point ${key + 1}`,
    take(play, key, [type, ...rest]) {
      arrive(play, typeAt(type), key);
      return next(play, rest);
    },
  });

/** How many of a type the wave has. */
const waveCount = (w: Table, type: TypeName): number =>
  nightmareMemo.list(w, 'waveUnits').filter((id) => unitOf(w, id).type === type).length;

/** Types of a level of which figures are left. */
const comers = (w: Table, factions: readonly Faction[], wanted: number): TypeName[] =>
  unitTypes.flatMap(({ name, kin, figures, level }) =>
    factions.some((faction) => faction === kin) && level === wanted && waveCount(w, name) < figures
      ? [name]
      : [],
  );

/** CC-M-ED-07 The person chooses types by level; a type comes as often as its figures allow. data: levels still to come. */
export const typeQuestion = (rule: RuleId, factions: readonly Faction[]): Question =>
  byNumber<number[]>({
    rule,
    prompt: (_w, levels) => `Which LV${levels[0]} unit comes next? ${levels.length} to choose.`,
    keys: (w, [level = 1]) => comers(w, factions, level).map((type) => typeNames.indexOf(type)),
    words: (_look, key) => typeAt(key),
    best: (w, [level = 1]) => typeNames.indexOf(weakest(comers(w, factions, level))),
    take: (_play, key, [, ...levels]) => ({ call: ask('point', 0, [key, ...levels]) }),
  });
