// Patterns that all drawings share: hatches of the sides, states, textures of terrain. They are in the page once.
import type { ReactNode } from 'react';

function Pattern({
  id,
  size,
  turned,
  children,
}: {
  id: string;
  size: number;
  turned?: boolean;
  children: ReactNode;
}) {
  return (
    <pattern
      id={id}
      width={size}
      height={size}
      patternUnits="userSpaceOnUse"
      patternTransform={turned ? 'rotate(45)' : undefined}
    >
      {children}
    </pattern>
  );
}

export function Defs() {
  return (
    <svg className="defs" width="0" height="0" aria-hidden="true">
      <defs>
        <Pattern id="xt-hatch-diag" size={7} turned>
          <rect width="2.2" height="7" opacity=".2" />
        </Pattern>
        <Pattern id="xt-hatch-dots" size={8}>
          <circle cx="4" cy="4" r="1.7" opacity=".26" />
        </Pattern>
        <Pattern id="xt-hatch-bars" size={7}>
          <rect width="7" height="2.2" opacity=".2" />
        </Pattern>
        <Pattern id="xt-illegal" size={8} turned>
          <rect width="1.6" height="8" fill="var(--text-1)" opacity=".34" />
        </Pattern>
        <Pattern id="xt-illegal-ink" size={8} turned>
          <rect width="1.6" height="8" fill="var(--ink)" opacity=".3" />
        </Pattern>
        <Pattern id="xt-void" size={10} turned>
          <rect width="1" height="10" fill="var(--text-1)" opacity=".08" />
        </Pattern>
        <Pattern id="xt-grass" size={46}>
          <path
            d="M7 11l2-5 2 5M31 9l1.6-4 1.6 4M19 32l2-5 2 5M39 37l1.6-4 1.6 4M5 39l1.6-4 1.6 4"
            fill="none"
            stroke="var(--terrain-grass)"
            strokeWidth="1.1"
          />
        </Pattern>
        <Pattern id="xt-rough" size={16}>
          <g fill="var(--terrain-rock-line)">
            <circle cx="3" cy="4" r=".9" />
            <circle cx="11" cy="2.6" r=".7" />
            <circle cx="8" cy="10.5" r="1" />
            <circle cx="14" cy="13" r=".7" />
            <circle cx="2.5" cy="13.5" r=".6" />
          </g>
        </Pattern>
        <Pattern id="xt-wood" size={30}>
          <g fill="none" stroke="var(--terrain-wood-line)">
            <circle cx="8" cy="9" r="5.2" />
            <circle cx="23" cy="22" r="6.2" />
            <path d="M8 6.5v5M5.5 9h5M23 19v6M20 22h6" />
          </g>
        </Pattern>
        <Pattern id="xt-water" size={22}>
          <path
            d="M0 6q2.75-3 5.5 0t5.5 0 5.5 0 5.5 0M0 17q2.75-3 5.5 0t5.5 0 5.5 0 5.5 0"
            fill="none"
            stroke="var(--terrain-water-line)"
          />
        </Pattern>
        <Pattern id="xt-ruin" size={9}>
          <path d="M0 9L9 0" stroke="var(--terrain-ruin-line)" strokeWidth=".8" opacity=".55" />
        </Pattern>
        <Pattern id="xt-floor" size={12}>
          <path d="M0 0h12M0 0v12" stroke="var(--terrain-floor-line)" />
        </Pattern>
        <Pattern id="xt-plate" size={14}>
          <path
            d="M7 0l7 4v8l-7 4-7-4V4z"
            fill="none"
            stroke="var(--terrain-ufo-line)"
            strokeWidth=".6"
            opacity=".45"
          />
        </Pattern>
      </defs>
    </svg>
  );
}
