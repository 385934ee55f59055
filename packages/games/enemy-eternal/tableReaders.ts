// Readers of the table: each gives the thing itself or throws with the id that the table does not have.
import type {
  Campaign,
  MissionId,
  Model,
  Piece,
  Result,
  Sheet,
  Side,
  Table,
  Token,
  Veteran,
} from './table.ts';

function found<T>(thing: T | null | undefined, what: string): T {
  if (thing === null || thing === undefined) throw new Error(`the table has no ${what}`);
  return thing;
}

export const modelOf = (w: Pick<Table, 'models'>, id: number): Model => found(w.models[id], `model ${id}`);
export const pieceOf = (w: Pick<Table, 'pieces'>, id: number): Piece => found(w.pieces[id], `piece ${id}`);
export const tokenOf = (w: Pick<Table, 'tokens'>, id: number): Token => found(w.tokens[id], `token ${id}`);
/** The model or piece that something from outside names, if it is one. */
export const modelNamed = (w: Pick<Table, 'models'>, id: unknown): Model | undefined =>
  typeof id === 'number' ? w.models[id] : undefined;
export const pieceNamed = (w: Pick<Table, 'pieces'>, id: unknown): Piece | undefined =>
  typeof id === 'number' ? w.pieces[id] : undefined;
export const campaignOf = (w: Pick<Table, 'campaign'>): Campaign => found(w.campaign, 'campaign');
export const sheetOf = (w: Pick<Table, 'campaign'>, side: Side): Sheet =>
  found(campaignOf(w).sheets[side], `campaign sheet of side ${side}`);
export function veteranOf(sheet: Pick<Sheet, 'roster'>, id: number): Veteran {
  const veteran = sheet.roster.find((one) => one.id === id);
  return found(veteran, `soldier ${id}`);
}
/** The mission of the book that is played; campaigns play nothing else. */
export function missionIdOf(w: Pick<Table, 'mission'>): MissionId {
  return found(w.mission === 'Scenario' ? null : w.mission, 'mission of the book');
}
export const resultOf = (w: Pick<Table, 'result'>): Result => found(w.result, 'result');

/** A counter of the mission; one that was never set is 0. */
export const goalOf = (w: Pick<Table, 'goals'>, name: string): number => w.goals[name] ?? 0;
