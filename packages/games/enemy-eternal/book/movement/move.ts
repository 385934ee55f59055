// Movement, cell by cell. What comes into view is placed before shots are taken.
import {
  type Bookmark,
  type Refusal,
  type RuleId,
  type Seat,
  applies,
  reactions,
  refuse,
} from '@xenotable/kernel';
import * as person from '../../auto/reacting.ts';
import { type Choice, type ChoiceOf, saidAs, wordsOf } from '../../choices.ts';
import type { Happening } from '../../happenings.ts';
import type { Space } from '../../spaces.ts';
import { type Cell, type Table, other } from '../../table.ts';
import { attackFrame } from '../attack/attack.ts';
import { type Play, fieldChapter } from '../chapter.ts';
import { HARD, adjacent, ground, kindOf, mayStop, spotOf } from '../board/ground.ts';
import { type Move, barOf, here, lastStop } from './path.ts';
import { pickUp } from './pickUp.ts';
import { engage } from '../attack/harm.ts';
import { checkWipe } from '../wipe.ts';
import { discovery } from '../deployment/infiltrator.ts';
import { missionOf } from '../missions/index.ts';
import { enemiesOf, engages, has, onBoard } from '../models.ts';
import { automatonFires, mayReact, reactFault, spendWatch } from './overwatch.ts';
import { triggerPods } from '../deployment/pods.ts';
import { commander, isScript, seatsOf } from '../seats.ts';
import { modelNamed, modelOf } from '../../tableReaders.ts';

/** How a move ended: at the end of its path, by the mover's own will or because it was in the way, or by force. */
export type MoveEnd = 'arrived' | 'halted' | 'stopped';

export const moveFrame = (
  w: Table,
  model: number,
  path: Cell[],
  options: { target?: number; quiet?: boolean; past?: number[] } = {},
): Bookmark => {
  const m = modelOf(w, model);
  return move.begin({
    model,
    path,
    next: 0,
    safe: m.cell,
    start: m.cell,
    past: options.past ?? [],
    target: options.target ?? -1,
    quiet: options.quiet ?? false,
    down: m.down,
    appeared: false,
  });
};

const ended = (how: MoveEnd): { answer: MoveEnd } => ({ answer: how });

/** EE-OVW-07 EE-SPC-47 EE-ACT-11 The mover is gone, was knocked down or dragged away. */
const isStopped = (w: Table, f: Move): boolean => {
  const m = modelOf(w, f.model);
  return !onBoard(m) || m.cell !== here(f) || m.down !== f.down;
};

export const move = fieldChapter<Move>('move')
  .shows('model', 'path', 'next', 'safe', 'start', 'past', 'target', 'quiet', 'down', 'appeared')
  .steps({
    /** EE-MOV-06 The next cell of the path. */
    step: {
      run(play, f) {
        const { w } = play;
        const m = modelOf(w, f.model);
        const cell = f.path[f.next];
        if (cell === undefined) {
          engage(play);
          return ended('arrived');
        }
        const bar = barOf(w, f, cell, f.next === f.path.length - 1);
        if (bar !== null) return halt(play, f, bar);
        f.next++;
        m.cell = cell;
        f.appeared = false;
        if (mayStop(ground(w), m.cell)) f.safe = m.cell;
        engage(play);
      },
    },
    /** EE-OBJ-03 EE-SPC-19 A dropped token is picked up, once per activation; a controlled mind carries nothing. */
    'pick up': {
      run(play, f) {
        pickUp(play, modelOf(play.w, f.model));
      },
    },
    /** EE-DEP-06 Pods are triggered. EE-SPC-30 Markers are discovered. */
    'what comes into view': {
      run(play, f) {
        const m = modelOf(play.w, f.model);
        if (triggerPods(play, [m])) f.appeared = true;
        return discovery(play.w, [m]) ?? undefined;
      },
    },
    /** EE-SPC-32 An Infiltrator that appears in base contact ends the move. */
    'somebody in the way': {
      run(play, f) {
        const { w } = play;
        const m = modelOf(w, f.model);
        if (f.answer === 'declared') {
          f.appeared = true;
          f.answer = null;
          const met = enemiesOf(w, m.control).some(
            (foe) =>
              foe.activated === 0 &&
              has(foe, 'Infiltrator') &&
              engages(m) &&
              adjacent(ground(w), foe.cell, m.cell) &&
              foe.id !== f.target,
          );
          if (met) {
            return halt(play, f, 'EE-SPC-32');
          }
        }
      },
    },
    /** EE-MOV-06 When something has just appeared the mover may end its move here. */
    'go on?': {
      rule: 'EE-MOV-06',
      prompt: (w, f) => `${modelOf(w, f.model).name} has seen something. Go on?`,
      who: (w, f) => {
        const m = modelOf(w, f.model);
        const cell = f.path[f.next];
        if (!f.appeared || cell === undefined || !mayStop(ground(w), m.cell)) return null;
        return barOf(w, f, cell, f.next === f.path.length - 1) === null ? commander(w, m) : null;
      },
      offers: () => [{ do: 'go on' }, { do: 'stop here' }],
      auto: ({ w }, f, seat) => (isScript(seat) ? { do: 'go on' } : person.goOn(w, f)),
      take(play, f, _seat, choice) {
        f.appeared = false;
        if (choice.do !== 'stop here') return;
        const m = modelOf(play.w, f.model);
        play.tell?.({ type: 'stopped', model: m.name, at: spotOf(ground(play.w), m.cell) }, 'EE-MOV-06');
        engage(play);
        return ended('halted');
      },
    },
    /** EE-OVW-02 EE-OVW-03 EE-OVW-08 EE-GEN-08 Watchers may fire here, in the order that their side chooses, or wait for a later cell. */
    'react fire': reactions<Table, Choice, Move, 'react fire', Happening, Space>({
      rule: 'EE-OVW-02',
      prompt: (w, f) => `${modelOf(w, f.model).name} moves to (${spotOf(ground(w), here(f)).join()}). React?`,
      order: (w, f) => (f.quiet ? [] : seatsOf(w, other(modelOf(w, f.model).control))),
      plays: (w, f, seat) => reactChoices(w, f, seat),
      closed: (w, f) => isStopped(w, f),
      pass: { do: 'hold fire' },
      judge: (w, f, seat, choice) => reactionFault(w, f, seat, choice),
      auto: ({ w }, f, seat) => (isScript(seat) ? automatonReaction(w, f) : person.react(w, f, seat)),
      take: (play, f, _seat, choice) => ({
        call: react(play, f, saidAs(choice, 'react').watcher),
        then: 'react fire',
      }),
    }),
    /** EE-OVW-07 A mover that was stopped has ended its activation. */
    'after the shots': {
      run(play, f) {
        checkWipe(play);
        if (!isStopped(play.w, f)) return;
        applies('EE-OVW-07');
        if (modelOf(play.w, f.model).down !== f.down) applies('EE-SPC-47');
        settle(play, f);
        return ended('stopped');
      },
    },
    /** EE-MOV-06 Mission events tied to the cell. */
    'mission events': {
      run(play, f) {
        missionOf(play.w).entered?.(play, modelOf(play.w, f.model));
        return { goTo: 'step' };
      },
    },
  });

/** Whom a player may let fire at the mover where it is. */
export function reactChoices(w: Table, f: Move, seat: Seat): ChoiceOf<'react'>[] {
  const mover = modelOf(w, f.model);
  return w.models
    .filter(
      (one) =>
        one.overwatch !== null && commander(w, one) === seat && mayReact(w, one, mover, mover.cell) !== null,
    )
    .map((one) => ({ do: 'react', watcher: one.id }));
}

/** Why somebody may not fire at the mover where it is. */
function reactionFault(w: Table, f: Move, seat: Seat, choice: unknown): Refusal {
  const wish = wordsOf(choice);
  const watcher = modelNamed(w, wish['watcher']);
  const mover = modelOf(w, f.model);
  if (wish['do'] !== 'react' || watcher === undefined || Object.keys(wish).length !== 2)
    return refuse('EE-OVW-02', 'Somebody on Overwatch fires, or nobody.');
  if (commander(w, watcher) !== seat) return refuse('EE-OVW-08', `${watcher.name} is not yours.`);
  return reactFault(w, watcher, mover, mover.cell) ?? refuse('EE-OVW-02', 'Not now.');
}

/** EE-AUT-17 The first watcher of the automaton that fires here, if any does. */
function automatonReaction(w: Table, f: Move): Choice {
  applies('EE-AUT-17');
  const mover = modelOf(w, f.model);
  const watcher = w.models.find(
    (one) => one.overwatch !== null && automatonFires(w, one, mover, f.path, f.next - 1),
  );
  return watcher === undefined ? { do: 'hold fire' } : { do: 'react', watcher: watcher.id };
}

function react(play: Play, f: Move, id: number): Bookmark {
  const { w } = play;
  const watcher = modelOf(w, id);
  const mover = modelOf(w, f.model);
  const arm = mayReact(w, watcher, mover, mover.cell);
  if (arm === null) throw new Error(`${watcher.name} may not react to ${mover.name}`);
  play.tell?.(
    {
      type: 'reacts',
      model: watcher.name,
      at: mover.name,
      where: spotOf(ground(w), mover.cell),
      weapon: arm.name,
    },
    'EE-OVW-02',
  );
  spendWatch(watcher, mover, arm);
  applies('EE-OVW-03');
  applies('EE-OVW-08');
  return attackFrame({
    by: id,
    at: f.model,
    weapon: arm.name,
    actions: 1,
    moving: false,
    steady: false,
    reason: 'react',
  });
}

/** EE-MOV-06 The way is barred: the mover stops in the last cell where it may, and the rest of the move is lost. EE-SPC-32 */
function halt(play: Play, f: Move, rule: RuleId): { answer: MoveEnd } {
  const m = modelOf(play.w, f.model);
  applies('EE-MOV-06');
  play.tell?.({ type: 'stopped', model: m.name, at: spotOf(ground(play.w), m.cell) }, rule);
  settle(play, f);
  engage(play);
  return ended('halted');
}

/** EE-TER-08 EE-TER-13 Stopped where nobody may stop, a mover is put back to the last cell where it may. */
function settle(play: Play, f: Move): void {
  const { w } = play;
  const m = modelOf(w, f.model);
  if (!onBoard(m) || m.cell !== here(f) || mayStop(ground(w), m.cell)) return;
  const rule = kindOf(ground(w), m.cell) === HARD ? 'EE-TER-08' : 'EE-TER-13';
  m.cell = lastStop(w, f);
  play.tell?.({ type: 'put back', model: m.name, to: spotOf(ground(w), m.cell) }, rule);
  engage(play);
}
