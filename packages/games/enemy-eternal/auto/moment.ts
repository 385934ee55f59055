// One model that is to act, with everything that its plans are weighed by.
import type { Cell, Model, Table } from '../table.ts';
import { modelOf } from '../tableReaders.ts';
import type { Activation } from '../book/actions/actions.ts';
import { type Arm, canWatch, mindspin, usableArms, worksClose } from '../book/attack/arms.ts';
import { attackFault, shotFault } from '../book/attack/targets.ts';
import { type Ground, distance, ground } from '../book/board/ground.ts';
import { able, enemiesOf, skill, touches } from '../book/models.ts';
import { waysOf36 } from '../book/tests.ts';
import { chanceOf, effectOf } from './aim.ts';
import { shelterOf } from './shelter.ts';
import { type Task, fade, taskFor } from './tasks.ts';
import { Threats } from './threats.ts';
import { worthOf } from './worth.ts';

/** A weapon and whom it may be used on. */
interface Aim {
  arm: Arm;
  at: Model;
  /** What a strike takes, in worth: from afar and in base contact. */
  far: number;
  close: number;
}

/** The weapon to watch with, and what that promises. */
export interface Watch {
  arm: Arm;
  worth: number;
}

export interface Blow {
  arm: Arm;
  at: Model;
  worth: number;
}

/** How much of its worth a model risks before it shrinks back. */
const CAUTION = 0.4;
/** What being near the enemy is worth to somebody without a task. */
const CLOSING_IN = 0.5;
/** Enemies do not always walk into the line of fire. */
const WATCHING = 0.2;
/** A weapon that works once is kept for something better. */
const KEPT = 0.06;

export class Moment {
  readonly w: Table;
  readonly f: Activation;
  readonly m: Model;
  readonly g: Ground;
  readonly mobility: number;
  readonly foes: readonly Model[];
  readonly task: Task | null;
  readonly threats: Threats;
  private readonly self: number;
  private readonly aims: Aim[] = [];
  /** What the best shot takes if it strikes. */
  readonly mostByShot: number;
  private readonly wanted: number;
  private readonly shelter: Uint8Array;

  constructor(w: Table, f: Activation) {
    this.w = w;
    this.f = f;
    this.m = modelOf(w, f.model);
    this.g = ground(w);
    this.mobility = skill(w, this.m, 'MOBILITY');
    this.foes = enemiesOf(w, this.m.control);
    this.task = taskFor(w, this.m);
    this.threats = new Threats(w, this.m);
    this.self = worthOf(w, this.m);
    this.shelter = shelterOf(this.g);
    let range = 1;
    const arms = usableArms(w, this.m);
    if (able(this.m, 'Mindspin')) arms.push(mindspin);
    for (const arm of arms) {
      range = Math.max(range, arm.range);
      for (const at of this.foes) this.aimAt(arm, at);
    }
    this.mostByShot = this.aims.reduce((most, aim) => Math.max(most, aim.far), 0);
    this.wanted = range > 1 ? (range - 1) >> 1 : 1;
  }

  private aimAt(arm: Arm, at: Model): void {
    const worth = worthOf(this.w, at);
    const far = arm.range === 0 ? 0 : worth * effectOf(this.w, this.m, arm, at, false);
    const close = worksClose(arm) ? worth * effectOf(this.w, this.m, arm, at, true) : 0;
    if (far > 0 || close > 0) this.aims.push({ arm, at, far, close });
  }

  /** What standing in a cell is worth, before any risk: how near it is to what the model is here for. */
  goal(cell: Cell): number {
    const { task, w } = this;
    if (task !== null) return task.worth * fade(task.way.priceOf(cell), Math.max(1, this.mobility));
    let nearest = 99;
    for (const foe of this.foes) nearest = Math.min(nearest, distance(w, foe.cell, cell));
    return CLOSING_IN * 0.85 ** (Math.max(0, nearest - this.wanted) / Math.max(1, this.mobility));
  }

  /** A first look at a cell, cheap: the goal and the cover around. */
  promise(cell: Cell): number {
    return this.goal(cell) + 0.03 * Math.min(4, this.shelter[cell] ?? 0);
  }

  /** What it is worth to end in a cell, standing or Down. */
  place(cell: Cell, down = false): number {
    let risk = this.threats.at(cell, down);
    if (cell !== this.m.cell) risk += this.threats.watched(cell);
    return this.goal(cell) - CAUTION * this.self * risk;
  }

  /** The best Attack from a cell that is worth more than `least`: a shot, or from its own cell also a blow. */
  attackFrom(from: Cell, actions: 1 | 2, moving: boolean, least: number): Blow | null {
    const { w, m, f } = this;
    let best: Blow | null = null;
    for (const { arm, at, far, close } of this.aims) {
      const here = from === m.cell;
      const touching = here && touches(w, m, at);
      const stake = touching ? close : far;
      if (stake <= least || (best !== null && stake <= best.worth)) continue;
      if ((here ? attackFault(w, m, arm, at, moving) : shotFault(w, m, arm, at, from, moving)) !== null)
        continue;
      const shot = {
        by: m,
        from,
        at,
        to: at.cell,
        arm,
        actions,
        moving,
        close: touching,
        steady: f.overdrive,
      };
      const worth = stake * chanceOf(w, shot) - (arm.rules.includes('One Use') ? KEPT : 0);
      if (best === null || worth > best.worth) best = { arm, at, worth };
    }
    return best;
  }

  /** The best blow at an enemy from a contact cell. EE-CHG-03 */
  chargeAt(at: Model, from: Cell): Blow | null {
    const { w, m, f } = this;
    let best: Blow | null = null;
    for (const { arm, at: foe, close } of this.aims) {
      if (foe !== at || close === 0) continue;
      const shot = {
        by: m,
        from,
        at,
        to: at.cell,
        arm,
        actions: 1,
        moving: true,
        close: true,
        steady: f.overdrive,
      } as const;
      const worth = close * chanceOf(w, shot);
      if (best === null || worth > best.worth) best = { arm, at, worth };
    }
    return best;
  }

  watch(): Watch | null {
    let best: Watch | null = null;
    for (const { arm, far } of this.aims) {
      if (!canWatch(arm) || arm.rules.includes('One Use')) continue;
      const worth = (WATCHING * far * waysOf36(skill(this.w, this.m, arm.on) - 1)) / 36;
      if (best === null || worth > best.worth) best = { arm, worth };
    }
    return best;
  }

  /** The worth of what can be taken from the model. */
  get stake(): number {
    return this.self;
  }
}
