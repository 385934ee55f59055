// Teleport Jump and the power of Transportation: 2D6 inches along a straight line, over everything (XR-XEN-36, XR-P-12).
import { type Point, ahead, legLength } from '@xenotable/board';
import { inches } from '../../distances.ts';

import * as automaton from '../../auto/moves.ts';
import { NONE, type Table, type Unit, type UnitId, onTable, unitOf } from '../../table.ts';
import { courage, courageTest } from '../courage/courage.ts';
import { bury, lose, reduced } from '../damage/losses.ts';
import { standFault } from '../geometry/paths.ts';

import { placed } from '../geometry/spots.ts';
import { allowed, drove } from './transports.ts';
import { chosen, field, shaped } from '../../choices.ts';
import { namesOf } from '../../happenings.ts';
import { chapter } from '../chapter.ts';
import { sum, doubleOf } from '../dice.ts';

export interface JumpFrame {
  unit: UnitId;
  /** Whose decision the line is. */
  owner: number;
  rule: 'XR-XEN-36' | 'XR-P-12';
  direction: number;
  dice: number[];
  lost: number;
}

export const jumpFrame = (unit: Unit, owner: number, rule: JumpFrame['rule']): JumpFrame => ({
  unit: unit.id,
  owner,
  rule,
  direction: 0,
  dice: [],
  lost: 0,
});

/** What the dice allow, and a transport's doings in this turn (XR-TPT-04). */
const farthest = (w: Table, f: JumpFrame): number => allowed(w, unitOf(w, f.unit), sum(f.dice) * 100);

const COMPASS = [0, 45, 90, 135, 180, 225, 270, 315];

/** Where a jump of `far` ends: back along the line as far as it does not fit. */
export function jumpEnd(w: Table, unit: Unit, direction: number, far: number): Point {
  const m = placed(w, unit);
  for (let t = far; t > 0; t -= 5) {
    const at = ahead(unit.x, unit.y, direction, t);
    if (standFault(m, at.x, at.y) === null) return at;
  }
  return { x: unit.x, y: unit.y };
}

export const jump = chapter<JumpFrame>('jump')
  .shows('unit', 'owner', 'rule', 'direction', 'dice', 'lost')
  .steps({
    'direction?': {
      rule: 'XR-XEN-36',
      prompt: (w, f) => `In which direction does ${unitOf(w, f.unit).name} jump?`,
      who: (_w, f) => f.owner,
      offers: () => COMPASS.map((direction) => ({ direction })),
      spaces: (_w, f) => [{ kind: 'direction', unit: f.unit }],
      judge(_w, f, _seat, choice) {
        const direction = field(choice, 'direction');
        const good =
          shaped(choice, 'direction') &&
          typeof direction === 'number' &&
          Number.isInteger(direction) &&
          direction >= 0 &&
          direction < 360;
        return good ? null : { rule: f.rule, reason: 'Name a direction in whole degrees, 0 to 359.' };
      },
      take(_play, f, _seat, choice) {
        f.direction = chosen(choice, 'direction').direction;
      },
      auto: (play, f) => automaton.jumpDirection(play.w, unitOf(play.w, f.unit)),
    },
    roll: {
      run(play, f) {
        f.dice = play.rolls(2, 6, f.rule);
        play.tell?.(
          { type: 'jump rolled', unit: f.unit, dice: f.dice, names: namesOf(play.w, f.unit) },
          f.rule,
        );
      },
    },
    'how far?': {
      rule: 'XR-XEN-36',
      prompt: (w, f) => `How far, up to ${inches(farthest(w, f))}?`,
      who: (_w, f) => f.owner,
      offers(w, f) {
        const most = farthest(w, f);
        return most === 0 ? [{ far: 0 }] : [{ far: most }, { far: most >> 1 }, { far: 0 }];
      },
      spaces: (w, f) => [{ kind: 'distance', unit: f.unit, most: farthest(w, f) }],
      judge(w, f, _seat, choice) {
        const far = field(choice, 'far');
        const good =
          shaped(choice, 'far') &&
          typeof far === 'number' &&
          Number.isInteger(far) &&
          far >= 0 &&
          far <= farthest(w, f);
        return good ? null : { rule: f.rule, reason: 'Not farther than the dice say.' };
      },
      take(play, f, _seat, choice) {
        const { w } = play;
        const unit = unitOf(w, f.unit);
        const from = { x: unit.x, y: unit.y };
        const end = jumpEnd(w, unit, f.direction, chosen(choice, 'far').far);
        if (end.x !== from.x || end.y !== from.y) {
          drove(unit, legLength(from.x, from.y, end.x, end.y));
          unit.state = 'table';
          unit.inside = NONE;
          unit.x = end.x;
          unit.y = end.y;
          unit.grounded = false;
        }
        play.tell?.(
          { type: 'jumped', unit: unit.id, from, to: end, names: namesOf(play.w, unit.id) },
          f.rule,
        );
        // A double costs SP after arrival, for jumpers.
        if (f.rule === 'XR-XEN-36' && doubleOf(f.dice) > 0) {
          const before = unit.sp;
          f.lost = lose(play, unit, reduced(play, unit, doubleOf(f.dice), 'other'), 'XR-XEN-36');
          bury(play, unit, before, 'other', null);
        }
      },
      auto: (play, f) => ({ far: farthest(play.w, f) }),
    },
    courage: {
      run(play, f) {
        const unit = unitOf(play.w, f.unit);
        if (f.rule !== 'XR-XEN-36' || doubleOf(f.dice) === 0 || !onTable(play.w, unit)) return 'done';
        return { call: courage.begin(courageTest(unit, 'other', { lost: f.lost })), then: 'over' };
      },
    },
    over: { run: () => 'done' },
  });
