// The way from the start to the end: nodes as cards, and lines that say by what each leads on.
import type { Scenario } from '@xenotable/earth-war/content';
import { useMemo } from 'react';
import { Icon } from '../../../kit/draw/Icon.tsx';
import { goalWords } from '../shared/words.ts';
import { useChosenNode } from './chosen.ts';
import { type Spot, CARD, isBetween, layoutOf, lineOf } from './layout.ts';
import { NodeCard } from './NodeCard.tsx';
import { type Edge, edgesOf } from './ways.ts';

interface CanvasProps {
  scenario: Scenario;
  /** Opens a page of settings. */
  open(page: string): void;
}

const at = ({ x, y }: Spot) => ({ left: x, top: y, width: CARD.width, height: CARD.height });

/** Longer words would lie over the cards. */
const short = (words: string): string => (words.length > 44 ? `${words.slice(0, 43)}…` : words);

function Lines({ edges, spots }: { edges: readonly Edge[]; spots: readonly Spot[] }) {
  const lines = edges.flatMap(({ from, to, words, failed }) => {
    const [a, b] = [spots[from], spots[to]];
    if (a === undefined || b === undefined) return [];
    const twin = edges.some((one) => one.from === from && one.to === to && one.failed !== failed);
    const shift = twin ? (failed ? 18 : -18) : 0;
    const round = spots.some((one) => isBetween(one, a, b));
    const drawn = lineOf(a, b, { shift, failed, round });
    // The words of two lines side by side stand below each other.
    const spot = twin && failed ? { ...drawn.at, y: drawn.at.y + 16 } : drawn.at;
    return [{ key: `${from} ${to} ${failed}`, failed, words, path: drawn.path, at: spot }];
  });
  return (
    <>
      <defs>
        <marker
          id="ew-arrow"
          viewBox="0 0 10 10"
          refX="9"
          refY="5"
          markerWidth="8"
          markerHeight="8"
          orient="auto"
        >
          <path d="M0 0L10 5L0 10z" />
        </marker>
      </defs>
      {lines.map(({ key, failed, path }) => (
        <path key={key} className={failed ? 'failed' : undefined} d={path} markerEnd="url(#ew-arrow)" />
      ))}
      {/* Words above all lines. */}
      {lines.map(({ key, words, at: spot }) =>
        words.map((line, i) => (
          <text key={`${key} ${line}`} x={spot.x} y={spot.y + 14 * i}>
            {short(line)}
          </text>
        )),
      )}
    </>
  );
}

/** 'passed: The hut; failed, one more Drone: The yard' */
function leadsTo(scenario: Scenario, edges: readonly Edge[], from: number): string {
  const name = (to: number): string => scenario.nodes[to - 1]?.title ?? 'the end';
  return edges
    .filter((edge) => edge.from === from)
    .map(({ to, words }) => [words.join(' or '), name(to)].filter(Boolean).join(' → '))
    .join('; ');
}

/** The goals below the way, as sentences. */
const GoalStrip = ({ scenario, open }: { scenario: Scenario; open(): void }) => (
  <ul className="plain ew-strip" aria-label="Goals of the mission">
    {scenario.goals.map((goal, i) => (
      <li key={i}>
        <button type="button" onClick={open}>
          <span className="label">{goal.primary === true ? 'Primary' : `Goal ${i + 1}`}</span>
          <b>{goal.text}</b>
          <small>{goalWords(goal, scenario)}</small>
        </button>
      </li>
    ))}
  </ul>
);

export function Canvas({ scenario, open }: CanvasProps) {
  const { node: chosen, setNode } = useChosenNode();
  const { nodes, rp } = scenario;
  const edges = useMemo(() => edgesOf(scenario), [scenario]);
  const { spots, width, height } = useMemo(() => layoutOf(nodes.length, edges), [nodes.length, edges]);
  const [start, end] = [spots[0], spots[nodes.length + 1]];
  const primary = scenario.goals.filter((goal) => goal.primary === true).map(({ text }) => text);
  return (
    <div className="ew-stage">
      <div className="ew-canvas" tabIndex={-1}>
        <div className="ew-board" style={{ width, height }}>
          <svg aria-hidden="true" width={width} height={height} overflow="visible">
            <Lines edges={edges} spots={spots} />
          </svg>
          <ol className="plain" aria-label="Nodes">
            {start && (
              <li style={at(start)}>
                <button type="button" className="ew-node ew-end" onClick={() => open('mission')}>
                  <span className="label">
                    <Icon name="people" /> Start
                  </span>
                  <b>Squad of {rp} RP</b>
                  <small className="ew-leads">→ {leadsTo(scenario, edges, 0)}</small>
                </button>
              </li>
            )}
            {nodes.map((node, i) => (
              <li key={i} style={at(spots[i + 1] ?? { x: 0, y: 0 })}>
                <NodeCard
                  scenario={scenario}
                  node={node}
                  number={i + 1}
                  chosen={i === chosen}
                  leads={leadsTo(scenario, edges, i + 1)}
                  choose={() => {
                    setNode(i);
                    open('node');
                  }}
                />
              </li>
            ))}
            {end && (
              <li style={at(end)}>
                <button type="button" className="ew-node ew-end" onClick={() => open('goals')}>
                  <span className="label">
                    <Icon name="flag" /> End
                  </span>
                  <b>Won</b>
                  <small>{primary.join(' ') || 'No primary goal yet.'} Somebody stands.</small>
                </button>
              </li>
            )}
          </ol>
        </div>
      </div>
      <GoalStrip scenario={scenario} open={() => open('goals')} />
    </div>
  );
}
