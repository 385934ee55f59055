// What a viewer who is far away is sent after a choice: whole, or as what has changed since the picture before.
import { type Delta, deltaBetween, applyDelta } from './delta.ts';
import type { Scene } from './scenes.ts';
import { itemAt } from '../read/itemAt.ts';
import type { Json } from '../read/json.ts';
import type { News } from './news.ts';

/** News, and what followed the choice step by step where that is worth a look. */
export interface Update {
  news: News;
  scenes?: Scene[];
  /** Whether people who share this screen have something to hide from each other. */
  secrets?: boolean;
}

/** The same for whoever has the picture of the seq `from`; each scene changes the one before it. */
export interface DeltaUpdate {
  news: Omit<News, 'view'> & { from: number; change: Delta };
  scenes?: SceneDelta[];
}

type SceneDelta = Omit<Scene, 'view'> & { change: Delta };

export function sceneDeltas(scenes: readonly Scene[], before: Json): SceneDelta[] {
  return scenes.map(({ view, ...rest }, i) => ({
    change: deltaBetween(i === 0 ? before : itemAt(scenes, i - 1).view, view),
    ...rest,
  }));
}

const isDelta = (shown: Update | DeltaUpdate): shown is DeltaUpdate => 'change' in shown.news;

/** Everything with its pictures again; null where the picture that it starts from is not the one at hand. */
export function wholeUpdate(shown: Update | DeltaUpdate, before: News | undefined): Update | null {
  if (!isDelta(shown)) return shown;
  const { from, change, ...rest } = shown.news;
  if (before?.seq !== from) return null;
  let view = before.view;
  const scenes = shown.scenes?.map(({ change: step, ...told }) => ({
    view: (view = applyDelta(view, step)),
    ...told,
  }));
  return { news: { ...rest, view: applyDelta(before.view, change) }, ...(scenes && { scenes }) };
}
