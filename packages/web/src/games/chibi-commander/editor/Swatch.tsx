// A small piece of map, drawn as the board draws it: what a tool of the palette lays.
import { CELL, outlinePath } from '../../../boards/square/cells.ts';
import { Token } from '../../../kit/draw/Token.tsx';
import { Ground } from '../../../kit/draw/terrain.tsx';
import { Edge, Floors, Terrain, Thing } from '../shared/Ground.tsx';
import { Targets, Zones } from '../shared/Zones.tsx';
import { colourOf, glyphOf } from '../shared/faces.ts';
import { COLUMNS } from '../shared/map.ts';
import { freshScenario, typeOf } from '@xenotable/chibi-commander/content';
import { freshBoard } from '@xenotable/chibi-commander/preview';
import { type PieceName, layPiece, pieceCells, repaint } from './map.ts';
import type { Tool } from './tools.ts';

const blank = freshScenario();
const boards = new Map<string, ReturnType<typeof freshBoard>>();

/** Open ground with one piece or one block of a floor on it. */
function boardWith(key: string, strokes: () => Parameters<typeof repaint>[1]): ReturnType<typeof freshBoard> {
  let board = boards.get(key);
  if (board === undefined) boards.set(key, (board = freshBoard(repaint(blank.map, strokes()).join('\n'))));
  return board;
}

const START = 24 * 6 + 6;

function Piece({ piece }: { piece: PieceName }) {
  const cells = pieceCells(piece, START);
  const board = boardWith(piece, () => layPiece(piece, START));
  const left = cells[0]! % 24;
  const top = Math.floor(cells[0]! / 24);
  const width = (cells.at(-1)! % 24) - left + 1.6;
  return (
    <svg viewBox={`${(left - 0.3) * CELL} ${(top - 0.3) * CELL} ${width * CELL} ${width * CELL}`}>
      <Floors board={board} />
      <Terrain board={board} />
    </svg>
  );
}

function Field({ sign }: { sign: string }) {
  const board = boardWith(sign, () => ({ fields: new Map([[START, sign]]), edges: new Map() }));
  return (
    <svg viewBox={`${6 * CELL} ${6 * CELL} ${CELL} ${CELL}`}>
      <Floors board={board} />
      {sign === '*' ? <Terrain board={board} /> : <Thing sign={sign} cell={START} hull={false} />}
    </svg>
  );
}

export function Swatch({ tool }: { tool: Tool }) {
  switch (tool.kind) {
    case 'field':
      return <Field sign={tool.sign} />;
    case 'piece':
      return <Piece piece={tool.piece} />;
    case 'edge':
      return (
        <svg viewBox={`-4 0 ${CELL + 8} ${CELL + 8}`}>
          <Ground x={-4} y={0} w={CELL + 8} h={CELL + 8} />
          <Edge sign={tool.sign} open={false} x={0} y={(CELL + 8) / 2} flat />
        </svg>
      );
    case 'zone': {
      const zones = { start: [], arrive: [], exits: [], [tool.zone]: ['0,0 1,1'] };
      const none = { start: [], arrive: [], exits: [] };
      return (
        <svg viewBox={`-6 -6 ${2 * CELL + 12} ${2 * CELL + 12}`}>
          <Ground x={-6} y={-6} w={2 * CELL + 12} h={2 * CELL + 12} />
          <Zones
            scenario={{ ...blank, targets: [], zones: { Earth: none, Invaders: none, [tool.side]: zones } }}
          />
        </svg>
      );
    }
    case 'target':
      return (
        <svg viewBox={`0 0 ${CELL} ${CELL}`}>
          <Ground x={0} y={0} w={CELL} h={CELL} />
          <g className="cc-zones">
            <Targets targets={['0,0']} />
          </g>
        </svg>
      );
    case 'area':
      return (
        <svg viewBox={`-6 -6 ${2 * CELL + 12} ${2 * CELL + 12}`}>
          <Ground x={-6} y={-6} w={2 * CELL + 12} h={2 * CELL + 12} />
          <path className="ed-area active" d={outlinePath(new Set([0, 1, 24, 25]), COLUMNS)} />
        </svg>
      );
    case 'open door':
      return (
        <svg viewBox={`-4 0 ${CELL + 8} ${CELL + 8}`}>
          <Ground x={-4} y={0} w={CELL + 8} h={CELL + 8} />
          <Edge sign="D" open x={0} y={(CELL + 8) / 2} flat />
        </svg>
      );
    case 'unit': {
      if (tool.type === 'Ghost')
        return <Token side="x" shape="hex" glyph="ghost" size={40} state={['hidden']} />;
      const { kin } = typeOf(tool.type);
      return (
        <Token
          side={kin === 'civilian' || kin === 'animal' ? 'n' : colourOf(kin)}
          glyph={glyphOf(tool.type)}
          size={40}
          {...(tool.blip && { state: ['hidden' as const] })}
        />
      );
    }
    case 'hand':
      return null;
  }
}
