// A player of a seat: a function from what the seat sees and is asked to a choice.
import type { Chance } from '../chance/chance.ts';
import type { Ask } from './game.ts';

export type Player<C, V> = (view: V, ask: Ask<C>, chance: Chance) => C;

// Code that seats players of all games does not know their choices and views.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyPlayer = Player<any, any>;
