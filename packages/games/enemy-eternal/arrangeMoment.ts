// Where the game stands in a position that is given in the players' words: at a draw, with a die in hand, or in an activation.
import {
  BadInput,
  aFlag,
  aNumber,
  aText,
  closest,
  fields,
  listOf,
  oneOf,
  recordOf,
  seatLetter,
} from '@xenotable/kernel';
import { named } from './arrangeModels.ts';
import { type Row, rowNames } from './book/actions/actions.ts';
import { activation } from './book/actions/activation.ts';
import { battle } from './book/battle.ts';
import { campaign } from './book/campaign/campaign.ts';
import { AUTOMATON, colourOf, eligible } from './book/round/dice.ts';
import { rounds } from './book/round/round.ts';
import type { Model, Table } from './table.ts';
import { missionIdOf } from './tableReaders.ts';

/** The words that tell of the moment. */
export const readMoment = {
  round: aNumber(0, 30),
  bag: recordOf(aNumber(0, 40)),
  'dice drawn': listOf(aText),
  drawn: aText,
  active: aText,
  activation: fields(
    { left: aNumber(1, 2) },
    {
      rows: listOf(oneOf(rowNames)),
      moved: aFlag,
      said: oneOf(['stays', 'moves'] as const),
      overdrive: aFlag,
    },
  ),
  queue: listOf(aText),
  again: aFlag,
  step: oneOf(['draw', 'the round begins', 'fill the bag', 'the round ends'] as const),
};

interface Moment {
  bag?: Record<string, number>;
  'dice drawn'?: string[];
  drawn?: string;
  active?: string;
  activation?: { left: number; rows?: Row[]; moved?: boolean; said?: 'stays' | 'moves'; overdrive?: boolean };
  queue?: string[];
  again?: boolean;
  step?: 'draw' | 'the round begins' | 'fill the bag' | 'the round ends';
}

/** A die of a player, or of the automaton. */
function checkColour(w: Table, colour: string, where: string): void {
  const known = [...Array.from({ length: w.seats }, (_, seat) => seatLetter(seat)), AUTOMATON];
  if (!known.includes(colour))
    throw new BadInput(where, `there are no dice of ${JSON.stringify(colour)}${closest(colour, known)}`);
}

function fillBag(w: Table, read: Moment, active: Model | null): void {
  const bag = new Map<string, number>(Object.entries(read.bag ?? {}));
  for (const colour of bag.keys()) checkColour(w, colour, `given.bag.${colour}`);
  if (read.bag === undefined)
    for (const m of w.models)
      if (eligible(w, m) && m.activated === 0 && m !== active)
        bag.set(colourOf(m), (bag.get(colourOf(m)) ?? 0) + 1);
  w.bag = { top: [], kinds: [...bag.keys()], left: [...bag.values()], bottom: [] };
  w.drawnDice = read['dice drawn'] ?? [];
  w.drawnDice.forEach((colour, i) => checkColour(w, colour, `given.dice drawn[${i}]`));
}

export function openBook(w: Table, read: Moment): void {
  const active = read.active === undefined ? null : named(w, read.active, 'given.active');
  if (active !== null && (read.step !== undefined || read.drawn !== undefined))
    throw new BadInput('given.active', 'a model acts, or a die is drawn: `step` and `drawn` go without it');
  if (active === null && (read.activation !== undefined || read.queue !== undefined))
    throw new BadInput('given.activation', 'tells of the model that is named as `active`');
  fillBag(w, read, active);
  const queue = (read.queue ?? []).map((name, i) => named(w, name, `given.queue[${i}]`).id);
  const { activation: done } = read;
  const overdrive = done?.overdrive ?? false;
  const colour = read.drawn ?? (active === null ? '' : (w.drawnDice.at(-1) ?? colourOf(active)));
  if (read.drawn !== undefined) checkColour(w, read.drawn, 'given.drawn');
  const page =
    active !== null ? 'activate' : read.drawn !== undefined ? 'choose a model' : (read.step ?? 'draw');
  const waiting = active !== null && done === undefined ? [active.id, ...queue] : queue;
  w.flow = [
    w.campaign === null
      ? battle.begin({ rolled: false }, 'over')
      : campaign.begin({ mission: missionIdOf(w), chooser: -1, side: 0 }, 'aftermath'),
    rounds.begin({ colour, queue: waiting, overdrive, again: read.again ?? false }, page),
  ];
  if (active === null || done === undefined) return;
  const { left, rows = [], moved = false, said = null } = done;
  w.flow.push(
    activation.begin(
      {
        model: active.id,
        left,
        rows,
        moved,
        said,
        overdrive,
        over: false,
        orders: null,
        cell: active.cell,
        momentum: false,
      },
      'choose an action',
    ),
  );
}
