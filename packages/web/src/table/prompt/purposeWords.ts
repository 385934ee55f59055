// What a throw is for, in one sentence: who rolls, against whom, and the number that is needed.
import type { Beat, Json, Purpose, ThingId, Wanted } from '@xenotable/kernel';
import { signed } from '../../kit/words.ts';
import type { GameModule } from '../contract.ts';
import { needWords } from '../dice/need.ts';

/** What somebody does at whom, by the kind of the picture. */
const DOES: Partial<Record<Beat['kind'], (who: string, whom: string | null) => string>> = {
  shot: (who, whom) => (whom === null ? `${who} fires` : `${who} fires at ${whom}`),
  blow: (who, whom) => (whom === null ? `${who} strikes` : `${who} strikes at ${whom}`),
  save: (who) => `${who} tests its armour`,
  nerve: (who) => `${who} tests its nerve`,
};

/** Whose throw it is and what for; null if that is not known. */
export function purposeWords(purpose: Purpose, module: GameModule, view: Json): string | null {
  if (purpose.words !== null) return purpose.words;
  const named = (thing: ThingId | null): string | null =>
    thing === null ? null : (module.detail(thing, view)?.title ?? null);
  const who = named(purpose.actor);
  if (who === null) return null;
  const does = purpose.kind === null ? undefined : DOES[purpose.kind];
  return does?.(who, purpose.target === purpose.actor ? null : named(purpose.target)) ?? `${who} rolls`;
}

/** 'Needed: 7 or more in all, +1 included.' */
export function neededWords({ need, each, modifier }: Purpose, { of: dice = 1 }: Wanted): string {
  if (need === null) return '';
  const on = each ? ' on each die' : dice > 1 ? ' in all' : '';
  const added = modifier === 0 ? '' : `, after ${signed(modifier)}`;
  return `${needWords(need)}${on}${added}`;
}
