// A unit on a board: base shape and hatch for the side, silhouette, letter, wounds as ring segments, state by outline.
import { memo } from 'react';
import { Brackets } from './Brackets.tsx';
import { Glyph, type GlyphName } from './Glyph.tsx';
import { SHAPES, SIDES, type Shape, type Side, sideColour, sideText } from './sides.ts';

export type TokenState =
  | 'selected'
  | 'target'
  | 'illegal'
  | 'spent'
  | 'hidden'
  | 'suppressed'
  | 'down'
  | 'changed'
  | 'ghost';

export interface TokenProps {
  side: Side;
  shape?: Shape;
  glyph?: GlyphName;
  letter?: string;
  /** Rank stars above the token. */
  pips?: number;
  wounds?: { max: number; lost: number };
  /** The remaining strength, as a number. */
  strength?: number;
  /** Degrees clockwise from north. */
  facing?: number;
  state?: readonly TokenState[];
}

const arc = (radius: number, from: number, to: number): string => {
  const at = (angle: number) =>
    `${(32 + radius * Math.sin(angle)).toFixed(2)} ${(32 - radius * Math.cos(angle)).toFixed(2)}`;
  return `M${at(from)}A${radius} ${radius} 0 ${to - from > Math.PI ? 1 : 0} 1 ${at(to)}`;
};

function Wounds({ max, lost, beside }: { max: number; lost: number; beside: boolean }) {
  const gap = max > 1 ? 0.16 : 0;
  const from = beside ? -0.42 : -1.15;
  const step = ((beside ? 1.9 : 1.15) - from) / max;
  return Array.from({ length: max }, (_, i) => {
    const d = arc(29.5, Math.PI + from + i * step + gap / 2, Math.PI + from + (i + 1) * step - gap / 2);
    const gone = i < lost;
    return (
      <g key={i} fill="none">
        <path d={d} stroke="var(--surface-0)" strokeWidth="7" />
        <path
          d={d}
          stroke={gone ? 'var(--danger)' : 'var(--select)'}
          strokeWidth={gone ? 1.5 : 4}
          strokeDasharray={gone ? '1.5 2' : undefined}
        />
      </g>
    );
  });
}

function Letter({ side, letter }: { side: Side; letter: string }) {
  const w = letter.length > 1 ? 30 : 22;
  return (
    <g className="token-letter">
      <rect
        x={67 - w}
        y="42"
        width={w}
        height="24"
        rx="2"
        fill="var(--surface-0)"
        stroke={sideColour(side)}
        strokeWidth="1.6"
      />
      <text
        x={67 - w / 2}
        y="61.2"
        textAnchor="middle"
        fill="var(--text-1)"
        style={{ font: '700 21.5px var(--font-head)' }}
      >
        {letter}
      </text>
    </g>
  );
}

function Strength({ strength }: { strength: number }) {
  return (
    <text
      className="token-strength"
      x="57"
      y="17"
      textAnchor="middle"
      fill="var(--text-1)"
      stroke="var(--surface-0)"
      strokeWidth="5"
      paintOrder="stroke"
      style={{ font: '700 19px var(--font-head)' }}
    >
      {strength}
    </text>
  );
}

const STAR = 'M0 -4.6l1.4 3 3.2.4-2.4 2.3.6 3.2L0 2.7l-2.8 1.6.6-3.2-2.4-2.3 3.2-.4z';

/** Rank stars above the token. */
function Stars({ pips }: { pips: number }) {
  return Array.from({ length: pips }, (_, i) => (
    <path
      key={i}
      d={STAR}
      transform={`translate(${32 + (i - (pips - 1) / 2) * 10} 8.5)`}
      fill="var(--select)"
      stroke="var(--surface-0)"
      strokeWidth="1.6"
      paintOrder="stroke"
    />
  ));
}

/** The token on a 64 grid, for use inside a board. */
const TokenShape = memo(function TokenShape({
  side,
  shape = SIDES[side].shape,
  glyph,
  letter,
  strength,
  pips = 0,
  wounds,
  facing,
  state = [],
}: TokenProps) {
  const has = (one: TokenState) => state.includes(one);
  const base = SHAPES[shape];
  const colour = sideColour(side);
  const hollow = has('spent') || has('ghost');
  const hidden = has('hidden') || shape === 'blip';
  const outlined = hidden || hollow;
  const size = shape === 'vehicle' ? 36 : shape === 'diamond' ? 28 : 33;
  const { hatch } = SIDES[side];
  return (
    <g opacity={has('ghost') ? 0.8 : undefined}>
      {facing !== undefined && (
        <path d="M32 -1l6 8H26z" transform={`rotate(${facing} 32 32)`} fill={colour} />
      )}
      {has('selected') && (
        <g fill="none" strokeLinejoin="round">
          <path d={base} stroke="var(--select)" strokeWidth="9" />
          <path d={base} stroke="var(--surface-0)" strokeWidth="4.5" />
        </g>
      )}
      <g transform={has('down') ? 'rotate(45 32 32)' : undefined}>
        <path
          d={base}
          fill={hidden ? 'var(--surface-2)' : hollow ? 'var(--surface-1)' : colour}
          stroke={outlined ? colour : 'var(--token-edge)'}
          strokeWidth={outlined ? 2.4 : 1.5}
          strokeDasharray={hidden ? '5 3.4' : has('ghost') ? '3 3' : undefined}
          strokeLinejoin="round"
        />
        {!outlined && hatch && <path d={base} fill={`url(#${hatch})`} />}
        {shape === 'blip' && (
          <g fill="none" stroke={colour}>
            <circle cx="32" cy="32" r="14" opacity=".55" />
            <path d="M32 32L47 17" strokeWidth="1.2" opacity=".7" />
          </g>
        )}
        {glyph && (
          <Glyph
            name={glyph}
            x={32 - size / 2}
            y={32 - size / 2 - (letter === undefined ? 0 : 1)}
            size={size}
            fill={outlined ? sideText(side) : 'var(--on-side)'}
            opacity={has('spent') ? 0.85 : 1}
          />
        )}
      </g>
      {has('suppressed') && (
        <path
          d="M6 50l6-5 6 5 6-5 6 5 6-5 6 5 6-5 6 5"
          fill="none"
          stroke="var(--warn)"
          strokeWidth="3"
          strokeLinejoin="round"
        />
      )}
      {wounds && <Wounds {...wounds} beside={letter !== undefined} />}
      <Stars pips={pips} />
      {letter !== undefined && <Letter side={side} letter={letter} />}
      {strength !== undefined && <Strength strength={strength} />}
      {has('illegal') && <path d={base} fill="url(#xt-illegal)" />}
      {has('target') && <Brackets x={-3} y={-3} w={70} h={70} arm={14} width={4} />}
      {has('changed') && (
        <circle cx="55" cy="9" r="6" fill="var(--accent)" stroke="var(--surface-0)" strokeWidth="2" />
      )}
    </g>
  );
});

/** A token inside a board: centre and diameter. */
export function TokenAt({ x, y, d, ...token }: TokenProps & { x: number; y: number; d: number }) {
  return (
    <g transform={`translate(${x - d / 2} ${y - d / 2}) scale(${d / 64})`}>
      <TokenShape {...token} />
    </g>
  );
}

/** A token on its own. */
export function Token({ size = 40, label, ...token }: TokenProps & { size?: number; label?: string }) {
  return (
    <svg
      className="token"
      width={size}
      height={size}
      viewBox="-4 -4 72 72"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <TokenShape {...token} />
    </svg>
  );
}
