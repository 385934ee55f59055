// Boards that can be played, each a chunk of its own.
import type { GameModule, Lesson } from './contract.ts';

interface Playable {
  // Each game has a view of its own; the frame only hands it back to the module it came from.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  module(): Promise<GameModule<any>>;
  lesson?(): Promise<Lesson>;
}

const PLAYABLE: Record<string, Playable> = {
  xenoshyft: {
    module: async () => (await import('./xenoshyft/index.ts')).module,
    lesson: async () => (await import('./xenoshyft/lesson.ts')).lesson,
  },
  'chibi-commander': {
    module: async () => (await import('./chibi-commander/index.ts')).module,
    lesson: async () => (await import('./chibi-commander/lesson.ts')).lesson,
  },
  'xenos-rampant': {
    module: async () => (await import('./xenos-rampant/index.ts')).module,
    lesson: async () => (await import('./xenos-rampant/lesson.ts')).lesson,
  },
  'earth-war': {
    module: async () => (await import('./earth-war/index.ts')).module,
    lesson: async () => (await import('./earth-war/lesson.ts')).lesson,
  },
  'enemy-eternal': {
    module: async () => (await import('./enemy-eternal/index.ts')).module,
    lesson: async () => (await import('./enemy-eternal/lesson.ts')).lesson,
  },
};

export const isPlayable = (game: string): boolean => Object.hasOwn(PLAYABLE, game);

export function playable(game: string): Playable {
  const found = PLAYABLE[game];
  if (found === undefined) throw new Error(`There is no game ${game} here.`);
  return found;
}
