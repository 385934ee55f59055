// How often models can still act before the last round ends.
import { activation } from './book/actions/activation.ts';
import { missionOf } from './book/missions/index.ts';
import type { Model, Table } from './table.ts';

const laterRounds = (w: Table): number => Math.max(0, missionOf(w).rounds - w.round);

/** Activations that a model has left, the one that is under way by its actions. */
export function turnsOf(w: Table, m: Model): number {
  const now = activation.in(w);
  const thisRound = now?.model === m.id && !now.over ? now.left / 2 : m.activated === 0 ? 1 : 0;
  return laterRounds(w) + thisRound;
}

/** Attacks that a model can still make in activations of its own. */
export function attacksOf(w: Table, m: Model): number {
  const now = activation.in(w);
  const active = now?.model === m.id && !now.over;
  const thisRound = active ? now.left > 0 && !now.rows.includes('attack') : m.activated === 0;
  return laterRounds(w) + (thisRound ? 1 : 0);
}
