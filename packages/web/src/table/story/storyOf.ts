// The story of a game, loaded when it is first shown.
import type { GameModule } from '../contract.ts';
import type { Story } from '../storyContract.ts';

const known = new WeakMap<GameModule, Promise<Story>>();

export function storyOf(module: GameModule): Promise<Story> {
  const story = known.get(module) ?? module.story?.() ?? Promise.resolve({});
  // Without a network loading may fail: then it is tried again.
  story.catch(() => known.delete(module));
  known.set(module, story);
  return story;
}
