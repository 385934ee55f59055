// The left part: what may be added after the node that is looked at, and all ways through the mission.
import { MOST_NODES, type NodeText, type Scenario } from '@xenotable/earth-war/content';
import { useMemo } from 'react';
import { Icon } from '../../../kit/draw/Icon.tsx';
import { NODE_KINDS } from './kinds.ts';
import { waysThrough } from './ways.ts';

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** So many ways are listed one by one. */
const LISTED = 8;

function Ways({ scenario }: { scenario: Scenario }) {
  const { ways, more } = useMemo(() => waysThrough(scenario), [scenario]);
  const hidden = ways.length - LISTED;
  return (
    <section className="ew-ways" aria-label="Ways through">
      <h2 className="label">Ways through</h2>
      <ul className="plain">
        {ways.slice(0, LISTED).map(({ name, enemies, fights }) => (
          <li key={name}>
            <Icon name="branch" size={14} />
            <span>
              {name}: <b>{counted(enemies, 'enemy card')}</b>, {counted(fights, 'fight')}
            </span>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <p className="soft">
          {more ? 'Hundreds of' : hidden} more {hidden === 1 && !more ? 'way' : 'ways'}
        </p>
      )}
    </section>
  );
}

interface NodesProps {
  scenario: Scenario;
  add(kind: NodeText['kind']): void;
}

export function Nodes({ scenario, add }: NodesProps) {
  const full = scenario.nodes.length >= MOST_NODES;
  return (
    <section className="ed-palette" aria-label="Palette">
      <div className="scroll">
        <h2 className="label">Add a node</h2>
        <ul className="plain ew-kinds">
          {NODE_KINDS.map(({ kind, name, icon, says }) => (
            <li key={kind}>
              <button
                type="button"
                disabled={full}
                aria-keyshortcuts={kind === 'combat' ? 'n' : undefined}
                onClick={() => add(kind)}
              >
                <Icon name={icon} size={18} />
                <span>
                  <b>{name}</b>
                  <small>{says}</small>
                </span>
              </button>
            </li>
          ))}
        </ul>
        {full && <p>{MOST_NODES} nodes are the most.</p>}
        <Ways scenario={scenario} />
      </div>
    </section>
  );
}
