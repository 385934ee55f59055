// What the list of actions adds to the words of a choice.
import { type Seat, same } from '@xenotable/kernel';
import type { OfferNote } from '../../../table/contract.ts';
import { type ByVerb, type Notes, noteIn } from '../../../table/notes.ts';
import { percent, percentOf } from '../../../kit/draw/text.ts';
import { facilityOf, weaponName } from '@xenotable/enemy-eternal/content';
import {
  type AimView,
  type Choice,
  type TestView,
  type View,
  hurtBy,
  killBy,
  nameOf,
} from '@xenotable/enemy-eternal/preview';
import { testIn } from './computed.ts';
import { dotted, signed } from '../../../kit/words.ts';
import { chanceWords, toHitWords } from './words.ts';

/** What an offer shows where no odds are known. */
const NOTES: Notes<ByVerb<Choice>, View> = {
  activate({ model }, view) {
    const m = view.models.find((one) => one.id === model);
    return {
      icon: 'power',
      ...(m !== undefined && {
        detail: dotted(
          `${m.wounds} of ${m.skills.HEALTH} Wounds`,
          weaponName(m, 'primary'),
          weaponName(m, 'secondary'),
        ),
      }),
    };
  },
  build: ({ facility }) => ({
    icon: 'plus',
    group: 'Build',
    value: `${facilityOf(facility).price} spl`,
    detail: facilityOf(facility).text,
  }),
  attack: { icon: 'target', group: 'Attack' },
  charge: { icon: 'cross', group: 'Charge' },
  mindspin: { icon: 'psi', group: 'Mindspin' },
  run: { icon: 'run', group: 'Move' },
  climb: { icon: 'up', group: 'Move' },
  overwatch: {
    icon: 'eye',
    group: 'Stay here',
    value: '1 action',
    detail: 'Fires once at an enemy who moves in its sight; lasts until its next activation.',
  },
  'hunker down': {
    icon: 'down',
    group: 'Stay here',
    value: '2 actions',
    detail: 'Goes Down: shots at it −2, close blows +2.',
  },
  hack: { icon: 'link', group: 'Objectives' },
  interact: { icon: 'gear', group: 'Objectives' },
  search: { icon: 'search', group: 'Objectives' },
  'hack model': { icon: 'link', group: 'Hack' },
  claim: { icon: 'people', group: 'Objectives' },
  medikit: { icon: 'heal', group: 'Help' },
  'field repair': { icon: 'heal', group: 'Help' },
  'energy shield': { icon: 'shield', group: 'Help' },
  'hand over': { icon: 'swap', group: 'Help' },
  evacuate: { icon: 'door', group: 'Objectives', value: '1 action' },
  rally: { icon: 'bell', group: 'Stay here', value: '2 actions', detail: 'Shakes off suppression: 1D6.' },
  end: { icon: 'end', group: 'Stay here', quiet: true },
  react: { icon: 'target', group: 'React' },
  'hold fire': { icon: 'stop', quiet: true, atOnce: true },
  muster: { icon: 'people', group: 'Squads' },
  place: { icon: 'flag' },
  // The first die is drawn after it.
  'place all': { icon: 'check', atOnce: false },
  spot: { icon: 'burst', group: 'Cells' },
  momentum: { icon: 'run', group: 'Cells' },
  reward: { icon: 'star', group: 'Rewards' },
  promote: { icon: 'star', group: 'Promotions' },
  recruit: { icon: 'plus', group: 'Recruit' },
  give: { icon: 'bag', group: 'Equip' },
  'take off': { icon: 'bag', group: 'Equip' },
  'tear down': { icon: 'trash', group: 'Build' },
  'raise the Outpost': { icon: 'up', group: 'Build' },
  sell: { icon: 'bag', group: 'Store' },
  exchange: { icon: 'swap', group: 'Store' },
  call: { icon: 'people', group: 'Squad' },
  deploy: { icon: 'right', group: 'Squad' },
  'leave at base': { icon: 'left', group: 'Squad' },
  'name Leader': { icon: 'star', group: 'Squad' },
  grenade: { icon: 'burst', group: 'Squad' },
  ready: { icon: 'check' },
  concede: { icon: 'flag', quiet: true },
  zone: { icon: 'right' },
  edge: { icon: 'right' },
  marker: { icon: 'right' },
  'leave the die': { icon: 'right', quiet: true },
  'free shot': { icon: 'right' },
  'free charge': { icon: 'right' },
  'no free attack': { icon: 'right', quiet: true },
  first: { icon: 'right' },
  declare: { icon: 'right' },
  'stay hidden': { icon: 'right' },
  'stop here': { icon: 'right', quiet: true, atOnce: true },
  'go on': { icon: 'right', atOnce: true },
  'equip found': { icon: 'right' },
  'hold found': { icon: 'right' },
  'reveal pod': { icon: 'right' },
  'reveal marker': { icon: 'right' },
  'shut down': { icon: 'right' },
  difficulty: { icon: 'right' },
  battle: { icon: 'right' },
  discard: { icon: 'right' },
};

/** The odds of a choice. A charge strikes with the same odds from every cell beside its target. */
export const aimOf = (choice: Choice, view: View): AimView | undefined =>
  view.shown.aims.find(({ order }) =>
    choice.do === 'charge' && order.do === 'charge'
      ? order.target === choice.target && order.weapon === choice.weapon && order.climb === choice.climb
      : same(order, choice),
  );

/** EE-ACT-02, EE-ACT-07: a hurried attack of somebody who then stays: neither a move nor a second attack follows. */
const isLast = (choice: Choice): boolean =>
  choice.do === 'attack' && choice.actions === 1 && choice.then === 'stays';

/** How a weapon is used: 'two actions' are one shot with better aim. */
function formOf(choice: Choice): string {
  if (!('actions' in choice)) return '';
  if ('then' in choice && choice.then === 'moves') return ', then move';
  if (isLast(choice)) return ', then stay';
  return choice.actions === 2 ? ', two actions' : ', one action';
}

/** 'Rifle, two actions': what tells the attacks on one target apart. */
function chipOf(choice: Choice, aim: AimView): string {
  const weapon = aim.weapon.replace(/^(Magnetic|Assault|Advanced|Superior) /, '');
  const climbing = 'climb' in choice && choice.climb ? ', climbing' : '';
  if (choice.do === 'charge') return `Charge, ${weapon}${climbing}`;
  if (choice.do === 'free charge') return `Charge to (${choice.to.join()}), ${weapon}${climbing}`;
  return `${weapon}${formOf(choice)}${'trigger' in choice && choice.trigger ? ', Hair Trigger' : ''}`;
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
  const isFree = choice.do === 'free shot' || choice.do === 'free charge';
  return {
    icon: 'target',
    group: isOrder ? 'Attack' : 'React',
    value: headlineOf(aim),
    detail: `${isLast(choice) ? 'No move and no second attack after it; ' : ''}hurt ${headlineOf(aim)}${kill}; hit ${percentOf(aim.ways, aim.of)}, ${toHitWords(aim)}${parts === '' ? '' : `: ${parts}`}`,
    ...(isOrder
      ? { row: { key: `attack ${aim.target}`, words: target?.name ?? '', chip: chipOf(choice, aim) } }
      : { consequence: chanceWords(aim, view) }),
    ...(isFree && {
      row: { key: `free ${aim.by}`, words: nameOf(view, aim.by), chip: chipOf(choice, aim) },
    }),
  };
}

/** Tests are worked with one action or two: one row for both. */
function testNote(choice: Choice, { icon, group = '' }: OfferNote, test: TestView): OfferNote {
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

export function noteOf(choice: Choice, view: View, seat: Seat): OfferNote {
  const aim = aimOf(choice, view);
  if (aim !== undefined) return attackNote(choice, aim, view);
  const note = noteIn(NOTES, choice.do, choice, view, seat);
  const test = testIn(view, choice);
  return test === null ? note : testNote(choice, note, test);
}
