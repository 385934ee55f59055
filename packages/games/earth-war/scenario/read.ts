// A scenario from a file or an editor: every word is known or named as wrong.
import {
  BadInput,
  type Reader,
  aNumber,
  anObject,
  fields,
  headOf,
  headReaders,
  listOf,
  oneOf,
  scenarioData,
  textOf,
} from '@xenotable/kernel';
import { KIND_NAMES, type KindName } from '../content/cards.ts';
import { type Feat, type Goal, LIMITS, type Score } from '../content/goals.ts';
import type { Branch, Check, Effect, NodeText } from '../content/mission.ts';
import type { Scenario } from './scenario.ts';

const yes: Reader<true> = (value, where) => {
  if (value !== true) throw new BadInput(where, 'must be true or left out');
  return true;
};

const aKind = oneOf(KIND_NAMES);
const aNode = aNumber(1, 12);
const aTitle = textOf(1, 40);
const aWits = aNumber(-5, 5);
/** What players read on arrival. */
const text = textOf(0, 300);

/** So many cards of a kind: `[2, "Drone"]`. */
const aCount: Reader<readonly [number, KindName]> = (value, where) => {
  if (!Array.isArray(value) || value.length !== 2)
    throw new BadInput(where, 'must be a number of cards and a kind, such as [2, "Drone"]');
  return [aNumber(1, 8)(value[0], `${where}[0]`), aKind(value[1], `${where}[1]`)];
};
const aList = listOf(aCount);

/** An object whose field `key` says which reader reads it. */
const byWord =
  <T>(key: string, readers: Record<string, Reader<T>>): Reader<T> =>
  (value, where) => {
    const given = anObject(value, where);
    if (given[key] === undefined) throw new BadInput(`${where}.${key}`, 'is missing');
    const word = oneOf(Object.keys(readers))(given[key] as string, `${where}.${key}`);
    return readers[word]!(value, where);
  };

const anEffect = byWord<Effect>('does', {
  add: fields({ does: oneOf(['add'] as const), kind: aKind, node: aNode }),
  command: fields({ does: oneOf(['command'] as const), cp: aNumber(1, 5), node: aNode }),
  lights: fields({ does: oneOf(['lights'] as const) }),
  skip: fields({ does: oneOf(['skip'] as const), node: aNode }),
  burn: fields({ does: oneOf(['burn'] as const), clock: aNumber(-5, 5) }, { held: yes }),
  harm: fields({ does: oneOf(['harm'] as const), upTo: aNumber(1, 9) }),
});
const effects = listOf(anEffect);

const aCheck: Reader<Check> = fields({ wits: aWits, success: effects, failure: effects });

const aBranch: Reader<Branch> = fields({ name: aTitle }, { check: aCheck, effects, ends: yes });

const aHalt = fields(
  { kind: oneOf(['supply', 'rest'] as const), title: aTitle },
  { text, ammo: aNumber(1, 20), heal: aNumber(1, 8), rest: yes, surgery: yes },
);

const aNodeText = byWord<NodeText>('kind', {
  combat: fields(
    { kind: oneOf(['combat'] as const), title: aTitle, enemies: aList, shadows: aList },
    {
      text,
      reinforce: yes,
      until: aNumber(2, 20),
      dugIn: yes,
      noWayBack: yes,
      charges: fields({ needed: aNumber(1, 40), wits: aWits }),
      lamps: yes,
    },
  ),
  check: fields(
    { kind: oneOf(['check'] as const), title: aTitle, wits: aWits, success: effects, failure: effects },
    { text },
  ),
  choice: fields({ kind: oneOf(['choice'] as const), title: aTitle, branches: listOf(aBranch) }, { text }),
  supply: aHalt,
  rest: aHalt,
});

const aLimit = fields({ is: oneOf(LIMITS), most: aNumber(0, 20) });
const atNode = fields({ is: oneOf(['held', 'reached', 'brought down'] as const), node: aNode });

const aFeat = byWord<Feat>('is', {
  held: atNode,
  reached: atNode,
  'brought down': atNode,
  killed: fields({ is: oneOf(['killed'] as const), kind: aKind, least: aNumber(1, 60) }),
  rescued: fields({ is: oneOf(['rescued'] as const), least: aNumber(1, 60) }, { node: aNode }),
  'all rescued': fields({ is: oneOf(['all rescued'] as const) }),
  'AMMO left': fields({ is: oneOf(['AMMO left'] as const), least: aNumber(1, 40) }),
  ...Object.fromEntries(LIMITS.map((limit): [string, Reader<Feat>] => [limit, aLimit])),
});

const points = aNumber(1, 9);
const most = aNumber(1, 30);
const anEach = byWord<Score>('each', {
  killed: fields({ points, each: oneOf(['killed'] as const), kind: aKind }, { most }),
  rescued: fields({ points, each: oneOf(['rescued'] as const) }, { node: aNode, most }),
});
const aScore: Reader<Score> = (value, where) =>
  'each' in anObject(value, where)
    ? anEach(value, where)
    : fields({ points, when: listOf(aFeat) })(value, where);

const aGoal: Reader<Goal> = fields(
  { text: textOf(1, 120), scores: listOf(aScore) },
  { primary: yes, best: yes, progress: textOf(1, 80) },
);

const HEAD = headReaders('earth-war');

const readBody = fields(
  { ...HEAD.needed, nodes: listOf(aNodeText), goals: listOf(aGoal) },
  { ...HEAD.free, rp: aNumber(8, 80), tunnel: yes, fireClock: yes },
);

export function readScenario(value: unknown, where = 'scenario'): Scenario {
  const given = readBody(scenarioData(value, where), where);
  return {
    ...headOf(given),
    rp: given.rp ?? 24,
    ...(given.tunnel === true && { tunnel: true }),
    ...(given.fireClock === true && { fireClock: true }),
    nodes: given.nodes,
    goals: given.goals,
  };
}
