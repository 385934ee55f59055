// A silhouette inside another drawing.
import { BUSTS } from './busts.ts';
import { SILHOUETTES } from './silhouettes.ts';

const GLYPHS = { ...SILHOUETTES, ...BUSTS };
export type GlyphName = keyof typeof GLYPHS;

interface GlyphProps {
  name: GlyphName;
  x?: number;
  y?: number;
  size: number;
  fill?: string;
  opacity?: number;
}

export function Glyph({ name, x = 0, y = 0, size, fill = 'currentColor', opacity }: GlyphProps) {
  return (
    <path
      d={GLYPHS[name]}
      fillRule="evenodd"
      fill={fill}
      opacity={opacity}
      transform={`translate(${x} ${y}) scale(${size / 512})`}
    />
  );
}

/** The silhouette on its own. */
export function GlyphSign({ name, size, fill }: { name: GlyphName; size: number; fill?: string }) {
  return (
    <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <Glyph name={name} size={size} {...(fill !== undefined && { fill })} />
    </svg>
  );
}
