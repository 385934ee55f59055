// When a leader's star is worth a throw: stars come back every round, so a fair chance is enough.
import type { Seat } from '@xenotable/kernel';
import { distance } from '../../book/fight/sight.ts';
import { leadersFor, type Throw } from '../../book/fight/stars.ts';
import type { Strike } from '../../book/fight/strike.ts';
import { unitOf } from '../../book/who.ts';
import type { Choice } from '../../choices.ts';
import type { Table } from '../../table.ts';
import { chanceOf } from './damage.ts';

const KEEP: Choice = { do: 'keep it' };

/** Spends a star of this seat's first leader if the throw is to be repeated. */
export function luckIf(w: Table, f: Throw, seat: Seat, again: boolean): Choice {
  if (!again || f.side === 'undead') return KEEP;
  const [leader] = leadersFor(w, f.faction, f.side, seat);
  return leader === undefined ? KEEP : { do: 'luck', star: leader.id };
}

/** A missed strike is thrown again where it has a fair chance. */
export const strikeLuck = (w: Table, f: Strike, seat: Seat): Choice =>
  luckIf(w, f, seat, f.range === 0 || chanceOf(f.range, distance(unitOf(w, f.attacker).cell, f.at)) >= 0.25);

/** Damage is thrown again where it was less than half of what could be expected of an enemy's hearts. */
export function damageLuck(w: Table, f: Strike, seat: Seat, points: number): Choice {
  const victim = w.units[f.victims[0] ?? -1];
  const foe = victim !== undefined && victim.side !== f.side && victim.side !== 'neutral';
  return luckIf(w, f, seat, foe && points === 0 && f.dice > 0);
}
