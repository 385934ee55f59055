// Which things on the board a choice names, in the order in which people point at them.
import {
  type Choice,
  type View,
  blipThing,
  cellThing,
  chainThing,
  deedThing,
  dismissThing,
  doorThing,
  handThing,
  nothingToGain,
  promoteThing,
  reanimateThing,
  typeThing,
  unitThing,
  variantThing,
  veteranThing,
  fieldBuilt,
  fieldNamed,
} from '@xenotable/chibi-commander/preview';
import type { Json } from '@xenotable/kernel';
import type { ThingId } from '../../../boards/things.ts';
import { borderOf } from '../../../table/border.ts';
import { isPlan, partsOf } from '../../../table/together.ts';
import { leavingScores } from './leaving.ts';

export const { choiceOf, jsonOf: toJson, offeredIn } = borderOf<Choice>();

/** What is previewed, if it is one choice and not a plan of several. */
export const oneChoice = (picked: Json | null): Choice | null =>
  picked === null || isPlan(picked) ? null : choiceOf(picked);

/** What a plan is for: sending somebody, otherwise its last choice. */
export function decisive(json: Json): Choice {
  const parts = partsOf(json).map(choiceOf);
  return parts.find((part) => part.do === 'send') ?? parts.at(-1) ?? choiceOf(json);
}

function ofMission(choice: Choice, view: View, otherwise: ThingId[]): ThingId[] {
  const cell = fieldNamed(choice, view);
  return cell === null ? otherwise : [cellThing(cell)];
}

/** A variant of the next mission, one of the own units, or a field. */
function ofAnswer(choice: Extract<Choice, { do: 'answer' }>, view: View): ThingId[] {
  if (view.page === 'variant') return [variantThing(choice.key)];
  return NAMED.has(view.question?.topic ?? '')
    ? [unitThing(Number(choice.key))]
    : ofMission(choice, view, []);
}

/** Questions of missions that are answered by one of the own units. */
const NAMED = new Set(['shaft', 'clone']);

/** Bystanders, and whom one drags, are attacked only from the list: a click on one is meant for a rescue. */
function ofAttack(choice: Extract<Choice, { do: 'attack' }>, view: View): ThingId[] {
  if ('blip' in choice) return [blipThing(choice.blip)];
  const unit = view.units[choice.unit];
  const saved = unit !== undefined && !('hidden' in unit) && unit.side === 'neutral';
  return saved || view.acting?.drag === choice.unit
    ? [deedThing(`attack ${choice.unit}`)]
    : [unitThing(choice.unit)];
}

export function thingsOf(choice: Choice, view: View): ThingId[] {
  switch (choice.do) {
    case 'recruit':
      return [typeThing(choice.type)];
    case 'dismiss':
      return [dismissThing(choice.type)];
    case 'reanimate':
      return [reanimateThing(choice.type)];
    case 'buy':
      return [deedThing(choice.option)];
    case 'hand over':
      return [handThing(choice)];
    case 'promote':
      return [promoteThing(choice.unit, choice.to)];
    case 'take along':
      return [veteranThing(choice.unit)];
    case 'place':
    case 'aim':
    case 'land':
      return [cellThing(choice.at)];
    case 'walk':
      return [cellThing(choice.to)];
    case 'teleport':
      return [cellThing(choice.to), ...choice.with.map(unitThing)];
    case 'pull':
      return [cellThing(choice.crystal)];
    case 'spawn':
      return [unitThing(choice.unit), cellThing(choice.at)];
    case 'send':
      // Who acts sends by a click on whom it sends; before that, two may stand beside the same civilian.
      return view.acting?.unit === choice.by
        ? [unitThing(choice.civilian)]
        : [unitThing(choice.civilian), unitThing(choice.by)];
    case 'scan':
      return [unitThing(choice.star), blipThing(choice.blip)];
    case 'spot':
    case 'uncover':
    case 'move covered':
    case 'dissolve':
      return [blipThing(choice.blip)];
    case 'attack':
      return ofAttack(choice, view);
    case 'activate':
    case 'heal':
    case 'mind':
    case 'pick up':
      return [unitThing(choice.unit)];
    case 'hide':
      return [unitThing(choice.unit), ...(choice.ghost < 0 ? [] : [cellThing(choice.ghost)])];
    case 'storm':
      return [deedThing(`storm ${choice.star}`)];
    case 'open':
    case 'close':
      return [doorThing(choice.door)];
    case 'use':
      return [chainThing(choice.chain)];
    case 'order':
    case 'deal':
      return ofMission(choice, view, [deedThing(`${choice.deal} ${choice.on ?? ''}`)]);
    case 'build': {
      const cell = fieldBuilt(choice);
      return cell === null ? [] : [cellThing(cell)];
    }
    case 'answer':
      return ofAnswer(choice, view);
    case 'leave':
      // What scores has a button of its own.
      return leavingScores(view) || nothingToGain(view) ? [] : [deedThing(choice.do)];
    case 'let go':
    case 'start the ship':
    case 'end the mission':
      return [deedThing(choice.do)];
    default:
      return [];
  }
}

/** Of several choices about somebody: healing it, or sending it, comes before dragging it. */
export const usualOf = (choices: readonly Json[]): Json | null =>
  choices.find((choice) => choiceOf(choice).do === 'heal') ??
  choices.find((choice) => choiceOf(choice).do === 'send') ??
  null;
