import type { TalkProps } from '../talk/useTalk.ts';
import type { OpenTable } from './useOpenTable.ts';

/** What the talk parts need; null if nobody is at another device, and for watchers. */
export function talkOf({ client, state, module, panels }: OpenTable): TalkProps | null {
  const { talk } = client;
  const [first] = state.mine;
  if (talk === null || first === undefined) return null;
  const seat = state.viewer !== 'table' && state.mine.includes(state.viewer) ? state.viewer : first;
  return { talk, seat, state, module, panels };
}
