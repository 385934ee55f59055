// What the list of actions adds to the words of a choice.
import { same } from '@xenotable/kernel';
import type { IconName } from '../../../kit/draw/Icon.tsx';
import type { OfferNote } from '../../../table/contract.ts';
import { percent, percentOf } from '../../../kit/draw/text.ts';
import { facilityOf } from '@xenotable/enemy-eternal/content';
import {
  type AimView,
  type Choice,
  type TestView,
  type View,
  hurtBy,
  killBy,
} from '@xenotable/enemy-eternal/preview';
import { testIn } from './reckoned.ts';
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
  'hold fire': { quiet: true },
  'no free attack': { quiet: true },
  'stop here': { quiet: true },
  'leave the die': { quiet: true },
  concede: { quiet: true },
  evacuate: { value: '1 action' },
  rally: { value: '2 actions', detail: 'Shakes off suppression: 1D6.' },
};

/** The odds of a choice. A charge strikes with the same odds from every cell beside its target. */
export const aimOf = (choice: Choice, view: View): AimView | undefined =>
  view.shown.aims.find(({ order }) =>
    choice.do === 'charge' && order.do === 'charge'
      ? order.target === choice.target && order.weapon === choice.weapon && order.climb === choice.climb
      : same(order, choice),
  );

/** 'Rifle ×2': what tells the attacks on one target apart. */
function chipOf(choice: Choice, aim: AimView): string {
  const weapon = aim.weapon.replace(/^(Magnetic|Assault|Advanced|Superior) /, '');
  if (choice.do === 'charge') return `Charge, ${weapon}${choice.climb ? ', climbing' : ''}`;
  const actions = 'actions' in choice ? ` ×${choice.actions}` : '';
  const then = 'then' in choice && choice.then === 'moves' ? ', then move' : '';
  return `${weapon}${actions}${then}${'trigger' in choice && choice.trigger ? ', Hair Trigger' : ''}`;
}

/** The chance to hurt; a mind is only reached. */
const headlineOf = (aim: AimView): string =>
  aim.mind === null ? `${percent(hurtBy(aim))} %` : percentOf(aim.ways, aim.of);

function attackNote(choice: Choice, aim: AimView, view: View): OfferNote {
  const parts = aim.parts
    .slice(1)
    .map((part) => `${part.label} ${signed(part.value)}`)
    .join(', ');
  const target = view.models.find((m) => m.id === aim.target);
  const kill =
    aim.mind === null && target !== undefined ? `, kill ${percent(killBy(aim, target.wounds))} %` : '';
  const isOrder = choice.do === 'attack' || choice.do === 'charge' || choice.do === 'mindspin';
  return {
    icon: 'target',
    group: isOrder ? 'Attack' : 'React',
    value: headlineOf(aim),
    detail: `hurt ${headlineOf(aim)}${kill}; hit ${percentOf(aim.ways, aim.of)}, 2D6 ≤ ${aim.value}${parts === '' ? '' : `: ${parts}`}`,
    ...(isOrder && {
      row: { key: `attack ${aim.target}`, words: target?.name ?? '', chip: chipOf(choice, aim) },
    }),
  };
}

/** Tests are worked with one action or two: one row for both. */
function testNote(choice: Choice, icon: IconName, group: string, test: TestView): OfferNote {
  const actions = 'actions' in choice ? choice.actions : 1;
  return {
    icon,
    group,
    value: percentOf(test.ways, 36),
    detail: `${test.gain}; 2D6 ≤ ${test.value}${test.also === null ? '' : `; it ${test.also}`}`,
    ...('actions' in choice &&
      choice.do !== 'climb' && {
        row: {
          key: `${choice.do} ${'piece' in choice ? choice.piece : 'target' in choice ? choice.target : ''}`,
          words: test.deed,
          chip: actions === 2 ? 'Two actions' : 'One action',
        },
      }),
  };
}

export function noteOf(choice: Choice, view: View): OfferNote {
  const [icon, group] = ICONS[choice.do] ?? ['right', ''];
  const aim = aimOf(choice, view);
  if (aim !== undefined) return attackNote(choice, aim, view);
  const test = testIn(view, choice);
  if (test !== null) return testNote(choice, icon, group, test);
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
