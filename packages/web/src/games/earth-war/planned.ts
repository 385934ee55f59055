// What is planned, as a question with its button, and what bears on it.
import type { Json, Seat } from '@xenotable/kernel';
import { capital } from '../../kit/words.ts';
import type { Modifier } from '../../table/contract.ts';
import { partsOf } from '../../table/together.ts';
import { ambushWarning, ambushers, bystanderWords, dogStands } from './ambush.ts';
import { enemyChance } from './faces.ts';
import { goingOn, noteOf } from './notes.ts';
import { type ChoiceOf, type View, choiceIn, placing, rangedUnit } from '@xenotable/earth-war/preview';

interface Plan {
  sentence: string;
  button: string;
}

/** Everybody holds, or everybody fires. */
export const allHold = (parts: readonly Json[]): boolean =>
  parts.every((part) => choiceIn(part).do === 'hold');

function all(parts: readonly Json[], view: View): Plan {
  const count = parts.length;
  if (allHold(parts))
    return { sentence: `Everybody who is left holds fire: ${count} units?`, button: `All ${count} hold` };
  const warning = ambushWarning(view);
  return {
    sentence: `Everybody who can fires: ${count} units?${warning === null ? '' : ` ${warning}`}`,
    button: `All ${count} fire`,
  };
}

function ranged(choice: ChoiceOf<'range'>, view: View, seat: Seat): Plan {
  const { detail = '' } = noteOf(choice, view, seat);
  const way = choice.by < 0 ? 'nearer' : 'farther';
  const who = choice.unit === 0 ? 'Everybody' : (rangedUnit(view, choice.unit)?.name ?? '');
  return { sentence: `${who} one ${way} for 1 CP? ${capital(detail)}.`, button: `One ${way}, 1 CP` };
}

export function planned(json: Json, view: View, seat: Seat): Plan | null {
  const parts = partsOf(json);
  if (parts.length > 1) return all(parts, view);
  const choice = choiceIn(json);
  if (choice.do === 'range') return ranged(choice, view, seat);
  return choice.do === 'done' ? { sentence: `Go on? ${goingOn(view)}`, button: 'Go on' } : null;
}

/** A plan that is no listed offer. */
export function say(json: Json): string {
  const parts = partsOf(json);
  if (parts.length > 1) return `All ${parts.length} ${allHold(parts) ? 'hold' : 'fire'}`;
  const choice = choiceIn(json);
  return choice.do === 'assign' ? `Place ${placing(choice.wounds)}` : 'Do it';
}

/** What decides where wounds go. */
export function modifiersOf(json: Json, view: View): Modifier[] {
  if (partsOf(json).length > 1 || choiceIn(json).do !== 'assign') return [];
  const down = view.slots.find((slot) => slot.could !== null);
  const bystanders = view.slots.some((slot) => (slot.could?.bystander ?? 0) > 0);
  const count = ambushers(view);
  return [
    ...(down
      ? [{ label: 'A face-down card is an enemy', value: `${enemyChance(down)} %`, rule: 'EW-DEK-10' }]
      : []),
    { label: 'AMMO left', value: String(view.table.mission.ammo), rule: 'EW-AMO-03' },
    { label: 'Wounds that do not kill', value: 'stay on it', rule: 'EW-S7-08' },
    ...(dogStands(view) ? [{ label: 'Dog Team: nothing can ambush', value: '0', rule: 'EW-S4-09' }] : []),
    ...(count > 0
      ? [{ label: 'May ambush, once each: no wound counts', value: String(count), rule: 'EW-S4-05' }]
      : []),
    ...(bystanders
      ? [{ label: 'A bystander shot costs', value: bystanderWords(view), rule: 'EW-TXT-03' }]
      : []),
  ];
}
