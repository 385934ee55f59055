// Changes of a mission, each a new mission. Nodes are counted from 0 here, and from 1 in the file.
import {
  type CardList,
  type Check,
  type Effect,
  type Feat,
  type Goal,
  type KindName,
  MOST_NODES,
  type NodeText,
  type Scenario,
  type Score,
} from '@xenotable/earth-war/content';

export const put = <T>(list: readonly T[], at: number, item: T): T[] =>
  list.map((one, i) => (i === at ? item : one));
export const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, i) => i !== at);

export const withNode = (scenario: Scenario, at: number, node: NodeText): Scenario => ({
  ...scenario,
  nodes: put(scenario.nodes, at, node),
});

/** Where a node of the file goes; null for one that is gone. */
type Renumbering = (node: number) => number | null;

const movedEffects = (effects: readonly Effect[], to: Renumbering): Effect[] =>
  effects.flatMap((effect): Effect[] => {
    if (!('node' in effect)) return [effect];
    const node = to(effect.node);
    return node === null ? [] : [{ ...effect, node }];
  });

const movedCheck = <C extends Check>(check: C, to: Renumbering): C => ({
  ...check,
  success: movedEffects(check.success, to),
  failure: movedEffects(check.failure, to),
});

function movedNode(node: NodeText, to: Renumbering): NodeText {
  if (node.kind === 'check') return movedCheck(node, to);
  if (node.kind !== 'choice') return node;
  return {
    ...node,
    branches: node.branches.map(({ check, effects, ...branch }) => ({
      ...branch,
      ...(check !== undefined && { check: movedCheck(check, to) }),
      ...(effects !== undefined && { effects: movedEffects(effects, to) }),
    })),
  };
}

/** A goal about a node that is gone asks for a node that is not there, so that its maker is told. */
const GONE = MOST_NODES;
const moved = <T extends { node?: number }>(one: T, to: Renumbering): T =>
  one.node === undefined ? one : { ...one, node: to(one.node) ?? GONE };

const movedFeat = (feat: Feat, to: Renumbering): Feat => ('node' in feat ? moved(feat, to) : feat);
const movedScore = (score: Score, to: Renumbering): Score => {
  if ('when' in score) return { ...score, when: score.when.map((feat) => movedFeat(feat, to)) };
  return score.each === 'rescued' ? moved(score, to) : score;
};

/** The same mission with its nodes in another order: whatever names a node goes with it. */
function renumbered(scenario: Scenario, nodes: readonly NodeText[], to: Renumbering): Scenario {
  return {
    ...scenario,
    nodes: nodes.map((node) => movedNode(node, to)),
    goals: scenario.goals.map((goal): Goal => ({
      ...goal,
      scores: goal.scores.map((score) => movedScore(score, to)),
    })),
  };
}

const FRESH: Record<NodeText['kind'], NodeText> = {
  combat: {
    kind: 'combat',
    title: 'A fight',
    enemies: [[2, 'Drone']],
    shadows: [[4, 'Merely Shadows']],
  },
  check: { kind: 'check', title: 'A check', wits: 0, success: [], failure: [{ does: 'harm', upTo: 3 }] },
  choice: { kind: 'choice', title: 'A choice', branches: [{ name: 'One way' }, { name: 'Another way' }] },
  supply: { kind: 'supply', title: 'Supplies', ammo: 4 },
  rest: { kind: 'rest', title: 'A rest', rest: true },
};

/** A node more after this one; nothing where there are as many as can be. */
export function addNode(scenario: Scenario, after: number, kind: NodeText['kind']): Scenario {
  const { nodes } = scenario;
  if (nodes.length >= MOST_NODES) return scenario;
  return renumbered(
    scenario,
    [...nodes.slice(0, after + 1), FRESH[kind], ...nodes.slice(after + 1)],
    (node) => (node > after + 1 ? node + 1 : node),
  );
}

/** The last node stays. */
export const removeNode = (scenario: Scenario, at: number): Scenario =>
  scenario.nodes.length <= 1
    ? scenario
    : renumbered(scenario, without(scenario.nodes, at), (node) =>
        node === at + 1 ? null : node > at + 1 ? node - 1 : node,
      );

/** Changes places with its neighbour. */
export function moveNode(scenario: Scenario, at: number, by: -1 | 1): Scenario {
  const { nodes } = scenario;
  const [one, other] = [nodes[at], nodes[at + by]];
  if (one === undefined || other === undefined) return scenario;
  const swapped = put(put(nodes, at, other), at + by, one);
  return renumbered(scenario, swapped, (node) =>
    node === at + 1 ? at + by + 1 : node === at + by + 1 ? at + 1 : node,
  );
}

/** How many of a kind are on a list. */
export const countOf = (list: CardList, kind: KindName): number =>
  list.reduce((sum, [count, one]) => sum + (one === kind ? count : 0), 0);

/** A list with another number of a kind; none of it is left out. */
export function withCount(list: CardList, kind: KindName, count: number): CardList {
  const at = list.findIndex(([, one]) => one === kind);
  const others = list.filter(([, one], i) => one !== kind || i === at);
  if (count <= 0) return others.filter(([, one]) => one !== kind);
  return at < 0 ? [...others, [count, kind]] : others.map((one) => (one[1] === kind ? [count, kind] : one));
}
