// The goals of each mission as they stand, with what is missing.
import type { Viewer } from '@xenotable/kernel';
import type { Goal, Score } from '../../../table/storyContract.ts';
import { endWords } from '@xenotable/enemy-eternal/content';
import { type Side, type View, sideOfSeat } from '@xenotable/enemy-eternal/preview';
import { colourOfSide, letterOfSide } from '../shared/faces.ts';
import { toJson } from '../shared/json.ts';
import { worksIn } from '../shared/computed.ts';
import {
  type GoalsOf,
  byRound,
  carried,
  carrierOf,
  cleared,
  counter,
  gatecrasher,
  goal,
  held,
  leaderOf,
  scoring,
  searched,
  workOn,
} from './goalParts.ts';
import { guardGoals, isGuarded } from './guards.ts';

/** EE-SCN-08 EE-SCN-09 The sentences of a scenario, with the points where there are some. */
function ofScenario(view: View, side: Side): Goal[] {
  const { scenario } = view;
  if (scenario === null) return [];
  const wins = scenario.ends.filter((end) => end.wins === (side === 0 ? 'A' : 'B') && end.if.length > 0);
  return [
    ...wins.map((end, i) =>
      goal(`end ${i}`, endWords(end), 'now', { rule: 'EE-SCN-09', ...workOn(view, () => true) }),
    ),
    ...(scenario.scores.length > 0 ? [scoring(view, side, 'Have more points', 'EE-SCN-08')] : []),
    ...(wins.length === 0 && scenario.scores.length === 0
      ? [goal('last', 'Hold out to the last round', 'now', { rule: 'EE-SCN-09' })]
      : []),
  ];
}

const GOALS: Readonly<Record<View['mission'], GoalsOf>> = {
  Scenario: ofScenario,
  B1: (view, side) => [scoring(view, side, 'Destroy more than you lose', 'EE-M-B1-02')],
  B2: gatecrasher,
  B3: (view, side) => [
    held(view, side, 'Hold terminals at the end of each round', 'EE-M-B3-03'),
    scoring(view, side, 'More points after round 6', 'EE-M-B3-05'),
  ],
  B4: (view, side) => [
    searched(view, 'Search containers', 'EE-M-B4-02'),
    goal('carry', 'Carry crates home', carried(view, side) > 0 ? 'now' : 'open', {
      rule: 'EE-M-B4-03',
      points: `${carried(view, side)} carried`,
    }),
  ],
  B5: (view, side) => [
    held(view, side, 'The relay is yours', 'EE-M-B5-03'),
    scoring(view, side, 'Platform and relay: eight points', 'EE-M-B5-04'),
  ],
  B6(view, side) {
    const vip = view.models.find((m) => m.unit === 'Civilian');
    const free = vip !== undefined && !vip.neutral;
    if (side === 1)
      return [
        goal('keep', free ? 'Kill the VIP before it is out' : 'Keep the VIP', free ? 'waiting' : 'now', {
          rule: 'EE-M-B6-04',
          detail: free ? 'it is free' : 'not freed',
        }),
      ];
    const claim = worksIn(view).find((one) => one.do === 'claim');
    return [
      goal('free', 'Free the VIP', free ? 'done' : 'now', {
        rule: 'EE-M-B6-02',
        ...(claim !== undefined && { choice: toJson(claim) }),
      }),
      goal('out', 'Lead it to an Evac cell', free ? 'now' : 'open', { rule: 'EE-M-B6-03' }),
    ];
  },
  B7: (view, side) => [
    goal(
      'kill',
      `Destroy ${leaderOf(view, side === 0 ? 1 : 0)}`,
      view.sides[side === 0 ? 1 : 0].leaderLost ? 'done' : 'now',
      {
        rule: 'EE-M-B7-02',
      },
    ),
    goal('keep', `${leaderOf(view, side)} lives`, view.sides[side].leaderLost ? 'lost' : 'now', {
      rule: 'EE-M-B7-02',
    }),
    goal('worth', 'Else: more worth destroyed', 'open', {
      rule: 'EE-M-B7-03',
      points: `${view.sides[side].worth} : ${view.sides[side === 0 ? 1 : 0].worth}`,
    }),
  ],
  B8: (view, side) => [
    scoring(view, side, 'Hold zones at the end of each round', 'EE-M-B8-02'),
    goal(
      'break',
      'Break the enemy: half of it lost',
      counter(view, `broken${side === 0 ? 1 : 0}`) === 1 ? 'done' : 'open',
      {
        rule: 'EE-M-B8-03',
        points: '3 points',
      },
    ),
  ],
  'SE1.1': (view, side) => [
    goal('reach', 'Reach the marker', counter(view, 'reached') === 1 ? 'done' : 'now', {
      rule: 'EE-M-SE11-04',
      detail: counter(view, 'reached') === 1 ? 'reached' : 'end an activation on it, in the middle',
    }),
    cleared(view, side, 'EE-M-SE11-05'),
    byRound(view, 5, 'EE-M-SE11-06'),
  ],
  'SE1.2': (view, side) => [
    searched(view, 'Search all crates', 'EE-M-SE12-04'),
    cleared(view, side, 'EE-M-SE12-05'),
    byRound(view, 6, 'EE-M-SE12-06'),
  ],
  'SE1.3'(view) {
    const known = view.models.find((m) => m.unit === 'Civilian' && !m.neutral && m.place === 'board');
    const claim = worksIn(view).find((one) => one.do === 'claim');
    const left = view.models.filter((m) => m.unit === 'Civilian' && m.neutral && m.place === 'board').length;
    return [
      goal('find', 'Find the informant', known === undefined ? 'now' : 'done', {
        rule: 'EE-M-SE13-04',
        detail: known === undefined ? `one of ${left} civilians` : known.name,
        ...(claim !== undefined && { choice: toJson(claim) }),
      }),
      goal('out', 'Bring it to an Evac cell', known === undefined ? 'open' : 'now', { rule: 'EE-M-SE13-05' }),
      goal('bonus', 'Nobody lost: one more card', view.sides[0].lost === 0 ? 'open' : 'lost', {
        rule: 'EE-M-SE13-06',
      }),
    ];
  },
  'SE1.4'(view) {
    const open = view.pieces[0]?.done === true;
    return [
      goal('open', 'Break into the relay', open ? 'done' : 'now', {
        rule: 'EE-M-SE14-04',
        ...workOn(view, () => !open),
      }),
      goal('upload', 'Hold it while the upload runs', open ? 'now' : 'open', {
        rule: 'EE-M-SE14-05',
        points: `${counter(view, 'upload')} of 3`,
        detail: 'a standing model within 2, no enemy beside it, at the end of a round',
      }),
      byRound(view, 7, 'EE-M-SE14-07'),
    ];
  },
  'SE1.5': (view) => [
    searched(view, 'Switch on all masts', 'EE-M-SE15-04'),
    byRound(view, 8, 'EE-M-SE15-05'),
  ],
  'SE1.6'(view) {
    const found = counter(view, 'found') === 1;
    return [
      goal('find', 'Find the cache', found ? 'done' : 'now', {
        rule: 'EE-M-SE16-04',
        detail: found
          ? `with ${carrierOf(view) ?? 'nobody'}`
          : `one of ${view.pieces.filter((one) => !one.done).length} houses`,
        ...(found ? {} : workOn(view, (piece) => view.pieces[piece]?.done === false)),
      }),
      goal('home', 'Bring it home', found ? 'now' : 'open', { rule: 'EE-M-SE16-05' }),
      goal(
        'bonus',
        'All houses searched: one more card',
        view.pieces.every((one) => one.done) ? 'done' : 'open',
        {
          rule: 'EE-M-SE16-06',
          points: `${view.pieces.filter((one) => one.done).length} of ${view.pieces.length}`,
        },
      ),
    ];
  },
  'SE1.7': (view) => [
    goal('save', 'Save four civilians', counter(view, 'saved') >= 4 ? 'done' : 'now', {
      rule: 'EE-M-SE17-04',
      points: `${counter(view, 'saved')} of 4`,
    }),
    goal('dead', 'Three dead lose the mission', counter(view, 'dead') === 2 ? 'waiting' : 'open', {
      rule: 'EE-M-SE17-05',
      points: `${counter(view, 'dead')} of 3`,
    }),
  ],
  'SE1.8': (view, side) => [
    searched(view, 'Gather intel', 'EE-M-SE18-04'),
    scoring(view, side, 'More points after round 6', 'EE-M-SE18-06'),
  ],
  'SE1.9'(view) {
    const devices = view.pieces.filter((piece) => piece.kind === 'device');
    const blown = devices.filter((piece) => piece.done).length;
    const charged = devices.filter((piece) => piece.by >= 0 && !piece.done).length;
    return [
      goal(
        'blow',
        'Blow up both generators',
        blown === devices.length && blown > 0 ? 'done' : charged > 0 ? 'waiting' : 'now',
        {
          rule: 'EE-M-SE19-04',
          points: `${blown} of ${devices.length}`,
          ...(charged > 0 && {
            detail: `${charged === 1 ? 'one charge blows' : `${charged} charges blow`} at the end of round ${view.round}`,
          }),
          ...workOn(view, () => true),
        },
      ),
      goal('enter', 'Get into the bunker', counter(view, 'gate') === 1 ? 'now' : 'open', {
        rule: 'EE-M-SE19-05',
        detail: counter(view, 'gate') === 1 ? 'the gate is open' : 'the gate is shut',
      }),
    ];
  },
  'SE1.X'(view) {
    const taken = view.pieces.some((piece) => piece.kind === 'device' && piece.done);
    return [
      goal('take', 'Take the vial', taken ? 'done' : 'now', {
        rule: 'EE-M-SE1X-04',
        ...(taken ? { detail: `with ${carrierOf(view) ?? 'nobody'}` } : {}),
        ...workOn(view, (piece) => view.pieces[piece]?.kind === 'device'),
      }),
      goal('out', 'Bring it to an Evac cell, or destroy all guards', taken ? 'now' : 'open', {
        rule: 'EE-M-SE1X-05',
      }),
    ];
  },
};

/** Where missions have begun to count. */
const inBattle = (view: View): boolean => view.shown.stage === 'battle' || view.shown.stage === 'deployment';

/** What was still to be done is out of reach when the time no longer suffices. */
const tooLate = (goals: readonly Goal[]): Goal[] => [
  goal('time', 'Can no longer be won', 'lost', {
    rule: 'EE-END-03',
    detail: 'too few rounds are left',
  }),
  ...goals.map((one) =>
    one.state === 'done'
      ? one
      : goal(one.id, one.words, 'lost', {
          ...(one.rule !== undefined && { rule: one.rule }),
          ...(one.detail !== undefined && { detail: one.detail }),
        }),
  ),
];

export function goalsOf(view: View, viewer: Viewer): Goal[] {
  if (!inBattle(view)) return [];
  const side = sideOfSeat(view, viewer);
  if (side === 1 && isGuarded(view.mission)) return guardGoals(view, view.mission);
  const goals = GOALS[view.mission](view, side);
  return side === 0 && view.shown.outOfTime ? tooLate(goals) : goals;
}

const SCORED: readonly View['mission'][] = ['B1', 'B3', 'B4', 'B5', 'B8', 'SE1.8'];

export const scoreOf = (view: View): Score[] =>
  inBattle(view) && (SCORED.includes(view.mission) || (view.scenario?.scores ?? []).length > 0)
    ? ([0, 1] as const).map((side) => ({
        side: colourOfSide(view, side),
        letter: letterOfSide(view, side),
        points: String(view.sides[side].score),
      }))
    : [];

export const roundsLeft = (view: View): { count: number; unit: string } | null =>
  view.shown.stage === 'battle' && view.round > 0
    ? { count: view.shown.mission.rounds - view.round + 1, unit: 'round' }
    : null;
