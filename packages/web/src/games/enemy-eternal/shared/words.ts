// How plans are put into words: cells, actions, ways.
import { percent } from '../../../kit/draw/text.ts';
import {
  type AimView,
  type Danger,
  type Way,
  hurtBy,
  nameOf,
  type View,
} from '@xenotable/enemy-eternal/preview';

export const COVER = ['no cover', 'soft cover', 'hard cover'] as const;

export const placeOf = (cell: number, view: View): string => {
  const { width } = view.shown.board;
  return `(${cell % width},${Math.floor(cell / width)})`;
};

export const actionsWords = (actions: number): string => (actions === 2 ? 'two actions' : 'one action');

/** 'Run 6 to (7,11)', 'Stay', 'Charge to (8,4)'. */
export function wayWords(way: Way, view: View): string {
  if (way.how === 'run') return `Run ${way.cost} to ${placeOf(way.cell, view)}`;
  if (way.how === 'charge') return `Charge to ${placeOf(way.cell, view)}`;
  const last = way.choices.at(-1);
  return last !== undefined && 'then' in last && last.then === 'moves' ? 'Fire, then run' : 'Stay';
}

/** 'Assault Rifle, two actions'. */
export function weaponWords({ aim, actions, how, choices }: Way): string {
  const last = choices.at(-1);
  const hair = last?.do === 'attack' && last.trigger === true ? ', Hair Trigger' : '';
  return how === 'charge' ? aim.weapon : `${aim.weapon}, ${actionsWords(actions)}${hair}`;
}

/** The likeliest answer where one stands then: '35 % ×2'. */
export const backWords = (back: readonly Danger[]): string => {
  const [worst] = back;
  return worst === undefined ? '–' : `${percent(worst.hurt)} ×${back.length}`;
};

/** 'hard cover, 35 % back', for the plate at the destination. Only what is in sight is known. */
export function standWords({ back, reveals }: Pick<Way, 'back' | 'reveals'>): string {
  const [worst] = back;
  if (worst === undefined)
    return reveals === null ? 'nobody in sight can hurt it' : 'unknown: more comes into view';
  return `${COVER[worst.cover]}, ${percent(worst.hurt)}\u00a0% back${reveals === null ? '' : ' or more'}`;
}

/** What cannot be taken back once it has happened, and where. */
export function undoWords(
  { reactions, reveals, path }: Pick<Way, 'reactions' | 'reveals' | 'path'>,
  view: View,
): string {
  const ends = [
    ...reactions.map(({ cell, model }) => ({ cell, why: `if ${nameOf(view, model)} fires` })),
    ...(reveals?.final === true ? [{ cell: reveals.cell, why: 'what it sees there is known then' }] : []),
  ].sort((a, b) => path.indexOf(a.cell) - path.indexOf(b.cell));
  const [first] = ends;
  return first === undefined ? '' : ` Undo ends at ${placeOf(first.cell, view)}: ${first.why}.`;
}

export const worstReaction = (reactions: Way['reactions']): number => Math.max(0, ...reactions.map(hurtBy));

/** The dice of a to-hit test: '2D6 ≤ 7'; EE-SPC-38 with Shredding both of two tests must hit. */
export const toHitWords = ({ dice, value, times }: Pick<AimView, 'dice' | 'value' | 'times'>): string =>
  `${dice}D6${dice === 3 ? ' without the highest' : ''} ≤ ${value}${times === 2 ? ', twice' : ''}`;
