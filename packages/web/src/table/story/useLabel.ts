// Updates the label of a table on this device while it is open.
import { useEffect } from 'react';
import { keepLabel } from '../../storage/labels.ts';
import type { TableState } from '../client/tableState.ts';
import type { GameModule } from '../contract.ts';
import { type Result, endingOf } from '../endingOf.ts';

const WORDS: Record<Result, string> = { won: 'Won', lost: 'Lost', draw: 'Draw', over: 'Over' };

/** For one person 'Won' or 'Lost'; between people at one screen the winners' names. */
function resultWords(state: TableState, module: GameModule): string | null {
  const { over, seats, mine } = state;
  if (over === null) return null;
  const { result } = endingOf(module, state);
  const mineWon = mine.filter((seat) => over.winners.includes(seat));
  const several = new Set(mine.map((seat) => seats[seat]?.player)).size > 1;
  if (result === 'draw' || !several || mineWon.length === 0 || mineWon.length === mine.length)
    return WORDS[result === 'over' && mine.length > 0 ? (mineWon.length > 0 ? 'won' : 'lost') : result];
  return `${mineWon.map((seat) => seats[seat]?.name).join(' and ')} won`;
}

/** Only tables that are stored here are in lists. */
export function useLabel(state: TableState, module: GameModule, kept: boolean): void {
  const { id, online, cover, view } = state;
  const title = module.mission?.(view) ?? null;
  const headline = module.headline(view);
  const result = resultWords(state, module);
  // For people who share a screen a list shows nothing that only one of them saw, until the game is over.
  const open = kept && !online && (!cover || result !== null);
  useEffect(() => {
    if (open) keepLabel({ table: id, title, headline, result });
  }, [id, open, title, headline, result]);
}
