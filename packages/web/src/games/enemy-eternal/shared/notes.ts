// What the list of actions adds to the words of a choice.
import { same } from '@xenotable/kernel';
import type { IconName } from '../../../kit/draw/Icon.tsx';
import type { OfferNote } from '../../../table/contract.ts';
import { percentOf } from '../../../kit/draw/text.ts';
import { facilityOf } from '@xenotable/enemy-eternal/content';
import type { AimView, Choice, View } from '@xenotable/enemy-eternal/preview';
import { signed } from '../../../kit/words.ts';

const ICONS: Partial<Record<Choice['do'], [icon: IconName, group: string]>> = {
  attack: ['target', 'Attack'],
  charge: ['cross', 'Charge'],
  mindspin: ['psi', 'Mindspin'],
  run: ['run', 'Move'],
  climb: ['up', 'Move'],
  overwatch: ['eye', 'Stay here'],
  'hunker down': ['down', 'Stay here'],
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
  rally: ['bell', 'Stay here'],
  end: ['end', 'Stay here'],
  activate: ['power', ''],
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

/** What some actions do, for those who have not read it yet. */
const EFFECTS: Partial<Record<Choice['do'], Pick<OfferNote, 'detail' | 'value' | 'quiet'>>> = {
  overwatch: { value: '1 action', detail: 'Fires at an enemy who moves in its sight.' },
  'hunker down': { value: '2 actions', detail: 'Goes Down: shots at it −2, close blows +2.' },
  end: { quiet: true },
  rally: { value: '2 actions', detail: 'Shakes off suppression: 1D6.' },
};

/** The odds of a choice. A charge strikes with the same odds from every cell beside its target. */
export const aimOf = (choice: Choice, view: View): AimView | undefined =>
  view.shown.aims.find(({ order }) =>
    choice.do === 'charge' && order.do === 'charge'
      ? order.target === choice.target && order.weapon === choice.weapon && order.climb === choice.climb
      : same(order, choice),
  );

export function noteOf(choice: Choice, view: View): OfferNote {
  const [icon, group] = ICONS[choice.do] ?? ['right', ''];
  const aim = aimOf(choice, view);
  if (aim !== undefined) {
    const detail = aim.parts
      .slice(1)
      .map((part) => `${part.label} ${signed(part.value)}`)
      .join(', ');
    return {
      icon,
      group,
      value: percentOf(aim.ways, aim.of),
      detail: `2D6 ≤ ${aim.value}${detail === '' ? '' : `: ${detail}`}`,
    };
  }
  if (choice.do === 'build')
    return {
      icon,
      group,
      value: `${facilityOf(choice.facility).price} spl`,
      detail: facilityOf(choice.facility).text,
    };
  if (choice.do === 'activate') {
    const m = view.models.find((one) => one.id === choice.model);
    if (m !== undefined)
      return {
        icon,
        detail: [`${m.wounds} of ${m.skills.HEALTH} Wounds`, m.primary, m.secondary]
          .filter(Boolean)
          .join(' · '),
      };
  }
  return { icon, ...(group !== '' && { group }), ...EFFECTS[choice.do] };
}
