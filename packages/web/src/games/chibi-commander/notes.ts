// What the list of actions adds to the words of a choice.
import { percent } from './shared/words.ts';
import type { Modifier, OfferNote } from '../../table/contract.ts';
import type { Json, Seat } from '@xenotable/kernel';
import { type ByVerb, type Notes, noteIn } from '../../table/notes.ts';
import { chainWords, heartsWords, unitOf } from './shared/faces.ts';
import { planIn } from './shared/plan.ts';
import { deathCost } from './shared/losses.ts';
import { leavingScores, leavingWords, prizeOf, savedWorth } from './shared/leaving.ts';
import { isVainLuck, starsWords } from './shared/stars.ts';
import { oneChoice } from './shared/things.ts';
import { typeOf } from '@xenotable/chibi-commander/content';
import {
  actor,
  chainsFor,
  type Choice,
  doorPrice,
  forgivesSlips,
  nothingToGain,
  rethrowOf,
  shotOf,
  type Unit,
  type View,
  wayTo,
} from '@xenotable/chibi-commander/preview';

/** A new throw that cannot end better has no button of its own; one that may end worse is never played by Enter, and comes last if that is as likely as that it ends better. */
function luckNote({ star }: Extract<Choice, { do: 'luck' }>, view: View): OfferNote {
  if (isVainLuck(view)) return { icon: 'star', detail: 'no throw could end better', idle: true };
  const { better = 0, worse = 0 } = rethrowOf(view) ?? {};
  return worse > 0
    ? {
        icon: 'star',
        detail: `${percent(better)} better, ${percent(worse)} worse; ${starsWords(view, star)}`,
        risky: true,
        ...(better <= worse && { behind: 1 }),
      }
    : { icon: 'star', detail: `throws all dice again; ${starsWords(view, star)}` };
}

/** Who is attacked, if it is on neither side. */
function bystanderIn(choice: Extract<Choice, { do: 'attack' }>, view: View): Unit | null {
  const unit = 'unit' in choice ? unitOf(view, choice.unit) : null;
  return unit?.side === 'neutral' ? unit : null;
}

/** What it costs if a bystander dies, where that counts. */
function deathWords(view: View, unit: Unit): string {
  const cost = deathCost(view, unit) ?? '';
  return cost === '' ? '' : `; ${cost} if it dies`;
}

/** A seat is asked whether it means its own offer to end the mission. */
function isGivingUp(view: View, seat: Seat): boolean {
  const open = view.flow.at(-1);
  return open?.chapter === 'agreement' && 'by' in open && open.by === seat;
}

const isUsedUp = (view: View): boolean =>
  view.acting !== null &&
  view.acting.actions + view.acting.points === 0 &&
  !leavingScores(view) &&
  !nothingToGain(view) &&
  prizeOf(view) === null;

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
    const bystander = bystanderIn(choice, view);
    return {
      icon: 'cross',
      group: bystander === null ? 'Attack' : 'Attack a bystander',
      ...(bystander !== null && { last: true as const }),
      ...(shot && {
        value: percent(shot.chance),
        detail: `Distance ${shot.far}, ${shot.cover ? 'in cover' : 'no cover'}${bystander === null ? '' : deathWords(view, bystander)}`,
      }),
    };
  },
  activate({ unit: id }, view) {
    const unit = unitOf(view, id);
    return {
      icon: 'play',
      group: 'Units',
      ...(unit && { value: heartsWords(unit) }),
      ...(nothingToGain(view) && { detail: 'no goal brings anything more: leave the map' }),
    };
  },
  leave: (_choice, view) => ({
    icon: 'run',
    group: 'Leave',
    detail: leavingWords(view),
    ...(!leavingScores(view) && !nothingToGain(view) && { quiet: true }),
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
  send({ civilian }, view) {
    const unit = unitOf(view, civilian);
    const worth = unit === null ? '' : savedWorth(view, unit);
    return {
      icon: 'run',
      group: 'Civilians',
      detail: `free: walks up to 4 points at once${worth === '' ? '' : `; ${worth} when it leaves the map`}`,
    };
  },
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
  'break off': (_choice, { acting }) => ({
    icon: 'x',
    quiet: true,
    detail:
      acting !== null && acting.points + acting.deeds + acting.jumps === 0
        ? 'nothing is left of it'
        : 'the rest of the chain is lost, other actions are not',
  }),
  open({ door }, view) {
    const price = doorPrice(view, door);
    const shuts = price === 'one point' ? 'open until the round ends' : 'closes with the turn';
    return { icon: 'door', group: 'Doors', detail: `${price}; ${shuts}` };
  },
  close: { icon: 'door', group: 'Doors' },
  'pick up': {
    icon: 'link',
    group: 'Drag',
    detail: 'free, once a round: is dragged along as the unit walks',
  },
  pull: { icon: 'link', group: 'Drag' },
  'let go': { icon: 'x', group: 'Drag' },
  storm: ({ star }, view) => ({
    icon: 'star',
    group: 'Stars',
    detail: `2 more points for this basic movement; ${starsWords(view, star)}`,
  }),
  'start the ship': { icon: 'power', group: 'Mission' },
  // With no action and no point left ending is what is meant, unless leaving the map brings more.
  done: (_choice, view) => ({
    icon: 'check',
    atOnce: true,
    ...(!isUsedUp(view) && { quiet: true }),
  }),
  // Wherever there is a choice it has the same key.
  'keep it': (_choice, view) => ({
    icon: 'check',
    atOnce: true,
    ...(!isVainLuck(view) && { quiet: true }),
  }),
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
  const one = oneChoice(choice);
  const shot = one && shotOf(view, one);
  if (one === null || shot === null) return [];
  return attackModifiers(shot, armorOf(view, one.do === 'attack' && 'unit' in one ? one.unit : null));
}
