// What a click on the field does: an enemy is aimed at, a second click plays; a cell is run to; an own model is activated at once.
import { same } from '@xenotable/kernel';
import { useCallback, useMemo } from 'react';
import type { ThingId, ThingState } from '../../boards/things.ts';
import type { BoardProps } from '../../table/contract.ts';
import { type Plan, activationOf, attackThen, pickOf } from './shared/aiming.ts';
import { waysIn } from './shared/reckoned.ts';
import { areasOf, choiceAt } from './pointed.ts';
import { type Model, type View, nameOfThing } from '@xenotable/enemy-eternal/preview';
import { toJson } from './shared/json.ts';
import { cellOfThing, modelThing } from './things.ts';

const modelNamed = (view: View, thing: ThingId): Model | undefined => {
  const name = nameOfThing(thing);
  return name === null ? undefined : view.models.find((m) => m.name === name);
};

/** What pointing at a model means, if it is not simply what the listed choices say. */
function useModels(props: BoardProps<View>, plan: Plan | null): (thing: ThingId) => boolean {
  const { view, ask, picked, pick, point, playAll, commit } = props;
  return useCallback(
    (thing) => {
      const m = modelNamed(view, thing);
      if (m === undefined || ask === null) return false;
      const activation = activationOf(ask, view, m.id);
      if (activation !== null) {
        playAll([toJson(activation)]);
        return true;
      }
      if (plan?.aim?.target === m.id && picked !== null) {
        commit();
        return true;
      }
      const then = attackThen(plan, m.id);
      const [best] = then === null ? waysIn(view, m.id) : [];
      if (then === null && best === undefined) return false;
      point(null);
      pick(then ?? (best === undefined ? null : pickOf(best)));
      return true;
    },
    [view, ask, picked, pick, point, playAll, commit, plan],
  );
}

/** How things stand to whoever acts. */
export function usePointing(props: BoardProps<View>, plan: Plan | null, targets: readonly number[] | null) {
  const { view, ask, picked, standing } = props;
  const columns = view.shown.board.width;
  const last = plan?.parts.at(-1) ?? null;
  const areas = useMemo(() => areasOf(ask, last), [ask, last]);
  const acting = view.shown.active === null ? null : modelThing(view, view.shown.active.model);
  const touchModel = useModels(props, plan);
  const aims = plan !== null && plan.aim !== null;
  const isAimed = useCallback(
    (thing: ThingId): boolean => {
      const m = targets === null ? undefined : modelNamed(view, thing);
      return m !== undefined && targets?.includes(m.id) === true;
    },
    [targets, view],
  );
  const on = useMemo(() => {
    const touch = (thing: ThingId): void => {
      if (touchModel(thing)) return;
      const cell = cellOfThing(thing, columns);
      const choice = cell === null || standing(thing).target ? null : choiceAt(areas, cell, columns, last);
      if (choice === null) props.touch(thing);
      else if (picked !== null && same(toJson(choice), picked)) props.playAll([toJson(choice)]);
      else props.pick(toJson(choice));
    };
    return {
      ...props,
      touch,
      // The card of the plan is not to be covered by the card of whom it is about.
      point: (thing: ThingId | null) => props.point(aims ? null : thing),
      // Whoever acts is drawn to where it shall run, or onto whom it shall attack.
      drop: (thing: ThingId, onto: ThingId) => (thing === acting ? touch(onto) : props.drop(thing, onto)),
      standing: (thing: ThingId) => {
        const cell = cellOfThing(thing, columns);
        const own = standing(thing);
        if (cell === null) return isAimed(thing) ? { ...own, target: true, refused: null } : own;
        return own.target ? own : { ...own, target: areas.some((area) => area.cells.includes(cell)) };
      },
    };
  }, [props, standing, areas, picked, last, columns, acting, touchModel, isAimed, aims]);
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
