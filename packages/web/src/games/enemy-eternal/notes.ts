// What the list of actions adds to the words of a choice.
import { same } from '@xenotable/kernel';
import type { IconName } from '../../draw/Icon.tsx';
import type { OfferNote } from '../contract.ts';
import { percentOf } from '../../draw/text.ts';
import { type AimView, type Choice, type View, facilityOf } from './rulebook.ts';

const ICONS: Partial<Record<Choice['do'], [icon: IconName, group: string]>> = {
  attack: ['target', 'Attack'],
  charge: ['cross', 'Charge'],
  mindspin: ['psi', 'Mindspin'],
  run: ['run', 'Move'],
  climb: ['up', 'Move'],
  overwatch: ['eye', 'Overwatch'],
  'hunker down': ['down', 'Stance'],
  hack: ['link', 'Objectives'],
  interact: ['gear', 'Objectives'],
  search: ['search', 'Objectives'],
  'hack model': ['link', 'Hack'],
  claim: ['people', 'Objectives'],
  medikit: ['heal', 'Help'],
  'field repair': ['heal', 'Help'],
  'energy shield': ['shield', 'Help'],
  'hand over': ['swap', 'Help'],
  evacuate: ['door', 'Objectives'],
  rally: ['bell', 'Stance'],
  end: ['end', ''],
  activate: ['power', 'Activate'],
  react: ['target', 'React'],
  'hold fire': ['stop', ''],
  muster: ['people', 'Squads'],
  place: ['flag', ''],
  'place all': ['check', ''],
  spot: ['burst', 'Cells'],
  momentum: ['run', 'Cells'],
  reward: ['star', 'Rewards'],
  promote: ['star', 'Promotions'],
  recruit: ['plus', 'Recruit'],
  give: ['bag', 'Equip'],
  'take off': ['bag', 'Equip'],
  build: ['plus', 'Build'],
  'tear down': ['trash', 'Build'],
  'raise the Outpost': ['up', 'Build'],
  sell: ['bag', 'Store'],
  exchange: ['swap', 'Store'],
  deploy: ['right', 'Squad'],
  'leave at base': ['left', 'Squad'],
  'name Leader': ['star', 'Squad'],
  grenade: ['burst', 'Squad'],
  ready: ['check', ''],
  concede: ['flag', ''],
};

export const aimOf = (choice: Choice, view: View): AimView | undefined => view.shown.aims.find((aim) => same(aim.order, choice));

export function noteOf(choice: Choice, view: View): OfferNote {
  const [icon, group] = ICONS[choice.do] ?? ['right', ''];
  const aim = aimOf(choice, view);
  if (aim !== undefined) {
    const detail = aim.parts
      .slice(1)
      .map((part) => `${part.label} ${part.value > 0 ? '+' : ''}${part.value}`)
      .join(', ');
    return { icon, group, value: percentOf(aim.ways, aim.of), detail: `2D6 ≤ ${aim.value}${detail === '' ? '' : `: ${detail}`}` };
  }
  if (choice.do === 'build')
    return { icon, group, value: `${facilityOf(choice.facility as never).price} spl`, detail: facilityOf(choice.facility as never).text };
  return { icon, ...(group !== '' && { group }) };
}
