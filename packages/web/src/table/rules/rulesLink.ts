// Where a rule is read: the prefix of its id names the game.
import { titles } from '@xenotable/shelf';

export function rulePath(rule: string): string | null {
  const title = titles.find((one) => rule.startsWith(`${one.prefix}-`));
  return title === undefined ? null : `/rules/${title.game}/${rule}`;
}
