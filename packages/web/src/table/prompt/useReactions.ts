// Windows in which the viewer may react: they are answered by standing answers, or asked about.
import type { Json } from '@xenotable/kernel';
import { useEffect, useEffectEvent } from 'react';
import { type Stop, useStops } from '../../storage/stops.ts';
import type { TableState } from '../client/client.ts';
import type { GameModule, Trigger } from '../contract.ts';

export interface Reactions {
  trigger: Trigger | null;
  stopOf(trigger: string): Stop;
  setStop(trigger: string, stop: Stop): void;
}

export function useReactions(
  { game, ask, view }: TableState,
  module: GameModule,
  commit: (choice: Json) => void,
): Reactions {
  const { stopOf, setStop } = useStops(game);
  const trigger = ask === null ? null : (module.trigger?.(ask, view) ?? null);
  const answer = useEffectEvent(() => {
    if (trigger === null || trigger.urgent) return;
    const stop = stopOf(trigger.key);
    if (stop === 'pass') commit(trigger.pass);
    else if (stop === 'use' && trigger.use !== null) commit(trigger.use);
  });
  // A new question is a new trigger.
  useEffect(() => answer(), [ask]);
  return { trigger, stopOf, setStop };
}
