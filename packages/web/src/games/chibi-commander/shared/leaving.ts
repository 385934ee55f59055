// What leaving the map means: who goes, what it brings, and whether the mission is over with it.
import { scoringOf, typeOf } from '@xenotable/chibi-commander/content';
import {
  actor,
  type Capture,
  captureBy,
  nameOf,
  nothingToGain,
  type Unit,
  type View,
} from '@xenotable/chibi-commander/preview';
import { standing, unitOf } from './faces.ts';

/** Who would leave now, and whom it drags along. */
export function leaversIn(view: View): Unit[] {
  const walker = view.mover !== null && view.mover.unit >= 0 ? unitOf(view, view.mover.unit) : actor(view);
  const drag = view.acting?.drag ?? view.mover?.drag ?? -1;
  const dragged = drag < 0 || walker?.id !== actor(view)?.id ? null : unitOf(view, drag);
  return [walker, dragged].filter((unit) => unit !== null);
}

/** What a leaver is worth to the viewer's side: a saved civilian, an alien taken alive; null for others. */
function worthOf(view: View, unit: Unit): { worth: string; scores: boolean } | null {
  const rules =
    typeOf(unit.type).kin === 'civilian'
      ? ['CC-M-CO1-15', 'CC-M-CO1-18', 'CC-M-CO3-13']
      : unit.coma && unit.side !== view.side
        ? ['CC-M-CO1-17']
        : [];
  const goal = view.armies
    .flatMap((army) => (army.side === view.side ? army.goals : []))
    .find(({ rule }) => rules.includes(rule));
  const scoring = goal === undefined ? null : scoringOf(goal.rule);
  if (goal === undefined || scoring === null) return null;
  return { worth: scoring.worth, scores: scoring.most === undefined || goal.points < scoring.most };
}

/** '+1 point' for a civilian or captive that leaves now; '' where that brings nothing. */
export function savedWorth(view: View, unit: Unit): string {
  const worth = worthOf(view, unit);
  return worth?.scores === true ? `+${worth.worth.replace(/ each.*/, '')}` : '';
}

/** Somebody in coma whom the acting unit could still take off the map, with what it is left, for points. */
export function prizeOf(view: View): Capture | null {
  const { acting } = view;
  if (acting === null) return null;
  return (
    standing(view)
      .filter((unit) => unit.coma && savedWorth(view, unit) !== '')
      .flatMap((unit) => captureBy(view, acting.unit, unit.id) ?? [])[0] ?? null
  );
}

function worthWords(view: View, unit: Unit): string {
  const worth = worthOf(view, unit);
  if (worth === null) return '';
  const name = nameOf(view, unit.id);
  return worth.scores
    ? `; ${worth.worth.replace(/ each.*/, '')} for ${name}`
    : `; no more points for ${name}`;
}

/** Whether leaving now brings points. */
export const leavingScores = (view: View): boolean =>
  leaversIn(view).some((unit) => worthOf(view, unit)?.scores === true);

export function leavingWords(view: View): string {
  const [first, second] = leaversIn(view);
  if (first === undefined) return 'leaves the map for good';
  const along = second === undefined ? '' : ` with ${nameOf(view, second.id)}`;
  const worth = [first, ...(second === undefined ? [] : [second])]
    .map((unit) => worthWords(view, unit))
    .join('');
  const full = worth === '' && nothingToGain(view) ? '; no goal brings anything more' : '';
  return `${nameOf(view, first.id)}${along} leaves the map for good${worth}${full}${lastToLeave(view) ? '; the mission is over with it' : ''}`;
}

/** CC-VP-04 Nobody of the viewer's side would be left on the map or to come. */
export function lastToLeave(view: View): boolean {
  const leavers = new Set(leaversIn(view).map((unit) => unit.id));
  const own = view.units.filter(
    (unit) =>
      !('hidden' in unit) &&
      unit.side === view.side &&
      unit.seat >= 0 &&
      (unit.cell >= 0 || unit.fate === 'waiting'),
  );
  return own.length > 0 && own.every((unit) => leavers.has(unit.id));
}
