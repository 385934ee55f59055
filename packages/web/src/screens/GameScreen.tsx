// A screen of a game besides its table, such as an editor.
import { useEffect, useState } from 'react';
import { isPlayable, playable } from '../games/index.ts';
import { Fallback } from '../kit/Fallback.tsx';
import type { GameModule } from '../table/contract.ts';

interface GameScreenAddress {
  screen: string;
  game: string;
  detail: string | null;
}

export default function GameScreen({ screen, game, detail }: GameScreenAddress) {
  const [module, setModule] = useState<GameModule | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const known = isPlayable(game);
  useEffect(() => {
    if (known)
      playable(game)
        .module()
        .then(setModule, (error: Error) => setProblem(error.message));
  }, [game, known]);
  if (problem !== null) return <Fallback problem={problem} />;
  if (known && module === null) return <main className="loading">One moment …</main>;
  const Screen = module?.screens?.[screen];
  return Screen === undefined ? <Fallback problem="There is no such page." /> : <Screen detail={detail} />;
}
