// Five short lessons, each a moment of the siege that *Play now* opens: Recruit, fixed Items, gradual waves.
import type { Json, Lesson, LessonPage } from '@xenotable/kernel';
import { FIXED_ITEMS } from './items.ts';

type More = Partial<Pick<LessonPage, 'things' | 'then' | 'instead' | 'dice'>>;

const page = (rule: string, expects: Json, text: string, more: More = {}): LessonPage => ({
  text,
  rule,
  expects,
  dice: [],
  ...more,
});

const options = { base: 20, items: 'fixed', waves: 'gradual' };
const seats = [{ kind: 'person', name: 'Commander' }];

/** A moment of the siege for one seat. */
const moment = (seat: Record<string, Json>, rest: Record<string, Json>): Json => ({
  options,
  items: [...FIXED_ITEMS],
  base: 20,
  ...rest,
  seats: [{ name: 'Commander', ...seat }],
});

/** The number of the second Troop that is deployed in a lesson that begins with an empty lane. */
const SECOND = 2;

const SPEND = 'Spend 1 Xenosathem';
const CRYSTAL: Json = { do: 'spend', card: 'x1' };

const buying: Lesson = {
  title: 'Buy',
  teaches: 'Pay with Xenosathem, use your Division’s price cut, and read what a card is worth.',
  minutes: 2,
  seats,
  options,
  given: moment(
    {
      division: 'barracks',
      hand: ['x1', 'x1', 'x1', 'x1', 'militia', 'militia', 'ranger'],
      deck: ['x1', 'x1', 'x1', 'militia', 'militia', 'ranger'],
    },
    { round: 1, phase: 'acquire' },
  ),
  opening: [],
  pages: [
    page(
      'XS-ACQ-16',
      SPEND,
      'Your hand lies below, the market above. Point at the Ranger, then once more: it is paid from your hand and comes into it. The Barracks take 1 off one Troop each round, so it costs 1 instead of 2.',
      {
        things: ['goods:ranger'],
        then: [{ do: 'buy', card: 'ranger', cut: true }],
        instead: 'Buy the Ranger first: point at it twice.',
      },
    ),
    page(
      'XS-CARD-05',
      SPEND,
      'Three are left. The black figures say how much more often your lane holds with a card. Point twice at the Hi-Ex Grenade: 3 damage, once, whenever you may react.',
      {
        things: ['goods:hi-ex grenade'],
        then: [CRYSTAL, CRYSTAL, { do: 'buy', card: 'hi-ex grenade' }],
        instead: 'This time the Hi-Ex Grenade: point at it twice.',
      },
    ),
    page(
      'XS-ACQ-08',
      'Ready',
      'All is spent. The crystals lie in your discard pile and come round again when your deck is shuffled. Ready ends buying.',
    ),
  ],
  farewell: 'Bought! Next comes Deployment: the second lesson.',
};

const deploying: Lesson = {
  title: 'Deploy',
  teaches: 'Fill a lane, put the right Troop in front, and give it armor.',
  minutes: 3,
  seats,
  options,
  given: moment(
    {
      division: 'barracks',
      hand: ['ranger', 'ranger', 'militia', 'composite plate'],
      deck: ['x1', 'x1', 'x1', 'militia', 'x1', 'x1'],
    },
    { round: 1, phase: 'deployment', 'hive deck': ['gnawer', 'gnawer', 'carapace roach', 'prowler'] },
  ),
  opening: [],
  pages: [
    page(
      'XS-DEP-02',
      'Deploy Militia to A1',
      'A lane has four zones; whoever stands in zone 1 fights first. Point at the Militia, then at zone 1.',
    ),
    page(
      'XS-DEP-02',
      'Deploy NorTec Ranger to A2',
      'Behind it a Ranger: Power 2, 3 Hit Points. Power is what it strikes with.',
    ),
    page('XS-DEP-02', 'Deploy NorTec Ranger to A3', 'The other Ranger to zone 3.'),
    page(
      'XS-DEP-12',
      { do: 'move', troop: SECOND, zone: 1 },
      'A Ranger is the better front. Pick up the one in zone 2: the figure above each zone says how often the lane holds with it there. Drag it to zone 1, or point at zone 1: the Militia makes room.',
      { instead: 'Move the Ranger of zone 2 to zone 1.' },
    ),
    page(
      'XS-DEP-08',
      'Equip NorTec Ranger (A1) with "Bulwark" Composite Plate',
      'Equipment stays with its Troop. Pick up the plate, 2 more Hit Points, and compare the figures again: the front needs it most.',
    ),
    page(
      'XS-DEP-16',
      'Ready',
      'Look at the panel beside the board: how often the lane holds, what the Base may lose. Ready lets the Hive come, three cards in the first round.',
      { dice: ['gnawer', 'gnawer', 'carapace roach'] },
    ),
  ],
  farewell: 'The lane has held. What you may do while they fight is the third lesson.',
};

const reacting: Lesson = {
  title: 'React',
  teaches: 'Throw a grenade before a Fight, answer damage with a Med Pack, and know when to pass.',
  minutes: 3,
  seats,
  options,
  given: moment(
    {
      division: 'med bay',
      hand: ['hi-ex grenade', 'med pack'],
      deck: ['x1', 'x1', 'x1', 'militia', 'x1', 'x1'],
      troops: ['ranger', 'militia'],
      enemies: ['gnawer', 'face-down', 'face-down'],
    },
    { round: 2, phase: 'combat', 'hive deck': ['prowler', 'quill beast', 'gnawer'] },
  ),
  opening: [],
  pages: [
    page(
      'XS-REA-04',
      'Pass',
      'A Gnawer: Power 1, 2 Hit Points. Before a Fight you may react. All ways stand side by side at the right; the Ranger wins alone, so pass and keep the grenade.',
    ),
    page(
      'XS-DMG-09',
      'Pass',
      'It strikes back for 1. A Med Pack could prevent that, but there is worse to come: pass.',
      {
        dice: ['prowler'],
      },
    ),
    page(
      'XS-DMG-09',
      'Med Pack for NorTec Ranger (A1), 2 damage prevented',
      'The Prowler’s Reveal effect hits the front for 3. A Med Pack prevents 2 of it: your Ranger stays alive.',
    ),
    page(
      'XS-REA-02',
      'Hi-Ex Grenade at Prowler (A1)',
      'Now it would strike for 4. Point at the grenade, then at the Prowler, and again: 3 damage before the Fight.',
      { dice: ['quill beast'] },
    ),
  ],
  farewell:
    'Two cards, and the Prowler is dead: alone it would have killed the Ranger and struck on. The Quill Beast took the Ranger with it, but the lane has held. Whatever comes through a lane hurts the Base: that is the fourth lesson.',
};

const breaking: Lesson = {
  title: 'When a lane breaks',
  teaches: 'See what an Overrun costs the Base, and clear your hand afterwards.',
  minutes: 2,
  seats,
  options,
  given: moment(
    {
      division: 'barracks',
      hand: ['hi-ex grenade', 'x1', 'militia'],
      deck: ['x1', 'x1', 'x1', 'militia', 'x1', 'ranger'],
      troops: ['militia'],
      enemies: ['gnawer', 'face-down', 'face-down'],
    },
    { round: 2, phase: 'combat', 'hive deck': ['prowler', 'gnawer'] },
  ),
  opening: [],
  pages: [
    page(
      'XS-REA-04',
      'Pass',
      'One Militia against three cards: this lane will break. It trades with the Gnawer by itself, and an Enemy that finds nobody hits the Base for its Power. Look at the right what each way costs the Base: pass, and keep the grenade for something worse.',
      { dice: ['prowler'] },
    ),
    page(
      'XS-OVR-05',
      'Hi-Ex Grenade at Prowler (A1)',
      'The lane is overrun. The Prowler has 4 Power and stands before the Base: throw the grenade now.',
      { dice: ['gnawer'] },
    ),
    page(
      'XS-WRP-01',
      'Discard Militia',
      'A Gnawer came through: 1 damage. In Wrap-Up you keep or discard what is in your hand. You draw up to six, so a Militia only stands in the way of better cards.',
    ),
  ],
  farewell: 'The Base has nine rounds to stand. Waves and Divisions are the last lesson.',
};

const growing: Lesson = {
  title: 'Waves and Divisions',
  teaches: 'Use the powers of your Division, exchange Xenosathem, and buy what a new wave brings.',
  minutes: 3,
  seats,
  options,
  given: moment(
    {
      division: 'command center',
      hand: ['x3', 'x1', 'med pack', 'militia'],
      deck: ['x1', 'x1', 'x3', 'ranger', 'x1', 'x1'],
      discard: ['x1', 'x1', 'x1', 'ranger'],
      troops: ['ranger', 'militia'],
    },
    { round: 4, phase: 'acquire' },
  ),
  opening: [],
  pages: [
    page(
      'XS-D-06',
      'Take 1 Xenosathem (Command Center)',
      'Wave 2: stronger Enemies, better Troops, more income. Your Division has a second power now; its first adds 1 to your purse every round. Press it above the market.',
      { things: ['division'] },
    ),
    page(
      'XS-XEN-02',
      'Exchange three 1s of your discard pile for 3 Xenosathem',
      'From wave 2 on three 1s of your discard pile may become a 3: fewer, richer cards come round. It costs nothing.',
    ),
    page(
      'XS-ACQ-05',
      SPEND,
      'Now a Storm Trooper: Power 5, and 2 damage as a reaction every round. Point at it twice.',
      {
        things: ['goods:storm trooper'],
        then: [
          { do: 'spend', card: 'x3' },
          { do: 'buy', card: 'storm trooper' },
        ],
        instead: 'This time the Storm Trooper: point at it twice.',
      },
    ),
    page('XS-ACQ-17', 'Ready', 'Five spent, nothing lost. Ready.'),
  ],
  farewell: 'You know the siege. Nine rounds, 20 Hit Points: hold the Base.',
};

export const lessons: readonly Lesson[] = [buying, deploying, reacting, breaking, growing];
