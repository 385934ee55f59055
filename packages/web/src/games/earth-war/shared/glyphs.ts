// Silhouettes of the cards.
import type { GlyphName } from '../../../kit/draw/Glyph.tsx';

export const CARD_GLYPHS: Record<string, GlyphName> = {
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
