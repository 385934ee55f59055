// Boards that can be played, each a chunk of its own: every folder beside this file that has an index.ts.
import { BadInput } from '@xenotable/kernel';
import type { Lesson } from '@xenotable/kernel';
import { titleOfCompanion } from '@xenotable/shelf';
import type { GameModule } from '../table/contract.ts';

interface Playable {
  // Each game has a view of its own; the frame only hands it back to the module it came from.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  module(): Promise<GameModule<any>>;
  /** Its lessons, the first one first. */
  lessons?(): Promise<readonly Lesson[]>;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
const MODULES = import.meta.glob<{ module: GameModule<any> }>('./*/index.ts');
const LESSONS = import.meta.glob<{ lessons: readonly Lesson[] }>('./*/lesson.ts');

export const isPlayable = (game: string): boolean => Object.hasOwn(MODULES, `./${game}/index.ts`);

export function playable(game: string): Playable {
  if (titleOfCompanion(game) !== undefined)
    return { module: async () => (await import('../companion/module.tsx')).module };
  const module = MODULES[`./${game}/index.ts`];
  const taught = LESSONS[`./${game}/lesson.ts`];
  if (module === undefined) throw new BadInput('game', `there is no board for ${JSON.stringify(game)} here`);
  return {
    module: async () => (await module()).module,
    ...(taught && { lessons: async () => (await taught()).lessons }),
  };
}
