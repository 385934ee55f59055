// A scenario from a file or an editor: every word is known or named as wrong.
import {
  type OwnThing,
  type Reader,
  aMark,
  aNumber,
  anObject,
  contentReader,
  fields,
  headOf,
  headReaders,
  listOf,
  oneOf,
  scenarioData,
  textOf,
} from '@xenotable/kernel';
import { KIND_NAMES, type KindName, ownName } from '../content/cards.ts';
import { ITEM_NAMES } from '../content/equipment.ts';
import type { ItemCalled, UnitName } from '../content/force.ts';
import { OWN_KINDS } from '../content/own/index.ts';
import { HIRED, LONGEST_NAME } from '../content/squads.ts';
import { goalReader } from './readGoals.ts';
import { nodeReader } from './readNodes.ts';
import type { Member, Scenario } from './scenario.ts';

const HEAD = headReaders('earth-war', OWN_KINDS);

/** The fields of a scenario with this content: lists and goals may name it. */
function bodyReader(content: readonly OwnThing[]) {
  const own = (kind: string) => content.flatMap((one) => (one.kind === kind ? [ownName(one.name)] : []));
  const aKind = oneOf<KindName>([...KIND_NAMES, ...own('enemy')]);
  const aMember: Reader<Member> = fields(
    { unit: oneOf<UnitName>([...HIRED, ...own('unit')]) },
    { name: textOf(1, LONGEST_NAME), items: listOf(oneOf<ItemCalled>([...ITEM_NAMES, ...own('item')])) },
  );
  return fields(
    { ...HEAD.needed, nodes: listOf(nodeReader(aKind)), goals: listOf(goalReader(aKind)) },
    { ...HEAD.free, rp: aNumber(8, 80), tunnel: aMark, fireClock: aMark, squad: listOf(aMember) },
  );
}

const readContent = contentReader(OWN_KINDS);

const printedBody = bodyReader([]);

/** The reader that knows the names of what is home-made in this scenario. */
function bodyFor(data: unknown, where: string): ReturnType<typeof bodyReader> {
  const { content } = anObject(data, where);
  return content === undefined ? printedBody : bodyReader(readContent(content, `${where}.content`));
}

export function readScenario(value: unknown, where = 'scenario'): Scenario {
  const data = scenarioData(value, where);
  const given = bodyFor(data, where)(data, where);
  return {
    ...headOf(given),
    rp: given.rp ?? 24,
    ...(given.tunnel === true && { tunnel: true }),
    ...(given.fireClock === true && { fireClock: true }),
    ...(given.squad !== undefined && { squad: given.squad }),
    nodes: given.nodes,
    goals: given.goals,
  };
}
