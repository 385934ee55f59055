// A Squad on its way through a campaign of one's own: who comes home goes on, who falls is gone, and Supplies pay for recruits.
import { recruit, unitPrice } from '../book/squad/recruit.ts';
import { type SquadRules, costOf, problemsOf } from '../book/squad/squad.ts';
import { type UnitName, unitOf, unitsOf } from '../content/units.ts';
import { limits } from '../options.ts';
import type { Squad } from '../table.ts';
import type { View } from '../view.ts';

/** What a finished mission has left. */
export interface MissionResult {
  won: boolean;
  /** Names of those who fell. */
  fallen: string[];
}

/** Where a campaign stands: the Squad that goes on, what it can pay, and what was. */
export interface March {
  squad: Squad;
  supplies: number;
  results: MissionResult[];
}

/** What a Squad may cost when it sets out. */
export const MARCH_LIMIT = 500;

/** Supplies for a mission. */
export const PAY = { won: 100, lost: 40 };

const OPTIONS = { facelessPrice: 114, compensation: false } as const;

/** The smallest limit of a table within which a Squad may be fielded. */
export const limitFor = (squad: Squad): number =>
  limits.find((limit) => limit >= Math.max(MARCH_LIMIT, costOf(squad, OPTIONS))) ?? Math.max(...limits);

const rulesFor = (squad: Squad): SquadRules => ({
  limit: limitFor(squad),
  options: OPTIONS,
  campaign: false,
});

/** Why a Squad cannot set out; null where it can. */
export const marchFault = (squad: Squad): string | null =>
  problemsOf(squad, rulesFor(squad)).map(({ reason }) => reason)[0] ?? null;

/** A campaign begins: what the Squad does not cost is kept. */
export const setOut = (squad: Squad): March => ({
  squad,
  supplies: Math.max(0, MARCH_LIMIT - costOf(squad, OPTIONS)),
  results: [],
});

/** Somebody leads with whom the Squad is legal: the Leader so far, else the first who can. */
function led(squad: Squad): Squad {
  const ledBy = (leader: number): Squad => ({
    ...squad,
    models: squad.models.map((one, i) => ({ ...one, leader: i === leader })),
  });
  if (squad.models.some((one) => one.leader)) return squad;
  const able = squad.models.findIndex((_, i) => marchFault(ledBy(i)) === null);
  return ledBy(Math.max(0, able));
}

/** The end of a mission, as it was seen by whom it belongs to. */
export function afterMission(march: March, view: Pick<View, 'models' | 'over'>): March {
  const own = view.models.filter((m) => m.side === 0 && m.unit !== 'Civilian');
  const falls = (i: number): boolean => own[i]?.place === 'destroyed';
  const won = view.over?.winners.includes(0) === true;
  const fallen = march.squad.models.flatMap((_, i) => (falls(i) ? (own[i]?.name ?? []) : []));
  const models = march.squad.models.filter((_, i) => !falls(i));
  return {
    squad: led({ ...march.squad, models }),
    supplies: march.supplies + (won ? PAY.won : PAY.lost),
    results: [...march.results, { won, fallen }],
  };
}

/** Whom the Supplies can pay now. */
export const recruitsFor = ({ squad, supplies }: March): { unit: UnitName; price: number }[] =>
  unitsOf(squad.faction)
    .map((unit) => ({ unit, price: unitPrice({ unit }, OPTIONS) }))
    .filter(({ unit, price }) => {
      if (price > supplies || unitOf(unit).price === 0) return false;
      const more = led({ ...squad, models: [...squad.models, recruit(unit)] });
      return marchFault(more) === null || marchFault(squad) !== null;
    });

export const withRecruit = (march: March, unit: UnitName): March => ({
  ...march,
  squad: led({ ...march.squad, models: [...march.squad.models.map((one) => one), recruit(unit)] }),
  supplies: march.supplies - unitPrice({ unit }, OPTIONS),
});

/** Nobody can set out, and nobody can be paid. */
export const isLost = (march: March): boolean =>
  marchFault(march.squad) !== null && recruitsFor(march).length === 0;

/** Missions that were won, of those that were played. */
export const wonOf = ({ results }: March): number => results.filter(({ won }) => won).length;
