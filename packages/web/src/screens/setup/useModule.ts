// What a game's module adds to the form of a set-up.
import { useEffect, useState } from 'react';
import { playable } from '../../games/index.ts';
import type { GameModule } from '../../table/contract.ts';

/** Pictures, roles, the ladder of difficulty. The form does not wait for it. */
export function useModule(game: string): GameModule | null {
  const [module, setModule] = useState<GameModule | null>(null);
  useEffect(() => {
    let left = false;
    void playable(game)
      .module()
      .then((loaded) => left || setModule(loaded));
    return () => {
      left = true;
    };
  }, [game]);
  return module;
}

/** What each seat plays, if it matters. */
export const rolesOf = (roles: readonly string[] = []): readonly string[] | null =>
  roles.length > 1 ? roles : null;
