// What a remote viewer is sent after a choice: the whole picture, or the changes since the last one.
import { type Delta, deltaBetween, applyDelta } from './delta.ts';
import type { Scene } from './scenes.ts';
import { itemAt } from '../read/itemAt.ts';
import type { Json } from '../read/json.ts';
import type { News } from './news.ts';

/** News, and the scenes of the choice if they are worth showing. */
export interface Update {
  news: News;
  scenes?: Scene[];
  /** Whether people who share this screen have something to hide from each other. */
  secrets?: boolean;
}

/** The same for a viewer who has the picture of the seq `from`; each scene is a change of the one before it. */
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

/** The update with whole pictures; null if the picture that it starts from is not available. */
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
