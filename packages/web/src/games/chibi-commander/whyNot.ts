// Why nothing comes of pointing at somebody: its name, its hearts, and what stands in the way.
import { typeOf } from '@xenotable/chibi-commander/content';
import {
  blipName,
  columnOf,
  isBehindAlienDoor,
  nameOf,
  openTo,
  rowOf,
  type Unit,
  type View,
  type Walker,
} from '@xenotable/chibi-commander/preview';
import { heartsWords, squadOf, unitOf } from './shared/faces.ts';

/** Why nothing comes of pointing at somebody or a field: the one who acts does not get there, or nobody does. */
export function farOf(view: View, walker: Walker | null = null, cell: number | null = null): string {
  if (walker !== null && 'blip' in walker) return `out of reach for ${blipName(walker.blip)}`;
  const who = walker?.unit ?? view.acting?.unit;
  const acting = view.acting;
  if (who !== undefined && unitOf(view, who)?.fate === 'waiting')
    return `${nameOf(view, who)} cannot arrive there`;
  if (who !== undefined && acting !== null && acting.chain >= 0)
    return who === acting.unit
      ? `not with the chain that ${nameOf(view, who)} uses now: break it off first`
      : `${nameOf(view, acting.unit)} has begun a chain: break it off first`;
  if (walker !== null && cell !== null && isBehindAlienDoor(view, walker, cell))
    return 'Alien door shut: 1 action opens it, 1 walks in';
  return who === undefined ? 'out of reach this turn' : `out of reach for ${nameOf(view, who)}`;
}

/** Steps between two fields, apart across and down. */
const apart = (a: number, b: number): [number, number] => [
  Math.abs(columnOf(a) - columnOf(b)),
  Math.abs(rowOf(a) - rowOf(b)),
];

/** Why a civilian is not sent. */
function sendingFault(view: View, unit: Unit, far: string): string {
  if (unit.coma) return 'it can only be healed or dragged';
  if (unit.moved) return 'has moved in this round already';
  const own = squadOf(view).filter((one) => one.cell >= 0 && !one.coma);
  const near = own.filter((one) => {
    const [across, down] = apart(one.cell, unit.cell);
    return across <= 1 && down <= 1;
  });
  const beside = near.filter((one) => apart(one.cell, unit.cell).includes(0));
  const barred = beside.find((one) => !openTo(view, one.cell, unit.cell));
  const sender = beside.find((one) => one.sent);
  if (sender !== undefined) return `${nameOf(view, sender.id)} has sent somebody in this round already`;
  if (barred !== undefined) return `something lies between it and ${nameOf(view, barred.id)}`;
  const [diagonal] = near;
  return diagonal === undefined
    ? far
    : `${nameOf(view, diagonal.id)} stands diagonally: only the 4 fields beside it count`;
}

function faultOf(view: View, unit: Unit, far: string): string {
  const { kin } = typeOf(unit.type);
  if (kin === 'animal') return 'an animal: it brings no points';
  if (unit.side === 'neutral') return sendingFault(view, unit, far);
  if (unit.side !== view.side) return far;
  if (unit.coma) return 'nobody who can still act can heal it';
  return unit.activated ? 'has acted in this round' : 'cannot do anything now';
}

/** 'Postman, 1 of 1 hearts: Scout stands diagonally: only the 4 fields beside it count'. */
export const whyNot = (view: View, unit: Unit, far = 'nobody who can still act gets there'): string =>
  `${nameOf(view, unit.id)}, ${heartsWords(unit)}: ${faultOf(view, unit, far)}`;
