// What units of the squad look like, and what one hires in one line.
import {
  BOX,
  type UnitKind,
  type UnitName,
  type UnitType,
  type WithContent,
  printedUnit,
} from '@xenotable/earth-war/content';
import type { GlyphName } from '../../../kit/draw/Glyph.tsx';

const UNIT_GLYPHS: Record<UnitType, GlyphName> = {
  'Squad Leader': 'commander',
  Corporal: 'soldier',
  Rifleman: 'soldier',
  Smartgunner: 'heavy',
  Incinerator: 'heavy',
  Medic: 'medic',
  Technician: 'engineer',
  Marksman: 'sniper',
  Grenadier: 'grenade',
  'Heavy Trooper': 'mech',
  'Dog Team': 'dog',
  Synthetic: 'gremlin',
  Recruit: 'militia',
  'Armed Survivor': 'civilian',
  'Sentry Gun': 'rifle',
};

/** A home-made unit looks like the printed one that it is like. */
export const unitGlyph = (name: UnitName, made: WithContent = BOX): GlyphName =>
  UNIT_GLYPHS[printedUnit(made, name)];

const dash = (rating: number): string => (rating === 0 ? '–' : String(rating));

/** What one hires, in one line. */
export const hireLine = ({ fire, melee, hits, arm, wits, ammo }: UnitKind): string =>
  `FIRE ${fire.map(dash).join('/')}, MELEE ${melee}, HITS ${hits}, ARM ${arm}, WITS ${wits}, ${ammo} AMMO`;
