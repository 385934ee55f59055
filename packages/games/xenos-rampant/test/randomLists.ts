// Random detachments of every size of game, each judged and read back from its text.
import { same, uniform } from '@xenotable/kernel';
import { faultsOf } from '../detachment/judge.ts';
import { randomList } from '../randomList.ts';
import { readList, writeList } from '../detachment/text.ts';

const POINTS = [24, 24, 24, 12, 18, 30, 36];

/** The texts of those that are not legal, or not the same when they are read back. */
export function illegalLists(count: number): string[] {
  const below = uniform(7);
  const wrong: string[] = [];
  for (let i = 0; i < count; i++) {
    const points = POINTS[i % POINTS.length]!;
    const list = randomList(points, below);
    if (faultsOf(list, points).length > 0 || !same(readList(writeList(list)), list))
      wrong.push(writeList(list));
  }
  return wrong;
}
