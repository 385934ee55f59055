// Goals of a scenario from a file.
import {
  type Reader,
  aMark,
  aNumber,
  anObject,
  byWord,
  exactly,
  fields,
  listOf,
  oneOf,
  textOf,
} from '@xenotable/kernel';
import type { KindName } from '../content/cards.ts';
import { type Feat, type Goal, LIMITS, type Score } from '../content/goals.ts';
import { aNode } from './words.ts';

const aLimit = fields({ is: oneOf(LIMITS), most: aNumber(0, 20) });
const atNode = fields({ is: oneOf(['held', 'reached', 'brought down'] as const), node: aNode });

const featReader = (aKind: Reader<KindName>): Reader<Feat> =>
  byWord<Feat>('is', {
    held: atNode,
    reached: atNode,
    'brought down': atNode,
    killed: fields({ is: exactly('killed'), kind: aKind, least: aNumber(1, 60) }),
    rescued: fields({ is: exactly('rescued'), least: aNumber(1, 60) }, { node: aNode }),
    'all rescued': fields({ is: exactly('all rescued') }),
    'AMMO left': fields({ is: exactly('AMMO left'), least: aNumber(1, 40) }),
    ...Object.fromEntries(LIMITS.map((limit): [string, Reader<Feat>] => [limit, aLimit])),
  });

const points = aNumber(1, 9);
const most = aNumber(1, 30);

function scoreReader(aKind: Reader<KindName>): Reader<Score> {
  const anEach = byWord<Score>('each', {
    killed: fields({ points, each: exactly('killed'), kind: aKind }, { most }),
    rescued: fields({ points, each: exactly('rescued') }, { node: aNode, most }),
  });
  const once = fields({ points, when: listOf(featReader(aKind)) });
  return (value, where) => ('each' in anObject(value, where) ? anEach(value, where) : once(value, where));
}

/** A goal that asks for cards of these kinds. */
export const goalReader = (aKind: Reader<KindName>): Reader<Goal> =>
  fields(
    { text: textOf(1, 120), scores: listOf(scoreReader(aKind)) },
    { primary: aMark, best: aMark, progress: textOf(1, 80) },
  );
