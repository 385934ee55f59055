// The kinds of node: their names, signs, and what each is for.
import type { NodeText } from '@xenotable/earth-war/content';
import type { IconName } from '../../../kit/draw/Icon.tsx';

interface NodeKind {
  kind: NodeText['kind'];
  name: string;
  icon: IconName;
  says: string;
}

export const NODE_KINDS: readonly NodeKind[] = [
  { kind: 'combat', name: 'Fight', icon: 'burst', says: 'enemy cards and shadows' },
  { kind: 'check', name: 'Check', icon: 'search', says: 'one unit, WITS with a change' },
  { kind: 'choice', name: 'Choice', icon: 'branch', says: 'two to four ways' },
  { kind: 'supply', name: 'Supply', icon: 'ammo', says: 'AMMO, one item refilled' },
  { kind: 'rest', name: 'Rest', icon: 'heal', says: 'units heal a wound' },
];

const NONE: NodeKind = { kind: 'rest', name: 'Node', icon: 'flag', says: '' };

export const kindOfNode = (node: NodeText): NodeKind =>
  NODE_KINDS.find(({ kind }) => kind === node.kind) ?? NONE;
