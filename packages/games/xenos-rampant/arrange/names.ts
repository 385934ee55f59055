// Units, seats and sides by the names that a position gives them.
import { BadInput, seatOfLetter, type Seat } from '@xenotable/kernel';
import { type Side, type Table, type Unit, ownerOf } from '../table.ts';

export const named = (w: Table, name: string, where: string): Unit => {
  const unit = w.units.find((one) => one.name === name);
  if (unit === undefined)
    throw new BadInput(
      where,
      `there is no unit ${JSON.stringify(name)}; there is ${w.units.map((one) => one.name).join(', ')}`,
    );
  return unit;
};

export const seatNamed = (w: Table, letter: string, where: string): Seat => {
  const seat = seatOfLetter(letter);
  if (seat < 0 || seat >= w.owners.length)
    throw new BadInput(where, `${JSON.stringify(letter)} is no seat here`);
  return seat;
};

export const sideNamed = (w: Table, side: 0 | 1 | string, where: string): Side =>
  typeof side === 'string' ? ownerOf(w, seatNamed(w, side, where)).side : side;
