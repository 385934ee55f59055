// Silhouettes of the cards.
import type { CardKind } from '@xenotable/earth-war/content';
import type { GlyphName } from '../../../kit/draw/Glyph.tsx';

const CARD_GLYPHS: Record<string, GlyphName> = {
  Ovomorph: 'egg',
  Facehugger: 'spider',
  'Chest-Burster': 'larva',
  Drone: 'xeno',
  Warrior: 'warrior',
  Runner: 'prowler',
  Lurker: 'serpent',
  Spitter: 'quill',
  Crusher: 'greater',
  Praetorian: 'reaper',
  Queen: 'tentacle',
  Civilian: 'civilian',
  Survivor: 'militia',
  'Merely Shadows': 'shadow',
};

/** A home-made card looks like the printed one that it is like. */
export const cardGlyph = ({ name, like }: CardKind): GlyphName => CARD_GLYPHS[like ?? name] ?? 'unknown';
