// All ways through a mission: which nodes are visited, how many enemies lie there, and by what each step leads on.
import {
  type Check,
  type Effect,
  type Scenario,
  effectWords,
  isEnemyKind,
} from '@xenotable/earth-war/content';

export interface Way {
  /** What is chosen and passed on it: 'Through the drains, passed'. */
  name: string;
  /** Numbers of the nodes that are visited, from 1. */
  nodes: number[];
  fights: number;
  /** Enemy cards on the lists of its fights. */
  enemies: number;
}

/** A step from one node to the next; 0 is the start, one more than the last node is the end. */
export interface Edge {
  from: number;
  to: number;
  words: string[];
  /** By a failed check only. */
  failed: boolean;
}

/** More ways than anybody reads. */
const MOST_WAYS = 200;

interface Walk {
  names: string[];
  nodes: number[];
  fights: number;
  enemies: number;
  skipped: ReadonlySet<number>;
  owed: readonly number[];
}

const START: Walk = { names: [], nodes: [], fights: 0, enemies: 0, skipped: new Set(), owed: [] };

/** What an outcome leads to besides the next node. */
interface Outcome {
  name: string;
  effects: readonly Effect[];
  failed: boolean;
  ends: boolean;
}

const outcome = (name: string, effects: readonly Effect[] = [], failed = false, ends = false): Outcome => ({
  name,
  effects,
  failed,
  ends,
});

const ofCheck = (check: Check, name: string): Outcome[] => [
  outcome(`${name}passed`, check.success),
  outcome(`${name}failed`, check.failure, true),
];

function outcomesAt(scenario: Scenario, number: number): Outcome[] {
  const node = scenario.nodes[number - 1];
  if (node?.kind === 'check') return ofCheck(node, `${node.title} `);
  if (node?.kind !== 'choice') return [outcome('')];
  return node.branches.flatMap(({ name, check, effects, ends }) =>
    check === undefined ? [outcome(name, effects, false, ends === true)] : ofCheck(check, `${name}, `),
  );
}

/** What a walk is after a node was left by an outcome. */
function after(walk: Walk, { name, effects }: Outcome): Walk {
  const skips = effects.flatMap((effect) => (effect.does === 'skip' ? [effect.node] : []));
  const adds = effects.flatMap((effect) =>
    effect.does === 'add' && isEnemyKind(effect.kind) ? [effect.node] : [],
  );
  return {
    ...walk,
    names: name === '' ? walk.names : [...walk.names, name],
    skipped: new Set([...walk.skipped, ...skips]),
    owed: [...walk.owed, ...adds],
  };
}

function visit(scenario: Scenario, walk: Walk, number: number): Walk {
  const node = scenario.nodes[number - 1];
  const fight = node?.kind === 'combat';
  const listed = fight
    ? [...node.enemies, ...node.shadows].reduce(
        (sum, [count, kind]) => sum + (isEnemyKind(kind) ? count : 0),
        0,
      )
    : 0;
  return {
    ...walk,
    nodes: [...walk.nodes, number],
    fights: walk.fights + Number(fight),
    enemies: walk.enemies + listed + walk.owed.filter((one) => one === number).length,
  };
}

/** What stands beside an edge: the branch, how the check went, and what comes of it. */
function labelOf(scenario: Scenario, from: number, { name, effects, failed }: Outcome): string {
  const node = scenario.nodes[from - 1];
  const short = node?.kind === 'check' ? (failed ? 'failed' : 'passed') : name;
  const more = effects.flatMap((effect) => (effect.does === 'skip' ? [] : [effectWords(effect, scenario)]));
  return [short, ...more].filter(Boolean).join(': ');
}

/** The node to which an outcome leads, past those that are skipped. */
function nextOf(scenario: Scenario, from: number, skipped: ReadonlySet<number>, ends: boolean): number {
  const end = scenario.nodes.length + 1;
  let to = from + 1;
  while (to < end && skipped.has(to)) to++;
  return ends ? end : to;
}

/** Every step that some way takes. */
export function edgesOf(scenario: Scenario): Edge[] {
  const edges: Edge[] = [];
  const seen = new Set<string>();
  const lead = (from: number, to: number, words: string, failed: boolean): void => {
    const known = edges.find((edge) => edge.from === from && edge.to === to && edge.failed === failed);
    if (known === undefined) edges.push({ from, to, words: words === '' ? [] : [words], failed });
    else if (words !== '' && !known.words.includes(words)) known.words.push(words);
  };
  const leave = (from: number, before: Walk): void => {
    const ahead = [...before.skipped].filter((node) => node > from).toSorted((a, b) => a - b);
    const state = `${from}: ${ahead.join(' ')}`;
    if (seen.has(state)) return;
    seen.add(state);
    for (const by of from === 0 ? [outcome('')] : outcomesAt(scenario, from)) {
      const walk = after(before, by);
      const to = nextOf(scenario, from, walk.skipped, by.ends);
      lead(from, to, labelOf(scenario, from, by), by.failed);
      if (to <= scenario.nodes.length) leave(to, walk);
    }
  };
  leave(0, START);
  return edges;
}

/** Every way from the start to the end; `more` if there are more than anybody reads. */
export function waysThrough(scenario: Scenario): { ways: Way[]; more: boolean } {
  const ways: Way[] = [];
  let more = false;
  const leave = (from: number, walk: Walk, by: Outcome): void => {
    if (ways.length >= MOST_WAYS) {
      more = true;
      return;
    }
    const to = nextOf(scenario, from, walk.skipped, by.ends);
    if (to <= scenario.nodes.length) {
      const there = visit(scenario, walk, to);
      for (const next of outcomesAt(scenario, to)) leave(to, after(there, next), next);
      return;
    }
    const { names, nodes, fights, enemies } = walk;
    ways.push({ name: names.join(', ') || 'The only way', nodes, fights, enemies });
  };
  leave(0, START, outcome(''));
  return { ways, more };
}
