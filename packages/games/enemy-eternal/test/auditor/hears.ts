// What each happening does to the auditor's book, in the auditor's words. Whatever is not listed changes nothing that is booked.
import type { Happening } from '../../happenings.ts';
import { must } from './account.ts';
import { attacks } from './attacks.ts';
import { countHit } from './blows.ts';
import { deeds } from './deeds.ts';
import { worthOf } from './fight.ts';
import { type Handlers, type Hearing, type Of, entry, leave } from './hearing.ts';
import { moves } from './moves.ts';
import { rounds } from './rounds.ts';

const HANDLERS: Handlers = { ...rounds, ...deeds, ...moves, ...attacks };

function destroyed({ book }: Hearing, { model, by, side }: Of<'destroyed'>, rule: string): void {
  const m = entry(book, model);
  must(m.side === side, () => `${model} is not of side ${side}`);
  must(m.wounds === 0 || rule === 'EE-END-04', () => `${model} is destroyed with ${m.wounds} Wounds`);
  leave(m, 'destroyed');
  if (m.mind !== null) {
    m.mind = null;
    m.control = m.side;
  }
  if (rule === 'EE-END-04' || m.neutral || m.unit === 'Civilian') return;
  book.sides[m.side === 0 ? 1 : 0].worth += worthOf(book, m);
  const killer = by === null ? undefined : book.models.get(by);
  if (killer !== undefined && killer.side !== m.side) killer.kills++;
}

/** The end of an attack or of what it set off: a hit that nothing turned aside is counted. */
export function settle(hearing: Hearing): void {
  const { blow, book } = hearing;
  if (blow === null || !blow.open) return;
  blow.open = false;
  countHit(book, entry(book, blow.at), blow.by, !blow.close);
}

const KEEPS_OPEN: readonly Happening['type'][] = ['hit', 'scatter', 'deflect', 'pulled'];

/** One happening with its rule. */
export function hear(hearing: Hearing, what: Happening, rule: string): void {
  if (!KEEPS_OPEN.includes(what.type)) settle(hearing);
  if (what.type === 'destroyed') destroyed(hearing, what, rule);
  else (HANDLERS[what.type] as ((hearing: Hearing, what: Happening) => void) | undefined)?.(hearing, what);
}
