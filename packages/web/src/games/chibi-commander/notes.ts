// What the list of actions adds to the words of a choice.
import { percent } from './words.ts';
import type { IconName } from '../../kit/draw/Icon.tsx';
import type { Modifier, OfferNote } from '../../table/contract.ts';
import { chainWords, heartsWords, squadOf, unitOf } from './shared/faces.ts';
import { typeOf } from '@xenotable/chibi-commander/content';
import {
  actionsLeft,
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

/** Whether something is given up that could still be used: actions, the rest of a chain or of a movement, units that have not acted. */
function givesUp(choice: Choice, view: View): boolean {
  if (choice.do === 'end turn')
    return squadOf(view).some((unit) => unit.fate === 'waiting' || actionsLeft(view, unit) > 0);
  if (choice.do === 'done') return (view.acting?.actions ?? 0) > 0;
  return choice.do === 'break off' || choice.do === 'stop';
}

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
        group: 'Attack',
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
    case 'recruit':
      return {
        icon: 'people',
        group: 'Recruits',
        detail: typeOf(choice.type).chains.map(chainWords).join(' or '),
      };
    default: {
      const [icon, group] = ACTS[choice.do] ?? ['right', ''];
      return { icon, ...(group !== '' && { group }), ...(givesUp(choice, view) && { quiet: true }) };
    }
  }
}

/** Where the chance of an attack comes from. */
export function modifiersOf(choice: Choice, view: View): Modifier[] {
  const shot = shotOf(view, choice);
  if (shot === null) return [];
  const target = choice.do === 'attack' && 'unit' in choice ? unitOf(view, choice.unit) : null;
  const armor = target === null ? 0 : typeOf(target.type).armor;
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
