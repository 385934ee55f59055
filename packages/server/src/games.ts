// The games on offer. Each is loaded when somebody first asks for it.
import { type AnyGame, BadInput, closest } from '@xenotable/kernel';

export interface Games {
  readonly names: readonly string[];
  /** Throws BadInput for an unknown name. */
  load(name: string): Promise<AnyGame>;
}

export function gamesFrom(loaders: Record<string, () => Promise<{ game: AnyGame }>>): Games {
  const names = Object.keys(loaders);
  return {
    names,
    async load(name) {
      const loader = Object.hasOwn(loaders, name) ? loaders[name] : undefined;
      if (loader === undefined) throw new BadInput('game', `${JSON.stringify(name)} is unknown${closest(name, names)}`);
      return (await loader()).game;
    },
  };
}

export const games: Games = gamesFrom({
  xenoshyft: () => import('@xenotable/xenoshyft'),
  'chibi-commander': () => import('@xenotable/chibi-commander'),
  'earth-war': () => import('@xenotable/earth-war'),
  'enemy-eternal': () => import('@xenotable/enemy-eternal'),
  'xenos-rampant': () => import('@xenotable/xenos-rampant'),
});
