// What a viewer may know, field by field. EE-GEN-09 Nearly everything lies open: only hidden Squads and untriggered pods are left out.
import {
  type Bag,
  type Bookmark,
  type Outcome,
  type Viewer,
  applies,
  copyBag,
  copyJson,
  shownFlow,
} from '@xenotable/kernel';
import { copyModel, copySide } from './copy.ts';
import { type Shown, shownTo } from './shown.ts';
import { book } from './book/index.ts';
import type { Scenario } from './scenario/scenario.ts';
import { muster } from './book/squad/muster.ts';
import type {
  Board,
  Campaign,
  Difficulty,
  Marker,
  Model,
  Piece,
  Played,
  Pod,
  Result,
  SideState,
  Table,
  TableOptions,
  Token,
} from './table.ts';

export type { AimView } from './preview/aims.ts';
export type { CampView, Shown, UnitView, WatchView } from './shown.ts';

export interface SideView extends Omit<SideState, 'faction'> {
  /** Unknown while a hidden Squad lies there. */
  faction: SideState['faction'] | null;
  /** A Squad is named, though the viewer cannot see it. */
  hidden: boolean;
}

export interface View {
  viewer: Viewer;
  edition: string;
  /** Where the book is open: for `imagine`, not for screens. */
  flow: Bookmark[];
  undoBarrier: number;
  over: Outcome | null;
  options: TableOptions;
  mode: Table['mode'];
  limit: number;
  difficulty: Difficulty;
  seats: number;
  sides: [SideView, SideView];
  mission: Played;
  scenario: Scenario | null;
  board: Board;
  round: number;
  bag: Bag<string>;
  drawnDice: string[];
  models: Model[];
  pieces: Piece[];
  tokens: Token[];
  markers: Marker[];
  pods: Pod[];
  cancelled: number;
  goals: Record<string, number>;
  result: Result | null;
  campaign: Campaign | null;
  shown: Shown;
}

/** EE-DEP-05 Pods are hidden from the players' side until they are triggered or shown. */
export const isPodHidden = (
  w: { sides: readonly [unknown, Pick<SideState, 'seats'>] },
  pod: Pod,
  viewer: Viewer,
): boolean => pod.state === 'waiting' && !pod.known && !isOnSide(w.sides[1], viewer);

const isOnSide = (side: Pick<SideState, 'seats'>, viewer: Viewer): boolean =>
  viewer !== 'table' && side.seats.includes(viewer);

/** Models that come with a pod that is hidden; EE-M-SE12-03 which of the pods a, b and c belongs to a crate is not known before. */
function unseenModels(hidden: readonly Pod[]): (m: Model) => boolean {
  const letters = hidden.map((pod) => pod.letter);
  if (letters[0]?.startsWith('crate')) letters.push('a', 'b', 'c');
  return (m) => m.place === 'reserve' && letters.includes(m.pod);
}

/** Before both Squads are locked no player sees the other's. */
function sideView(side: SideState, mustering: boolean, viewer: Viewer): SideView {
  const hidden = mustering && side.squad !== null && side.seats.length > 0 && !isOnSide(side, viewer);
  return {
    ...copySide(side),
    squad: hidden ? null : copyJson(side.squad),
    faction: hidden ? null : side.faction,
    hidden,
  };
}

export function view(w: Table, viewer: Viewer): View {
  applies('EE-GEN-09');
  const mustering = muster.in(w)?.step === 'name a Squad';
  const hidden = w.pods.filter((pod) => isPodHidden(w, pod, viewer));
  const isUnseen = unseenModels(hidden);
  return {
    viewer,
    edition: w.edition,
    flow: shownFlow(book, w.flow),
    undoBarrier: w.undoBarrier,
    over: w.over,
    options: w.options,
    mode: w.mode,
    limit: w.limit,
    difficulty: w.difficulty,
    seats: w.seats,
    sides: [sideView(w.sides[0], mustering, viewer), sideView(w.sides[1], mustering, viewer)],
    mission: w.mission,
    scenario: w.scenario,
    board: w.board,
    round: w.round,
    bag: copyBag(w.bag),
    drawnDice: w.drawnDice.slice(),
    models: w.models.filter((m) => !isUnseen(m)).map(copyModel),
    pieces: w.pieces.map(({ id, kind, cell, owner, done, by, pod }) => ({
      id,
      kind,
      cell,
      owner,
      done,
      by,
      pod,
    })),
    tokens: w.tokens.map(({ id, kind, cell }) => ({ id, kind, cell })),
    markers: w.markers.map(({ id, cell, model }) => ({ id, cell, model })),
    pods: w.pods.map((pod) => ({
      letter: pod.letter,
      cell: pod.cell,
      models: hidden.includes(pod) ? [] : pod.models.slice(),
      state: pod.state,
      known: pod.known,
    })),
    cancelled: w.cancelled,
    goals: { ...w.goals },
    result: w.result === null ? null : { ...w.result },
    campaign: copyJson(w.campaign),
    shown: shownTo(w, viewer),
  };
}
