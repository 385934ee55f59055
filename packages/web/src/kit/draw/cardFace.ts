// The contents of a card as data and in words, and its colours.
import type { GlyphName } from './Glyph.tsx';
import type { IconName } from './Icon.tsx';
import type { Side } from './sides.ts';

export interface CardFace {
  tone: 'paper' | 'carbon';
  side: Side;
  name: string;
  glyph: GlyphName;
  /** In the corner: the price, or a sign where there is none. */
  cost?: number;
  icon?: IconName;
  power?: number;
  hp?: number;
  lost?: number;
  /** One line under the picture. */
  keys?: string;
  /** Full tier only. */
  text?: string;
  kind?: string;
  rule?: string;
  /** A text instead of power and health. */
  stat?: string;
  /** Notches at the right edge. */
  wave?: number;
}

/** A dying card may have taken more damage than it has health: the rest is 0, not negative. */
export const leftOf = (hp: number, lost: number): number => Math.max(0, hp - lost);

/** The card in words. */
export function spokenCard(face: CardFace): string {
  const parts = [face.name, face.kind, face.cost !== undefined && `price ${face.cost}`];
  if (face.power !== undefined) parts.push(`power ${face.power}`);
  if (face.hp !== undefined)
    parts.push(face.lost ? `health ${leftOf(face.hp, face.lost)} of ${face.hp}` : `health ${face.hp}`);
  parts.push(face.stat, face.keys);
  return parts.filter(Boolean).join(', ');
}

export interface Inks {
  ground: string;
  band: string;
  line: string;
  text: string;
  soft: string;
}
export const PAPER: Inks = {
  ground: 'var(--paper)',
  band: 'var(--paper-2)',
  line: 'var(--paper-line)',
  text: 'var(--ink)',
  soft: 'var(--ink-2)',
};
export const CARBON: Inks = {
  ground: 'var(--carbon)',
  band: 'var(--carbon-2)',
  line: 'var(--carbon-line)',
  text: 'var(--bone)',
  soft: 'var(--bone-2)',
};
