// What a click on the map means: an enemy is aimed at, a field is walked to, and so is a field beside whom one would save; a second
// click plays it. Everything else is the table's.
import { typeOf } from '@xenotable/chibi-commander/content';
import {
  attackers,
  blipThing,
  cellThing,
  type Target,
  unitThing,
  type View,
  type Walk,
  type Walker,
  walkBeside,
  walkTo,
} from '@xenotable/chibi-commander/preview';
import { type Json, same } from '@xenotable/kernel';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Pointing, ThingId, ThingState } from '../../boards/things.ts';
import type { BoardProps } from '../../table/contract.ts';
import type { Sign } from './plates.ts';
import { type Plan, aimChoice, nextChoice, targetThing, walkChoice, waysKnown } from './shared/plan.ts';
import { toJson } from './shared/things.ts';
import type { Field } from './useField.ts';
import { type Reached, aimedWays, targetOn } from './useOutlook.ts';

/** A second click so soon after an act was meant for that act. */
const MOMENT = 400;

interface Pointed extends Pointing {
  /** A word about a field that was pointed at in vain. */
  word: Sign | null;
}

/** The field of a thing on the map. */
function fieldOf(field: Field, thing: ThingId): number | null {
  const unit = field.units.find((one) => unitThing(one.id) === thing);
  const blip = field.blips.find((one) => blipThing(one.id) === thing);
  return unit?.cell ?? blip?.cell ?? (thing.startsWith('cell:') ? Number(thing.slice(5)) : null);
}

/** The attack that is planned by pointing at a target: the best way, or nothing where there is none. */
function aimAt(view: View, field: Field, walker: Walker | null, target: Target): Json | null {
  const { units, ways } = aimedWays(view, field, walker, target);
  return ways[0] === undefined ? null : aimChoice(target, units, 0, ways[0]);
}

/** CC-M-CO1-17 Aliens that lie in coma are worth points alive. */
const captures = (view: View): boolean =>
  view.armies.some(
    (army) => army.side === view.side && army.goals.some(({ rule }) => rule === 'CC-M-CO1-17'),
  );

/** The field of somebody whom one goes to, not for: a civilian, a comrade in coma, an alien that is to be dragged away. */
function savedAt(view: View, { units }: Field, thing: ThingId): number | null {
  const unit = units.find((one) => unitThing(one.id) === thing);
  if (unit === undefined) return null;
  if (typeOf(unit.type).kin === 'civilian') return unit.side === 'neutral' ? unit.cell : null;
  return unit.coma && unit.faction !== null && (unit.side === view.side || captures(view)) ? unit.cell : null;
}

/** Who could go there: who is on the move or picked up, else everybody who has not acted. */
const helpersOf = ({ offers }: Field, walker: Walker | null): Walker[] =>
  walker !== null
    ? [walker]
    : offers.flatMap((offer) => (offer.do === 'activate' ? [{ unit: offer.unit }] : []));

/** Who is picked up, or the only one beside a civilian, sends it. */
function sendOf({ offers }: Field, walker: Walker | null, thing: ThingId): Json | null {
  const sends = offers.filter(
    (offer) =>
      offer.do === 'send' &&
      unitThing(offer.civilian) === thing &&
      (walker === null || ('unit' in walker && walker.unit === offer.by)),
  );
  const [only] = sends;
  return only === undefined || sends.length > 1 ? null : toJson(only);
}

const shortestTo = (view: View, helpers: readonly Walker[], cell: number): Walk | null =>
  helpers
    .flatMap((helper) => walkBeside(view, helper, cell) ?? [])
    .reduce<Walk | null>(
      (best, walk) =>
        best === null || walk.walks < best.walks || (walk.walks === best.walks && walk.price < best.price)
          ? walk
          : best,
      null,
    );

/** After an attack the aim stays on its target while it stands, so that the next one is planned. */
function useAgain({ view, ask, picked, pick }: BoardProps<View>, plan: Plan | null): void {
  const last = useRef<{ target: Target; unit: number; barrier: number } | null>(null);
  const asked = useRef(ask);
  const aimAgain = useEffectEvent(() => {
    const aim = last.current;
    if (ask === null || aim === null) return;
    const { acting } = view;
    const mine = acting !== null && acting.unit === aim.unit;
    const open = ask.offers.some(
      ({ choice }) => same(choice, { do: 'done' }) || same(choice, { do: 'break off' }),
    );
    if (view.undoBarrier <= aim.barrier) return;
    if (!mine || !open) {
      if (acting === null) last.current = null;
      return;
    }
    last.current = null;
    const target = 'unit' in aim.target ? view.units[aim.target.unit] : undefined;
    if (target !== undefined && ('hidden' in target || target.coma || target.cell < 0)) return;
    const [best] = waysKnown(view, aim.target, [aim.unit]);
    if (best !== undefined) pick(aimChoice(aim.target, [aim.unit], 0, best));
  });
  useEffect(() => {
    if (asked.current === ask) {
      if (plan?.kind === 'aim')
        last.current = { target: plan.target, unit: plan.way.unit, barrier: view.undoBarrier };
      else if (picked !== null) last.current = null;
      return;
    }
    asked.current = ask;
    aimAgain();
  }, [ask, plan, picked, view]);
}

export function usePointing(
  props: BoardProps<View>,
  field: Field,
  { plan, walker, fields }: { plan: Plan | null; walker: Walker | null; fields: Reached },
): Pointed {
  const { view, ask } = props;
  const [word, setWord] = useState<{ sign: Sign; view: View } | null>(null);
  const acted = useRef(0);
  useAgain(props, plan);
  const commit = (): void => {
    if (Date.now() - acted.current < MOMENT) return;
    acted.current = Date.now();
    props.commit();
  };
  const touch = (thing: ThingId): void => {
    setWord(null);
    const next = nextChoice(view, ask, thing);
    if (next !== null) return same(next, props.picked) ? commit() : props.pick(next);
    const cell = fieldOf(field, thing);
    const send = view.acting === null ? sendOf(field, walker, thing) : null;
    if (send !== null) return same(send, props.picked) ? commit() : props.pick(send);
    const saved = ask === null ? null : savedAt(view, field, thing);
    const here = props.standing(thing);
    const helpers = saved === null || here.ready || here.target ? [] : helpersOf(field, walker);
    if (saved !== null && helpers.length > 0) {
      if (plan?.kind === 'walk' && plan.beside === saved) return commit();
      const walk = shortestTo(view, helpers, saved);
      if (walk !== null) return props.pick(walkChoice(walk, saved));
      return setWord({ sign: { cell: saved, text: 'out of reach this turn' }, view });
    }
    const target = ask === null || saved !== null ? null : targetOn(view, field, cell);
    if (target !== null && Date.now() - acted.current < MOMENT) return;
    const looks = field.offers.some((offer) => offer.do === 'spot' && blipThing(offer.blip) === thing);
    if (target !== null && targetThing(target) === thing && !looks) {
      if (plan?.kind === 'aim' && same(plan.target, target)) return commit();
      const choice = aimAt(view, field, walker, target);
      if (choice !== null) {
        props.point(null);
        return props.pick(choice);
      }
      const { ready, target: meant } = props.standing(thing);
      if (!ready && !meant && cell !== null && attackers(view, field.offers).length > 0)
        setWord({ sign: { cell, text: 'out of reach this turn' }, view });
    }
    if (walker !== null && cell !== null && thing === cellThing(cell)) {
      if (plan?.kind === 'walk' && plan.walk.to === cell) return commit();
      const offered = view.mover !== null && fields.one.has(cell);
      const walk = offered ? null : walkTo(view, walker, cell);
      if (walk !== null) return props.pick(walkChoice(walk));
    }
    props.touch(thing);
  };
  const { standing: before } = props;
  const aimed = plan?.kind === 'aim' ? targetThing(plan.target) : null;
  const goes = walker !== null;
  const standing = useCallback(
    (thing: ThingId): ThingState => {
      const here = before(thing);
      if (thing === aimed) return { ...here, target: true, refused: null };
      if (here.ready || here.target || here.picked || !goes || !thing.startsWith('cell:')) return here;
      const cell = Number(thing.slice(5));
      return fields.one.has(cell) || fields.two.has(cell) ? { ...here, target: true, refused: null } : here;
    },
    [before, aimed, goes, fields],
  );
  return {
    standing,
    touch,
    drop: props.drop,
    // The card of the plan is not to be covered by the card of what is pointed at.
    point: (thing) => props.point(plan?.kind === 'aim' ? null : thing),
    changed: props.changed,
    watched: props.watched,
    still: props.still,
    word: word !== null && word.view === view ? word.sign : null,
  };
}
