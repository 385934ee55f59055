// What screens show beyond the pieces themselves: where the evening stands, the board as rows of signs, models with their values, attacks that could be made.
import { isOutOfTime } from './deadline.ts';
import type { Bookmark, Viewer } from '@xenotable/kernel';
import { type AimView, aimsFor } from './preview/aims.ts';
import { areaSeen } from './preview/areas.ts';
import { activation } from './book/actions/activation.ts';
import { attack } from './book/attack/attack.ts';
import { flee } from './book/attack/engaged.ts';
import { armNamed, armsOf, canWatch } from './book/attack/arms.ts';
import { resistances } from './book/attack/damage.ts';
import { type Ground, PIECE, ground, spotOf } from './book/board/ground.ts';
import { coverAround } from './book/board/sight.ts';
import { base } from './book/campaign/base.ts';
import { campaign } from './book/campaign/campaign.ts';
import { promotions } from './book/campaign/promotions.ts';
import { reward } from './book/campaign/rewards.ts';
import { deployment } from './book/deployment/deployment.ts';
import { missionOf } from './book/missions/index.ts';
import { engagedWith, skill } from './book/models.ts';
import { move } from './book/movement/move.ts';
import { rounds } from './book/round/round.ts';
import { muster } from './book/squad/muster.ts';
import type { Spot } from './choices.ts';
import type { DamageType, Skill } from './content/units.ts';
import type { MissionId, Model, Side, Table } from './table.ts';
import { missionIdOf } from './tableReaders.ts';

/** A model as the board shows it. */
export interface UnitView {
  id: number;
  spot: Spot;
  skills: Record<Skill, number>;
  resistances: Partial<Record<DamageType, number>>;
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

/** Between missions: which page lies open, whose sheet it shows (null for the viewer's own), for which mission, and the reward cards drawn. */
export interface CampView {
  page: 'missions' | 'base' | 'rewards' | 'training';
  side: Side | null;
  mission: MissionId;
  cards: string[];
}

/** What the screens show beyond the pieces themselves. */
export interface Shown {
  /** What lies on the table: Squads to be named, the camp between missions, or the field. */
  stage: 'muster' | 'camp' | 'deployment' | 'battle';
  /** What the die in hand is at: a model is chosen, acts, or somebody fires or may fire out of turn. */
  turn: 'choosing' | 'acting' | 'reacting' | null;
  camp: CampView | null;
  mission: { id: string; name: string; text: string; rounds: number };
  /** Side A can no longer win the mission in the rounds that are left. */
  outOfTime: boolean;
  board: { width: number; height: number; rows: string[]; levels: string[] };
  bag: { colour: string; left: number; of: number }[];
  units: UnitView[];
  /** What each watcher covers: one sign per cell, `1` where react fire is possible. */
  watches: WatchView[];
  /** The model that is being activated, and what it has left. */
  active: { model: number; left: number; rows: string[] } | null;
  aims: AimView[];
}

export interface WatchView {
  model: number;
  weapon: string;
  range: number;
  area: string;
}

/** The sign of a cell as it is now. */
const signAt = (g: Ground, cell: number): string => {
  const sign = g.signs[cell] ?? ' ';
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

/** Somebody fires, or may fire, out of turn. */
const isReaction = (f: Bookmark): boolean =>
  (attack.has(f) && (f.reason === 'react' || f.reason === 'free' || f.reason === 'counter')) ||
  (move.has(f) && f.step === 'react fire') ||
  (flee.has(f) && f.step !== 'run');

function stageOf(w: Table): Shown['stage'] {
  if (muster.in(w) !== undefined) return 'muster';
  if (deployment.in(w) !== undefined) return 'deployment';
  return w.campaign !== null && rounds.in(w) === undefined ? 'camp' : 'battle';
}

function turnOf(w: Table): Shown['turn'] {
  if (w.flow.some(isReaction)) return 'reacting';
  if (activation.in(w) !== undefined) return 'acting';
  const open = w.flow.at(-1);
  return open !== undefined && rounds.has(open) ? 'choosing' : null;
}

function campOf(w: Table): CampView {
  const f = w.flow.at(-1);
  const cards: string[] = [];
  if (f === undefined) return { page: 'base', side: null, mission: missionIdOf(w), cards };
  if (reward.has(f))
    return { page: 'rewards', side: f.side, mission: missionIdOf(w), cards: f.cards.slice() };
  if (promotions.has(f)) return { page: 'training', side: f.side, mission: missionIdOf(w), cards };
  if (base.has(f)) return { page: 'base', side: f.side, mission: f.mission, cards };
  const asks = f.step === 'choose a battle' || f.step === 'choose the difficulty';
  return campaign.has(f) && asks
    ? { page: 'missions', side: null, mission: f.mission, cards }
    : { page: 'base', side: null, mission: missionIdOf(w), cards };
}

/** Nobody runs out of time with more rounds to come. */
const LATE = 3;

export function shownTo(w: Table, viewer: Viewer): Shown {
  const g = ground(w);
  const mission = missionOf(w);
  const dice = w.bag.left.reduce((sum, left) => sum + left, 0);
  const active = activation.in(w);
  const stage = stageOf(w);
  const standing = w.models.filter((m) => m.place === 'board');
  return {
    stage,
    turn: turnOf(w),
    camp: stage === 'camp' ? campOf(w) : null,
    mission: { id: w.mission, name: mission.name, text: mission.text, rounds: mission.rounds },
    outOfTime: stage === 'battle' && mission.rounds - w.round <= LATE && isOutOfTime(w),
    board: pictureOf(g),
    bag: w.bag.kinds.map((colour, i) => ({ colour, left: w.bag.left[i] ?? 0, of: dice })),
    units: standing.map((m) => unitView(w, g, m)),
    watches: standing.flatMap((m) => watchView(w, m, m.overwatch)),
    active:
      active === undefined ? null : { model: active.model, left: active.left, rows: active.rows.slice() },
    aims: aimsFor(w, viewer),
  };
}

function unitView(w: Table, g: Ground, m: Model): UnitView {
  const sums: UnitView['resistances'] = {};
  for (const one of resistances(w, m, m.cell))
    if (one.value > 0) sums[one.type] = (sums[one.type] ?? 0) + one.value;
  const value = (name: Skill): number => skill(w, m, name);
  return {
    id: m.id,
    spot: spotOf(g, m.cell),
    skills: {
      AIM: value('AIM'),
      HEALTH: value('HEALTH'),
      MOBILITY: value('MOBILITY'),
      HACK: value('HACK'),
      WILL: value('WILL'),
      DODGE: value('DODGE'),
      PSI: value('PSI'),
    },
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

/** EE-OVW-02 Where react fire with a weapon is possible; nothing without one. */
export function watchView(w: Table, m: Model, weapon: string | null): WatchView[] {
  if (weapon === null) return [];
  const arm = armNamed(m, weapon);
  const range = arm !== null && canWatch(arm) ? arm.range : 0;
  return [{ model: m.id, weapon, range, area: areaSeen(w, m.cell, range) }];
}
