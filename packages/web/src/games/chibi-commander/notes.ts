// What the list of actions adds to the words of a choice.
import { percent } from './words.ts';
import type { Modifier, OfferNote } from '../../table/contract.ts';
import type { Json, Seat } from '@xenotable/kernel';
import { type ByVerb, type Notes, noteIn } from '../../table/notes.ts';
import { chainWords, heartsWords, unitOf } from './shared/faces.ts';
import { planIn } from './shared/plan.ts';
import { leavingWords } from './leaving.ts';
import { choiceOf } from './shared/things.ts';
import { typeOf } from '@xenotable/chibi-commander/content';
import {
  actor,
  chainsFor,
  type Choice,
  forgivesSlips,
  shotOf,
  type View,
  wayTo,
} from '@xenotable/chibi-commander/preview';

/** The damage dice that Luck could throw again; none while it is about a miss. */
function damageShown(view: View): number[] {
  const strike = view.flow.findLast((f) => f.chapter === 'strike');
  const damage: unknown = strike !== undefined && 'damage' in strike ? strike.damage : null;
  return Array.isArray(damage) ? damage.map(Number) : [];
}

/** A star for damage that is there already is nothing to be spent by the way. */
function luckNote(view: View): OfferNote {
  const damage = damageShown(view);
  const vain = damage.length > 0 && damage.every((die) => die === 2);
  const some = damage.some((die) => die > 0);
  return {
    icon: 'star',
    ...(some && { quiet: true }),
    ...(vain && { detail: 'the dice cannot show more' }),
  };
}

const isBystander = (choice: Extract<Choice, { do: 'attack' }>, view: View): boolean =>
  'unit' in choice && unitOf(view, choice.unit)?.side === 'neutral';

const NOTES: Notes<ByVerb<Choice>, View> = {
  walk({ to }, view) {
    const way = wayTo(view, to);
    return { icon: 'arrow', group: 'Walk', ...(way && { value: `${way.price} MP` }) };
  },
  use({ chain: which }, view) {
    const unit = actor(view);
    const chain = unit === null ? undefined : chainsFor(view, unit)[which];
    return { icon: 'cross', group: 'Actions', ...(chain && { detail: chainWords(chain) }) };
  },
  attack(choice, view) {
    const shot = shotOf(view, choice);
    return {
      icon: 'cross',
      group: isBystander(choice, view) ? 'Attack a bystander' : 'Attack',
      ...(shot && {
        value: percent(shot.chance),
        detail: `Distance ${shot.far}, ${shot.cover ? 'in cover' : 'no cover'}`,
      }),
    };
  },
  activate({ unit: id }, view) {
    const unit = unitOf(view, id);
    return { icon: 'play', group: 'Units', ...(unit && { value: heartsWords(unit) }) };
  },
  leave: (_choice, view) => ({ icon: 'off', group: 'Leave', detail: leavingWords(view), quiet: true }),
  luck: (_choice, view) => luckNote(view),
  recruit: ({ type }) => ({
    icon: 'people',
    group: 'Recruits',
    detail: typeOf(type).chains.map(chainWords).join(' or '),
  }),
  dismiss: { icon: 'x', group: 'Squad' },
  buy: { icon: 'bag', group: 'Options' },
  promote: { icon: 'up', group: 'Level up' },
  reanimate: { icon: 'heal', group: 'Reanimate' },
  'take along': { icon: 'people', group: 'Squad' },
  say: { icon: 'people' },
  'hand over': { icon: 'arrow', group: 'Points' },
  place: { icon: 'flag', group: 'Fields' },
  'place the rest': { icon: 'dice' },
  uncover: { icon: 'eye', group: 'Blips' },
  spot: { icon: 'eye', group: 'Blips' },
  build: { icon: 'flag', group: 'Build' },
  'move covered': { icon: 'arrow', group: 'Blips' },
  spawn: { icon: 'plus', group: 'Arrivals' },
  send: { icon: 'run', group: 'Civilians' },
  dissolve: { icon: 'ghost', group: 'Blips' },
  scan: { icon: 'star', group: 'Stars' },
  order: { icon: 'flag', group: 'Mission' },
  deal: { icon: 'flag', group: 'Mission' },
  'end turn': { icon: 'end', quiet: true },
  'end the mission': { icon: 'flag', group: 'Mission' },
  stop: { icon: 'stop', quiet: true },
  aim: { icon: 'burst', group: 'Aim' },
  heal: { icon: 'heal', group: 'Heal' },
  mind: { icon: 'psi', group: 'Mind' },
  teleport: { icon: 'tele', group: 'Teleport' },
  land: { icon: 'tele', group: 'Land' },
  'break off': { icon: 'x', quiet: true },
  open: { icon: 'door', group: 'Doors' },
  close: { icon: 'door', group: 'Doors' },
  'pick up': { icon: 'link', group: 'Drag' },
  pull: { icon: 'link', group: 'Drag' },
  'let go': { icon: 'x', group: 'Drag' },
  storm: { icon: 'star', group: 'Stars' },
  'start the ship': { icon: 'power', group: 'Mission' },
  done: { icon: 'check', quiet: true },
  'keep it': { icon: 'check' },
  panic: { icon: 'bell' },
  run: { icon: 'run' },
  control: { icon: 'psi' },
  hide: { icon: 'ghost', group: 'Hide' },
  answer: { icon: 'flag' },
  'keep goal': { icon: 'right' },
  ready: { icon: 'right' },
  'play on': { icon: 'right' },
  'give up': { icon: 'right' },
  yes: { icon: 'right' },
  no: { icon: 'right' },
};

export const noteOf = (choice: Choice, view: View, seat: Seat): OfferNote =>
  noteIn(NOTES, choice.do, choice, view, seat);

interface Dice {
  chance: number;
  far: number;
  range: number;
  cover: boolean;
}

/** Where the chance of an attack comes from. */
function attackModifiers(shot: Dice, armor: number): Modifier[] {
  return [
    { label: 'To hit', value: percent(shot.chance), rule: shot.range === 0 ? 'CC-HIT-06' : 'CC-HIT-03' },
    { label: 'Distance, never diagonal', value: String(shot.far), rule: 'CC-MAP-24' },
    ...(shot.range === 0
      ? [{ label: 'Melee: a miss is thrown again', value: 'once', rule: 'CC-HIT-07' }]
      : [
          {
            label: forgivesSlips(shot.range, shot.far)
              ? 'Enough distance: slips ignored'
              : 'A 1 spoils the throw',
            value: `${shot.range} dice`,
            rule: 'CC-HIT-04',
          },
        ]),
    ...(shot.cover ? [{ label: 'Cover: damage', value: '−1', rule: 'CC-COV-01' }] : []),
    ...(armor > 0 ? [{ label: 'Armor: damage', value: `−${armor}`, rule: 'CC-DMG-02' }] : []),
  ];
}

const armorOf = (view: View, id: number | null): number => {
  const target = id === null ? null : unitOf(view, id);
  return target === null ? 0 : typeOf(target.type).armor;
};

export function modifiersOf(choice: Json, view: View): Modifier[] {
  const plan = planIn(choice, view);
  if (plan?.kind === 'walk') return [];
  if (plan?.kind === 'aim')
    return attackModifiers(plan.way, armorOf(view, 'unit' in plan.target ? plan.target.unit : null));
  const one = choiceOf(choice);
  const shot = shotOf(view, one);
  if (shot === null) return [];
  return attackModifiers(shot, armorOf(view, one.do === 'attack' && 'unit' in one ? one.unit : null));
}
