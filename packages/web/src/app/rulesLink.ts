// Where a rule is read: the prefix of its id names the game.
import { TITLES } from '../games/titles.ts';

export function rulePath(rule: string): string | null {
  const title = TITLES.find((one) => rule.startsWith(`${one.prefix}-`));
  return title === undefined ? null : `/rules/${title.game}/${rule}`;
}
