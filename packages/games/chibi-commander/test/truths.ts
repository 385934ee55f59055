// What holds in every position of a mission, whatever was played.
import { terrainOf } from '../board.ts';
import { hearts, isBarred } from '../book/who.ts';
import { typeOf } from '../content/units.ts';
import { NONE, type Table, UNKNOWN, type Unit } from '../table.ts';

/** Whether somebody is between two fields just now. */
const inMidAir = (w: Table): boolean => w.flow.some(({ chapter }) => chapter === 'jump');

/** What is wrong with a unit, or null. */
function lieAbout(w: Table, unit: Unit): string | null {
  if (hearts(unit) < 0 || unit.lost < 0) return 'has a wrong number of hearts';
  if (unit.starsUsed > typeOf(unit.type).stars) return 'has spent more stars than it has';
  if (unit.cell === NONE) return unit.fate === '' && !inMidAir(w) ? 'is nowhere' : null;
  if (unit.fate !== '') return `is on the map and ${unit.fate}`;
  if (unit.coma !== (hearts(unit) === 0))
    return unit.coma ? 'lies with hearts left' : 'is awake without hearts';
  if (unit.coma && unit.excess >= 2 && unit.excessIn === w.activation) return 'should be dead (CC-WND-02)';
  if (unit.side === 'Invaders' && isBarred(w, 'Invaders', unit.cell)) return 'stands where no Invader may';
  if (unit.blip === NONE)
    return terrainOf(w.board).closed[unit.cell] !== 0 && w.board.monster === NONE
      ? 'stands in a thing'
      : null;
  if (unit.coma) return 'lies under a Blip (CC-WND-11)';
  const blip = w.blips.find(({ id }) => id === unit.blip);
  return blip?.unit === unit.id && blip.cell === unit.cell
    ? null
    : 'hides under a Blip that does not hide it';
}

/** CC-MAP-06 Two on one field, or null. */
function crowd(w: Table): string | null {
  const taken = new Set<number>(w.board.crystals);
  for (const { cell } of [
    ...w.blips,
    ...w.units.filter((unit) => unit.blip === NONE && unit.cell !== NONE),
  ]) {
    if (taken.has(cell)) return `two on field ${cell}`;
    taken.add(cell);
  }
  return null;
}

/** CC-NPC-01 As many are mixed face down as unknown Blips stand on the map. */
const miscounted = (w: Table): boolean =>
  w.pools.some(
    ({ blips }, i) =>
      blips.left.reduce((all, left) => all + left, 0) !==
      w.blips.filter(({ unit, pool }) => unit === UNKNOWN && pool === i).length,
  );

/** The first thing that is wrong on a table where a mission is played. */
export function checkTruths(w: Table): void {
  if (w.round === 0 || w.over !== null) return;
  for (const unit of w.units) {
    const lie = lieAbout(w, unit);
    if (lie !== null) throw new Error(`${unit.type} (${unit.id}) ${lie}`);
  }
  const where = crowd(w);
  if (where !== null) throw new Error(where);
  if (miscounted(w)) throw new Error('unknown Blips and what is mixed face down differ');
  for (const army of w.armies)
    if (army.ghosts < 0 || army.purse < 0) throw new Error(`${army.faction} have less than nothing`);
}
