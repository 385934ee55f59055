// What pointing at the field means: an enemy is aimed at, a cell is run to, an own model is activated at once.
import { useCallback, useMemo } from 'react';
import type { ThingId, ThingState } from '../../boards/things.ts';
import type { BoardProps } from '../../table/contract.ts';
import { type Meaning, useSpaces } from '../../table/useSpaces.ts';
import { type Plan, activationOf, answersIn, attackOn, attackThen } from './shared/aiming.ts';
import { areasOf, choiceAt, whyNot } from './pointed.ts';
import { type Model, type View, nameOfThing, sideOfSeat, unitThing } from '@xenotable/enemy-eternal/preview';
import { commanderOf } from './shared/faces.ts';
import { seatName } from './shared/seats.ts';
import { toJson } from './shared/json.ts';
import { cellOfThing, modelThing } from './things.ts';

const modelNamed = (view: View, thing: ThingId): Model | undefined => {
  const name = nameOfThing(thing);
  return name === null ? undefined : view.models.find((m) => m.name === name);
};

/** Why a model of the own side cannot be activated now; null where that is not asked, or where a listed choice is about it. */
export function whyIdle(
  view: View,
  m: Model,
  { ask, seats, standing }: Pick<BoardProps<View>, 'ask' | 'seats' | 'standing'>,
): string | null {
  if (ask === null || m.neutral || m.control !== sideOfSeat(view, ask.seat)) return null;
  const { ready, target } = standing(unitThing(m.name));
  if (ready || target || m.id === view.shown.active?.model) return null;
  const seat = commanderOf(view, m);
  if (seat !== ask.seat && seat >= 0) return `${seatName(seats, seat)} commands ${m.name}`;
  return view.shown.active === null && m.activated > 0 ? `${m.name} has acted in this round` : null;
}

/** What pointing at a model means, if it is not simply what the listed choices say. */
function modelMeans(props: BoardProps<View>, plan: Plan | null, m: Model): Meaning | null {
  const { view, ask, picked } = props;
  if (ask === null) return null;
  const activation = activationOf(ask, view, m.id);
  if (activation !== null) return { does: 'play', choice: toJson(activation) };
  const why = whyIdle(view, m, props);
  if (why !== null) return { does: 'nothing', why, listed: false };
  if (plan?.aim?.target === m.id && picked !== null) return { does: 'again' };
  const choice = attackThen(plan, m.id) ?? attackOn(view, m.id);
  return choice === null ? null : { does: 'plan', choice, aims: true };
}

/** How things stand to whoever acts. */
export function useFieldSpaces(
  props: BoardProps<View>,
  plan: Plan | null,
  targets: readonly number[] | null,
) {
  const { view, ask, standing } = props;
  const columns = view.shown.board.width;
  const last = plan?.parts.at(-1) ?? null;
  const areas = useMemo(() => areasOf(ask, last), [ask, last]);
  const acting = view.shown.active === null ? null : modelThing(view, view.shown.active.model);
  const isAimed = useCallback(
    (thing: ThingId): boolean => {
      const m = modelNamed(view, thing);
      if (m === undefined || ask === null) return false;
      return targets?.includes(m.id) === true || answersIn(view).some((aim) => aim.target === m.id);
    },
    [targets, view, ask],
  );
  const reaches = useCallback(
    (thing: ThingId): boolean => {
      const cell = cellOfThing(thing, columns);
      return cell === null ? isAimed(thing) : areas.some((area) => area.cells.includes(cell));
    },
    [areas, columns, isAimed],
  );
  const on = useSpaces(props, {
    means(thing) {
      const m = modelNamed(view, thing);
      if (m !== undefined) return modelMeans(props, plan, m);
      const cell = cellOfThing(thing, columns);
      if (cell === null || standing(thing).target) return null;
      const choice = choiceAt(areas, cell, columns, last);
      if (choice !== null) return { does: 'plan', choice: toJson(choice) };
      const why = whyNot(areas, ask, view, cell);
      return why === null ? null : { does: 'nothing', why, listed: true };
    },
    reaches,
    mover: acting,
    covers: plan !== null && plan.aim !== null,
  });
  /** During an activation everybody who can be pointed at is a target, but for whoever acts; who cannot is no less of a model for it. */
  const marked = useCallback(
    (thing: ThingId): ThingState => {
      const own = standing(thing);
      return {
        ...own,
        refused: null,
        target: own.target || isAimed(thing) || (own.ready && acting !== null && thing !== acting),
      };
    },
    [standing, acting, isAimed],
  );
  return { areas, on, marked };
}
