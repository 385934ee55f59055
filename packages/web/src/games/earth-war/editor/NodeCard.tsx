// One node on the canvas.
import {
  type CardList,
  type NodeText,
  type Scenario,
  isEnemyKind,
  kindsOf,
} from '@xenotable/earth-war/content';
import { type GlyphName, GlyphSign } from '../../../kit/draw/Glyph.tsx';
import { Icon } from '../../../kit/draw/Icon.tsx';
import { cardGlyph } from '../shared/glyphs.ts';
import { madeIn } from '../shared/made.ts';
import { listWords, nodeWords } from '../shared/words.ts';
import { kindOfNode } from './kinds.ts';

/** The silhouette of a card of the mission. */
function glyphNamed(scenario: Scenario, name: string): GlyphName {
  const kind = kindsOf(madeIn(scenario)).find((one) => one.name === name);
  return kind === undefined ? 'unknown' : cardGlyph(kind);
}

const Glyphs = ({ scenario, list }: { scenario: Scenario; list: CardList }) => (
  <span className="ew-glyphs">
    {list.map(([count, kind], i) => (
      <span key={i} title={kind}>
        {kind === 'unknown' ? (
          <b aria-hidden="true">?</b>
        ) : (
          <GlyphSign name={glyphNamed(scenario, kind)} size={20} fill="currentColor" />
        )}
        <span aria-hidden="true">×{count}</span>
        <span className="visually-hidden">
          {count} {kind},
        </span>
      </span>
    ))}
  </span>
);

function Body({ scenario, node }: { scenario: Scenario; node: NodeText }) {
  if (node.kind === 'combat') {
    const hidden = node.shadows.filter(([, kind]) => isEnemyKind(kind));
    const others = node.shadows.filter(([, kind]) => !isEnemyKind(kind));
    return (
      <>
        <Glyphs scenario={scenario} list={[...node.enemies, ...hidden]} />
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
  scenario: Scenario;
  node: NodeText;
  number: number;
  chosen: boolean;
  /** Where it leads, in words. */
  leads: string;
  choose(): void;
}

export function NodeCard({ scenario, node, number, chosen, leads, choose }: NodeCardProps) {
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
      <Body scenario={scenario} node={node} />
      <small className="ew-leads">{leads === '' ? 'no way leads here' : `→ ${leads}`}</small>
    </button>
  );
}
