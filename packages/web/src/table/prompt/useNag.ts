// Asks before a choice that would leave something undone is played.
import { type Asked, type Json, same } from '@xenotable/kernel';
import { useCallback, useRef, useState } from 'react';
import { changeSettings, currentSettings } from '../../storage/settings.ts';
import type { TableState } from '../client/tableState.ts';
import type { GameModule, LeftToDo } from '../contract.ts';

/** A press within this many milliseconds was meant for the button that was there before. */
const SOONEST = 400;

export interface Nag {
  choice: Json;
  left: LeftToDo;
  /** Whether this kind of question is muted. */
  muted: boolean;
}

export interface Nagging {
  nag: Nag | null;
  /** Plays a choice, or asks first. */
  commit(choice: Json): void;
  /** Whether a choice would be asked about. */
  asks(choice: Json): boolean;
  /** Plays the choice in spite of the warning. */
  insist(): void;
  /** Mutes this kind of question, or asks it again. */
  mute(muted: boolean): void;
  close(): void;
}

/** The key of a muted kind in the settings. */
export const nagKey = (game: string, kind: string): string => `${game}.${kind}`;

/** The question, if something is already planned that would do what is left. */
export const plannedWords = ({ left }: Nag, picked: Json | null): string | null =>
  picked === null ? null : (left.planned?.(picked) ?? null);

/** What the bright button and Enter do instead: they play what is planned, or plan what is left; null: nothing. */
export function safeAct(nag: Nag, picked: Json | null): { planned: boolean; next: Json | null } {
  const planned = plannedWords(nag, picked) !== null;
  return { planned, next: planned ? picked : nag.left.next };
}

interface NagProps {
  state: TableState;
  module: GameModule;
  /** What a lesson waits for: it is not asked about. */
  wanted: Json | null;
  play(choice: Json): void;
}

/** What to ask before a choice is played; null: nothing. */
function leftBy(
  { state: { game, view }, module, wanted }: NagProps,
  ask: Asked,
  choice: Json,
): LeftToDo | null {
  if (wanted !== null && same(wanted, choice)) return null;
  const { nags, muted } = currentSettings();
  const left = nags ? (module.leftToDo?.(choice, view, ask) ?? null) : null;
  return left !== null && muted.includes(nagKey(game, left.kind)) ? null : left;
}

export function useNag(props: NagProps): Nagging {
  const { state, play } = props;
  const { ask, game } = state;
  const [open, setOpen] = useState<{ ask: Asked; nag: Nag } | null>(null);
  const since = useRef(0);
  // A warning about one question does not apply to the next; others may act while it is open.
  const nag = open !== null && same(open.ask, ask) ? open.nag : null;
  const close = useCallback(() => setOpen(null), []);
  const put = useCallback(
    (choice: Json) => {
      if (nag !== null && Date.now() - since.current < SOONEST) return;
      setOpen(null);
      if (nag?.muted === true) {
        const { muted } = currentSettings();
        changeSettings({ muted: [...muted, nagKey(game, nag.left.kind)] });
      }
      play(choice);
    },
    [nag, play, game],
  );
  const commit = (choice: Json): void => {
    if (nag !== null && same(nag.choice, choice)) return put(choice);
    const left = ask === null ? null : leftBy(props, ask, choice);
    if (ask === null || left === null) {
      setOpen(null);
      return play(choice);
    }
    since.current = Date.now();
    setOpen({ ask, nag: { choice, left, muted: false } });
  };
  return {
    nag,
    commit,
    asks: (choice) => ask !== null && leftBy(props, ask, choice) !== null,
    insist: () => nag !== null && put(nag.choice),
    mute: (muted) => open !== null && setOpen({ ...open, nag: { ...open.nag, muted } }),
    close,
  };
}
