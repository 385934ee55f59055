// Who may hear what: partners or all who play, and of things on the board only what their own view shows.
import { type AnyGame, type Seat, type Viewer, partnersOf } from '@xenotable/kernel';
import type { Table } from '../tables/table.ts';
import type { Said, TalkLine } from './messages.ts';

/** A spot of the board gives nothing away: the one who points has chosen it. */
const SPOT = /^spot:-?\d{1,5},-?\d{1,5}$/;

/** Worlds and views of earlier editions may lack what the present one looks at. */
function safely<T>(look: () => T, otherwise: T): T {
  try {
    return look();
  } catch {
    return otherwise;
  }
}

/** The rules that say who plays together and what can be pointed at. */
const mannersOf = ({ talk, game }: Table): AnyGame => talk.game ?? game;

/** The other seats of the same side. */
export function partners(table: Table, seat: Seat): Seat[] {
  const { session } = table;
  if (session === null) return [];
  return safely(() => partnersOf(mannersOf(table), session.world, table.seats.length, seat), []);
}

/** The seats that hear what a seat says, itself among them. */
export const heardBy = (table: Table, { by, to }: Pick<TalkLine, 'by' | 'to'>): Seat[] =>
  to === 'all' ? table.seats.map(({ seat }) => seat) : [by, ...partners(table, by)];

const thingsIn = (said: Said): readonly string[] => {
  switch (said.kind) {
    case 'ping':
      return [said.at];
    case 'arrow':
      return [said.from, said.to];
    case 'phrase':
      return said.about === undefined ? [] : [said.about];
    case 'text':
      return [];
  }
};

/** Whether a viewer's own view shows a thing. */
function shows(table: Table, viewer: Viewer, thing: string): boolean {
  const { session } = table;
  if (session === null) return false;
  if (SPOT.test(thing)) return true;
  return safely(() => mannersOf(table).holds?.(session.view(viewer), thing) === true, false);
}

/** Whether a seat hears a line: it is meant for it, and names nothing that the seat does not see. */
export const hears = (table: Table, seat: Seat, line: TalkLine): boolean =>
  heardBy(table, line).includes(seat) && thingsIn(line.said).every((thing) => shows(table, seat, thing));
