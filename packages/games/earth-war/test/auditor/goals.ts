// What the goals of the eight missions give, from the auditor's account (EW-M-*).
import { type Account } from './account.ts';
import { ofSquad } from './position.ts';

const fought = (a: Account, node: number): boolean =>
  ['cleared', 'charges', 'held'].includes(a.ends[node - 1] ?? '');
const rescued = (a: Account): number => a.rescued.reduce((sum, count) => sum + count, 0);
const killed = (a: Account, name: string): number => a.killed[name] ?? 0;
const implanted = (a: Account): number => a.squad.filter((unit) => unit.implanted).length;
const when = (holds: boolean, points: number): number => (holds ? points : 0);

type Goals = Record<string, (a: Account) => number>;

const GOALS: readonly Goals[] = [
  {},
  {
    'EW-M-RELAY-04': (a) => when(fought(a, 3), 3),
    'EW-M-RELAY-05': (a) => when((a.rescued[2] ?? 0) > 0, 1),
    'EW-M-RELAY-06': (a) => when(a.ammo > 5, 1),
  },
  {
    'EW-M-HARROW-06': (a) => when(fought(a, 5), 3),
    'EW-M-HARROW-07': (a) => when(rescued(a) > 2, 2) + when(a.met > 0 && rescued(a) === a.met, 1),
    'EW-M-HARROW-08': (a) => when(a.bystandersKilled === 0, 2),
  },
  {
    'EW-M-HATCH-07': (a) => when(fought(a, 3) && fought(a, 5), 4),
    'EW-M-HATCH-08': (a) => when(killed(a, 'Ovomorph') > 3, 2) + when(killed(a, 'Ovomorph') > 6, 2),
    'EW-M-HATCH-09': (a) => when(implanted(a) === 0, 2),
  },
  {
    'EW-M-METRO-07': (a) => when(fought(a, 5), 4),
    'EW-M-METRO-08': (a) => when((a.rescued[4] ?? 0) > 1, 2),
    'EW-M-METRO-09': (a) => when(a.ambushes === 0, 2),
  },
  {
    'EW-M-HOSP-06': (a) => when(fought(a, 5), 4),
    'EW-M-HOSP-07': (a) => when(rescued(a) > 2, 2),
    'EW-M-HOSP-08': (a) => when(a.loose === 0, 2),
  },
  {
    'EW-M-REFINE-07': (a) => when(fought(a, 5), 4),
    'EW-M-REFINE-08': (a) => when(killed(a, 'Crusher') === 2, 2),
    'EW-M-REFINE-09': (a) => when(a.clock < 4, 2),
  },
  {
    'EW-M-ZULU-07': (a) => when(fought(a, 3), 4),
    'EW-M-ZULU-08': (a) => when(fought(a, 5), 3),
    'EW-M-ZULU-09': (a) => killed(a, 'Praetorian'),
  },
  {
    'EW-M-QUEEN-08': (a) => (killed(a, 'Queen') > 0 ? 6 : when(a.ends[4] === 'charges', 4)),
    'EW-M-QUEEN-09': (a) => when(killed(a, 'Praetorian') === 3, 2),
    'EW-M-QUEEN-10': (a) => when(a.kia === 0, 3),
  },
];

/** EW-M-COM-07 Nothing if nobody stands. */
export const goals = (a: Account): Record<string, number> =>
  Object.fromEntries(
    Object.entries(GOALS[a.mission] ?? {}).map(([id, points]) => [id, ofSquad(a).length > 0 ? points(a) : 0]),
  );

/** EW-M-COM-06 The first goal of each mission is its primary one. A patrol has none. */
export const isWon = (a: Account): boolean => {
  const [primary] = Object.values(goals(a));
  return ofSquad(a).length > 0 && (primary === undefined || primary > 0);
};
