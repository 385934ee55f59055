// A silhouette inside another drawing.
import { BUSTS } from './busts.ts';
import type { SILHOUETTES } from './silhouettes.ts';
import sprite from './silhouettes.svg';

type BustName = keyof typeof BUSTS;
export type GlyphName = (typeof SILHOUETTES)[number] | BustName;

const isBust = (name: GlyphName): name is BustName => name in BUSTS;

interface GlyphProps {
  name: GlyphName;
  x?: number;
  y?: number;
  size: number;
  fill?: string;
  opacity?: number;
}

/** The silhouettes of the collection are in a separate image file, so that they do not enlarge any script. */
export function Glyph({ name, x = 0, y = 0, size, fill = 'currentColor', opacity }: GlyphProps) {
  const drawn = { fill, opacity, transform: `translate(${x} ${y}) scale(${size / 512})` };
  if (isBust(name)) return <path d={BUSTS[name]} fillRule="evenodd" {...drawn} />;
  return <use href={`${sprite}#${name}`} {...drawn} />;
}

/** The silhouette on its own. */
export function GlyphSign({ name, size, fill }: { name: GlyphName; size: number; fill?: string }) {
  return (
    <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <Glyph name={name} size={size} {...(fill !== undefined && { fill })} />
    </svg>
  );
}
