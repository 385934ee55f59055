// The bar above the table: the steps of a turn, and around a battle the steps to it.
import type { CampView, View } from '@xenotable/enemy-eternal/preview';

const TURN = ['Draw a die', 'Activate', 'Actions', 'Reactions'];
const BATTLE = ['Squads', 'Set up', 'Battle'];
const MISSION = ['Mission', 'Base', 'Set up', 'Battle', 'Rewards'];

const TURN_STEP = { choosing: 1, acting: 2, reacting: 3 } as const;
const PAGE_STEP: Record<CampView['page'], number> = { missions: 0, base: 1, rewards: 4, training: 4 };

export function phases(view: View): { names: readonly string[]; now: number; stops?: readonly number[] } {
  const { stage, turn, camp } = view.shown;
  if (stage === 'muster') return { names: BATTLE, now: 0 };
  if (camp !== null) return { names: MISSION, now: PAGE_STEP[camp.page] };
  if (stage === 'deployment')
    return view.campaign === null ? { names: BATTLE, now: 1 } : { names: MISSION, now: 2 };
  return { names: TURN, now: turn === null ? -1 : TURN_STEP[turn], stops: [3] };
}
