// What the list of actions adds to the words of a choice.
import { percent } from './words.ts';
import type { IconName } from '../../kit/draw/Icon.tsx';
import type { Modifier, OfferNote } from '../../table/contract.ts';
import type { Json } from '@xenotable/kernel';
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

const ACTS: Partial<Record<Choice['do'], [icon: IconName, group: string]>> = {
  recruit: ['people', 'Recruits'],
  dismiss: ['x', 'Squad'],
  buy: ['bag', 'Options'],
  promote: ['up', 'Level up'],
  reanimate: ['heal', 'Reanimate'],
  'take along': ['people', 'Squad'],
  say: ['people', ''],
  'hand over': ['arrow', 'Points'],
  place: ['flag', 'Fields'],
  'place the rest': ['dice', ''],
  activate: ['play', 'Units'],
  uncover: ['eye', 'Blips'],
  spot: ['eye', 'Blips'],
  build: ['flag', 'Build'],
  'move covered': ['arrow', 'Blips'],
  spawn: ['plus', 'Arrivals'],
  send: ['run', 'Civilians'],
  dissolve: ['ghost', 'Blips'],
  scan: ['star', 'Stars'],
  order: ['flag', 'Mission'],
  deal: ['flag', 'Mission'],
  'end turn': ['end', ''],
  'end the mission': ['flag', 'Mission'],
  stop: ['stop', ''],
  aim: ['burst', 'Aim'],
  heal: ['heal', 'Heal'],
  mind: ['psi', 'Mind'],
  teleport: ['tele', 'Teleport'],
  land: ['tele', 'Land'],
  'break off': ['x', ''],
  open: ['door', 'Doors'],
  close: ['door', 'Doors'],
  'pick up': ['link', 'Drag'],
  pull: ['link', 'Drag'],
  'let go': ['x', 'Drag'],
  leave: ['off', 'Leave'],
  storm: ['star', 'Stars'],
  luck: ['star', ''],
  'start the ship': ['power', 'Mission'],
  done: ['check', ''],
  'keep it': ['check', ''],
  panic: ['bell', ''],
  run: ['run', ''],
  control: ['psi', ''],
  hide: ['ghost', 'Hide'],
  answer: ['flag', ''],
};

/** Whether something ends or is given up: such offers are never what the eye falls on first. */
const ENDS = new Set<Choice['do']>(['end turn', 'done', 'break off', 'stop', 'leave']);

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

export function noteOf(choice: Choice, view: View): OfferNote {
  switch (choice.do) {
    case 'walk': {
      const way = wayTo(view, choice.to);
      return { icon: 'arrow', group: 'Walk', ...(way && { value: `${way.price} MP` }) };
    }
    case 'use': {
      const unit = actor(view);
      const chain = unit === null ? undefined : chainsFor(view, unit)[choice.chain];
      return { icon: 'cross', group: 'Actions', ...(chain && { detail: chainWords(chain) }) };
    }
    case 'attack': {
      const shot = shotOf(view, choice);
      return {
        icon: 'cross',
        group: isBystander(choice, view) ? 'Attack a bystander' : 'Attack',
        ...(shot && {
          value: percent(shot.chance),
          detail: `Distance ${shot.far}, ${shot.cover ? 'in cover' : 'no cover'}`,
        }),
      };
    }
    case 'activate': {
      const unit = unitOf(view, choice.unit);
      return { icon: 'play', group: 'Units', ...(unit && { value: heartsWords(unit) }) };
    }
    case 'leave':
      return { icon: 'off', group: 'Leave', detail: leavingWords(view), quiet: true };
    case 'luck':
      return luckNote(view);
    case 'recruit':
      return {
        icon: 'people',
        group: 'Recruits',
        detail: typeOf(choice.type).chains.map(chainWords).join(' or '),
      };
    default: {
      const [icon, group] = ACTS[choice.do] ?? ['right', ''];
      return { icon, ...(group !== '' && { group }), ...(ENDS.has(choice.do) && { quiet: true }) };
    }
  }
}

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
