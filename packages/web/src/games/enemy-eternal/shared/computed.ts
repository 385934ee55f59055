// What the rules say about a view before a choice is made, computed once for each view.
import {
  type AimView,
  type Blast,
  type Choice,
  type Preview,
  type TestView,
  type View,
  type Way,
  type Reacting,
  blastOf,
  previewOf,
  reactingOf,
  testOf,
  waysTo,
  worksNow,
} from '@xenotable/enemy-eternal/preview';

/** Views never change: what was computed for one is kept with it. */
function keptFor<T>(reckon: (view: View, key: string) => T): (view: View, key: string) => T {
  const kept = new WeakMap<View, Map<string, T>>();
  return (view, key) => {
    const known = kept.get(view) ?? new Map<string, T>();
    kept.set(view, known);
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = reckon(view, key);
    known.set(key, value);
    return value;
  };
}

const ways = keptFor((view, target) => waysTo(view, Number(target)));
const previews = keptFor((view, choice) => ({ is: previewOf(view, JSON.parse(choice)) }));
const tests = keptFor((view, choice) => ({ is: testOf(view, JSON.parse(choice)) }));

const works = keptFor((view) => worksNow(view));

/** What whoever acts could do for the mission now. */
export const worksIn = (view: View): Choice[] => works(view, '');

/** The ways to hurt an enemy now, the best first. */
export const waysIn = (view: View, target: number): Way[] => ways(view, String(target));

const MOVES: readonly Choice['do'][] = ['run', 'climb', 'charge', 'go on'];

/** Whether somebody moves by it. */
export const isMove = (choice: Choice): boolean => MOVES.includes(choice.do);

export const previewIn = (view: View, choice: Choice): Preview | null =>
  isMove(choice) ? previews(view, JSON.stringify(choice)).is : null;

export const testIn = (view: View, choice: Choice): TestView | null => tests(view, JSON.stringify(choice)).is;

const reactions = keptFor((view, seat) => ({ is: reactingOf(view, Number(seat)) }));

/** The window of react fire that is open before a seat. */
export const reactingIn = (view: View, seat: number): Reacting | null => reactions(view, String(seat)).is;

const blasts = keptFor((view, aim) => ({ is: blastOf(view, JSON.parse(aim)) }));

/** EE-SPC-28 What an attack does to the terrain around its target. */
export const blastIn = (view: View, { by, target, weapon, close }: AimView): Blast | null =>
  blasts(view, JSON.stringify({ by, target, weapon, close })).is;
