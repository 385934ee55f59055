// What a viewer who is far away is sent after a choice: whole, or as what has changed since the picture before.
import { type Change, changeBetween, changed } from './change.ts';
import type { Scene } from './film.ts';
import type { Json } from './json.ts';
import type { News } from './news.ts';

/** News, and what followed the choice step by step where that is worth a look. */
export interface Shown {
  news: News;
  scenes?: Scene[];
}

/** The same for whoever has the picture of the seq `from`; each scene changes the one before it. */
export interface Changed {
  news: Omit<News, 'view'> & { from: number; change: Change };
  scenes?: ChangedScene[];
}

type ChangedScene = Omit<Scene, 'view'> & { change: Change };

export function changedScenes(scenes: readonly Scene[], before: Json): ChangedScene[] {
  return scenes.map(({ view, words, rule }, i) => ({
    change: changeBetween(i === 0 ? before : scenes[i - 1]!.view, view),
    words,
    rule,
  }));
}

const isChanged = (shown: Shown | Changed): shown is Changed => 'change' in shown.news;

/** Everything with its pictures again; null where the picture that it starts from is not the one at hand. */
export function wholeShown(shown: Shown | Changed, before: News | undefined): Shown | null {
  if (!isChanged(shown)) return shown;
  const { from, change, ...rest } = shown.news;
  if (before?.seq !== from) return null;
  let view = before.view;
  const scenes = shown.scenes?.map(({ change: step, words, rule }) => ({
    view: (view = changed(view, step)),
    words,
    rule,
  }));
  return { news: { ...rest, view: changed(before.view, change) }, ...(scenes && { scenes }) };
}
