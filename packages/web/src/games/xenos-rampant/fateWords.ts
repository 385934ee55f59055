// What a way of a retreat costs, in a few words.
import { type Fate, lossWords, meanOf } from '@xenotable/xenos-rampant/preview';
import { percent } from '../../kit/draw/text.ts';

/** 'destroyed 87 %', 'routed', '\u22121.2 SP', 'no loss': what a way of a retreat costs at once. */
export function fateWords({ destroyed, routed, lost }: Fate): string {
  const ends = [
    ...(destroyed > 0 ? [`destroyed ${percent(destroyed)} %`] : []),
    ...(routed === 1 ? ['routed'] : routed > 0 ? [`routed ${percent(routed)} %`] : []),
  ];
  if (ends.length > 0) return ends.join(', ');
  const mean = meanOf(lost);
  return mean > 0 ? lossWords({ lost: mean }) : 'no loss';
}
