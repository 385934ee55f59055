// What wins a scenario, for one side, as it stands now; and how the points would be counted if the battle ended here.
import { Playing, fastChance } from '@xenotable/kernel';
import { killPoints } from '../book/turn/victory.ts';
import { copy } from '../copy.ts';
import { scenarioOf } from '../scenarios/index.ts';
import { type Score, type Side, other } from '../table.ts';
import type { UnitView, View } from '../view.ts';
import { tableOf } from './table.ts';

export interface Aim {
  id: string;
  words: string;
  points: string;
  rule: string;
  state: 'open' | 'now' | 'done' | 'waiting' | 'lost';
  detail?: string;
}

/** XR-VIC-02 Points so far, and what would be added at once if the battle ended now. Hidden errands are left out. */
export function scoreNow(view: View): Score[] {
  if (view.over !== null || view.turn === 0) return view.score;
  const w = copy(tableOf(view));
  scenarioOf(w).count(new Playing(w, fastChance(1)));
  return w.score.filter((one) => !one.rule.startsWith('XR-M-SECRET'));
}

const isGone = (unit: UnitView): boolean => unit.state === 'destroyed' || unit.state === 'routed';

const foes = (view: View, side: Side): UnitView[] => view.units.filter((unit) => unit.side !== side);

function kills(view: View, side: Side, rule: string): Aim {
  const enemies = foes(view, side).filter((unit) => unit.extra !== 'truck');
  const gone = enemies.filter(isGone);
  const points = gone.reduce((sum, unit) => sum + killPoints(unit), 0);
  return {
    id: 'kills',
    words: 'Destroy or rout enemy units',
    points: '1 or 2 VP each',
    rule,
    state: enemies.length > 0 && gone.length === enemies.length ? 'done' : 'open',
    detail: `${gone.length} of ${enemies.length} gone, ${points} VP`,
  };
}

function commander(view: View, side: Side, rule: string, points: string): Aim {
  const lost = view.owners.some((owner) => owner.side !== side && owner.commanderLost);
  return { id: 'commander', words: 'Take out their Commander', points, rule, state: lost ? 'done' : 'open' };
}

const heldBy = (view: View, side: Side): number => view.holders.filter((holder) => holder === side).length;

function markers(view: View, side: Side, aim: Omit<Aim, 'id' | 'state' | 'detail'>): Aim {
  // Once it is over, what was counted stands.
  if (view.over !== null && view.holders.length === 1) {
    const counted = view.score.filter(({ rule }) => rule === aim.rule);
    const mine = counted.some((one) => one.side === side);
    const detail = mine ? 'you held it' : counted.length > 0 ? 'they held it' : 'nobody held it';
    return { id: 'markers', ...aim, state: mine ? 'done' : 'lost', detail };
  }
  const held = heldBy(view, side);
  const theirs = heldBy(view, other(side));
  const all = view.holders.length;
  return {
    id: 'markers',
    ...aim,
    state: all > 0 && held === all ? 'done' : held > 0 ? 'now' : 'open',
    detail:
      all === 1
        ? held > 0
          ? 'you hold it'
          : theirs > 0
            ? 'they hold it'
            : 'nobody holds it'
        : `you ${held}, they ${theirs} of ${all}`,
  };
}

const aim = (
  id: string,
  words: string,
  points: string,
  rule: string,
  state: Aim['state'] = 'open',
  detail?: string,
): Aim => ({
  id,
  words,
  points,
  rule,
  state,
  ...(detail !== undefined && { detail }),
});

/** How many of a list are so, in words and as a state. */
function counted(
  id: string,
  words: string,
  points: string,
  rule: string,
  units: readonly UnitView[],
  so: (unit: UnitView) => boolean,
): Aim {
  const count = units.filter(so).length;
  return aim(
    id,
    words,
    points,
    rule,
    units.length > 0 && count === units.length ? 'done' : 'open',
    `${count} of ${units.length}`,
  );
}

const out = (unit: UnitView): boolean => unit.state === 'withdrawn';

function vip(view: View, side: Side): Aim[] {
  const carrier = view.vip === null ? undefined : view.units[view.vip.carrier];
  const mine = carrier?.side === side;
  const done = view.vip?.out === side;
  return [
    aim(
      'vip',
      'Carry the VIP off by your own edge',
      '5 VP',
      'XR-M-VIP-07',
      done ? 'done' : view.vip?.out === other(side) ? 'lost' : mine ? 'now' : 'open',
      carrier === undefined ? 'nobody carries it' : `${carrier.name} carries it`,
    ),
    aim('possession', 'Or carry the VIP at the end', '2 VP', 'XR-M-VIP-08', mine ? 'now' : 'open'),
    kills(view, side, 'XR-M-VIP-09'),
  ];
}

function secret(view: View, side: Side, attacks: boolean): Aim[] {
  if (!attacks)
    return [
      aim('errand', 'Foil the hidden errand: Commander, bunker or three quarters', '3 VP', 'XR-M-SECRET-07'),
      kills(view, side, 'XR-M-SECRET-07'),
    ];
  const card = view.owners.find((owner) => owner.side === side)?.secret;
  const errands = {
    Assassinate: () => commander(view, side, 'XR-M-SECRET-04', '6 VP'),
    Sabotage: () => aim('errand', "Bring down the bunker in the Defender's half", '6 VP', 'XR-M-SECRET-05'),
    Survey: () =>
      aim(
        'errand',
        'Be in three quarters at the end of a turn, two of them theirs',
        '6 VP',
        'XR-M-SECRET-06',
        view.surveyed ? 'done' : 'open',
      ),
  };
  return card === undefined || card === null || card === 'hidden'
    ? [aim('errand', 'Carry out the hidden errand', '6 VP', 'XR-M-SECRET-02')]
    : [errands[card]()];
}

/** Everything that a side can score in this scenario. */
export function aimsOf(view: View, side: Side): Aim[] {
  const attacks = view.attacker === side;
  const own = view.units.filter((unit) => unit.side === side);
  const trucks = view.units.filter((unit) => unit.extra === 'truck');
  switch (view.scenario) {
    case 'GRIND':
      return [
        kills(view, side, 'XR-M-GRIND-02'),
        commander(view, side, 'XR-M-GRIND-03', '2 VP'),
        markers(view, side, {
          words: 'Hold the crossroads at the end',
          points: '1 VP',
          rule: 'XR-M-GRIND-04',
        }),
      ];
    case 'SECRET':
      return secret(view, side, attacks);
    case 'DROP':
      return [
        aim('pad', 'Be alone on the pad at the end', '6 VP', 'XR-M-DROP-03'),
        ...(attacks ? [] : [aim('denial', 'Or keep them from it', '2 VP', 'XR-M-DROP-04')]),
        kills(view, side, 'XR-M-DROP-05'),
      ];
    case 'FIGHTRET':
      return attacks
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
        : [counted('home', 'Leave by the south edge', '1 to 3 VP each', 'XR-M-FIGHTRET-04', own, out)];
    case 'VIP':
      return vip(view, side);
    case 'ENCOUNTER':
      return [
        markers(view, side, {
          words: 'Hold markers at the end of each turn from the second',
          points: '1 VP each',
          rule: 'XR-M-ENCOUNTER-03',
        }),
        kills(view, side, 'XR-M-ENCOUNTER-04'),
      ];
    case 'BUGHUNT': {
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
    case 'LAST':
      return attacks
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
          ];
    case 'CONVOY':
      return attacks
        ? [
            counted(
              'trucks',
              'Stop the trucks',
              '4 VP each, 2 if still there',
              'XR-M-CONVOY-06',
              trucks,
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
              trucks,
              out,
            ),
            counted(
              'others',
              'Bring other units off',
              '1 VP each',
              'XR-M-CONVOY-05',
              own.filter((unit) => unit.extra !== 'truck'),
              out,
            ),
            kills(view, side, 'XR-M-CONVOY-07'),
          ];
    case 'DIVERSION':
      return [
        markers(view, side, {
          words: 'Hold markers at the end',
          points: '2 VP each',
          rule: 'XR-M-DIVERSION-05',
        }),
        attacks
          ? aim(
              'presence',
              "Have units in the Defender's half at the end",
              '1 to 3 VP each',
              'XR-M-DIVERSION-04',
            )
          : kills(view, side, 'XR-M-DIVERSION-06'),
      ];
    default:
      return [];
  }
}
