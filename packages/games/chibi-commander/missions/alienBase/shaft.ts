// The two shafts on the right edge of Mars.
import { applies } from '@xenotable/kernel';
import { common, list } from '../state.ts';
import type { Play } from '../../book/chapter.ts';
import { pictureOf } from '../../board.ts';
import { depart } from '../../book/movement/arrivals.ts';
import { awake, isMilitary, factionOfUnit } from '../../book/who.ts';
import type { Cell, Unit } from '../../table.ts';
import { area } from '../kit.ts';
import type { Deal, Entry } from '../mission.ts';

/** Who got into a shaft. */
export const shaftMemo = common.with({ shaft: list('shaft') });

export const SHAFTS: readonly Cell[] = [...pictureOf('Mars').cells].flatMap((sign, cell) =>
  sign === 'O' ? [cell] : [],
);

/** CC-M-VS6-03 The Alien base, without the shaft fields. */
export const BASE: readonly Cell[] = area(15, 1, 23, 14).filter((cell) => !SHAFTS.includes(cell));

const atShaft = (unit: Unit): boolean =>
  unit.side === 'Earth' && isMilitary(unit) && awake(unit) && SHAFTS.includes(unit.cell);

/** Whoever gets into a shaft is gone from the map. */
export function descend(play: Play, unit: Unit): void {
  shaftMemo.add(play.w, 'shaft', unit.id);
  depart(play, unit, factionOfUnit(unit), unit.id);
}

/** CC-M-VS6-01, CC-M-CO6-01 Getting into a shaft is enough; CC-PSI-12 nobody is forced off the map. */
export function enterShaft(play: Play, unit: Unit, how: Entry): void {
  if (!atShaft(unit) || play.w.options.shaft !== 'entering') return;
  if (how === 'forced') applies('CC-PSI-12');
  else descend(play, unit);
}

/** Open to taste: it needs an action on the field. */
export const shaftDeals: Record<string, Deal> = {
  descend: {
    rule: 'CC-M-VS6-01',
    price: 1,
    on: (w, unit) => w.options.shaft === 'action' && atShaft(unit),
    words: () => 'Climb down the shaft',
    take: descend,
  },
};
