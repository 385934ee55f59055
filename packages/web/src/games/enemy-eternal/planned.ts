// What is planned, as a question to the player.
import { capital } from '../../kit/words.ts';
import { percentOf } from '../../kit/draw/text.ts';
import type { Json } from '@xenotable/kernel';
import { type Plan, planOf } from './shared/aiming.ts';
import { actionsWords, chanceWords, placeOf, undoWords } from './shared/words.ts';
import { type AimView, type Choice, type View, nameOf } from '@xenotable/enemy-eternal/preview';
import { testIn } from './shared/computed.ts';
import { hurriedWords } from './shared/hurried.ts';
import { isLevel, signAt } from './shared/rows.ts';
import { endWins } from './story/goalParts.ts';

interface Asked {
  sentence: string;
  button: string;
}

const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), names.at(-1) ?? ''].filter((part) => part !== '').join(' and ');

/** EE-OVW-02 Who may fire at the way there. */
const shotsFirst = ({ move }: Plan, view: View): string =>
  move === null || move.reactions.length === 0
    ? ''
    : ` ${listed(move.reactions.map((one) => nameOf(view, one.model)))} may shoot first.`;

const verbOf = (choice: Choice | undefined, aim: AimView): string => {
  if (choice?.do === 'charge' || choice?.do === 'free charge') return 'charge';
  if (choice?.do === 'mindspin') return 'spin the mind of';
  return aim.close ? 'strike' : 'fire at';
};

/** Whether somebody fires or charges out of turn. */
const answers = (choice: Choice | undefined): boolean =>
  choice?.do === 'react' || choice?.do === 'free shot' || choice?.do === 'free charge';

function attack(plan: Plan, aim: AimView, view: View): Asked {
  const last = plan.parts.at(-1);
  const verb = verbOf(last, aim);
  const runs = plan.move !== null && last?.do !== 'charge';
  const walk = runs && plan.move !== null ? `run to ${placeOf(plan.move.path.at(-1) ?? 0, view)}, ` : '';
  const actions = last !== undefined && 'actions' in last && !runs ? `, ${actionsWords(last.actions)}` : '';
  const after = last !== undefined && 'then' in last && last.then === 'moves' ? ', and move after it' : '';
  const undo = plan.move === null ? '' : undoWords(plan.move, view);
  const deed = `${runs ? 'Run and ' : ''}${runs ? verb.replace(/ .*/, '') : capital(verb.replace(/ .*/, ''))}`;
  return {
    sentence: `${nameOf(view, aim.by)}: ${walk}${verb} ${nameOf(view, aim.target)}, ${aim.weapon}${actions}${after}?${undo === '' ? shotsFirst(plan, view) : undo}`,
    // The button of an answer has its chance below its words already.
    button: answers(last) ? deed : `${deed}, ${chanceWords(aim, view, 1 - (plan.way?.fall ?? 0))}`,
  };
}

/** What a move is for, where it ends on a cell of the goal. */
function reachesWords({ by, move }: Plan, view: View): string {
  const end = move?.path.at(-1);
  const m = view.models.find((one) => one.id === by);
  if (end === undefined || m?.side !== 0) return '';
  const { rows, width } = view.shown.board;
  switch (signAt(rows, end, width)) {
    case 'X':
      return view.mission === 'SE1.1' || view.mission === 'SE1.9'
        ? ' Ending the activation there reaches the marker.'
        : '';
    case 'E':
      return ' An Evac cell.';
    default:
      return '';
  }
}

/** A Climb that stays on its level is a second move. */
function deedOf({ by, move }: Plan, choice: Choice & { do: 'run' | 'climb' }, view: View): string {
  const start = view.models.find((m) => m.id === by)?.cell;
  const path = [...(start === undefined ? [] : [start]), ...(move?.path ?? [])];
  return choice.do === 'climb' && move !== null && isLevel(view.shown.board, path) ? 'move on' : choice.do;
}

/** EE-MOV-09 A run with one action of two: what a second move would need, before it is too late to run with both. */
function secondMove(choice: Choice & { do: 'run' | 'climb' }, view: View): string {
  if (choice.do !== 'run' || choice.actions !== 1 || view.shown.active?.left !== 2) return '';
  const test = testIn(view, { do: 'climb', actions: 1, to: choice.to });
  return test === null
    ? ''
    : ` A second move after it needs a test, ${percentOf(test.ways, 36)}; a run with both actions needs none.`;
}

function movement(plan: Plan, choice: Choice & { do: 'run' | 'climb' }, view: View): Asked {
  const deed = deedOf(plan, choice, view);
  const cost = plan.move === null ? '' : ` ${plan.move.cost}`;
  const name = plan.by === null ? '' : `${nameOf(view, plan.by)}: `;
  const chance = plan.test === null ? '' : `, ${percentOf(plan.test.ways, 36)}`;
  const undo = plan.move === null ? '' : undoWords(plan.move, view);
  const actions = choice.actions === 2 ? ', with two actions' : '';
  const test =
    plan.test === null
      ? ''
      : ` ${capital(hurriedWords(plan.test, view))}: 2D6 ≤ MOBILITY ${plan.test.value}. If it fails, the action is lost.`;
  return {
    sentence: `${name}${deed}${cost} to (${choice.to.join()})${actions}?${test}${secondMove(choice, view)}${reachesWords(plan, view)}${shotsFirst(plan, view)}${undo}`,
    button: `${capital(deed)}${chance}`,
  };
}

/** A test: 'Plant the charge, 58 %'. */
function tested({ test, parts }: Plan, view: View): Asked | null {
  if (test === null) return null;
  const last = parts.at(-1);
  const actions = last !== undefined && 'actions' in last ? `, ${actionsWords(last.actions)}` : '';
  const also = test.also === null ? '' : ` It ${test.also}.`;
  return {
    sentence: `${nameOf(view, test.model)}: ${test.deed.toLowerCase()}${actions}? ${percentOf(test.ways, 36)}: ${test.gain}.${also}`,
    button: `${test.deed}, ${percentOf(test.ways, 36)}`,
  };
}

const FIRST: Partial<Record<Choice['do'], (choice: Choice, name: string, left: number) => Asked>> = {
  overwatch: (choice, name) => ({
    sentence: `${name}: fire with the ${'weapon' in choice ? choice.weapon : ''} at who moves in the marked area?`,
    button: 'Overwatch',
  }),
  end: (_choice, name, left) => ({
    sentence: `${name}: end the activation? ${left === 2 ? 'Two actions are' : 'One action is'} left.`,
    button: 'End the activation',
  }),
};

/** EE-RND-02 When everybody stands, the first die is drawn, and a drawn die is not taken back; another person may still have to set up. */
function setUpAll({ sides }: View): Asked {
  const sentence = 'Set up everybody where the table suggests, as marked?';
  return sides.every(({ seats }) => seats.length > 0)
    ? { sentence: `${sentence} Undo ends when the first die is drawn.`, button: 'Set up all as marked' }
    : {
        sentence: `${sentence} The first die is drawn at once: this cannot be undone.`,
        button: 'Set up all, no undo',
      };
}

export function plannedOf(picked: Json, view: View): Asked | null {
  const plan = planOf(picked, view);
  const last = plan?.parts.at(-1);
  if (plan === null || last === undefined) return null;
  if (plan.aim !== null && !plan.paused) return attack(plan, plan.aim, view);
  if (last.do === 'place all') return setUpAll(view);
  if (last.do === 'muster')
    return {
      sentence: `Muster ${last.squad.name}, ${last.squad.models.length} models?`,
      button: 'Muster this Squad',
    };
  if (last.do === 'run' || last.do === 'climb') return movement(plan, last, view);
  const active = view.shown.active;
  if (last.do === 'end' && active !== null && endWins(view))
    return {
      sentence: `${nameOf(view, active.model)}: end the activation on the marker? Every guard is gone: this wins.`,
      button: 'End the activation and win',
    };
  return (
    tested(plan, view) ??
    (active === null ? null : (FIRST[last.do]?.(last, nameOf(view, active.model), active.left) ?? null))
  );
}
