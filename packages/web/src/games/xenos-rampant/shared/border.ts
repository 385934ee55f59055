// The frame hands a game's choices and spaces on as plain data; here they are the game's own again.
import type { Json } from '@xenotable/kernel';
import { type Choice, type Space, isKind } from '@xenotable/xenos-rampant/preview';
import { borderOf } from '../../../table/border.ts';
import { partsOf } from '../../../table/together.ts';

const border = borderOf<Choice, Space>();

/** What is planned, in order: an order, and what is answered once it is obeyed. */
export const { choicesIn: choicesOf, jsonOf, spacesIn: spacesOf } = border;

/** A choice; of several together the first. */
export const choiceOf = (choice: Json): Choice => border.choiceOf(partsOf(choice)[0] ?? choice);

/** One choice as it is, several as a plan. */
export const planOf = (choices: readonly Choice[]): Json => {
  const [first, ...rest] = choices;
  return first !== undefined && rest.length === 0 ? jsonOf(first) : border.planOf(choices);
};

/** A plan order by order, each with its own steps. */
export function ordersOf(picked: Json | null): Choice[][] {
  const orders: Choice[][] = [];
  for (const choice of choicesOf(picked)) {
    const last = orders.at(-1);
    if (last === undefined || isKind(choice, 'order')) orders.push([choice]);
    else last.push(choice);
  }
  return orders;
}
