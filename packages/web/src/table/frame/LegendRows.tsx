// The signs of the board, and the keys.
import { Keycap } from '../Keycap.tsx';
import type { ReactNode } from 'react';
import type { LegendRow, LegendSign } from '../contract.ts';

const SIGNS: Record<LegendSign, ReactNode> = {
  target: (
    <path d="M3 6V2h5M18 2h5v4M23 12v4h-5M8 16H3v-4" fill="none" stroke="var(--legal)" strokeWidth="2" />
  ),
  illegal: <path d="M1 1h24v16H1z" fill="url(#xt-illegal)" stroke="var(--line-2)" />,
  ours: <rect x="6" y="1" width="14" height="16" rx="1" fill="var(--paper)" stroke="var(--paper-line)" />,
  theirs: <rect x="6" y="1" width="14" height="16" rx="1" fill="var(--carbon)" stroke="var(--carbon-line)" />,
  one: (
    <rect
      x="2"
      y="2"
      width="22"
      height="14"
      fill="var(--overlay-1)"
      fillOpacity=".08"
      stroke="var(--overlay-1)"
      strokeWidth="2"
    />
  ),
  two: (
    <rect
      x="2"
      y="2"
      width="22"
      height="14"
      fill="none"
      stroke="var(--overlay-2)"
      strokeWidth="1.6"
      strokeDasharray="2 4"
      strokeLinecap="round"
    />
  ),
  tested: (
    <rect
      x="2"
      y="2"
      width="22"
      height="14"
      fill="none"
      stroke="var(--warn)"
      strokeWidth="2.4"
      strokeDasharray="0.1 5"
      strokeLinecap="round"
    />
  ),
  unseen: (
    <g stroke="var(--line-2)">
      <rect x="1" y="1" width="24" height="16" fill="var(--fog)" />
      <rect x="1" y="1" width="24" height="16" fill="url(#xt-void)" />
    </g>
  ),
  path: (
    <path d="M2 9H24" stroke="var(--select)" strokeWidth="4" strokeLinecap="round" strokeDasharray="1 7" />
  ),
  danger: <path d="M2 9H24" stroke="var(--danger)" strokeWidth="2" strokeDasharray="6 4" />,
  hard: (
    <rect
      x="3"
      y="2"
      width="20"
      height="14"
      fill="var(--terrain-rock)"
      stroke="var(--terrain-wall)"
      strokeWidth="2"
    />
  ),
  soft: (
    <rect
      x="3"
      y="2"
      width="20"
      height="14"
      rx="5"
      fill="var(--terrain-wood)"
      stroke="var(--terrain-wood-ink)"
      strokeWidth="1.6"
      strokeDasharray="4 3"
    />
  ),
  watch: (
    <path
      d="M2 9L23 2V16z"
      fill="var(--side-b)"
      fillOpacity=".14"
      stroke="var(--side-b-text)"
      strokeWidth="1.4"
      strokeDasharray="4 3"
    />
  ),
  ring: (
    <path
      d="M2 16A18 18 0 0 1 24 5"
      fill="none"
      stroke="var(--legal)"
      strokeWidth="1.8"
      strokeDasharray="6 4"
    />
  ),
  suppressed: <path d="M1 11l4-4 4 4 4-4 4 4 4-4 4 4" fill="none" stroke="var(--warn)" strokeWidth="2.4" />,
  ghost: (
    <path
      d="M8 2h10l4 4v6l-4 4H8l-4-4V6z"
      fill="none"
      stroke="var(--side-a)"
      strokeWidth="1.6"
      strokeDasharray="2.5 2.5"
    />
  ),
  risk: (
    <g fill="var(--paper)">
      <rect x="1" y="2" width="24" height="14" rx="2" />
      <text x="13" y="13" textAnchor="middle" fontSize="11" fontWeight="700" fill="var(--ink-1)">
        %
      </text>
    </g>
  ),
  sendable: (
    <g>
      <circle cx="13" cy="9" r="8" fill="var(--legal)" />
      <path d="M8 9h6M12 6l3 3-3 3M17.5 5v8" fill="none" stroke="var(--surface-0)" strokeWidth="1.6" />
    </g>
  ),
  door: (
    <g fill="none" stroke="var(--terrain-wall)">
      <path d="M1 9H5M21 9H25" strokeWidth="4" />
      <path d="M5 7H21M5 11H21" strokeWidth="1.5" />
    </g>
  ),
  hatch: <path d="M1 9H25" stroke="var(--warn)" strokeWidth="2.5" strokeDasharray="4 3" />,
  window: (
    <g fill="none">
      <path d="M1 9H5M21 9H25" stroke="var(--terrain-wall)" strokeWidth="4" />
      <path d="M5 7.5H21M5 10.5H21" stroke="var(--side-a-text)" strokeWidth="1.2" />
    </g>
  ),
};

const KEYS = [
  ['↵', 'act'],
  ['Esc', 'back'],
  ['Tab', 'next'],
] as const;

export default function LegendRows({ rows }: { rows: readonly LegendRow[] }) {
  return (
    <>
      <dl>
        {rows.map(({ sign, label }) => (
          <div key={sign}>
            <dt>
              <svg width="26" height="18" viewBox="0 0 26 18" aria-hidden="true">
                {SIGNS[sign]}
              </svg>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <p>
        {KEYS.map(([key, does]) => (
          <span key={key}>
            <i className="keycap">{key}</i>
            {does}
          </span>
        ))}
        <span>
          <Keycap command="undo" />
          undo
        </span>
        <span>
          <Keycap command="help" />
          help
        </span>
      </p>
    </>
  );
}
