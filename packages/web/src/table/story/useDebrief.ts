// When the debrief opens: once the game is over and its last picture has been shown for a moment.
import { useEffect, useState } from 'react';
import { useSettings } from '../../storage/settings.ts';
import type { TableState } from '../client/tableState.ts';

/** Milliseconds for which the last picture is shown. */
const LAST_PICTURE = 1500;

export interface DebriefHere {
  shown: boolean;
  /** The game is over, and its last picture is still shown. */
  coming: boolean;
  /** The player looks at the table instead. */
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
  // No wait for a finished game that is opened, or without motion.
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
