// A mission after something of its own got another name: lists, effects, goals and the squad follow.
import {
  type CardList,
  type Effect,
  type Goal,
  type KindName,
  type Member,
  type NodeText,
  type Scenario,
  type Score,
  itemNames,
  kindsOf,
  unitNames,
} from '@xenotable/earth-war/content';
import { madeIn } from '../shared/made.ts';
import { countOf, withCount } from './edit.ts';

/** The new name where the old one stands, if it is one of these. */
const renaming =
  <T extends string>(known: readonly T[], from: string, to: string) =>
  (name: T): T =>
    name === from ? (known.find((one) => one === to) ?? name) : name;

/** Lists name each kind once. */
const renamedList = (list: CardList, to: (kind: KindName) => KindName): CardList =>
  list.reduce<CardList>((all, [count, kind]) => {
    const next = to(kind);
    return withCount(all, next, countOf(all, next) + count);
  }, []);

const renamedEffects = (effects: readonly Effect[], to: (kind: KindName) => KindName): Effect[] =>
  effects.map((effect) => (effect.does === 'add' ? { ...effect, kind: to(effect.kind) } : effect));

function renamedNode(node: NodeText, to: (kind: KindName) => KindName): NodeText {
  const effects = (list: readonly Effect[]): Effect[] => renamedEffects(list, to);
  if (node.kind === 'combat')
    return { ...node, enemies: renamedList(node.enemies, to), shadows: renamedList(node.shadows, to) };
  if (node.kind === 'check')
    return { ...node, success: effects(node.success), failure: effects(node.failure) };
  if (node.kind !== 'choice') return node;
  return {
    ...node,
    branches: node.branches.map((branch) => ({
      ...branch,
      ...(branch.effects !== undefined && { effects: effects(branch.effects) }),
      ...(branch.check !== undefined && {
        check: {
          ...branch.check,
          success: effects(branch.check.success),
          failure: effects(branch.check.failure),
        },
      }),
    })),
  };
}

function renamedScore(score: Score, to: (kind: KindName) => KindName): Score {
  if ('when' in score)
    return {
      ...score,
      when: score.when.map((feat) => (feat.is === 'killed' ? { ...feat, kind: to(feat.kind) } : feat)),
    };
  return score.each === 'killed' ? { ...score, kind: to(score.kind) } : score;
}

const renamedGoal = (goal: Goal, from: string, to: string, kind: (kind: KindName) => KindName): Goal => ({
  ...goal,
  scores: goal.scores.map((score) => renamedScore(score, kind)),
  ...(goal.progress !== undefined && {
    progress: goal.progress.replaceAll(`{killed ${from}}`, `{killed ${to}}`),
  }),
});

export function renamed(scenario: Scenario, from: string, to: string): Scenario {
  if (from === to) return scenario;
  const made = madeIn(scenario);
  const kind = renaming(
    kindsOf(made).map(({ name }) => name),
    from,
    to,
  );
  const unit = renaming(unitNames(made), from, to);
  const item = renaming(itemNames(made), from, to);
  const member = ({ items, ...rest }: Member): Member => ({
    ...rest,
    unit: unit(rest.unit),
    ...(items !== undefined && { items: items.map(item) }),
  });
  return {
    ...scenario,
    ...(scenario.squad !== undefined && { squad: scenario.squad.map(member) }),
    nodes: scenario.nodes.map((node) => renamedNode(node, kind)),
    goals: scenario.goals.map((goal) => renamedGoal(goal, from, to, kind)),
  };
}
