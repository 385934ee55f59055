// The map of a mission on paper: fields numbered, and a key of the lines and tokens that are on it.
import { edgeSign } from '@xenotable/board';
import { type View, grid, pictureOf } from '@xenotable/chibi-commander/preview';
import { Token } from '../../kit/draw/Token.tsx';
import type { Plan } from '../../table/print/plan.tsx';
import { Swatch } from './editor/Swatch.tsx';
import { EDGES } from './editor/tools.ts';
import { MissionMap } from './MissionMap.tsx';
import { glyphOf, standing } from './shared/faces.ts';
import { COLUMNS, ROWS } from './shared/map.ts';

const TOKEN = 40;

/** Signs of all lines of a map; a wall has one sign for both directions. */
function linesOf(view: View): Set<string> {
  const picture = pictureOf(view.board.map);
  const signs = Array.from({ length: grid.size }, (_, cell) => [1, 2].map((d) => edgeSign(picture, cell, d)));
  return new Set(signs.flat().map((sign) => (sign === '-' ? '|' : sign)));
}

export function planOf(view: View): Plan {
  const lines = linesOf(view);
  const bystander = standing(view).find(({ faction }) => faction === null);
  return {
    measures: { fields: [COLUMNS, ROWS] },
    node: (
      <div className="game-surface" data-game="cc">
        <MissionMap view={view} />
      </div>
    ),
    legend: [
      ...EDGES.filter(([sign]) => lines.has(sign)).map(([sign, words]) => ({
        picture: <Swatch tool={{ kind: 'edge', sign }} />,
        words,
      })),
      ...(view.blips.some(({ cell }) => cell >= 0)
        ? [{ picture: <Token side="x" letter="1" size={TOKEN} />, words: 'Blip and its number' }]
        : []),
      ...(bystander === undefined
        ? []
        : [
            {
              picture: <Token side="n" glyph={glyphOf(bystander.type)} size={TOKEN} />,
              words: 'civilian or animal',
            },
          ]),
    ],
  };
}
