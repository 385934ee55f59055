// When the debrief opens: once the game is over and its last picture has stood for a moment.
import { useEffect, useState } from 'react';
import { useSettings } from '../../storage/settings.ts';
import type { TableState } from '../client/tableState.ts';

/** How long the last picture stands, in milliseconds. */
const LAST_PICTURE = 1500;

export interface DebriefHere {
  shown: boolean;
  /** The game is over, and its last picture still stands. */
  coming: boolean;
  /** Somebody looks at the table instead. */
  closed: boolean;
  open(): void;
  close(): void;
}

export function useDebrief({ over, seq }: TableState): DebriefHere {
  const { motion } = useSettings();
  const [open, setOpen] = useState(false);
  const [wasRunning] = useState(over === null);
  const [closed, setClosed] = useState<number | null>(null);
  const ended = over !== null;
  // Somebody who opens a finished game, or wants no motion, need not wait.
  const wait = wasRunning && motion !== 'none' ? LAST_PICTURE : 0;
  useEffect(() => {
    if (!ended) return setOpen(false);
    const timer = setTimeout(() => setOpen(true), wait);
    return () => clearTimeout(timer);
  }, [ended, wait]);
  return {
    shown: ended && open && closed !== seq,
    coming: ended && !open,
    closed: ended && closed === seq,
    open: () => setClosed(null),
    close: () => setClosed(seq),
  };
}
