// What the list of actions adds to the words of a choice.
import { percent } from './words.ts';
import type { Modifier, OfferNote } from '../../table/contract.ts';
import type { Json, Seat } from '@xenotable/kernel';
import { type ByVerb, type Notes, noteIn } from '../../table/notes.ts';
import { chainWords, heartsWords, unitOf } from './shared/faces.ts';
import { planIn } from './shared/plan.ts';
import { leavingScores, leavingWords } from './shared/leaving.ts';
import { isVainLuck, starsWords } from './shared/stars.ts';
import { choiceOf } from './shared/things.ts';
import { scoringOf, typeOf } from '@xenotable/chibi-commander/content';
import {
  actor,
  chainsFor,
  type Choice,
  forgivesSlips,
  shotOf,
  type View,
  wayTo,
} from '@xenotable/chibi-commander/preview';

/** Damage dice that show the most already have no button of their own. */
const luckNote = ({ star }: Extract<Choice, { do: 'luck' }>, view: View): OfferNote =>
  isVainLuck(view)
    ? { icon: 'star', detail: 'the dice cannot show more', idle: true }
    : { icon: 'star', detail: `throws all dice again; ${starsWords(view, star)}` };

const isBystander = (choice: Extract<Choice, { do: 'attack' }>, view: View): boolean =>
  'unit' in choice && unitOf(view, choice.unit)?.side === 'neutral';

/** What it costs if a bystander dies, where that counts. */
function deathWords(view: View): string {
  const loss = view.armies
    .flatMap((army) => (army.side === view.side ? army.goals : []))
    .find(({ rule }) => scoringOf(rule)?.loss === true);
  return loss === undefined ? '' : `; ${loss.words}: ${scoringOf(loss.rule)?.worth}`;
}

/** A seat is asked whether it means its own offer to end the mission. */
function isGivingUp(view: View, seat: Seat): boolean {
  const open = view.flow.at(-1);
  return open?.chapter === 'agreement' && 'by' in open && open.by === seat;
}

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
    const bystander = isBystander(choice, view);
    return {
      icon: 'cross',
      group: bystander ? 'Attack a bystander' : 'Attack',
      ...(bystander && { last: true }),
      ...(shot && {
        value: percent(shot.chance),
        detail: `Distance ${shot.far}, ${shot.cover ? 'in cover' : 'no cover'}${bystander ? deathWords(view) : ''}`,
      }),
    };
  },
  activate({ unit: id }, view) {
    const unit = unitOf(view, id);
    return { icon: 'play', group: 'Units', ...(unit && { value: heartsWords(unit) }) };
  },
  leave: (_choice, view) => ({
    icon: 'off',
    group: 'Leave',
    detail: leavingWords(view),
    ...(!leavingScores(view) && { quiet: true }),
  }),
  luck: luckNote,
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
  scan: ({ star }, view) => ({
    icon: 'star',
    group: 'Stars',
    detail: `looks behind the Blip at once; ${starsWords(view, star)}`,
  }),
  order: { icon: 'flag', group: 'Mission' },
  deal: { icon: 'flag', group: 'Mission' },
  'end turn': { icon: 'end', quiet: true },
  'end the mission': { icon: 'flag', group: 'Mission' },
  stop: { icon: 'stop', quiet: true, atOnce: true },
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
  storm: ({ star }, view) => ({
    icon: 'star',
    group: 'Stars',
    detail: `2 more points for this basic movement; ${starsWords(view, star)}`,
  }),
  'start the ship': { icon: 'power', group: 'Mission' },
  done: { icon: 'check', quiet: true, atOnce: true },
  'keep it': { icon: 'check', quiet: true, atOnce: true },
  panic: { icon: 'bell' },
  run: { icon: 'run' },
  control: { icon: 'psi' },
  hide: { icon: 'ghost', group: 'Hide' },
  answer: { icon: 'flag' },
  'keep goal': { icon: 'right' },
  ready: { icon: 'right' },
  'play on': { icon: 'right' },
  'give up': { icon: 'right' },
  // To give up is never the bright answer.
  yes: (_choice, view, seat) => ({ icon: 'flag', ...(isGivingUp(view, seat) && { quiet: true }) }),
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
