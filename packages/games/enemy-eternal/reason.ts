// Why a sensible player would choose something, in the players' words.
import { type Reason, type RuleId, type Seat, fastChance } from '@xenotable/kernel';
import { isFuse } from './auto/activating.ts';
import { Moment } from './auto/moment.ts';
import { type Task, taskFor } from './auto/tasks.ts';
import { type Activation, attackBy, freshActivation } from './book/actions/actions.ts';
import { activation } from './book/actions/activation.ts';
import { shotOf } from './book/attack/attack.ts';
import { forecast } from './book/attack/forecast.ts';
import type { Shot } from './book/attack/toHit.ts';
import { cellOf, ground } from './book/board/ground.ts';
import { coverAgainst, sees } from './book/board/sight.ts';
import { enemiesOf, skill } from './book/models.ts';
import { move } from './book/movement/move.ts';
import { mayReact, reactShot } from './book/movement/overwatch.ts';
import { costOf } from './book/squad/squad.ts';
import { climbValue, waysOf36 } from './book/tests.ts';
import type { Choice, ChoiceOf, Spot } from './choices.ts';
import { imagine } from './imagine.ts';
import { killBy } from './preview/dangers.ts';
import type { Cell, Model, Table } from './table.ts';
import { modelOf, pieceOf } from './tableReaders.ts';
import type { View } from './view.ts';

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

const because = (rule: RuleId, words: string): Reason => ({ words, rule });

const PLACES: Readonly<Record<string, string>> = {
  E: 'the exit',
  X: 'the marker',
  A: 'its own zone',
  B: 'its own zone',
};

/** What the players call a place with this sign. */
const placeName = (sign: string): string => PLACES[sign] ?? 'its goal';

/** What the model is here for. */
function nameOfGoal(w: Table, { goal }: Task): string {
  switch (goal.kind) {
    case 'work':
      return `the ${pieceOf(w, goal.piece).kind}`;
    case 'claim':
    case 'attack':
      return modelOf(w, goal.target).name;
    case 'guard':
      return modelOf(w, goal.ward).name;
    case 'go':
      return placeName(ground(w).signs[goal.cells[0] ?? -1] ?? '');
    default:
      return 'the ground to hold';
  }
}

/** How far a cell is from the goal. */
function wayWords(w: Table, task: Task | null, cell: Cell): string | null {
  if (task === null) return null;
  const price = task.way.priceOf(cell);
  const goal = nameOfGoal(w, task);
  return price === 0 ? `at ${goal}` : `${price} ${price === 1 ? 'step' : 'steps'} from ${goal}`;
}

/** How a cell lies to the enemies that are on the board; more may be hidden. */
function shelterWords(w: Table, m: Model, cell: Cell): { words: string; rule: RuleId } | null {
  const foes = enemiesOf(w, m.control);
  if (foes.length === 0) return null;
  const seers = foes.filter((foe) => sees(w, foe.cell, cell));
  if (seers.length === 0) {
    const hidden = w.pods.some((pod) => pod.state === 'waiting');
    return { words: hidden ? 'out of sight of those met' : "out of every enemy's sight", rule: 'EE-LOS-01' };
  }
  const covered = seers.filter((foe) => coverAgainst(w, foe.cell, cell) > 0).length;
  return covered === 0
    ? null
    : { words: `covered from ${covered} of ${seers.length} in sight`, rule: 'EE-SHO-07' };
}

function whyThere(w: Table, m: Model, to: Spot, rule: RuleId): Reason | null {
  const cell = cellOf(ground(w), to);
  const way = wayWords(w, taskFor(w, m), cell);
  const shelter = shelterWords(w, m, cell);
  if (shelter === null) return way === null ? null : because(rule, way);
  return way === null ? because(shelter.rule, shelter.words) : because(rule, `${way}, ${shelter.words}`);
}

function whyShoot(w: Table, shot: Shot, rule: RuleId): Reason {
  const odds = forecast(w, shot);
  const hit = percent(odds.ways / odds.of);
  return shot.arm.slot === 'mind'
    ? because('EE-SPC-11', `${hit} to spin the mind of ${shot.at.name}`)
    : because(rule, `${hit} to hit, ${percent(killBy(odds, shot.at.wounds))} to destroy ${shot.at.name}`);
}

/** EE-ACT-09 The chance of a bracketed ability. */
function whyWork(m: Model, value: number, actions: 1 | 2): Reason {
  const chance = percent(waysOf36(actions === 1 ? value - 1 : value) / 36);
  return actions === 2
    ? because('EE-ACT-10', `${chance} to succeed, and ${m.name} is Down afterwards`)
    : because('EE-ACT-09', `${chance} to succeed with one action`);
}

function whyActivate(w: Table, m: Model): Reason | null {
  if (isFuse(w, m)) return because('EE-M-B2-06', 'not hit since the charge was planted: it goes off');
  const moment = new Moment(w, freshActivation(m.id));
  const attack = moment.attackFrom(m.cell, 2, false, 0);
  const danger = moment.threats.at(m.cell, false);
  if (attack !== null && attack.worth > 0.3 * danger)
    return because('EE-RND-03', `has a shot at ${attack.at.name} before it acts`);
  if (danger > 0.3) return because('EE-RND-03', 'stands in danger where it is');
  const way = wayWords(w, moment.task, m.cell);
  return way === null ? null : because('EE-RND-03', way);
}

/** EE-MOV-09 A Climb as one action with its chance. */
function whyClimb(w: Table, m: Model, { to, actions }: ChoiceOf<'climb'>): Reason | null {
  const value = actions === 1 ? climbValue(w, m) : null;
  if (value === null) return whyThere(w, m, to, 'EE-MOV-07');
  const chance = `${percent(waysOf36(value) / 36)} to climb`;
  const way = wayWords(w, taskFor(w, m), cellOf(ground(w), to));
  return because('EE-MOV-09', way === null ? chance : `${chance}, ${way}`);
}

/** Why the model that acts does this. */
function whyOrder(w: Table, f: Activation, choice: Choice): Reason | null {
  const m = modelOf(w, f.model);
  switch (choice.do) {
    case 'run':
      return whyThere(w, m, choice.to, 'EE-ACT-08');
    case 'climb':
      return whyClimb(w, m, choice);
    case 'attack':
    case 'mindspin':
      return whyShoot(w, shotOf(w, attackBy(f, choice)), 'EE-SHO-03');
    case 'charge':
      return whyCharge(w, f, choice);
    case 'hack':
      return whyWork(m, skill(w, m, 'HACK'), choice.actions);
    case 'interact':
    case 'search':
    case 'claim':
      return whyWork(m, skill(w, m, 'MOBILITY'), choice.actions);
    case 'overwatch':
      return because('EE-OVW-01', `fires with the ${choice.weapon} at whoever moves in sight`);
    case 'hunker down':
      return because('EE-DWN-02', 'harder to hit, and nothing here is worth more');
    case 'evacuate':
      return because('EE-OBJ-07', 'the way out is here');
    case 'end':
      return because('EE-ACT-11', 'nothing that is left is worth its risk');
    default:
      return null;
  }
}

function whyCharge(w: Table, f: Activation, choice: ChoiceOf<'charge'>): Reason | null {
  if (choice.weapon === 'Computer Use') return null;
  const shot = shotOf(w, attackBy(f, choice));
  return whyShoot(w, { ...shot, from: cellOf(ground(w), choice.to), close: true }, 'EE-CHG-01');
}

/** EE-OVW-02 */
function whyReact(w: Table, id: number): Reason | null {
  const f = w.flow.findLast((one) => move.has(one));
  if (f === undefined || !move.has(f)) return null;
  const mover = modelOf(w, f.model);
  const watcher = modelOf(w, id);
  const arm = mayReact(w, watcher, mover, mover.cell);
  return arm === null ? null : whyShoot(w, reactShot(watcher, arm, mover, mover.cell), 'EE-OVW-02');
}

export function reason(view: View, _seat: Seat, choice: Choice): Reason | null {
  const w = imagine(view, fastChance(1));
  const f = activation.in(w);
  switch (choice.do) {
    case 'muster':
      return because(
        'EE-SQD-02',
        `${choice.squad.models.length} models for ${costOf(choice.squad, w.options)} Supplies`,
      );
    case 'place':
      return whyThere(w, modelOf(w, choice.model), choice.at, 'EE-DEP-01');
    case 'activate':
      return whyActivate(w, modelOf(w, choice.model));
    case 'react':
      return whyReact(w, choice.watcher);
    case 'hold fire':
      return because('EE-OVW-03', 'a better shot may come');
    case 'free shot':
    case 'free charge':
      return because('EE-ENG-07', 'a free attack costs nothing');
    default:
      return f === undefined ? null : whyOrder(w, f, choice);
  }
}
