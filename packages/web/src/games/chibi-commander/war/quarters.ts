// What the pages between missions read of the table: whose squad it is, who could come along, what is for sale.
import { tableOf } from '../plan.ts';
import { type Faction, type Table, type TypeName, type View, factionsOf, freshBoard, mission, recruitPrice, typeOf, typesAt } from '../rulebook.ts';

type ArmyView = View['armies'][number];
export type Army = Table['armies'][number];

export type Page = 'level up' | 'variant' | 'muster';

/** Which of the pages lies open, or null in the middle of a mission. */
export function pageOf(view: View): Page | null {
  const frame = view.flow.at(-1);
  if (frame?.chapter === 'interphase') return frame.step === 'variant' ? 'variant' : 'level up';
  return frame?.chapter === 'preparation' && frame.step === 'muster' ? 'muster' : null;
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

export const rosterOf = (view: View, army: Army): Roster | null => view.campaign?.rosters.find((one) => one.faction === army.faction) ?? null;

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
export const boardAhead = (view: View): View['board'] => freshBoard(view.board.key === '' ? mission(tableOf(view)).layout : view.board.map);

export const kinOf = (type: TypeName): Faction => typeOf(type).kin as Faction;

export const points = (count: number): string => `${count} ${count === 1 ? 'point' : 'points'}`;
