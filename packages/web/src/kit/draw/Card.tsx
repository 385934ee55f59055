// A card from plain data. Ours print positive (ink on paper), the enemy negative (bone on carbon): readable without colour.
import { memo } from 'react';
import { Brackets } from './Brackets.tsx';
import { CardArt } from './CardArt.tsx';
import { CARBON, type CardFace, type Inks, PAPER } from './cardFace.ts';
import { CardNumerals } from './CardNumerals.tsx';
import { type CardFrame, TIERS, type Tier, cutOf, outline } from './cardShape.ts';
import { Glyph } from './Glyph.tsx';
import { IconAt } from './Icon.tsx';
import { SIDES, sideColour } from './sides.ts';
import { clipped, fitted, textWidth, wrapped } from './text.ts';

interface CardProps extends CardFace {
  tier: Tier;
  frame?: CardFrame;
}

function Head({ face, tier, inks }: { face: CardFace; tier: Tier; inks: Inks }) {
  const { w, name } = TIERS[tier];
  const cut = cutOf(w);
  const head = Math.round(name * 2);
  const small = tier === 'mini' || tier === 'slim' || tier === 'tile';
  const corner = `M0 ${head}V${cut}L${cut} 0H${head}V${head}z`;
  const { hatch } = SIDES[face.side];
  const x = small ? 7 : head + name * 0.45;
  const room = w - x - (small ? 4 : 8);
  const size = fitted(face.name, name, room);
  // A name that is too long for its line takes two lines if the head has a corner sign.
  const lines =
    small || textWidth(face.name, size) <= room
      ? [clipped(face.name, size, room)]
      : wrapped(face.name, size, room, 2);
  const first = head * 0.5 + size * 0.36 - ((lines.length - 1) * size) / 2;
  return (
    <>
      {face.tone === 'carbon' && (
        <path d={`M${cut} .75H${w - cut}L${w - 0.75} ${cut}V${head}H.75V${cut}z`} fill={inks.band} />
      )}
      <path d={`M.75 ${head}H${w - 0.75}`} stroke={inks.line} />
      {small ? (
        <path d={`M0 ${head - 3}H${w}V${head}H0z`} fill={sideColour(face.side)} />
      ) : (
        <>
          <path d={corner} fill={sideColour(face.side)} />
          {hatch && <path d={corner} fill={`url(#${hatch})`} />}
          {face.cost === undefined ? (
            <IconAt
              name={face.icon ?? 'star'}
              x={head * 0.24}
              y={head * 0.24}
              size={head * 0.52}
              colour="var(--on-side)"
            />
          ) : (
            <text
              x={head / 2}
              y={head * 0.72}
              textAnchor="middle"
              fill="var(--on-side)"
              style={{ font: `700 ${name * 1.25}px var(--font-head)` }}
            >
              {face.cost}
            </text>
          )}
        </>
      )}
      {lines.map((line, i) => (
        <text
          key={i}
          x={x}
          y={first + i * size}
          fill={inks.text}
          style={{ font: `600 ${size}px var(--font-head)` }}
        >
          {line}
        </text>
      ))}
    </>
  );
}

function Art({
  face,
  w,
  top,
  height,
  inks,
}: {
  face: CardFace;
  w: number;
  top: number;
  height: number;
  inks: Inks;
}) {
  const step = w / 12;
  let grid = '';
  for (let x = step; x < w - 1; x += step) grid += `M${x.toFixed(1)} ${top + 1}V${top + height}`;
  for (let y = step; y < height; y += step) grid += `M1 ${(top + y).toFixed(1)}H${w - 1}`;
  const size = Math.min(height * 0.84, w * 0.6);
  return (
    <>
      <path d={grid} stroke={inks.line} strokeWidth=".6" opacity=".42" />
      <ellipse
        cx={w / 2}
        cy={top + height / 2 + size * 0.46}
        rx={size * 0.55}
        ry={size * 0.085}
        fill={inks.text}
        opacity=".12"
      />
      <Glyph
        name={face.glyph}
        x={w / 2 - size / 2}
        y={top + (height - size) / 2}
        size={size}
        fill={inks.text}
      />
      {Array.from({ length: face.wave ?? 0 }, (_, i) => (
        <path key={i} d={`M${w - 1} ${top + 8 + i * 17}h-5v13h5z`} fill={sideColour(face.side)} />
      ))}
    </>
  );
}

function KeyLine({
  keys,
  tier,
  y,
  height,
  inks,
}: {
  keys: string;
  tier: Tier;
  y: number;
  height: number;
  inks: Inks;
}) {
  const { w, name } = TIERS[tier];
  const size = fitted(keys, Math.max(12, name * 0.86), w - 14, 0.54);
  // Words that are too long for one line take a second one from the picture, where there is enough of it.
  const lines = tier === 'tile' ? [clipped(keys, size, w - 12)] : wrapped(keys, size, w - 12, 2);
  const more = (lines.length - 1) * size * 1.15;
  return (
    <>
      <rect x=".75" y={y - more} width={w - 1.5} height={height + more} fill={inks.band} />
      {lines.map((line, i) => (
        <text
          key={i}
          x={w / 2}
          y={y - more + height * 0.5 + size * (0.36 + i * 1.15)}
          textAnchor="middle"
          fill={inks.text}
          style={{ font: `500 ${size}px var(--font-text)` }}
        >
          {line}
        </text>
      ))}
    </>
  );
}

const LINE = 18.5;
/** The most lines that leave room for the picture. */
const MOST_LINES = 9;
const textLines = (face: CardFace, w: number): string[] => wrapped(face.text ?? '', 14, w - 34, MOST_LINES);
/** The position of the first line. */
const textTop = (face: CardFace): number => (face.keys ? 40 : 24);
/** The height of the text on a full card: a long text takes room from the picture. */
const textHeight = (face: CardFace, w: number): number =>
  Math.max(106, Math.ceil(textTop(face) + textLines(face, w).length * LINE - 4));

function FullText({ face, w, y, inks }: { face: CardFace; w: number; y: number; inks: Inks }) {
  return (
    <>
      <path d={`M.75 ${y}H${w - 0.75}`} stroke={inks.line} />
      {face.keys && (
        <text
          x="14"
          y={y + 20}
          fill={inks.soft}
          style={{ font: '600 13px var(--font-head)', letterSpacing: '.05em' }}
        >
          {clipped(face.keys.toUpperCase(), 13, w - 26)}
        </text>
      )}
      {textLines(face, w).map((line, i) => (
        <text
          key={i}
          x="14"
          y={y + textTop(face) + i * LINE}
          fill={inks.text}
          style={{ font: '400 14px var(--font-text)' }}
        >
          {line}
        </text>
      ))}
    </>
  );
}

/** The card's drawing on its own grid, for use inside another drawing. */
export function CardShape({ tier, frame = {}, ...face }: CardProps) {
  const { w, h, name, num } = TIERS[tier];
  const inks = face.tone === 'carbon' ? CARBON : PAPER;
  const full = tier === 'full';
  const head = Math.round(name * 2);
  const stat = Math.round(num * 1.34);
  const text = full ? textHeight(face, w) : 0;
  const foot = full ? 22 : 0;
  const keys = face.keys && !full && tier !== 'mini' ? Math.round(name * 1.45) : 0;
  const art = h - head - stat - text - foot - keys;
  const edge = outline(w, h);
  return (
    <>
      <path d={edge} fill={inks.ground} />
      <Head face={face} tier={tier} inks={inks} />
      <Art face={face} w={w} top={head} height={art} inks={inks} />
      {keys > 0 && <KeyLine keys={face.keys!} tier={tier} y={head + art} height={keys} inks={inks} />}
      {full && <FullText face={face} w={w} y={head + art} inks={inks} />}
      <CardNumerals face={face} tier={tier} y={h - stat - foot} height={stat} inks={inks} />
      {full && (
        <g fill={inks.soft}>
          <path d={`M.75 ${h - foot}H${w - 0.75}`} stroke={inks.line} />
          <text x="14" y={h - 7} style={{ font: '500 12px var(--font-text)' }}>
            {face.kind}
          </text>
          <text x={w - 14} y={h - 7} textAnchor="end" style={{ font: '600 12px var(--font-head)' }}>
            {face.rule}
          </text>
        </g>
      )}
      {frame.illegal && (
        <path d={edge} fill={face.tone === 'carbon' ? 'url(#xt-illegal)' : 'url(#xt-illegal-ink)'} />
      )}
      <path
        d={edge}
        fill="none"
        stroke={frame.selected ? 'var(--select)' : inks.line}
        strokeWidth={frame.selected ? 4 : 1.5}
      />
      {frame.target && <Brackets x={-5} y={-5} w={w + 10} h={h + 10} arm={Math.min(18, w / 5)} width={3} />}
      {frame.changed && <circle cx={w - 8} cy="8" r="5" fill="var(--accent)" />}
    </>
  );
}

export const Card = memo(function Card(props: CardProps) {
  return (
    <CardArt tier={props.tier}>
      <CardShape {...props} />
    </CardArt>
  );
});
