// Signs beside words. They never stand alone without a label.
import { ICONS, type IconName, SOLID } from './icons.ts';

export type { IconName };

export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  const solid = SOLID.has(name);
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <path
        d={ICONS[name]}
        fill={solid ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={solid ? 1 : 1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** An icon inside another drawing. */
export function IconAt({
  name,
  x,
  y,
  size,
  colour = 'currentColor',
  width = 1.6,
}: {
  name: IconName;
  x: number;
  y: number;
  size: number;
  colour?: string;
  width?: number;
}) {
  return (
    <path
      d={ICONS[name]}
      transform={`translate(${x} ${y}) scale(${size / 16})`}
      fill={SOLID.has(name) ? colour : 'none'}
      stroke={colour}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

export function Wordmark() {
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true" fill="none" stroke="currentColor">
      <path d="M1 4l3-3h14l3 3v14l-3 3H4l-3-3z" strokeWidth="1.6" />
      <path d="M6 6l10 10M16 6L6 16" strokeWidth="2" />
      <path d="M11 2v3M11 17v3M2 11h3M17 11h3" strokeWidth="1.2" />
    </svg>
  );
}
