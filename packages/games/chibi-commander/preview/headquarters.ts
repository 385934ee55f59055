// What the pages before and between missions show: squads, prices, options, goals, the course of the war.
import { freshBoard } from '../board.ts';
import { underlyingValue } from '../book/campaign/campaign.ts';
import { promotionPriceOf } from '../book/campaign/levelUp.ts';
import { optionsOf, recruitPrice } from '../book/preparation/muster.ts';
import { turnOrder } from '../book/round.ts';
import { armyOf } from '../book/who.ts';
import { type Faction, type TypeName, factionsOf, typeOf, typesAt } from '../content/units.ts';
import { grade } from '../missions/alienBase/grade.ts';
import { bookMissions, missionNamed, missionOf } from '../missions/index.ts';
import type { Goal, Mission } from '../missions/mission.ts';
import type { Army, Board, Chronicle, Table } from '../table.ts';
import type { ArmyView, Page, View } from '../view.ts';
import { tableOf } from './table.ts';

export const modeOf = (view: View): Mission['mode'] => missionOf(view).mode;

/** The factions in the order of their turns. */
export const turnsOf = (view: View): Faction[] => turnOrder(tableOf(view));

/** The pages between two missions, in their order: against the automaton the variant is rolled, and nobody must whisper. */
export function pagesOf(view: View): Page[] {
  if (view.campaign === null) return ['muster'];
  const versus = modeOf(view) === 'versus';
  const sides = view.armies.map((army) => army.side);
  return [
    ...(versus ? (['variant'] as const) : []),
    ...(versus && new Set(sides).size < sides.length ? (['talks'] as const) : []),
    'level up',
    'muster',
  ];
}

/** An army that the viewer may look into. */
export type OwnArmy = Omit<ArmyView, 'secret' | 'goals'> & NonNullable<ArmyView['secret']>;

function opened({ secret, goals: _goals, ...army }: ArmyView): OwnArmy[] {
  return secret === null ? [] : [{ ...army, ...secret }];
}

/** Armies that the viewer may look into. */
export const ownArmies = (view: View): OwnArmy[] => view.armies.flatMap(opened);

/** The army that the viewer prepares, or has prepared; null for who may not look. */
export function ownArmy(view: View): OwnArmy | null {
  const common = modeOf(view) !== 'versus';
  const own = ownArmies(view).filter((army) => army.seat >= 0 && (common || army.seat === view.viewer));
  return own.find((army) => !army.ready) ?? own[0] ?? null;
}

const armyIn = (view: View, faction: Faction): [Table, Army] => {
  const w = tableOf(view);
  return [w, armyOf(w, faction)];
};

/** How many units a faction brings. */
export function slotsFor(view: View, faction: Faction): number {
  const [w, army] = armyIn(view, faction);
  return missionOf(w).squads.slots(w, army);
}

/** CC-GEN-28 What is for sale to a faction, whether it can pay or not. */
export function optionsFor(view: View, faction: Faction): { name: string; price: number; words: string }[] {
  const [w, army] = armyIn(view, faction);
  return optionsOf(w, army).map(({ name, price, words }) => ({ name, price, words }));
}

/** Goals of the mission to come, as they would stand. */
export function goalsAhead(view: View, faction: Faction): Goal[] {
  const [w, army] = armyIn(view, faction);
  return missionOf(w).scoring.goals(w, army);
}

/** The variants of the mission to come, each with the goals that a faction would have in it. */
export function variantsOf(view: View, faction: Faction | null): { name: string; goals: string[] }[] {
  const w = tableOf(view);
  const { variations, scoring } = missionOf(w);
  return variations.map((name, i) => ({
    name,
    goals:
      faction === null
        ? []
        : scoring.goals({ ...w, variation: i + 1 }, armyOf(w, faction)).map((goal) => goal.words),
  }));
}

/** Everybody who could ever be recruited here, whether or not it can be paid now. */
export function recruitable(view: View, faction: Faction): TypeName[] {
  const [w, army] = armyIn(view, faction);
  if (w.campaign === null) return missionOf(w).squads.recruits(w, army, []);
  const factions = modeOf(view) === 'versus' ? [faction] : factionsOf(army.side);
  return [1, 2].flatMap((level) => factions.flatMap((one) => typesAt(one, level)));
}

/** CC-LVL-04 */
export function priceOf(view: View, type: TypeName): number {
  const w = tableOf(view);
  if (w.campaign === null) return recruitPrice(w, type);
  return typeOf(type).level === 2 ? 2 : 0;
}

/** CC-LVL-02, CC-LVL-03 */
export const promotionPrice = (from: TypeName): number => promotionPriceOf(from);

/** CC-CMP-04 */
export function underlyingValueOf(view: View, faction: Faction): number {
  const [w, army] = armyIn(view, faction);
  return underlyingValue(w, army);
}

/** CC-M-CO6-09 How a campaign is judged by the points that are left. */
export const gradeOf = (won: boolean, points: number): string => grade(won, points);

/** The map of the mission to come, as it will lie there. */
export const boardAhead = (view: View): Board =>
  freshBoard(view.board.key === '' ? missionOf(view).layout : view.board.map);

/** The map of a mission of the book; null for one of one's own. */
export function boardOf(name: string): Board | null {
  const known = bookMissions.find((one) => one === name);
  return known === undefined ? null : freshBoard(missionNamed(known).layout);
}

export interface WarMission {
  name: string;
  title: string;
  /** The variant that was played, where there are several. */
  variant: string;
  entry: Chronicle | undefined;
}

/** CC-CMP-01 The six missions of the war, with what became of those that are over. */
export function missionsOf(view: View): WarMission[] {
  const first = view.options.mission.startsWith('VS') ? 0 : 6;
  return bookMissions.slice(first, first + 6).map((name) => {
    const { title, variations } = missionNamed(name);
    const entry = view.campaign?.missions.find((one) => one.mission === name);
    return { name, title, variant: variations[(entry?.variation ?? 0) - 1] ?? '', entry };
  });
}
