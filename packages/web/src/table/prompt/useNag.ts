// A choice that would leave something undone is asked about before it is played.
import { type Asked, type Json, same } from '@xenotable/kernel';
import { useCallback, useRef, useState } from 'react';
import { changeSettings, currentSettings } from '../../storage/settings.ts';
import type { TableState } from '../client/tableState.ts';
import type { GameModule, LeftToDo } from '../contract.ts';

/** A press that comes sooner was meant for what stood there before. */
const SOONEST = 400;

export interface Nag {
  choice: Json;
  left: LeftToDo;
  /** Whether this kind of question is not to come again. */
  muted: boolean;
}

export interface Nagging {
  nag: Nag | null;
  /** Plays a choice, or asks first. */
  commit(choice: Json): void;
  /** Plays what was asked about. */
  insist(): void;
  /** Not again for this kind, or again. */
  mute(muted: boolean): void;
  close(): void;
}

/** What is muted, as the settings keep it. */
export const nagKey = (game: string, kind: string): string => `${game}.${kind}`;

interface NagProps {
  state: TableState;
  module: GameModule;
  play(choice: Json): void;
}

/** What is to be asked before a choice is played; null: nothing. */
function leftBy({ state: { game, view }, module }: NagProps, ask: Asked, choice: Json): LeftToDo | null {
  const { nags, muted } = currentSettings();
  const left = nags ? (module.leftToDo?.(choice, view, ask) ?? null) : null;
  return left !== null && muted.includes(nagKey(game, left.kind)) ? null : left;
}

export function useNag(props: NagProps): Nagging {
  const { state, play } = props;
  const { ask, game } = state;
  const [open, setOpen] = useState<{ ask: Asked; nag: Nag } | null>(null);
  const since = useRef(0);
  // A question about one decision says nothing about the next.
  const nag = open !== null && open.ask === ask ? open.nag : null;
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
    insist: () => nag !== null && put(nag.choice),
    mute: (muted) => open !== null && setOpen({ ...open, nag: { ...open.nag, muted } }),
    close,
  };
}
