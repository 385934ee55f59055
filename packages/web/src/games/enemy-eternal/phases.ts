// The bar above the table: the steps of a turn, and around a battle the steps to it.
import type { View } from './rulebook.ts';
import { screenOf } from './screen.ts';

const TURN = ['Draw a die', 'Activate', 'Actions', 'Reactions'];
const BATTLE = ['Squads', 'Set up', 'Battle'];
const MISSION = ['Mission', 'Base', 'Set up', 'Battle', 'Rewards'];

/** Somebody fires, or may fire, out of turn. */
const isReaction = ({ chapter, step, ...frame }: View['flow'][number]): boolean =>
  (chapter === 'attack' && ['react', 'free', 'counter'].includes(String(frame['reason']))) ||
  (chapter === 'move' && (step === 'react fire' || step === 'the automaton reacts')) ||
  (chapter === 'flee' && step !== 'run');

function stepOf(view: View): number {
  if (view.flow.some(isReaction)) return 3;
  if (view.shown.active !== null) return 2;
  return view.flow.at(-1)?.chapter === 'round' ? 1 : -1;
}

/** Which page of the camp lies open. */
function pageOf(view: View): number {
  const chapter = view.flow.at(-1)?.chapter;
  return chapter === 'reward' || chapter === 'promotions' ? 4 : chapter === 'campaign' ? 0 : 1;
}

export function phases(view: View): { names: readonly string[]; now: number; stops?: readonly number[] } {
  const screen = screenOf(view);
  if (screen === 'muster') return { names: BATTLE, now: 0 };
  if (screen === 'camp') return { names: MISSION, now: pageOf(view) };
  if (view.flow.some((frame) => frame.chapter === 'deployment'))
    return view.campaign === null ? { names: BATTLE, now: 1 } : { names: MISSION, now: 2 };
  return { names: TURN, now: stepOf(view), stops: [3] };
}
