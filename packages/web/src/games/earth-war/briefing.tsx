// The card before the first decision: what to do, what for, with whom and against what.
import type { Viewer } from '@xenotable/kernel';
import type { Briefing } from '../../table/storyContract.ts';
import { isHive } from './goals.ts';
import { MissionMap } from './MissionMap.tsx';
import { sideOf } from './faces.ts';
import {
  type CardKind,
  calledItem,
  calledUnit,
  cardKind,
  isEnemyKind,
  ruleOfGoal,
  sheetHere,
  worthOf,
} from '@xenotable/earth-war/content';
import { madeLike } from './shared/made.ts';
import type { View } from '@xenotable/earth-war/preview';

const Map = ({ view }: { view: View }) => <MissionMap view={view} />;

const counted = (count: number, thing: string, things = `${thing}s`): string =>
  `${count} ${count === 1 ? thing : things}`;

const killedBy = (wounds: number): string =>
  `${counted(wounds, 'wound')} ${wounds === 1 ? 'kills' : 'kill'} it`;

function lengthOf(view: View): string {
  const fights = view.mission.map.filter((node) => node.kind === 'combat').length;
  if (view.mission.number === 0) return 'one fight to the end';
  return `${counted(view.mission.map.length, 'place')}, ${counted(fights, 'fight')}`;
}

/** What makes an enemy worse than its figures. */
const tricks = ({ ambush, implant, acid }: CardKind): string =>
  [
    ambush === true && '; ambushes once: the wounds on it in that round do not count',
    acid !== undefined && `; acid ${acid}: dying, it may burn the first who stands at CLOSE`,
    implant === true &&
      '; implants: a bite that armour does not stop puts the unit DOWN, whatever HITS it has',
  ]
    .filter(Boolean)
    .join('');

/** How an enemy attacks, in one line. */
const enemyLine = (kind: CardKind): string => {
  const { name, attack, cap, wounds, target } = kind;
  const strikes =
    cap === 0
      ? 'does not strike'
      : `ATTACK ${attack.map((rating) => (rating === 0 ? '–' : rating)).join('/')}, up to ${cap}, ${target.toLowerCase()}`;
  return `${name}${madeLike(kind.like)}: ${strikes}; ${killedBy(wounds)}${tricks(kind)}`;
};

/** Enemies whose lists are known. */
function enemiesOf({ mission, table }: View): string[] {
  const kinds = new Set(mission.map.flatMap((node) => node.cards?.map((one) => one.kind) ?? []));
  return [...kinds].filter(isEnemyKind).map((kind) => enemyLine(cardKind(table, kind)));
}

/** Whose a unit is, where several people lead the squad. */
function ownerOf({ table: { seats } }: View, unit: View['table']['squad'][number], viewer: Viewer): string {
  if (seats.filter(({ kind }) => kind !== 'hive').length < 2) return '';
  return unit.seat === viewer ? ' (yours)' : ` (${seats[unit.seat]?.name ?? ''})`;
}

function squadLines(view: View, viewer: Viewer): string[] {
  return view.table.squad
    .filter((unit) => unit.status === 'standing')
    .map((unit) => {
      const items = unit.items.map(calledItem).join(', ');
      const sort = `${calledUnit(unit)}${unit.own === undefined ? '' : madeLike(unit.type)}`;
      return `${unit.name}, ${sort}${ownerOf(view, unit, viewer)}: FIRE ${unit.fire.map((rating) => (rating === 0 ? '–' : rating)).join('/')}, ${counted(unit.hits, 'HIT', 'HITS')}${items === '' ? '' : `, ${items}`}`;
    });
}

const worthWords = (view: View, id: string): string => {
  const goal = sheetHere(view.table).goals.find((one) => one.id === id);
  const worth = goal && worthOf(goal);
  return worth === undefined ? 'points' : counted(worth, 'point');
};

function yours(view: View): Briefing['you'] {
  const { number, goals } = view.mission;
  if (number === 0)
    return [
      {
        text: '**Kill every enemy** in the deck. Cards lie face down and are shuffled again each round.',
        rule: 'EW-M-PATROL-01',
        value: `${view.table.options.threat} points`,
      },
      {
        text: '**Stay unhurt**: every wound that the squad has at the end costs a point.',
        rule: 'EW-M-PATROL-01',
        value: '−1 each',
      },
      {
        text: '**Count your AMMO**: a wound placed on a shadow costs one. Without AMMO all FIRE is 3 lower.',
        rule: 'EW-AMO-03',
        value: `${view.table.mission.ammo} AMMO`,
      },
    ];
  return [
    ...goals.map((goal) => ({
      text: `${goal.primary ? '**' : ''}${goal.text}${goal.primary ? '** Without it the mission is lost.' : ''}`,
      rule: ruleOfGoal(goal),
      value: worthWords(view, goal.id),
    })),
    {
      text: '**Count your AMMO**: a wound placed on a shadow costs one. Without AMMO all FIRE is 3 lower.',
      rule: 'EW-S4-03',
      value: view.phase === 'muster' ? 'by the squad' : `${view.table.mission.ammo} AMMO`,
    },
  ];
}

function theirs(view: View): Briefing['them'] {
  const sheet = sheetHere(view.table);
  return [
    { text: '**Nobody standing** loses at once.', rule: 'EW-S7-11' },
    {
      text: 'Enemies that you do not kill strike every round, and so do those that you do: both sides fall at once.',
      rule: 'EW-S5-02',
    },
    {
      text: 'Cards are shuffled again each round; **wounds stay** on whoever has them, until it dies.',
      rule: 'EW-S7-08',
    },
    ...(view.mission.number === 0
      ? [{ text: 'The **Civilian** neither gives nor costs points on a patrol.', rule: 'EW-M-PATROL-01' }]
      : [
          {
            text: 'Shooting a **bystander** costs points: a Civilian 1, a Survivor 2. Rescued, each gives 1.',
            rule: 'EW-TXT-03',
          },
        ]),
    ...(sheet.fireClock === true
      ? [{ text: 'The **fire clock**: at 4 the way burns everybody.', rule: 'EW-M-REFINE-01' }]
      : []),
    ...(sheet.tunnel === true
      ? [{ text: 'In the tunnel nobody stands farther than MEDIUM.', rule: 'EW-M-METRO-01' }]
      : []),
    ...(sheet.nodes.some((node) => node.kind === 'combat' && node.reinforce === true)
      ? [{ text: 'Where it says so, **reinforcements** come every round.', rule: 'EW-M-COM-04' }]
      : []),
  ];
}

const BANDS_NOTE = 'Figures are for CLOSE / SHORT / MEDIUM / LONG.';

/** What the person does who plays the hive. */
function forTheHive(view: View): Briefing['you'] {
  return [
    {
      text:
        view.mission.number === 0
          ? '**Bite**: every wound takes a point from the patrol; at none you have won.'
          : '**Bite**: the squad must not reach its goals.',
      rule: 'EW-M-HIVE-01',
      ...(view.mission.number === 0 && { value: `${view.table.options.threat} points` }),
    },
    {
      text: '**Choose whom to bite** among those who stand nearest.',
      rule: 'EW-M-HIVE-01',
    },
    {
      text: '**Once in a fight** look at two face-down cards after the wounds were placed, and exchange them: the wounds stay on their slots.',
      rule: 'EW-M-HIVE-01',
    },
  ];
}

const againstTheHive: Briefing['them'] = [
  { text: '**Every enemy killed**: then the squad has won the fight.', rule: 'EW-S7-09' },
  { text: 'Cards are shuffled again each round; what was hurt stays hurt.', rule: 'EW-S7-07' },
];

/** Before the first mission of a campaign: what the campaign is. */
function storyOf({ table: { options, results }, mission: { story, of } }: View): string {
  if (options.play !== 'campaign' || results.length > 0) return story;
  return `${story} The first of ${of} missions: between them RP hire and equip, experience stays, and whoever is killed stays dead.`;
}

export function briefing(view: View, viewer: Viewer): Briefing<View> {
  const hive = isHive(view, viewer);
  const enemies = enemiesOf(view);
  return {
    length: lengthOf(view),
    story: storyOf(view),
    you: hive ? forTheHive(view) : yours(view),
    them: hive ? againstTheHive : theirs(view),
    forces: [
      {
        name: hive ? 'The squad' : 'Your squad',
        side: sideOf(view, view.leaderSeat),
        lines: [...squadLines(view, viewer), BANDS_NOTE],
      },
      {
        name: 'XX121',
        side: 'b',
        lines:
          enemies.length > 0
            ? [...enemies, BANDS_NOTE]
            : ['Unknown: a list is seen when the squad gets there.'],
      },
    ],
    ...(view.mission.number > 0 && { Map }),
  };
}
