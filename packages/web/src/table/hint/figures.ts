// Figures of a hint, no finer than the games behind them allow.
import type { Advised } from '@xenotable/bots';

/** Half the width of the 95 % interval of the difference to the best, in points. */
export const give = ({ error }: Pick<Advised, 'error'>): number => 1.96 * error * 100;

/** '−2.5', or 'as good' if there is no difference; without a decimal if the error is larger than one. */
export const comparedWithBest = (row: Pick<Advised, 'error'>, behind: number, within: boolean): string => {
  const figure = behind.toFixed(give(row) < 1 ? 1 : 0);
  if (Number(figure) === 0) return 'as good';
  return within ? `−${figure}, perhaps as good` : `−${figure}`;
};

/** So many games tell a chance within five points; with fewer the figure is only about right. */
const MANY_GAMES = 400;

/** '54', or '≈ 54' after few games. */
export const chanceFigure = ({ chance, looks }: Pick<Advised, 'chance' | 'looks'>): string =>
  `${looks < MANY_GAMES ? '≈ ' : ''}${(chance * 100).toFixed(0)}`;
