// What the missions score by figures that the auditor can count itself.
import type { Happening } from '../../happenings.ts';
import { type Account, isOn, must } from './account.ts';
import type { Spot } from '../../choices.ts';

/** EE-OBJ-04 The side with more models in a zone; Down, mind-controlled and neutral models do not count. */
function holderOf(book: Account, inside: (spot: Spot) => boolean): 0 | 1 | null {
  let lead = 0;
  for (const m of book.models.values())
    if (isOn(m) && !m.neutral && m.down === 'no' && m.mind === null && m.at !== null && inside(m.at))
      lead += m.side === 0 ? 1 : -1;
  return lead === 0 ? null : lead > 0 ? 0 : 1;
}

const within =
  (x1: number, y1: number, x2: number, y2: number) =>
  ([x, y]: Spot): boolean =>
    x >= x1 && x <= x2 && y >= y1 && y <= y2;

const ZONES: Record<string, { inside: (spot: Spot) => boolean; points: number }> = {
  'the north zone': { inside: within(22, 2, 24, 4), points: 1 },
  'the centre': { inside: within(22, 14, 25, 17), points: 2 },
  'the south zone': { inside: within(23, 27, 25, 29), points: 1 },
};

/** Points that follow from what stands on the board. */
export function checkRound(book: Account, what: Happening, rule: string): void {
  if (what.type === 'tapped') book.owners[what.piece] = what.side;
  if (what.type === 'relay set') book.owners = book.owners.map(() => what.side);
  if (what.type !== 'scored') return;
  const { side, points } = what;
  if (rule === 'EE-M-B1-02' || rule === 'EE-M-SE18-05')
    must(points === 1, () => `${points} points for a model`);
  if (rule === 'EE-M-B3-04') must(points === 2, () => `${points} points for a Leader`);
  if (rule === 'EE-M-B3-03') {
    const held = book.owners.filter((owner) => owner === side).length;
    must(points === held && book.round >= 2, () => `${points} points for ${held} terminals`);
  }
  if (rule === 'EE-M-B5-02')
    must(
      holderOf(book, (spot) => book.ground.levelAt(spot) === 1) === side && points === 1,
      () => `side ${side} scores the platform`,
    );
  if (rule === 'EE-M-B5-03')
    must(book.owners[0] === side && points === 1, () => `side ${side} scores the relay`);
  if (rule === 'EE-M-B8-02') {
    const zone = ZONES[what.what];
    must(
      zone !== undefined && zone.points === points && holderOf(book, zone.inside) === side && book.round >= 2,
      () => `side ${side} scores ${points} for ${what.what}`,
    );
  }
}
