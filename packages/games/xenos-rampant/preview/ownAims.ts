// XR-SCN-06 What scores in a battle of one's own, in the words of those of the book.
import { TERRAIN } from '../content/terrain.ts';
import type { Goal, Who } from '../scenario/scenario.ts';
import { sideIn } from '../scenario/terms.ts';
import type { Side } from '../table.ts';
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

const RULE = 'XR-SCN-06';

const groundName = (letter: string): string =>
  TERRAIN.find((type) => type.letter === letter)?.name ?? 'ground';

/** Whether a goal is one of this side. */
const isFor = (view: View, side: Side, who: Who): boolean => who === 'both' || sideIn(view, who) === side;

/** 'for each unit', in points. */
const each = (points: 'cost' | number): string =>
  points === 'cost' ? '1 to 3 VP each' : `${points} VP each`;

function held(view: View, side: Side, goal: Goal & { verb: 'hold' }): Aim {
  const { placedMarkers = 0, markers: places = [] } = view.options.own ?? {};
  const several = places.length + placedMarkers > 1;
  const what = goal.name ?? (several ? 'a marker' : 'the marker');
  const from = (goal.from ?? 1) > 1 ? ` from turn ${goal.from}` : '';
  return markers(
    view,
    side,
    {
      words: `Hold ${goal.name === undefined && several ? 'markers' : what} at the end${goal.when === 'turn' ? ` of each turn${from}` : ''}`,
      points: several ? `${goal.points} VP each` : `${goal.points} VP`,
      rule: RULE,
    },
    (one) => one.why === (goal.name ?? 'a marker'),
  );
}

function aimsOfGoal(view: View, side: Side, goal: Goal): Aim[] {
  if ('side' in goal && !isFor(view, side, goal.side)) return [];
  switch (goal.verb) {
    case 'kill':
      return goal.points === 'kill points'
        ? [kills(view, side, RULE)]
        : [counted('kills', 'Destroy or rout enemy units', each('cost'), RULE, foes(view, side), isGone)];
    case 'destroy':
      return [commander(view, side, RULE, `${goal.points} VP`)];
    case 'hold':
      return [held(view, side, goal)];
    case 'reach':
      return [
        aim('reach', "Have units in the enemy's half at the end, not Suppressed", each(goal.points), RULE),
      ];
    case 'exit': {
      const edge = goal.edge === 'own' ? 'your own' : `the ${goal.edge}`;
      return [counted('exit', `Leave by ${edge} edge`, each(goal.points), RULE, friends(view, side), out)];
    }
    case 'survive':
      return [
        aim(
          'survive',
          'Have a unit on the table at the end of each turn',
          `${goal.points} VP each`,
          RULE,
          'now',
        ),
      ];
    case 'carry':
      return carried(view, side, { points: goal.out, rule: RULE }, { points: goal.held, rule: RULE });
    case 'convoy':
      return sideIn(view, 'defender') === side
        ? [
            counted(
              'trucks',
              `Bring trucks out by the ${goal.edge} edge`,
              `${goal.truck} VP each`,
              RULE,
              trucks(view),
              out,
            ),
            aim('escort', 'Other units that leave there', `${goal.escort} VP each`, RULE),
          ]
        : [
            counted('trucks', 'Destroy trucks', `${goal.lost} VP each`, RULE, trucks(view), isGone),
            aim('left', 'Trucks that are still on the table at the end', `${goal.left} VP each`, RULE),
          ];
    case 'control':
      return [
        aim(
          'control',
          `Be alone on ${goal.name ?? `the ${groundName(goal.ground)}`} at the end`,
          `${goal.points} VP`,
          RULE,
        ),
        ...(goal.else !== undefined && sideIn(view, goal.else.side) === side
          ? [aim('denial', 'Or keep them from it', `${goal.else.points} VP`, RULE)]
          : []),
      ];
  }
}

/** Everything that a side can score; goals of the same kind are told apart by their number. */
export function ownAims(view: View, side: Side): Aim[] {
  const seen = new Map<string, number>();
  return (view.options.own?.goals ?? [])
    .flatMap((goal) => aimsOfGoal(view, side, goal))
    .map((one) => {
      const before = seen.get(one.id) ?? 0;
      seen.set(one.id, before + 1);
      return before === 0 ? one : { ...one, id: `${one.id} ${before + 1}` };
    });
}
