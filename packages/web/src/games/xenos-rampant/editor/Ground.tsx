// The table in inches: zones, rows of letters, pieces and markers. Pieces are dragged, or moved by arrows by half an inch.
import {
  type Piece,
  type Scenario,
  GROUND_LETTERS,
  isObstacle,
  zonesCompared,
} from '@xenotable/xenos-rampant/content';
import { useRef } from 'react';
import { TerrainPatterns, patternOf } from '../shared/terrainPatterns.tsx';
import { type Chosen, type Point, twinIndex } from './edit.ts';
import { useHand } from './useHand.ts';

interface GroundProps {
  scenario: Scenario;
  chosen: Chosen;
  choose(chosen: Chosen): void;
  twins: boolean;
  move(chosen: NonNullable<Chosen>, to: Point): void;
}

const groundOf = (letter: string): string => GROUND_LETTERS.find(([one]) => one === letter)?.[1] ?? '';

function Letters({ rows }: { rows: readonly string[] }) {
  return rows.map((row, fromNorth) =>
    [...row].map((letter, column) =>
      letter === '.' ? null : (
        <g key={`${column} ${fromNorth}`} transform={`translate(${column * 2} ${fromNorth * 2})`}>
          <rect className="xr-letter" data-letter={letter} width="2.02" height="2.02" />
          <rect width="2" height="2" style={{ fill: patternOf(groundOf(letter)) ?? 'none' }} />
        </g>
      ),
    ),
  );
}

/** Obstacles are told apart by their line: a hedge is dashed, wire is dotted, a barricade has teeth. */
function Shape({ piece: { kind, size } }: { piece: Piece }) {
  const [length, width] = size;
  if (isObstacle(kind)) return <rect x={-length / 2} y={-0.3} width={length} height={0.6} />;
  const box = { x: -length / 2, y: -width / 2, width: length, height: width, rx: 0.6 };
  const pattern = patternOf(kind);
  return (
    <>
      <rect {...box} />
      {pattern !== null && <rect className="xr-pattern" {...box} style={{ fill: pattern }} />}
    </>
  );
}

/** The part of the table that is shown, in inches: of a small battle the middle, unless something lies outside it. */
function shownPart({ points, pieces, markers }: Scenario): readonly [from: number, to: number] {
  const within = [...pieces.map(({ at }) => at), ...markers].flat().every((inch) => inch >= 6 && inch <= 42);
  return points <= 12 && within ? [6, 42] : [0, 48];
}

const EVERY = 6;

/** Lines and numbers every six inches, from the south-west. */
function Inches({ from, to }: { from: number; to: number }) {
  const marks = Array.from({ length: (to - from) / EVERY + 1 }, (_, i) => from + i * EVERY);
  return (
    <g className="xr-inches" aria-hidden="true">
      {marks.map((inch) => (
        <g key={inch}>
          <path d={`M${inch} ${48 - to}V${48 - from}M${from} ${48 - inch}H${to}`} />
          <text x={inch} y={48 - to - 0.8}>{`${inch}"`}</text>
          <text x={from - 1.4} y={48 - inch + 0.35}>{`${inch}"`}</text>
        </g>
      ))}
    </g>
  );
}

/** '48" × 48"': the part of the table that is played on. */
function played(scenario: Scenario): string {
  const [from, to] = scenario.points <= 12 ? [6, 42] : [0, 48];
  const side = `${to - from}"`;
  return `${side} × ${side}${from > 0 ? ', the middle of the table' : ''}`;
}

export function Ground({ scenario, chosen, choose, twins, move }: GroundProps) {
  const svg = useRef<SVGSVGElement>(null);
  const hand = useHand({ svg, chosen, choose, move });
  const compared = zonesCompared(scenario);
  const twin = twins && chosen?.kind === 'piece' ? twinIndex(scenario, chosen.index) : -1;
  const [from, to] = shownPart(scenario);
  const vip = scenario.goals.find((goal) => goal.verb === 'carry');
  return (
    <div className="xr-ground">
      <svg
        ref={svg}
        viewBox={`${from - 3} ${from - 2.4} ${to - from + 4} ${to - from + 3.4}`}
        role="group"
        aria-label="The table, 48 by 48 inches"
      >
        <TerrainPatterns />
        <rect className="xr-open" width="48" height="48" />
        <Letters rows={scenario.rows} />
        <Inches from={from} to={to} />
        {scenario.points <= 12 && <rect className="xr-played" x="6" y="6" width="36" height="36" />}
        {compared?.boxes.map(({ west, south, east, north }, i) => (
          <g key={compared.names[i]} className={i === 0 ? 'xr-zone first' : 'xr-zone second'}>
            <rect
              x={west / 100}
              y={48 - north / 100}
              width={(east - west) / 100}
              height={(north - south) / 100}
            />
            <text x={west / 100 + 0.6} y={48 - north / 100 + 1.6}>
              {compared.names[i]}
            </text>
          </g>
        ))}
        {scenario.pieces.map((piece, index) => {
          const { shown, props } = hand({ kind: 'piece', index }, piece.at, piece.kind);
          return (
            <g
              key={index}
              className={index === twin ? 'xr-piece twin' : 'xr-piece'}
              data-kind={piece.kind}
              transform={`translate(${shown[0]} ${48 - shown[1]})`}
              {...props}
            >
              <g transform={`rotate(${-piece.turn})`}>
                <Shape piece={piece} />
              </g>
              {!isObstacle(piece.kind) && <text y="0.4">{piece.kind}</text>}
            </g>
          );
        })}
        {scenario.markers.map((at, index) => {
          const { shown, props } = hand({ kind: 'marker', index }, at, `marker ${index + 1}`);
          return (
            <g
              key={index}
              className="xr-marker"
              transform={`translate(${shown[0]} ${48 - shown[1]})`}
              {...props}
            >
              <circle r="3" />
              <path d="M-.7 -.7 .7 .7 M-.7 .7 .7 -.7" />
            </g>
          );
        })}
        {vip !== undefined && (
          <text className="xr-vip" x={vip.at[0]} y={48 - vip.at[1]}>
            VIP
          </text>
        )}
      </svg>
      <p className="xr-foot">
        {played(scenario)} · {scenario.pieces.length} pieces · arrows move ½", with Shift 3", R turns, G draws
        another board
      </p>
    </div>
  );
}
