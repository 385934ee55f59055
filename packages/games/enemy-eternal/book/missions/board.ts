// The board on which a mission begins.
import { boardFor } from '../../scenario/board.ts';
import type { Board, Table } from '../../table.ts';
import { missionOf } from './index.ts';

export const boardOf = (w: Pick<Table, 'mission' | 'scenario'>): Board =>
  w.scenario === null ? { map: missionOf(w).map, gone: [], solid: [] } : boardFor(w.scenario);
