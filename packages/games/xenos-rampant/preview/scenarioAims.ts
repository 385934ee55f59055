// What scores in each battle of the book, for one side.
import type { ScenarioName, Side } from '../table.ts';
import type { View } from '../view.ts';
import {
  type Aim,
  aim,
  carried,
  commander,
  counted,
  foes,
  friends,
  isGone,
  kills,
  markers,
  out,
  trucks,
} from './aimParts.ts';
import { ownAims } from './ownAims.ts';

/** A side in a battle as it stands. */
interface Standing {
  view: View;
  side: Side;
  attacks: boolean;
}

function secret({ view, side, attacks }: Standing): Aim[] {
  if (!attacks)
    return [
      aim(
        'errand',
        'Foil the hidden errand: Commander, bunker or 3 table quarters',
        '3 VP',
        'XR-M-SECRET-07',
      ),
      kills(view, side, 'XR-M-SECRET-07'),
    ];
  const card = view.owners.find((owner) => owner.side === side)?.secret;
  const errands = {
    Assassinate: () => commander(view, side, 'XR-M-SECRET-04', '6 VP'),
    Sabotage: () => aim('errand', "Bring down the bunker in the Defender's half", '6 VP', 'XR-M-SECRET-05'),
    Survey: () =>
      aim(
        'errand',
        'Be in three table quarters at the end of a turn, two of them theirs',
        '6 VP',
        'XR-M-SECRET-06',
        view.surveyed ? 'done' : 'open',
      ),
  };
  return card === undefined || card === null || card === 'hidden'
    ? [aim('errand', 'Carry out the hidden errand', '6 VP', 'XR-M-SECRET-02')]
    : [errands[card]()];
}

function bugHunt({ view, side, attacks }: Standing): Aim[] {
  const nests = view.buildings.filter((one) => one.kind === 'hive nest');
  const burnt = nests.filter((one) => one.sp <= 0).length;
  return [
    attacks
      ? aim(
          'nests',
          'Burn the nests',
          '3 VP each, 2 for all',
          'XR-M-BUGHUNT-04',
          burnt === nests.length ? 'done' : 'open',
          `${burnt} of ${nests.length} burnt`,
        )
      : aim(
          'nests',
          'Keep the nests',
          '2 VP each',
          'XR-M-BUGHUNT-04',
          burnt === 0 ? 'now' : 'open',
          `${nests.length - burnt} of ${nests.length} stand`,
        ),
    kills(view, side, 'XR-M-BUGHUNT-05'),
  ];
}

/** Everything that a side can score, battle by battle. */
export const AIMS: Record<ScenarioName, (standing: Standing) => Aim[]> = {
  GRIND: ({ view, side }) => [
    kills(view, side, 'XR-M-GRIND-02'),
    commander(view, side, 'XR-M-GRIND-03', '2 VP'),
    markers(view, side, {
      words: 'Hold the crossroads at the end',
      points: '1 VP',
      rule: 'XR-M-GRIND-04',
    }),
  ],
  SECRET: secret,
  DROP: ({ view, side, attacks }) => [
    aim('pad', 'Be alone on the pad at the end', '6 VP', 'XR-M-DROP-03'),
    ...(attacks ? [] : [aim('denial', 'Or keep them from it', '2 VP', 'XR-M-DROP-04')]),
    kills(view, side, 'XR-M-DROP-05'),
  ],
  FIGHTRET: ({ view, side, attacks }) =>
    attacks
      ? [
          counted(
            'stop',
            'Destroy or rout them before they are out',
            '1 to 3 VP each',
            'XR-M-FIGHTRET-05',
            foes(view, side),
            isGone,
          ),
        ]
      : [
          counted(
            'home',
            'Leave by the south edge',
            '1 to 3 VP each',
            'XR-M-FIGHTRET-04',
            friends(view, side),
            out,
          ),
        ],
  VIP: ({ view, side }) => [
    ...carried(view, side, { points: 5, rule: 'XR-M-VIP-07' }, { points: 2, rule: 'XR-M-VIP-08' }),
    kills(view, side, 'XR-M-VIP-09'),
  ],
  ENCOUNTER: ({ view, side }) => [
    markers(view, side, {
      words: 'Hold markers at the end of each turn from the second',
      points: '1 VP each',
      rule: 'XR-M-ENCOUNTER-03',
    }),
    kills(view, side, 'XR-M-ENCOUNTER-04'),
  ],
  BUGHUNT: bugHunt,
  LAST: ({ view, side, attacks }) =>
    attacks
      ? [aim('overrun', 'Overrun the pad', 'win', 'XR-M-LAST-07')]
      : [
          aim('pad', 'Have a unit on the pad after the last turn', 'win', 'XR-M-LAST-07', 'now'),
          aim('turns', 'Survive each turn', '1 VP each', 'XR-M-LAST-08', 'now'),
          kills(view, side, 'XR-M-LAST-08'),
          aim(
            'own',
            'Keep every Commander',
            '3 VP',
            'XR-M-LAST-08',
            view.owners.some((owner) => owner.side === side && owner.commanderLost) ? 'lost' : 'now',
          ),
        ],
  CONVOY: ({ view, side, attacks }) =>
    attacks
      ? [
          counted(
            'trucks',
            'Stop the trucks',
            '4 VP each, 2 if still there',
            'XR-M-CONVOY-06',
            trucks(view),
            isGone,
          ),
          kills(view, side, 'XR-M-CONVOY-07'),
        ]
      : [
          counted(
            'trucks',
            'Bring the trucks off by the north edge',
            '4 VP each',
            'XR-M-CONVOY-05',
            trucks(view),
            out,
          ),
          counted(
            'others',
            'Bring other units off',
            '1 VP each',
            'XR-M-CONVOY-05',
            friends(view, side).filter((unit) => unit.extra !== 'truck'),
            out,
          ),
          kills(view, side, 'XR-M-CONVOY-07'),
        ],
  DIVERSION: ({ view, side, attacks }) => [
    markers(view, side, {
      words: 'Hold markers at the end',
      points: '2 VP each',
      rule: 'XR-M-DIVERSION-05',
    }),
    attacks
      ? aim('presence', "Have units in the Defender's half at the end", '1 to 3 VP each', 'XR-M-DIVERSION-04')
      : kills(view, side, 'XR-M-DIVERSION-06'),
  ],
  OWN: ({ view, side }) => ownAims(view, side),
};
