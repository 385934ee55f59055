// Goals that several missions share, as they stand.
import type { Goal, GoalState } from '../../../table/storyContract.ts';
import { type Model, type Side, type View, nameOf } from '@xenotable/enemy-eternal/preview';
import { toJson } from '../shared/json.ts';
import { signAt } from '../shared/rows.ts';
import { worksIn } from '../shared/computed.ts';

export type GoalsOf = (view: View, side: Side) => Goal[];

export const goal = (id: string, words: string, state: GoalState, more: Partial<Goal> = {}): Goal => ({
  id,
  words,
  state,
  ...more,
});

export const counter = (view: View, name: string): number => view.goals[name] ?? 0;

export const enemies = (view: View, side: Side): Model[] =>
  view.models.filter((m) => m.place === 'board' && m.control !== side && !m.neutral && m.unit !== 'Civilian');

/** The order that works a piece, if whoever acts can give it now. */
export function workOn(view: View, fits: (piece: number) => boolean): Partial<Goal> {
  const order = worksIn(view).find((one) => 'piece' in one && fits(one.piece));
  return order === undefined ? {} : { choice: toJson(order) };
}

/** A bonus that must be met by the end of a round. */
export function byRound(view: View, last: number, rule: string): Goal {
  const met = view.result?.secondary === true;
  const late = !met && view.round > last;
  return goal('bonus', `By round ${last}: one more card`, met ? 'done' : late ? 'lost' : 'open', {
    rule,
    detail: met
      ? 'met'
      : late
        ? 'too late'
        : view.round === last
          ? 'this is the last round for it'
          : `to the end of round ${last}`,
  });
}

/** EE-M-SE11-04 EE-M-SE11-05 Whether the battle is won when whoever acts ends the activation here. */
export function endWins(view: View): boolean {
  const { active, board } = view.shown;
  const m = view.models.find(({ id }) => id === active?.model);
  return (
    view.mission === 'SE1.1' &&
    m?.side === 0 &&
    signAt(board.rows, m.cell, board.width) === 'X' &&
    cleared(view, m.side, 'EE-M-SE11-05').state === 'done'
  );
}

/** Everybody who guards the place is gone, also those who have not shown themselves. */
export function cleared(view: View, side: Side, rule: string): Goal {
  const left = enemies(view, side).length;
  const waiting = view.pods.filter((pod) => pod.state === 'waiting').length;
  const hidden = waiting === 0 ? '' : `${waiting === 1 ? 'one group' : `${waiting} groups`} not met yet`;
  const seen = left === 0 ? '' : `${left} left`;
  const done = left === 0 && waiting === 0 && view.round > 0;
  return goal('clear', 'Destroy every guard', done ? 'done' : 'now', {
    rule,
    detail: done ? 'nobody is left' : [seen, hidden].filter((one) => one !== '').join(', '),
  });
}

export const searched = (view: View, words: string, rule: string): Goal => {
  const done = view.pieces.filter((piece) => piece.done).length;
  return goal('search', words, done === view.pieces.length && done > 0 ? 'done' : 'now', {
    rule,
    points: `${done} of ${view.pieces.length}`,
    ...workOn(view, (piece) => view.pieces[piece]?.done === false),
  });
};

export function gatecrasher(view: View, side: Side): Goal[] {
  const planter = counter(view, 'planter') - 1;
  const hit = counter(view, 'hit') === 1;
  const planted = planter >= 0;
  const name = planted ? nameOf(view, planter) : '';
  const m = view.models.find((one) => one.id === planter);
  if (side === 1)
    return [
      goal('hold', 'The monument stands after round 6', planted && !hit ? 'waiting' : 'now', {
        rule: 'EE-M-B2-09',
        detail: planted
          ? hit
            ? `the charge of ${name} is delayed`
            : `${name} has planted: hit it before it acts again, or remove the charge`
          : 'no charge is planted',
        ...workOn(view, () => true),
      }),
    ];
  const isNext = planted && !hit && view.shown.turn === 'choosing' && m?.activated === 0;
  return [
    goal('plant', 'Plant the charge at the monument', planted ? 'done' : 'now', {
      rule: 'EE-M-B2-05',
      detail: planted ? `by ${name}` : 'from beside it',
      ...(planted ? {} : workOn(view, () => true)),
    }),
    goal('blow', 'Blow it up', planted ? 'waiting' : 'open', {
      rule: 'EE-M-B2-06',
      detail: !planted
        ? 'when the planter is activated again without a hit'
        : hit
          ? `${name} was hit: one activation more`
          : `goes off when ${name} is activated${(m?.activated ?? 0) > 0 ? ` in round ${view.round + 1}` : ''}, if it is not hit`,
      ...(isNext && { choice: toJson({ do: 'activate', model: planter }) }),
    }),
  ];
}

export const scoring = (view: View, side: Side, words: string, rule: string): Goal => {
  const mine = view.sides[side].score;
  const theirs = view.sides[side === 0 ? 1 : 0].score;
  return goal('points', words, mine > theirs ? 'now' : 'open', { rule, points: `${mine} : ${theirs}` });
};

export const held = (view: View, side: Side, words: string, rule: string): Goal => {
  const own = view.pieces.filter((piece) => piece.owner === side).length;
  return goal('hold', words, own === view.pieces.length && own > 0 ? 'done' : 'now', {
    rule,
    points: `${own} of ${view.pieces.length}`,
    ...workOn(view, (piece) => view.pieces[piece]?.owner !== side),
  });
};

export const leaderOf = (view: View, side: Side): string =>
  view.models.find((m) => m.side === side && m.leader)?.name ?? 'the Leader';

export const carried = (view: View, side: Side): number =>
  view.models
    .filter((m) => m.side === side && m.place === 'board')
    .reduce((sum, m) => sum + m.carries.length, 0);

export const carrierOf = (view: View): string | undefined =>
  view.models.find((m) => m.place === 'board' && m.carries.length > 0)?.name;
