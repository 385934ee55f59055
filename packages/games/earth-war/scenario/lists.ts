// What a scenario's nodes bring about, and the cards that may lie at them.
import type { KindName } from '../content/cards.ts';
import type { Effect, NodeText } from '../content/mission.ts';
import type { Scenario } from './scenario.ts';

/** All that a node's checks and branches may bring about, each with its field. */
export function effectsOf(node: NodeText): { effect: Effect; field: string }[] {
  const found: { effect: Effect; field: string }[] = [];
  const add = (list: readonly Effect[] | undefined, field: string): void =>
    (list ?? []).forEach((effect, i) => void found.push({ effect, field: `${field}[${i}]` }));
  if (node.kind === 'check') {
    add(node.success, 'success');
    add(node.failure, 'failure');
  }
  if (node.kind === 'choice')
    node.branches.forEach((branch, i) => {
      add(branch.effects, `branches[${i}].effects`);
      add(branch.check?.success, `branches[${i}].check.success`);
      add(branch.check?.failure, `branches[${i}].check.failure`);
    });
  return found;
}

/** Cards that may lie at a node: those of its lists, and those that checks and branches add. */
export function cardsAt(scenario: Scenario, number: number): Map<KindName, number> {
  const cards = new Map<KindName, number>();
  const add = (kind: KindName, count: number): void => void cards.set(kind, (cards.get(kind) ?? 0) + count);
  const node = scenario.nodes[number - 1];
  if (node?.kind !== 'combat') return cards;
  for (const [count, kind] of [...node.enemies, ...node.shadows]) add(kind, count);
  for (const one of scenario.nodes)
    for (const { effect } of effectsOf(one))
      if (effect.does === 'add' && effect.node === number) add(effect.kind, 1);
  return cards;
}
