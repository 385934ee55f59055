// The two shafts on the right edge of Mars.
import type { Play } from '../book/chapter.ts';
import { pictureOf } from '../board.ts';
import { depart } from '../book/arrivals.ts';
import { awake, isMilitary, factionOfUnit } from '../book/who.ts';
import type { Cell, Table, Unit } from '../table.ts';
import { area, mark } from './kit.ts';
import type { Deal } from './mission.ts';

export const SHAFTS: readonly Cell[] = [...pictureOf('Mars').cells].flatMap((sign, cell) =>
  sign === 'O' ? [cell] : [],
);

/** CC-M-VS6-03 The Alien base, without the shaft fields. */
export const BASE: readonly Cell[] = area(15, 1, 23, 14).filter((cell) => !SHAFTS.includes(cell));

const atShaft = (unit: Unit): boolean =>
  unit.side === 'Earth' && isMilitary(unit) && awake(unit) && SHAFTS.includes(unit.cell);

/** Whoever gets into a shaft is gone from the map. */
export function descend(play: Play, unit: Unit): void {
  mark(play.w, 'shaft', unit.id);
  depart(play, unit, factionOfUnit(unit), unit.id);
}

/** CC-M-VS6-01, CC-M-CO6-01 Getting into a shaft is enough. */
export function enterShaft(play: Play, unit: Unit): void {
  if (atShaft(unit) && play.w.settings.taste.shaft === 'entering') descend(play, unit);
}

/** Open to taste: it needs an action on the field. */
export const shaftDeals = (w: Table, unit: Unit, actions: number): Deal[] =>
  actions > 0 && w.settings.taste.shaft === 'action' && atShaft(unit)
    ? [{ deal: 'descend', price: 1, rule: 'CC-M-VS6-01', words: 'Climb down the shaft' }]
    : [];
