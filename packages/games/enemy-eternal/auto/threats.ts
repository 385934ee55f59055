// How dangerous a cell is: what the enemies may do to a model there before it acts again.
import type { Cell, Model, Table } from '../table.ts';
import { goalOf } from '../tableReaders.ts';
import { type Arm, usableArms, worksClose } from '../book/attack/arms.ts';
import { hitValue } from '../book/attack/toHit.ts';
import { SNIPER_BLIND } from '../book/attack/targets.ts';
import { adjacent, distance, ground } from '../book/board/ground.ts';
import { sees } from '../book/board/sight.ts';
import { enemiesOf, engages, has, skill } from '../book/models.ts';
import { chanceAt, effectOf } from './aim.ts';

interface Barrel {
  arm: Arm;
  far: number;
  close: number;
}

interface Threat {
  foe: Model;
  barrels: Barrel[];
  /** How likely it acts before the model does. */
  weight: number;
  reach: number;
}

/** An enemy that is still to act this round comes sooner than one that has acted. */
const TO_ACT = 1.2;
const ACTED = 0.25;
/** An enemy out of sight has to come around a corner first. */
const UNSEEN = 0.15;

/** The enemies of a model as it must fear them now. */
export class Threats {
  readonly w: Table;
  readonly m: Model;
  readonly threats: Threat[];

  constructor(w: Table, m: Model) {
    this.w = w;
    this.m = m;
    // EE-M-B2-07 A planter must not even be hit.
    const brittle = w.mission === 'B2' && goalOf(w, 'planter') === m.id + 1;
    this.threats = enemiesOf(w, m.control).map((foe) => ({
      foe,
      barrels: usableArms(w, foe).map((arm) => ({
        arm,
        far: arm.range === 0 ? 0 : brittle ? 1 : effectOf(w, foe, arm, m, false),
        close: worksClose(arm) ? (brittle ? 1 : effectOf(w, foe, arm, m, true)) : 0,
      })),
      weight: foe.activated > 0 ? ACTED : TO_ACT,
      reach: has(foe, 'Emplaced') ? 0 : skill(w, foe, 'MOBILITY'),
    }));
  }

  /** The share of the model that it is likely to lose in a cell, standing or Down. */
  at(cell: Cell, down: boolean): number {
    let sum = 0;
    for (const threat of this.threats) sum += threat.weight * this.from(threat, cell, down);
    return sum > 1 ? 1 : sum;
  }

  /** What react fire may cost on the way to a cell. */
  watched(cell: Cell): number {
    const { w, m } = this;
    if (has(m, 'Phantom')) return 0;
    let sum = 0;
    for (const { foe, barrels } of this.threats) {
      if (foe.overwatch === null || !sees(w, foe.cell, cell)) continue;
      const barrel = barrels.find((one) => one.arm.name === foe.overwatch);
      if (barrel === undefined || distance(w, foe.cell, cell) > barrel.arm.range) continue;
      sum += barrel.far * this.hits(foe, barrel.arm, cell, 1, false, false);
    }
    return sum;
  }

  /** The best that one enemy can do to the model in a cell. */
  private from({ foe, barrels, reach }: Threat, cell: Cell, down: boolean): number {
    const { w, m } = this;
    const away = distance(w, foe.cell, cell);
    const touching = away === 1 && engages(foe) && engages(m) && adjacent(ground(w), foe.cell, cell);
    const seen = sees(w, foe.cell, cell);
    let worst = 0;
    for (const { arm, far, close } of barrels) {
      let harm = 0;
      if (touching) harm = close === 0 ? 0 : close * this.hits(foe, arm, cell, 2, true, down);
      else if (arm.range === 0) {
        if (close > 0 && away <= reach + 1) harm = close * this.hits(foe, arm, cell, 1, true, down);
      } else if (seen) {
        if (away <= arm.range && (away > SNIPER_BLIND || !arm.rules.includes('Sniper')))
          harm = far * this.hits(foe, arm, cell, 2, false, down);
      } else if (away <= arm.range && !arm.rules.includes('Sniper'))
        harm = UNSEEN * far * this.hits(foe, arm, cell, 1, false, down);
      if (harm > worst) worst = harm;
    }
    return worst;
  }

  private hits(by: Model, arm: Arm, to: Cell, actions: 1 | 2, close: boolean, down: boolean): number {
    const { w, m } = this;
    const shot = { by, from: by.cell, at: m, to, arm, actions, moving: false, close, steady: false };
    let value = hitValue(w, shot);
    if (down && m.down === 'no' && !(arm.rules.includes('Flame') && !close)) value += close ? 2 : -2;
    return chanceAt(value, arm, m, close);
  }
}
