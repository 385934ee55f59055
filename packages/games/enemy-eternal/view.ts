// What a viewer may know. EE-GEN-09 Nearly everything lies open: only hidden Squads and untriggered pods are left out.
import { type Viewer, copyJson } from '@xenotable/kernel';
import { type AimView, aimsFor } from './preview/aims.ts';
import { areaSeen } from './preview/areas.ts';
import type { Activation } from './book/actions/actions.ts';
import { armNamed, armsOf, canWatch } from './book/attack/arms.ts';
import { resistances } from './book/attack/damage.ts';
import { type Ground, PIECE, ground, spotOf } from './book/board/ground.ts';
import { missionOf } from './book/missions/index.ts';
import { engagedWith, skill } from './book/models.ts';
import { coverAround } from './book/board/sight.ts';
import type { Spot } from './choices.ts';
import { copy } from './copy.ts';
import type { Skill } from './content/units.ts';
import type { Model, Pod, SideState, Table } from './table.ts';

export type { AimView } from './preview/aims.ts';

export interface SideView extends Omit<SideState, 'faction'> {
  /** Unknown while a hidden Squad lies there. */
  faction: SideState['faction'] | null;
  /** A Squad is named, though the viewer cannot see it. */
  hidden: boolean;
}

/** A model as the board shows it. */
export interface UnitView {
  id: number;
  spot: Spot;
  skills: Record<Skill, number>;
  resistances: Record<string, number>;
  weapons: {
    name: string;
    range: number;
    damage: string;
    skill: Skill;
    rules: readonly string[];
    attachments: readonly string[];
  }[];
  /** EE-TER-04 Cover on the four sides: up, right, down, left; 2 Hard, 1 Soft. */
  cover: [number, number, number, number];
  engaged: number[];
  canAct: boolean;
}

export interface Shown {
  mission: { id: string; name: string; text: string; rounds: number };
  board: { width: number; height: number; rows: string[]; levels: string[] };
  bag: { colour: string; left: number; of: number }[];
  units: UnitView[];
  /** What each watcher covers: one sign per cell, `1` where react fire is possible. */
  watches: { model: number; weapon: string; range: number; area: string }[];
  /** The model that is being activated, and what it has left. */
  active: { model: number; left: number; rows: string[] } | null;
  aims: AimView[];
}

export interface View extends Omit<Table, 'sides'> {
  viewer: Viewer;
  sides: SideView[];
  shown: Shown;
}

/** EE-DEP-05 Pods are hidden from the players' side until they are triggered or shown. */
export const isPodHidden = (w: Pick<Table, 'sides'>, pod: Pod, viewer: Viewer): boolean =>
  pod.state === 'waiting' && !pod.known && !(viewer !== 'table' && w.sides[1]!.seats.includes(viewer));

/** Before both Squads are locked nobody sees the other's. */
const isMustering = (w: Pick<Table, 'flow'>): boolean =>
  w.flow.some((f) => f.chapter === 'muster' && f.step === 'name a Squad');

export function view(w: Table, viewer: Viewer): View {
  const mustering = isMustering(w);
  const hiddenPods = w.pods.filter((pod) => isPodHidden(w, pod, viewer));
  const letters = hiddenPods.map((pod) => pod.letter);
  const unseen = (m: Model): boolean =>
    m.place === 'reserve' &&
    (letters.includes(m.pod) ||
      (letters.length > 0 && letters[0]!.startsWith('crate') && ['a', 'b', 'c'].includes(m.pod)));
  const own = copy(w);
  return {
    ...own,
    viewer,
    sides: own.sides.map((side) => {
      const hidden =
        mustering &&
        side.squad !== null &&
        side.seats.length > 0 &&
        !(viewer !== 'table' && side.seats.includes(viewer));
      return {
        ...side,
        squad: hidden ? null : copyJson(side.squad),
        faction: hidden ? null : side.faction,
        hidden,
      };
    }),
    models: own.models.filter((m) => !unseen(m)),
    pods: own.pods.map((pod) => (letters.includes(pod.letter) ? { ...pod, models: [] } : pod)),
    shown: shownTo(w, viewer),
  };
}

/** The sign of a cell as it is now. */
const signAt = (g: Ground, cell: number): string => {
  const sign = g.signs[cell]!;
  if (g.kind[cell] === 0 && '#~Hhsosm DTCI'.includes(sign)) return g.level[cell] === 1 ? '1' : '.';
  return g.kind[cell] === PIECE && !'TCI'.includes(sign) ? 'C' : sign;
};

const pictures = new WeakMap<Ground, Shown['board']>();

/** The board as rows of signs and levels, drawn once for each state of the terrain. */
function pictureOf(g: Ground): Shown['board'] {
  let picture = pictures.get(g);
  if (picture === undefined) {
    const { width, height } = g.grid;
    const rows = (sign: (cell: number) => string): string[] =>
      Array.from({ length: height }, (_, y) =>
        Array.from({ length: width }, (__, x) => sign(y * width + x)).join(''),
      );
    picture = {
      width,
      height,
      rows: rows((cell) => signAt(g, cell)),
      levels: rows((cell) => String(g.level[cell])),
    };
    pictures.set(g, picture);
  }
  return picture;
}

function shownTo(w: Table, viewer: Viewer): Shown {
  const g = ground(w);
  const mission = missionOf(w);
  const dice = w.bag.left.reduce((sum, left) => sum + left, 0);
  const f = w.flow.find((frame) => frame.chapter === 'activation') as
    | (Activation & { step: string })
    | undefined;
  const standing = w.models.filter((m) => m.place === 'board');
  return {
    mission: { id: w.mission, name: mission.name, text: mission.text, rounds: mission.rounds },
    board: pictureOf(g),
    bag: w.bag.kinds.map((colour, i) => ({ colour, left: w.bag.left[i]!, of: dice })),
    units: standing.map((m) => unitView(w, g, m)),
    watches: standing.filter((m) => m.overwatch !== null).map((m) => watchView(w, m)),
    active: f === undefined ? null : { model: f.model, left: f.left, rows: f.rows.slice() },
    aims: aimsFor(w, viewer),
  };
}

function unitView(w: Table, g: Ground, m: Model): UnitView {
  const sums: Record<string, number> = {};
  for (const one of resistances(w, m, m.cell))
    if (one.value > 0) sums[one.type] = (sums[one.type] ?? 0) + one.value;
  const names: Skill[] = ['AIM', 'HEALTH', 'MOBILITY', 'HACK', 'WILL', 'DODGE', 'PSI'];
  return {
    id: m.id,
    spot: spotOf(g, m.cell),
    skills: Object.fromEntries(names.map((name) => [name, skill(w, m, name)])) as Record<Skill, number>,
    resistances: sums,
    weapons: armsOf(m).map((arm) => ({
      name: arm.name,
      range: arm.range,
      damage: `${arm.value} ${arm.type}`,
      skill: arm.on,
      rules: arm.rules,
      attachments: arm.attachments,
    })),
    cover: coverAround(g, m.cell),
    engaged: engagedWith(w, m).map((foe) => foe.id),
    canAct: !m.neutral && m.activated === 0 && m.control === m.side,
  };
}

/** EE-OVW-02 Where react fire is possible. */
export function watchView(w: Table, m: Model) {
  const arm = armNamed(m, m.overwatch);
  const range = arm !== null && canWatch(arm) ? arm.range : 0;
  return { model: m.id, weapon: m.overwatch!, range, area: areaSeen(w, m.cell, range) };
}
