// Pings, arrows and planned steps over the table, at the present places of things.
import type { ThingId } from '@xenotable/kernel';
import { useState } from 'react';
import { useEveryFrame } from '../../kit/useEveryFrame.ts';
import { Badge } from '../../kit/draw/Badge.tsx';
import type { TableState } from '../client/tableState.ts';
import type { GameModule, SeatPanel } from '../contract.ts';
import { boxOf } from './pointed.ts';
import type { TalkHere } from './useTalk.ts';
import './talk.css';

interface Drawn {
  key: string;
  kind: 'ping' | 'plan';
  panel: SeatPanel;
  /** The start of an arrow, if it is one. */
  from: ThingId | null;
  at: ThingId;
  tag: string;
}

interface TalkMarksProps {
  here: TalkHere;
  state: TableState;
  module: GameModule;
  panels: readonly SeatPanel[];
}

/** What is drawn: the pings of all, and the plans of the others. */
function drawnOf({ here, state, module, panels }: TalkMarksProps): Drawn[] {
  const { marks, plans } = here.said;
  const pings = marks.flatMap(({ n, by, said }): Drawn[] => {
    const panel = panels[by];
    if (panel === undefined) return [];
    const [from, at] = said.kind === 'ping' ? [null, said.at] : [said.from, said.to];
    return [{ key: String(n), kind: 'ping', panel, from, at, tag: '' }];
  });
  const steps = plans.flatMap(({ seat, steps: planned }) => {
    const panel = panels[seat];
    if (panel === undefined || seat === here.seat || here.said.muted.has(seat)) return [];
    return planned.flatMap(({ choice }, i): Drawn[] => {
      const things = module
        .things(choice, state.view, seat)
        .map((thing) => here.book.toOthers?.(thing, seat) ?? thing);
      const at = things.at(-1);
      const from = things.length > 1 ? (things[0] ?? null) : null;
      return at === undefined
        ? []
        : [{ key: `${seat} ${i}`, kind: 'plan', panel, from, at, tag: String(i + 1) }];
    });
  });
  return [...steps, ...pings];
}

type Boxes = ReadonlyMap<ThingId, DOMRect>;

/** Measured in every frame while there is something to draw, because pieces and camera move. */
function useBoxes(things: readonly ThingId[]): Boxes {
  const [found, setFound] = useState<{ signature: string; boxes: Boxes }>({
    signature: '',
    boxes: new Map(),
  });
  useEveryFrame(things.length > 0, () => {
    const boxes = new Map<ThingId, DOMRect>();
    for (const thing of things) {
      const box = boxOf(thing);
      if (box !== null) boxes.set(thing, box);
    }
    const signature = [...boxes]
      .map(([thing, { x, y, width, height }]) => [thing, ...[x, y, width, height].map(Math.round)].join(' '))
      .join();
    if (signature !== found.signature) setFound({ signature, boxes });
  });
  return found.boxes;
}

const middle = ({ x, y, width, height }: DOMRect): { x: number; y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});

function MarkOf({ drawn, boxes }: { drawn: Drawn; boxes: Boxes }) {
  const { kind, panel, from, at, tag } = drawn;
  const box = boxes.get(at);
  const start = from === null ? undefined : boxes.get(from);
  if (box === undefined) return null;
  const end = middle(box);
  const colour = `var(--side-${panel.side})`;
  return (
    <g className={`talk-mark ${kind}`} style={{ color: colour }} data-mark={at}>
      {start !== undefined && (
        <path
          className="talk-arrow"
          markerEnd="url(#talk-head)"
          d={`M${middle(start).x} ${middle(start).y} Q${end.x} ${middle(start).y} ${end.x} ${end.y}`}
        />
      )}
      {kind === 'plan' ? (
        <rect x={box.x} y={box.y} width={box.width} height={box.height} rx="4" />
      ) : (
        <>
          <circle cx={end.x} cy={end.y} r="4" className="middle" />
          <circle cx={end.x} cy={end.y} r="18" className="ring" />
        </>
      )}
      <g transform={`translate(${end.x - 20} ${kind === 'plan' ? end.y - 10 : end.y + 22})`}>
        <rect className="plate" width={tag === '' ? 26 : 42} height="24" rx="3" x="-3" y="-2" />
        <Badge side={panel.side} letter={panel.letter} size={20} />
        <text x="28" y="15">
          {tag}
        </text>
      </g>
    </g>
  );
}

export function TalkMarks(props: TalkMarksProps) {
  const drawn = drawnOf(props);
  const boxes = useBoxes(drawn.flatMap(({ from, at }) => (from === null ? [at] : [from, at])));
  if (drawn.length === 0) return null;
  return (
    <svg className="talk-marks" aria-hidden="true">
      <defs>
        <marker
          id="talk-head"
          viewBox="0 0 10 10"
          refX="8"
          refY="5"
          markerWidth="6"
          markerHeight="6"
          orient="auto"
        >
          <path d="M0 0L10 5L0 10z" fill="context-stroke" />
        </marker>
      </defs>
      {drawn.map((one) => (
        <MarkOf key={one.key} drawn={one} boxes={boxes} />
      ))}
    </svg>
  );
}
