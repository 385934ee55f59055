// Whose activation a drawn die pays for.
import type { Choice } from '../choices.ts';
import type { Model, Table } from '../table.ts';
import { goalOf } from '../tableReaders.ts';
import { freshActivation } from '../book/actions/actions.ts';
import { canAttack } from '../book/automaton/choose.ts';
import { has } from '../book/models.ts';
import { commandLimit, commandable } from '../book/round/command.ts';
import { colourOf, diceIn } from '../book/round/dice.ts';
import { choosable } from '../book/round/choosable.ts';
import { Moment } from './moment.ts';

/** EE-M-B2-06 The charge goes off when its planter is activated without a hit. */
export const isFuse = (w: Table, m: Model): boolean =>
  w.mission === 'B2' && goalOf(w, 'planter') === m.id + 1 && goalOf(w, 'hit') === 0 && m.control === m.side;

/** How much a model gains by acting before the others: the attack that it has, the danger it stands in, the goal that is near. */
function gainOf(w: Table, m: Model): number {
  const moment = new Moment(w, freshActivation(m.id));
  const attack = moment.attackFrom(m.cell, 2, false, 0)?.worth ?? 0;
  const danger = moment.stake * moment.threats.at(m.cell, false);
  return attack + 0.3 * danger + (moment.task === null ? 0 : 0.2 * moment.goal(m.cell));
}

/** Those who gain most by acting now, the best first. */
function eager(w: Table, models: readonly Model[]): { m: Model; gain: number }[] {
  return models.map((m) => ({ m, gain: gainOf(w, m) })).sort((a, b) => b.gain - a.gain || a.m.id - b.m.id);
}

/** EE-SPC-22 EE-SPC-23 Whom a commander brings forward: as many as it may, each on a die of its own. */
function broughtForward(w: Table, commander: Model): number[] {
  const most = commandLimit(commander);
  if (most === 0) return [];
  const first: Model[] = [];
  for (const { m } of eager(w, commandable(w, commander))) {
    if (first.length === most) break;
    const alike = first.filter((one) => colourOf(one) === colourOf(m)).length;
    if (diceIn(w, colourOf(m)) > alike) first.push(m);
  }
  return first.map((m) => m.id);
}

export function activate(w: Table, colour: string): Choice {
  const all = choosable(w, colour);
  const fuse = all.find((m) => isFuse(w, m));
  const own = all.filter((m) => m.mind === null);
  const [best] =
    all.length === 1 && own.length === 1 ? [{ m: own[0]!, gain: 1 }] : eager(w, own.length > 0 ? own : all);
  if (best === undefined || (best.m.mind !== null && best.gain <= 0)) return { do: 'leave the die' };
  const m = fuse ?? best.m;
  const first = m.mind === null && fuse === undefined ? broughtForward(w, m) : [];
  if (first.length > 0) return { do: 'activate', model: m.id, first };
  const overdrive = has(m, 'Overdrive') && !m.used.includes('Overdrive') && canAttack(w, m);
  return { do: 'activate', model: m.id, ...(overdrive && { overdrive: true as const }) };
}
