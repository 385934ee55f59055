// How dangerous a field is: hearts that the enemies in sight are likely to take there in their next turn.
import { BLOCKED, FREE } from '@xenotable/board';
import { grid, terrainOf } from '../../board.ts';
import { distance } from '../../book/fight/sight.ts';
import { awake, card, enemies, hearts, isMilitary, versus } from '../../book/who.ts';
import { type TypeName, type UnitType, typeOf } from '../../content/units.ts';
import {
  type Allegiance,
  type Cell,
  type Mode,
  NONE,
  type Table,
  UNKNOWN,
  type Unit,
  type UnitId,
} from '../../table.ts';
import { chanceOf, harmOf } from './damage.ts';
import { weights } from './weights.ts';

/** Somebody who may attack. */
export interface Foe {
  cell: Cell;
  /** Hearts by distance: what its best attack takes from somebody without armor, after a walk. */
  table: readonly number[];
  /** How likely it is there and acts at all. */
  weight: number;
  /** CC-NPC-12 How far the nearest of its other targets is, where it goes for the nearest. */
  nearest: number;
}

/** No walk and attack reaches farther. */
const FARTHEST = 40;

/** The best chance with which a chain hits after coming as near as it can, or standing farther off. */
function bestChance(range: number, near: number, far: number): number {
  if (range === 0) return near <= 1 ? chanceOf(0, 1) : 0;
  let best = 0;
  // CC-NPC-14 The automaton shoots at three fields for each die.
  const last = Math.min(far, 3 * range);
  for (let at = near; at <= last; at++) best = Math.max(best, chanceOf(range, at));
  return best;
}

function tableFor(type: UnitType): number[] {
  return Array.from({ length: FARTHEST }, (_, far) => {
    let most = 0;
    for (const chain of type.chains) {
      if (chain.deed !== 'attack' && chain.deed !== 'blast' && chain.deed !== 'mind') continue;
      const way = chain.move + chain.teleport * 3;
      const times = chain.twice ? 2 : 1;
      const wound = chain.deed === 'mind' ? 0.8 : harmOf(chain.dice, 0, 6).hearts * times;
      const range = chain.deed === 'mind' ? 3 : chain.range;
      const after = (walked: number): number =>
        bestChance(range, Math.max(1, far - walked - way), Math.max(1, far)) * wound;
      // At once it attacks twice, unless that takes both actions; or it walks first.
      const both = after(0) * (chain.long ? 1 : 1.7);
      most = Math.max(most, both, chain.long ? 0 : after(type.move));
    }
    return most;
  });
}

const tables = new Map<TypeName, readonly number[]>();
function tableOf(name: TypeName): readonly number[] {
  let table = tables.get(name);
  if (table === undefined) tables.set(name, (table = tableFor(typeOf(name))));
  return table;
}

/** Who sleeps or strolls is less of a danger. */
const AWAKE: Partial<Record<Mode, number>> = { FROZEN: 0, COLD: 0.15, WALKING: 0.3, ESCAPE: 0.5 };
/** About half of the Blips are Ghosts. */
const REAL = 0.5;

/** Everybody who may attack a side in the next turn; Blips count for what they may be. */
export function foesOf(w: Table, side: Allegiance, but: UnitId = NONE): Foe[] {
  const foes: Foe[] = [];
  const targets = versus(w)
    ? []
    : w.units.filter(
        (unit) =>
          unit.id !== but &&
          awake(unit) &&
          unit.blip === NONE &&
          (unit.side === side || unit.side === 'neutral'),
      );
  const nearest = (cell: Cell): number => {
    let least = 99;
    for (const target of targets) least = Math.min(least, distance(cell, target.cell));
    return least;
  };
  for (const unit of w.units) {
    if (unit.blip !== NONE || !awake(unit) || !enemies(side, unit.side) || card(unit).unarmed) continue;
    foes.push({
      cell: unit.cell,
      table: tableOf(unit.type),
      weight: AWAKE[unit.mode] ?? 1,
      nearest: nearest(unit.cell),
    });
  }
  if (side === 'Earth')
    for (const blip of w.blips) {
      if (blip.unit === UNKNOWN || blip.unit >= 0)
        foes.push({
          cell: blip.cell,
          table: tableOf(blip.unit >= 0 ? unitType(w, blip.unit) : 'Serpent Man'),
          weight: REAL * (AWAKE[blip.mode] ?? 1),
          nearest: nearest(blip.cell),
        });
    }
  return foes;
}

const unitType = (w: Table, id: number): TypeName => w.units[id]?.type ?? 'Serpent Man';

/** Hearts that a unit is likely to lose on a field. */
export function dangerAt(w: Table, foes: readonly Foe[], unit: Unit, cell: Cell): number {
  const { sight } = terrainOf(w.board);
  let sum = 0;
  for (const foe of foes) {
    const far = distance(foe.cell, cell);
    const hit = foe.table[far] ?? 0;
    if (hit === 0) continue;
    const level = sight.level(foe.cell, cell);
    const chosen = far > foe.nearest ? weights.others : 1;
    // Who does not see the field now has to walk around something first.
    sum +=
      hit * chosen * foe.weight * (level === FREE ? 1 : level === BLOCKED ? (far <= 5 ? 0.5 : 0.25) : 0.6);
  }
  return sum * Math.max(0.2, 1 - 0.35 * card(unit).armor);
}

/** What standing on a field costs in points: wounds a little, falling most of a life. */
export function riskAt(w: Table, foes: readonly Foe[], unit: Unit, cell: Cell, life: number): number {
  const danger = dangerAt(w, foes, unit, cell);
  const share = danger / Math.max(1, hearts(unit));
  return weights.wound * danger + life * Math.min(0.9, weights.risk * share * share);
}

/** Fields on the board. */
export const FIELDS = grid.size;

/** Own fighters who are awake on the map. */
export const fightersOf = (w: Table, side: Allegiance): Unit[] =>
  w.units.filter((unit) => unit.side === side && awake(unit) && isMilitary(unit));
