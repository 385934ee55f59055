// How plans are put into words: cells, actions, ways.
import { seatLetter } from '@xenotable/kernel';
import { percent } from '../../../kit/draw/text.ts';
import { capital } from '../../../kit/words.ts';
import { modelIn } from './faces.ts';
import { guardsNamed } from './guards.ts';
import {
  type AimView,
  type Blast,
  type Danger,
  type Model,
  type Way,
  answering,
  anyHurt,
  hurtBy,
  killBy,
  nameOf,
  soonest,
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

/** What comes back where one stands then, as the plate on the board says it. */
export const backWords = (back: readonly Danger[]): string =>
  back.length === 0 ? '–' : percent(anyHurt(answering(back)));

/** Nobody who is known can hurt it; those beside it are named, because one would expect a blow of them. */
export const safeWords = (harmless: readonly number[], view: View): string =>
  harmless.length === 0
    ? 'no known enemy can hurt it'
    : `blows of ${harmless.map((model) => nameOf(view, model)).join(', ')} do no damage`;

/** What could come back, in this round and in the next. */
export function answerWords({ back, harmless }: Pick<Way, 'back' | 'harmless'>, view: View): string {
  const vain = `${capital(safeWords(harmless, view))} there.`;
  if (back.length === 0) return vain;
  return `${whenWords(back, view)}${harmless.length > 0 ? ` ${vain}` : ''}`;
}

/** EE-DIF-01 'one die is left for 2 enemies': where not everybody who could still act will. */
function scarceDice(soon: readonly Danger[], view: View): string | null {
  const dieOf = ({ player }: Model): string => (player < 0 ? 'automaton' : seatLetter(player));
  const dice = new Set(soon.map(({ model }) => dieOf(modelIn(view, model))));
  const able = view.models.filter(
    (m) => dice.has(dieOf(m)) && view.shown.units.some((unit) => unit.id === m.id && unit.canAct),
  ).length;
  const left = view.shown.bag.reduce((sum, one) => sum + (dice.has(one.colour) ? one.left : 0), 0);
  return left >= able ? null : `${left === 1 ? 'one die is' : `${left} dice are`} left for ${able} enemies`;
}

/** EE-DIF-01 'one of 2 has a die: hurt in 52 %'; null if all of them have one. */
export function nextWords(back: readonly Danger[]): string | null {
  const able = answering(back);
  if (able.length === back.length) return null;
  const few = able.length === 1 ? `one of ${back.length} has` : `${able.length} of ${back.length} have`;
  return `${few} a die: hurt in ${percent(anyHurt(able))} %`;
}

function whenWords(back: readonly Danger[], view: View): string {
  const soon = soonest(back);
  const scarce = scarceDice(soon, view);
  const all = `at least one hurts in ${percent(anyHurt(back))} % if all of them attack`;
  if (soon.length === back.length)
    return scarce === null
      ? `All of them still act in this round: ${all}.`
      : `${back.length === 1 ? 'It' : 'All of them'} could act in this round, but ${scarce}: ${all}.`;
  if (soon.length === 0)
    return `None of them acts in this round any more; in the next ${nextWords(back) ?? all}.`;
  const short = back.some((one) => one.outOfDice) || scarce !== null;
  const when = short
    ? `can act in this round, ${scarce ?? 'the dice of the bag are not enough for more'}`
    : 'still act in this round';
  return `${soon.length} of ${back.length} ${when}: hurt in ${percent(anyHurt(soon))} %. Over the next round too, ${all}.`;
}

/** EE-SPC-28 What falls around the target: 'If it hits, terrain falls in 3 cells around the target.' */
export function fallsWords({ falls, needsDamage }: Blast): string {
  const when = needsDamage ? 'If it does damage' : 'If it hits';
  return falls.length === 0
    ? `${when}, terrain within 2 falls: there is none around the target.`
    : `${when}, terrain falls in ${falls.length === 1 ? 'the cell' : `the ${falls.length} cells`} marked around the target.`;
}

/**
 * 'hard cover, 35 % back', for the plate at the destination: those who still act in this round come first. Of several it
 * says, as the panel does, how likely it is that at least one hurts: 'up to 84 % back'.
 */
export function standWords(
  { back, harmless, reveals }: Pick<Way, 'back' | 'harmless' | 'reveals'>,
  view: View,
): string {
  const worst = back.find((one) => one.now) ?? back[0];
  if (worst === undefined)
    return reveals === null
      ? safeWords(harmless, view)
      : reveals.final
        ? 'more comes into view'
        : `${guardsNamed(view, reveals.pods) ?? 'guards'} come`;
  const when = worst.now ? 'back' : 'back next round';
  const first = answering(back);
  const most = first.length > 1 ? 'up to ' : '';
  return `${COVER[worst.cover]}, ${most}${percent(anyHurt(first))}\u00a0% ${when}${reveals === null ? '' : ' or more'}`;
}

/** How an enemy would come to its attack: 'Magnetic Rifle', 'runs to (4,5), Magnetic Rifle', 'charge, Sword'. */
export function dangerWords({ how, from, weapon }: Danger, view: View): string {
  if (how === 'charge') return `charge, ${weapon}`;
  return how === 'run' ? `runs to ${placeOf(from, view)}, ${weapon}` : weapon;
}

/** What the chances to be hurt count, and what they do not. */
export const COUNTED =
  'Counted: each known enemy attacks once, from where it stands, after a run, or by a charge. Not counted: climbs, Mindspin, and enemies who are not in view yet.';

/** EE-DEP-06 What a path brings to light, and whether undo ends there: a group that the mission lists in the open comes by the rules alone. */
export function revealWords({ cell, final, pods }: NonNullable<Way['reveals']>, view: View): string {
  if (final) return `From ${placeOf(cell, view)} something comes into view. Undo ends there.`;
  const named = guardsNamed(view, pods);
  return `At ${placeOf(cell, view)} the guards that the mission lists come onto the board${named === null ? '' : `: ${named}`}. The list is open to all: this can still be taken back.`;
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

/** The chance that decides: to kill if the hit can kill, else to hurt. */
export function chanceWords(aim: AimView, view: View, alive = 1): string {
  if (aim.mind !== null) return `${percent((alive * aim.ways) / aim.of)}\u00a0%`;
  const kill = alive * killBy(aim, modelIn(view, aim.target).wounds);
  return kill > 0 ? `${percent(kill)}\u00a0% kill` : `${percent(alive * hurtBy(aim))}\u00a0% hurt`;
}

/** The dice of a to-hit test: '2D6 ≤ 7'; EE-SPC-38 with Shredding both of two tests must hit. */
export const toHitWords = ({ dice, value, times }: Pick<AimView, 'dice' | 'value' | 'times'>): string =>
  `${dice}D6${dice === 3 ? ' without the highest' : ''} ≤ ${value}${times === 2 ? ', both of two' : ''}`;
