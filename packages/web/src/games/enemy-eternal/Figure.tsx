// Models stay readable where cells are small: they grow beyond their cell, and their letters lie over their neighbours.
import { type ReactNode, useContext } from 'react';
import { CELL } from '../../boards/square/cells.ts';
import { Zoom } from '../../boards/zoom.ts';
import { sideColour, type Side as Colour } from '../../kit/draw/sides.ts';
import { type Settings, useSettings } from '../../storage/settings.ts';

/** The diameter of a token that fits its cell, in units of the board; what is drawn between its marks is narrower. */
export const MODEL = 35;
const BODY = (46 / 64) * MODEL;

/** The least width of a model on the screen, in pixels, with letters of the usual size. */
const LEAST = 26;
const LETTERS: Readonly<Record<Settings['text'], number>> = {
  small: 1,
  normal: 1,
  large: 1.12,
  largest: 1.25,
};

/** Larger than this a model would reach into the cells around its own by half; beside another one it fills its own. */
const MOST = (1.4 * CELL) / BODY;
const BESIDE = CELL / BODY;

/** How many times larger than its cell a model is drawn. */
export const grownBy = (zoom: number, text: Settings['text'], beside = false): number =>
  Math.min(beside ? BESIDE : MOST, Math.max(1, (LEAST * LETTERS[text]) / (BODY * zoom)));

const useGrown = (beside: boolean): number => grownBy(useContext(Zoom), useSettings().text, beside);

interface Crowded {
  /** Whether somebody stands in a cell beside it. */
  beside?: boolean;
}

/** What is drawn around the middle of a cell, in the size of a model. */
export function Sized({ beside = false, children }: Crowded & { children: ReactNode }) {
  return <g transform={`scale(${useGrown(beside)})`}>{children}</g>;
}

/** The letter of a model where its token has it, but over all models: those beside it would cover it. It keeps its size there. */
export function Tag({ side, letter, beside = false }: Crowded & { side: Colour; letter: string }) {
  const grown = useGrown(beside);
  const alone = useGrown(false);
  if (alone === 1) return null;
  const w = letter.length > 1 ? 30 : 22;
  const corner = (grown * MODEL) / 64;
  return (
    <g
      className="ee-tag"
      transform={`translate(${35 * corner} ${34 * corner}) scale(${(alone * MODEL) / 64})`}
    >
      <rect x={-w} y={-24} width={w} height={24} rx="2" stroke={sideColour(side)} />
      <text x={-w / 2} y={-4.8} textAnchor="middle">
        {letter}
      </text>
    </g>
  );
}
