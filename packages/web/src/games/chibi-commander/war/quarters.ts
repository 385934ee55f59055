// What the pages between missions read of the table: whose squad it is, who could come along, what is for sale.
import { tableOf } from '../plan.ts';
import {
  type Faction,
  type Table,
  type TypeName,
  type View,
  bookMissions,
  factionsOf,
  freshBoard,
  mission,
  missionNamed,
  recruitPrice,
  typeOf,
  typesAt,
} from '../rulebook.ts';

type ArmyView = View['armies'][number];
export type Army = Table['armies'][number];

export type Page = 'variant' | 'talks' | 'level up' | 'muster';

/** Which of the pages lies open, or null in the middle of a mission. */
export function pageOf(view: View): Page | null {
  const frame = view.flow.at(-1);
  if (frame?.chapter === 'interphase')
    return frame.step === 'variant' || frame.step === 'talks' ? frame.step : 'level up';
  return frame?.chapter === 'preparation' && frame.step === 'muster' ? 'muster' : null;
}

/** The pages between two missions, in their order: against the automaton the variant is rolled, and nobody must whisper. */
export function pagesOf(view: View): Page[] {
  if (view.campaign === null) return ['muster'];
  const versus = mission(tableOf(view)).mode === 'versus';
  const sides = view.armies.map((army) => army.side);
  return [
    ...(versus ? (['variant'] as const) : []),
    ...(versus && new Set(sides).size < sides.length ? (['talks'] as const) : []),
    'level up',
    'muster',
  ];
}

/** The army that the viewer prepares, or has prepared; null for who may not look. */
export function ownArmy(view: View): Army | null {
  const w = tableOf(view);
  const common = mission(w).mode !== 'versus';
  const own = view.armies.flatMap((army: ArmyView, i) =>
    army.secret !== null && army.seat >= 0 && (common || army.seat === view.viewer) ? [w.armies[i]!] : [],
  );
  return own.find((army) => !army.ready) ?? own[0] ?? null;
}

export type Roster = NonNullable<View['campaign']>['rosters'][number];

export const rosterOf = (view: View, army: Army): Roster | null =>
  view.campaign?.rosters.find((one) => one.faction === army.faction) ?? null;

/** Everybody who could ever be recruited here, whether or not it can be paid now. */
export function recruitable(view: View, army: Army): TypeName[] {
  const w = tableOf(view);
  if (w.campaign === null) return mission(w).recruits(w, army, []);
  const factions = mission(w).mode === 'versus' ? [army.faction] : factionsOf(army.side);
  return [1, 2].flatMap((level) => factions.flatMap((faction) => typesAt(faction, level)));
}

/** CC-LVL-04 */
export const priceOf = (view: View, type: TypeName): number => {
  const w = tableOf(view);
  return w.campaign === null ? recruitPrice(w, type) : typeOf(type).level === 2 ? 2 : 0;
};

/** CC-LVL-02, CC-LVL-03 */
export const promotionPrice = (from: TypeName): number => (typeOf(from).level === 1 ? 1 : 3);

/** The map of the mission to come, as it will lie there. */
export const boardAhead = (view: View): View['board'] =>
  freshBoard(view.board.key === '' ? mission(tableOf(view)).layout : view.board.map);

export const kinOf = (type: TypeName): Faction => typeOf(type).kin as Faction;

export const points = (count: number): string => `${count} ${count === 1 ? 'point' : 'points'}`;

export type Entry = NonNullable<View['campaign']>['missions'][number];

interface WarMission {
  name: string;
  title: string;
  /** The variant that was played, where there are several. */
  variant: string;
  entry: Entry | undefined;
}

/** CC-CMP-01 The six missions of the war, with what became of those that are over. */
export function missionsOf(view: View): WarMission[] {
  const first = view.settings.mission.startsWith('VS') ? 0 : 6;
  return bookMissions.slice(first, first + 6).map((name) => {
    const { title, variations } = missionNamed(name);
    const entry = view.campaign!.missions.find((one) => one.mission === name);
    return {
      name,
      title,
      variant: entry === undefined ? '' : (variations[entry.variation - 1] ?? ''),
      entry,
    };
  });
}

/** CC-CMP-04 The sum behind the underlying value: '2 of LV2 + 2 × 1 of LV3 + 3 points ='. */
export function sumOf(view: View, army: Army): string {
  const levels = rosterOf(view, army)?.units.map((one) => typeOf(one.type).level) ?? [];
  const count = (level: number): number => levels.filter((one) => one === level).length;
  return `${count(2)} of LV2 + 2 × ${count(3)} of LV3 + ${points(army.purse)} =`;
}
