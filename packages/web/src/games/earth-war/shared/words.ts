// Nodes and goals in words: for the editor and on paper.
import {
  type CardList,
  type Feat,
  type Goal,
  type HaltNode,
  type MissionSheet,
  type NodeText,
  type Score,
  branchWords,
  checkWords,
} from '@xenotable/earth-war/content';

type Sheet = { readonly nodes: readonly NodeText[] };

export const listWords = (list: CardList): string =>
  list.map(([count, kind]) => `${count}× ${kind}`).join(', ') || 'none';

const haltWords = ({ ammo, heal, rest, surgery }: HaltNode): string =>
  [
    ammo !== undefined && `${ammo} AMMO and a refill`,
    rest === true && 'two units heal a wound',
    heal !== undefined && `${heal} more ${heal === 1 ? 'heals' : 'heal'} a wound`,
    surgery === true && 'surgery',
  ]
    .filter(Boolean)
    .join(', ') || 'nothing';

/** What lies or happens at a node. */
export function nodeWords(node: NodeText | MissionSheet['nodes'][number], sheet: Sheet): string {
  switch (node.kind) {
    case 'combat': {
      const garrison =
        'garrison' in node && node.garrison !== undefined
          ? ` Played alone also: ${listWords(node.garrison)}.`
          : '';
      return `Enemies: ${listWords(node.enemies)}.${garrison} Shadows: ${listWords(node.shadows)}.`;
    }
    case 'check':
      return checkWords(node, sheet);
    case 'choice':
      return node.branches.map((branch) => `${branch.name}: ${branchWords(branch, sheet)}`).join(' ');
    default:
      return haltWords(node);
  }
}

const nodeName = ({ nodes }: Sheet, node: number): string => nodes[node - 1]?.title ?? `node ${node} (gone)`;

const NONE = {
  'bystanders killed': 'no bystander is killed',
  ambushes: 'nothing ambushes',
  implanted: 'nobody is implanted',
  KIA: 'nobody is KIA',
} as const;

/** 'The bus depot is held' */
export function featWords(feat: Feat, sheet: Sheet): string {
  switch (feat.is) {
    case 'held':
      return `${nodeName(sheet, feat.node)} is held`;
    case 'reached':
      return `${nodeName(sheet, feat.node)} is reached`;
    case 'brought down':
      return `charges bring down ${nodeName(sheet, feat.node)}`;
    case 'killed':
      return `${feat.least}× ${feat.kind} killed`;
    case 'rescued':
      return `${feat.least} rescued${feat.node === undefined ? '' : ` at ${nodeName(sheet, feat.node)}`}`;
    case 'all rescued':
      return 'everybody who was met is rescued';
    case 'AMMO left':
      return `${feat.least} AMMO left`;
    case 'fire clock':
      return `the fire clock stands at ${feat.most} at most`;
    case 'loose':
      return feat.most === 0 ? 'no Chest-Burster gets away' : `at most ${feat.most} Chest-Bursters get away`;
    default:
      return feat.most === 0 ? NONE[feat.is] : `at most ${feat.most} ${feat.is}`;
  }
}

const pointsWords = (points: number): string => `${points} ${points === 1 ? 'point' : 'points'}`;

export function scoreWords(score: Score, sheet: Sheet): string {
  if ('when' in score)
    return `${pointsWords(score.points)} when ${score.when.map((feat) => featWords(feat, sheet)).join(' and ') || '…'}`;
  const most = score.most === undefined ? '' : `, ${score.most} times at most`;
  if (score.each === 'killed') return `${pointsWords(score.points)} for each ${score.kind} killed${most}`;
  const where = score.node === undefined ? '' : ` at ${nodeName(sheet, score.node)}`;
  return `${pointsWords(score.points)} for each bystander rescued${where}${most}`;
}

/** A goal as one sentence of what it asks. */
export const goalWords = ({ scores, best }: Goal, sheet: Sheet): string =>
  scores.map((score) => scoreWords(score, sheet)).join(best === true ? '; or else ' : '; ') || 'no points';
