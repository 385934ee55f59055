// What a check, a branch or a failure brings about, in players' words.
import type { Branch, Check, Effect } from './mission.ts';

/** A mission's places by name. */
interface Titled {
  nodes: readonly { title: string }[];
}

export function effectWords(effect: Effect, { nodes }: Titled): string {
  const at = (node: number): string => nodes[node - 1]?.title ?? `node ${node}`;
  switch (effect.does) {
    case 'add': {
      return effect.kind === 'unknown'
        ? `an unknown card more at ${at(effect.node)}`
        : `one more ${effect.kind} at ${at(effect.node)}`;
    }
    case 'command':
      return `${effect.cp} CP more at ${at(effect.node)}`;
    case 'lights':
      return 'the lights turn up one card a round';
    case 'skip':
      return `${at(effect.node)} is passed by`;
    case 'burn':
      return effect.clock < 0
        ? `the fire clock falls by ${-effect.clock}`
        : `the fire clock rises by ${effect.clock}`;
    case 'harm':
      return `everybody risks a wound (${effect.upTo} in 10)`;
  }
}

export const allWords = (effects: readonly Effect[], sheet: Titled): string =>
  effects.map((effect) => effectWords(effect, sheet)).join(', ') || 'nothing';

/** 'Success: 1 CP more at The control hut. Failure: an unknown card more there.' */
export const checkWords = (check: Check, sheet: Titled): string =>
  `Success: ${allWords(check.success, sheet)}. Failure: ${allWords(check.failure, sheet)}.`;

/** What a way means before it is taken. */
export function branchWords(branch: Branch, sheet: Titled): string {
  if (branch.ends === true) return 'The mission ends here.';
  if (branch.effects !== undefined) return `No check: ${allWords(branch.effects, sheet)}.`;
  if (branch.check === undefined) return 'No check: on to the next place.';
  const { wits } = branch.check;
  return `WITS${wits === 0 ? '' : ` ${wits}`}. ${checkWords(branch.check, sheet)}`;
}
