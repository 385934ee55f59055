// A move that needs a test: a Climb with one action. After a Run it is the only move that is left, also on level ground.
import type { Asked } from '@xenotable/kernel';
import type { Choice, Space, TestView, View } from '@xenotable/enemy-eternal/preview';
import { percentOf } from '../../../kit/draw/text.ts';
import { spacesIn } from './json.ts';
import { testIn } from './computed.ts';

type Moves = Extract<Space, { kind: 'run' | 'climb' }>;

const isMoves = (space: Space): space is Moves => space.kind === 'run' || space.kind === 'climb';

/** EE-MOV-09 Whether everything in this region needs the test. */
export const isHurried = (space: Pick<Space, 'kind'>): boolean =>
  space.kind === 'climb' && 'actions' in space && space.actions === 1;

/** Whether somebody can move without a test. */
export const movesSurely = (ask: Asked): boolean =>
  spacesIn(ask).some((space) => isMoves(space) && !isHurried(space));

/** The test of the only moves that are left, and a cell of their region; null where one can move without it, or not at all. */
export function onlyHurried(ask: Asked | null, view: View): { test: TestView; cell: number } | null {
  const moves = ask === null || movesSurely(ask) ? [] : spacesIn(ask).filter(isMoves);
  const [cell] = moves[0]?.cells.toSorted((a, b) => a - b) ?? [];
  if (cell === undefined) return null;
  const { width } = view.shown.board;
  const climb: Choice = { do: 'climb', actions: 1, to: [cell % width, Math.floor(cell / width)] };
  const test = testIn(view, climb);
  return test === null ? null : { test, cell };
}

/** 'a second move needs a test, 28 %'. */
export const hurriedWords = ({ ways }: Pick<TestView, 'ways'>, view: View): string =>
  `${view.shown.active?.rows.includes('run') === true ? 'a second move' : 'a Climb with one action'} needs a test, ${percentOf(ways, 36)}`;
