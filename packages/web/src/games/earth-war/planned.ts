// What is planned, as a question with its button, and what bears on it.
import type { Json, Seat } from '@xenotable/kernel';
import { capital } from '../../kit/words.ts';
import type { Modifier } from '../../table/contract.ts';
import { partsOf } from '../../table/together.ts';
import { ambushWarning, ambushers, bystanderWords, dogStands } from './ambush.ts';
import { untilEnough, volleyWords } from './enough.ts';
import { enemyChance } from './faces.ts';
import { goingOn, noteOf } from './notes.ts';
import {
  type ChoiceOf,
  type View,
  choiceIn,
  choiceWords,
  placing,
  rangedUnit,
  several,
} from '@xenotable/earth-war/preview';

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
    sentence: `${volleyWords(view, count)}${warning === null ? '' : ` ${warning}`}`,
    button: untilEnough(view) === null ? `All ${count} fire` : 'Fire until enough',
  };
}

function ranged(choice: ChoiceOf<'range'>, view: View, seat: Seat): Plan {
  const { detail = '' } = noteOf(choice, view, seat);
  const way = choice.by < 0 ? 'nearer' : 'farther';
  const who = choice.unit === 0 ? 'Everybody' : (rangedUnit(view, choice.unit)?.name ?? '');
  return { sentence: `${who} one ${way} for 1 CP? ${capital(detail)}.`, button: `One ${way}, 1 CP` };
}

/** EW-RNG-06 An order that moves units ends the single changes of range: that is said before it is given. */
function ordered(choice: ChoiceOf<'order'>, view: View, seat: Seat): Plan {
  const { value = '', detail = '' } = noteOf(choice, view, seat);
  const { combat } = view.table;
  const last = combat?.step === 1 && !combat.shifted && choice.order !== 'Break contact!';
  const words = choiceWords(choice, view);
  return {
    sentence: `${words} ${value}. ${capital(detail)}${last ? ' After it no CP on single ranges.' : ''}`,
    button: words,
  };
}

/** What treating a wound leaves, of the unit and of the Medkit. */
function treated(choice: ChoiceOf<'treat'>, view: View, seat: Seat): Plan {
  const { detail = '' } = noteOf(choice, view, seat);
  const words = choiceWords(choice, view);
  return { sentence: `${words}? ${capital(detail)}.`, button: words };
}

export function planned(json: Json, view: View, seat: Seat): Plan | null {
  const parts = partsOf(json);
  if (parts.length > 1) return all(parts, view);
  const choice = choiceIn(json);
  if (choice.do === 'range') return ranged(choice, view, seat);
  if (choice.do === 'order') return ordered(choice, view, seat);
  if (choice.do === 'assign') return laid(choice);
  if (choice.do === 'treat') return treated(choice, view, seat);
  return choice.do === 'done' ? { sentence: `Go on? ${goingOn(view, seat)}`, button: 'Go on' } : null;
}

/** All wounds are laid: once placed they lie. */
function laid({ wounds }: ChoiceOf<'assign'>): Plan {
  const count = wounds.reduce((sum, one) => sum + one, 0);
  return {
    sentence: `All wounds are laid: ${placing(wounds)}. Place them?`,
    button: `Place ${several(count, 'wound')}`,
  };
}

/** A plan that is no listed offer, and what a throw is for. */
export function say(json: Json, view: View): string {
  const parts = partsOf(json);
  if (parts.length > 1) return `All ${parts.length} ${allHold(parts) ? 'hold' : 'fire'}`;
  const choice = choiceIn(json);
  return choice.do === 'assign' ? `Place ${placing(choice.wounds)}` : choiceWords(choice, view);
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
    { label: 'AMMO left; at 0 all FIRE −3', value: String(view.table.mission.ammo), rule: 'EW-AMO-03' },
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
