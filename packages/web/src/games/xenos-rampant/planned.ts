// A planned choice as the prompt asks for it: what it is, what it risks, and the few words of its button.
import {
  type Choice,
  type Choices,
  type Order,
  type UnitView,
  type View,
  choiceWords,
  houseName,
  isKind,
  orderAlone,
  retreatAnswers,
  spaceAfterOrder,
} from '@xenotable/xenos-rampant/preview';
import type { Json, Seat } from '@xenotable/kernel';
import { choicesOf } from './shared/border.ts';
import { fateWords } from './fateWords.ts';
import { needOf, orderOf } from './notes.ts';
import { askedUnit, stoppedWords } from './plan.ts';

interface Planned {
  sentence: string;
  button: string;
}

/** 'Shoot': the order without its unit and target. */
const verbOf = ({ order, unit, power }: Order, view: View): string =>
  orderAlone({ order, unit, ...(power !== undefined && { power }) }, view);

/** What follows an order: ', then at Lesser Xenomorphs 2', ' there'. */
function thenWords(steps: readonly Choice[], view: View): string {
  const shot = steps.find((one) => isKind(one, 'shoot'));
  if (shot !== undefined && isKind(shot, 'shoot'))
    return `, and shoot at ${view.units[shot.shoot]?.name ?? 'it'}`;
  const inside = steps.find((one) => isKind(one, 'house'));
  if (inside !== undefined && isKind(inside, 'house')) return ` into ${houseName(inside.house)}`;
  return steps.some((one) => 'path' in one || 'drive' in one) ? ' there' : '';
}

const RETREATS: Record<Choices['retreat']['retreat'], (name: string) => Planned> = {
  cover: (name) => ({ sentence: `${name} runs for this cover?`, button: 'Run for cover' }),
  away: (name) => ({ sentence: `${name} runs straight away from the enemy?`, button: 'Run away' }),
  stay: (name) => ({ sentence: `${name} stays in its cover?`, button: 'Stay in cover' }),
};

/** With what it costs, unless that is nothing. */
function plannedRetreat(choice: Choices['retreat'], view: View, name: string): Planned {
  const planned = RETREATS[choice.retreat](name);
  const fate = retreatAnswers(view)?.fateOf(choice);
  if (fate === undefined || fate.nothing === 1) return planned;
  return { ...planned, sentence: `${planned.sentence} The price: ${fateWords(fate)}.` };
}

/** ' It comes by the north edge: point at the lit ground.', of a unit in reserve; otherwise nothing. */
function edgeWords(view: View, unit: UnitView): string {
  const space = spaceAfterOrder(view, unit);
  return space?.kind === 'enter' && space.edge !== null
    ? ` It comes by the ${space.edge} edge: point at the lit ground.`
    : '';
}

export function plannedOf(picked: Json, view: View, seat: Seat): Planned | null {
  const [choice, ...steps] = choicesOf(picked);
  if (choice === undefined) return null;
  const given = 1 + steps.filter((one) => isKind(one, 'order')).length;
  if (given > 1)
    return {
      sentence: `Give these ${given} orders in a row? It stops at the first that fails, and wherever you are asked something.`,
      button: `Give all ${given}`,
    };
  const order = orderOf(choice, view);
  if (order !== undefined) {
    const charges = order.order.order === 'attack';
    const words = `${choiceWords(choice, view)}${charges ? '' : thenWords(steps, view)}`;
    const need = needOf(order);
    const goes = order.order.order === 'move' || order.order.order === 'enter';
    const there = goes ? thenWords(steps, view) : '';
    const spotter = view.units[order.order.spotter ?? -1];
    const moved = view.units[order.order.unit];
    const walk = steps.find((one) => isKind(one, 'path'));
    const costs =
      spotter !== undefined
        ? ' The spotter then gets no order.'
        : !goes || moved === undefined
          ? ''
          : walk !== undefined
            ? stoppedWords(view, moved, walk)
            : edgeWords(view, moved);
    return order.free
      ? { sentence: `${words}?${costs} No test.`, button: `${verbOf(order.order, view)}${there}` }
      : {
          sentence: `${words}?${costs} On ${need - 1} or less your phase ends.`,
          button: `Test 2D6 on ${need}+`,
        };
  }
  if (isKind(choice, 'place'))
    return { sentence: `Place ${view.units[choice.place]?.name} there?`, button: 'Place it there' };
  const unit = askedUnit(view, seat);
  if (unit === null) return null;
  if ('path' in choice || 'drive' in choice)
    return view.asked?.about === 'a move'
      ? { sentence: `Move ${unit.name} there?`, button: 'Move there' }
      : { sentence: `${unit.name} goes this way?`, button: 'Go this way' };
  if (isKind(choice, 'house'))
    return { sentence: `${unit.name} goes into ${houseName(choice.house)}?`, button: 'Go in' };
  if ('storm' in choice) return { sentence: `${unit.name} takes the position?`, button: 'Take it' };
  return isKind(choice, 'retreat') ? plannedRetreat(choice, view, unit.name) : null;
}

/** What follows an order, when nothing has a place in the question yet. */
function stepWords(step: Choice, view: View): string {
  if ('path' in step || 'drive' in step)
    return view.asked?.about === 'a move' ? choiceWords(step, view) : 'Go there';
  return choiceWords(step, view);
}

/** What is planned in words, act by act. */
export function sayPlan(picked: Json, view: View): string {
  const [first, ...steps] = choicesOf(picked);
  const moves = first !== undefined && isKind(first, 'order') && first.order === 'move';
  // The prompt's own words: 'Scouts: Move there'.
  if (moves && steps.length === 1) return `${choiceWords(first, view)}${thenWords(steps, view)}`;
  return choicesOf(picked)
    .map((one) => (isKind(one, 'order') ? choiceWords(one, view) : stepWords(one, view)))
    .join(', then ');
}
