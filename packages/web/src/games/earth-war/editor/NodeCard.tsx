// One node on the canvas.
import { type CardList, type NodeText, isEnemyKind } from '@xenotable/earth-war/content';
import { GlyphSign } from '../../../kit/draw/Glyph.tsx';
import { Icon } from '../../../kit/draw/Icon.tsx';
import { CARD_GLYPHS } from '../shared/glyphs.ts';
import { listWords, nodeWords } from '../shared/words.ts';
import { kindOfNode } from './kinds.ts';

const Glyphs = ({ list }: { list: CardList }) => (
  <span className="ew-glyphs">
    {list.map(([count, kind], i) => (
      <span key={i} title={kind}>
        {kind === 'unknown' ? (
          <b aria-hidden="true">?</b>
        ) : (
          <GlyphSign name={CARD_GLYPHS[kind] ?? 'unknown'} size={20} fill="currentColor" />
        )}
        <span aria-hidden="true">×{count}</span>
        <span className="visually-hidden">
          {count} {kind},
        </span>
      </span>
    ))}
  </span>
);

function Body({ node }: { node: NodeText }) {
  if (node.kind === 'combat') {
    const hidden = node.shadows.filter(([, kind]) => isEnemyKind(kind));
    const others = node.shadows.filter(([, kind]) => !isEnemyKind(kind));
    return (
      <>
        <Glyphs list={[...node.enemies, ...hidden]} />
        <small className="ew-list">{listWords(others)}</small>
      </>
    );
  }
  if (node.kind === 'check')
    return <small>WITS {node.wits === 0 ? 'as it is' : node.wits > 0 ? `+${node.wits}` : node.wits}</small>;
  if (node.kind === 'choice') return <small>{node.branches.map(({ name }) => name).join(' or ')}</small>;
  return <small>{nodeWords(node, { nodes: [] })}</small>;
}

interface NodeCardProps {
  node: NodeText;
  number: number;
  chosen: boolean;
  /** Where it leads, in words. */
  leads: string;
  choose(): void;
}

export function NodeCard({ node, number, chosen, leads, choose }: NodeCardProps) {
  const { name, icon } = kindOfNode(node);
  return (
    <button
      type="button"
      className={chosen ? 'ew-node chosen' : 'ew-node'}
      aria-pressed={chosen}
      onClick={choose}
    >
      <span className="label">
        <Icon name={icon} /> {name} <span className="ew-number">{number}</span>
      </span>
      <b>{node.title}</b>
      <Body node={node} />
      <small className="ew-leads">{leads === '' ? 'no way leads here' : `→ ${leads}`}</small>
    </button>
  );
}
