// Skirmish (XR-SKM) and Move and fire (XR-VEH-05, XR-XEN-34): a shot and a move under one order, in either order.
import { type Refusal, type Next, applies } from '@xenotable/kernel';
import * as automaton from '../../auto/attacks.ts';
import { type Choice, type Choices, chosen, field, shaped } from '../../choices.ts';
import { hasPlace } from '../../distances.ts';
import { type Table, type Unit, type UnitId, onTable, sideOf, unitOf, profileOf } from '../../table.ts';
import { move, moveFrame } from '../moving/move.ts';

import { shot, shotFrame } from './shot.ts';
import { type ShotMode, houseShotFault, shotFault } from './targets.ts';
import { maxMove } from '../activation/values.ts';
import { chapter, type Play } from '../chapter.ts';

interface SkirmishFrame {
  unit: UnitId;
  mode: ShotMode;
  most: number;
  shotFirst: boolean;
  x: number;
  y: number;
}

export const skirmishFrame = (unit: Unit, order: 'skirmish' | 'move and fire'): SkirmishFrame => ({
  unit: unit.id,
  mode: order === 'skirmish' ? 'skirmish' : 'moving',
  most: -1,
  shotFirst: false,
  x: unit.x,
  y: unit.y,
});

/** Whom and what a unit may shoot at from where it stands. */
export function skirmishTargets(
  w: Table,
  unit: Unit,
  mode: ShotMode,
): (Choices['shoot'] | Choices['house'])[] {
  const units = w.units
    .filter((one) => sideOf(w, one) !== sideOf(w, unit) && shotFault(w, unit, one, mode) === null)
    .map((one) => ({ shoot: one.id }));
  const houses = w.buildings.flatMap((building, house) =>
    building.sp > 0 && houseShotFault(w, unit, house, mode) === null ? [{ house }] : [],
  );
  return [...units, ...houses];
}

const targets = (w: Table, f: SkirmishFrame): Choice[] => skirmishTargets(w, unitOf(w, f.unit), f.mode);

function judgeTarget(w: Table, f: SkirmishFrame, _seat: number, choice: unknown): Refusal | null {
  const id = field(choice, 'shoot');
  const target = typeof id === 'number' ? w.units[id] : undefined;
  if (!shaped(choice, 'shoot') || target === undefined)
    return { rule: 'XR-SKM-03', reason: 'Name a target, or hold fire.' };
  return (
    shotFault(w, unitOf(w, f.unit), target, f.mode) ?? { rule: 'XR-SKM-03', reason: 'It cannot be shot at.' }
  );
}

const fire = <N extends string>(play: Play, f: SkirmishFrame, choice: Choice, then: N): Next<N> => {
  if ('hold' in choice) return { goTo: then };
  const aim = 'shoot' in choice ? { target: choice.shoot } : { house: chosen(choice, 'house').house };
  return { call: shot.begin(shotFrame(unitOf(play.w, f.unit), { mode: f.mode, ...aim })), then };
};

export const skirmish = chapter<SkirmishFrame>('skirmish')
  .shows('unit', 'mode', 'most', 'shotFirst', 'x', 'y')
  .steps({
    /** XR-SKM-01, XR-VEH-05, XR-VEH-07 The shot comes before or after the whole move. */
    'which first?': {
      rule: 'XR-SKM-01',
      prompt: (w, f) => `Does ${unitOf(w, f.unit).name} shoot first or move first?`,
      who: (w, f) => (targets(w, f).length > 0 ? unitOf(w, f.unit).owner : null),
      offers: () => [{ first: 'shoot' }, { first: 'move' }],
      take(play, f, _seat, choice) {
        f.shotFirst = chosen(choice, 'first').first === 'shoot';
        if (f.mode === 'moving') {
          applies('XR-VEH-07');
          if (!profileOf(unitOf(play.w, f.unit)).vehicle) applies('XR-XEN-34');
        }
        return { goTo: f.shotFirst ? 'shoot first' : 'move' };
      },
      auto: (play, f) => automaton.shootOrMoveFirst(play.w, unitOf(play.w, f.unit), f.mode),
      after: () => ({ goTo: 'move' }),
    },
    /** XR-SKM-03 The target is named when the shot comes. */
    'shoot first': {
      rule: 'XR-SKM-03',
      prompt: (w, f) => `At whom does ${unitOf(w, f.unit).name} shoot?`,
      who: (w, f) => unitOf(w, f.unit).owner,
      offers: (w, f) => targets(w, f),
      judge: judgeTarget,
      take: (play, f, _seat, choice) => fire(play, f, choice, 'still there?'),
      auto: (play, f) => automaton.bestTarget(play.w, unitOf(play.w, f.unit), f.mode, targets(play.w, f)),
    },
    /** XR-SKM-04 A skirmisher that was driven off makes no move of its own. */
    'still there?': {
      run(play, f) {
        const unit = unitOf(play.w, f.unit);
        const there = onTable(play.w, unit) && !unit.suppressed && unit.x === f.x && unit.y === f.y;
        if (there) return;
        applies('XR-SKM-04');
        return 'done';
      },
    },
    move: {
      run(play, f) {
        const unit = unitOf(play.w, f.unit);
        return {
          call: move.begin(
            moveFrame(
              unit,
              f.mode === 'skirmish' ? 'half' : 'move',
              f.mode === 'skirmish' ? maxMove(play.w, unit) >> 1 : maxMove(play.w, unit),
            ),
          ),
        };
      },
    },
    'shoot afterwards': {
      rule: 'XR-SKM-03',
      prompt: (w, f) => `At whom does ${unitOf(w, f.unit).name} shoot?`,
      who: (w, f) =>
        !f.shotFirst && hasPlace(unitOf(w, f.unit)) && targets(w, f).length > 0
          ? unitOf(w, f.unit).owner
          : null,
      offers: (w, f) => [...targets(w, f), { hold: 'fire' }],
      judge: judgeTarget,
      take: (play, f, _seat, choice) => fire(play, f, choice, 'over'),
      auto: (play, f) => automaton.bestTarget(play.w, unitOf(play.w, f.unit), f.mode, targets(play.w, f)),
    },
    over: { run: () => 'done' },
  });
