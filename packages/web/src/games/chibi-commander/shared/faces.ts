// What units and Blips look like, and how they are spoken of.
import type { Link } from '../../../kit/draw/Chain.tsx';
import type { GlyphName } from '../../../kit/draw/Glyph.tsx';
import type { TokenProps, TokenState } from '../../../kit/draw/Token.tsx';
import type { Side } from '../../../kit/draw/sides.ts';
import {
  type Chain,
  type Faction,
  type TypeName,
  printedBehind,
  typeOf,
} from '@xenotable/chibi-commander/content';
import { type BlipView, nameOf, type Unit, type View } from '@xenotable/chibi-commander/preview';

const SIDES: Record<Faction, Side> = { 'CHIBI COM': 'a', Aliens: 'b', Mercs: 'c', Reapers: 'd' };

export const colourOf = (faction: Faction): Side => SIDES[faction];

const GLYPHS: Partial<Record<TypeName, GlyphName>> = {
  Commander: 'commander',
  Medic: 'medic',
  Scout: 'sniper',
  Gunner: 'heavy',
  'Heavy Soldier': 'heavy',
  Trooper: 'vest',
  'Storm Commander': 'commander',
  'Tactical Officer': 'commander',
  'War Medic': 'medic',
  Surgeon: 'medpack',
  Sniper: 'sniper',
  Grenadier: 'grenade',
  Juggernaut: 'mech',
  Demolisher: 'grenade',
  'Storm Trooper': 'vest',
  'Jump Trooper': 'vest',
  'Supreme Commander': 'commander',
  'Field Marshal': 'commander',
  'Guardian Angel': 'medpack',
  Deadeye: 'sniper',
  Headhunter: 'sniper',
  Brawler: 'heavy',
  'Street Doc': 'medic',
  Captain: 'commander',
  Pyro: 'grenade',
  'Field Butcher': 'medpack',
  Executioner: 'reaper',
  Warlord: 'commander',
  Inferno: 'grenade',
  'Black Surgeon': 'medpack',
  'Serpent Man': 'serpent',
  Birdy: 'birdy',
  Grey: 'grey',
  Scribit: 'scribit',
  Hitman: 'hitman',
  Gorgan: 'greater',
  Larva: 'larva',
  Harakiri: 'quill',
  Galbert: 'gremlin',
  Agressor: 'warrior',
  Mana: 'brain',
  Queen: 'xeno',
  UFO: 'drone121',
  Assasine: 'shadow',
  'Fleet Commander': 'advent',
  PSI: 'brain',
  'Alpha Gorgan': 'greater',
  'Elite Gorgan': 'greater',
  Cray: 'prowler',
  Ledoc: 'medpack',
  Muhl: 'tentacle',
  Sweety: 'spider',
  Starchild: 'brain',
  Taura: 'primitive',
  Tauri: 'primitive',
  Tentacle: 'tentacle',
  Humanlike: 'advent',
  Cybot: 'mech',
  Gamma: 'gremlin',
  Omega: 'gremlin',
  'Exo-Alien': 'xeno',
  Titan: 'mech',
  Arotron: 'mech',
  Beast: 'prowler',
  Cow: 'cow',
  Pig: 'pig',
  Sheep: 'sheep',
  Horse: 'cow',
  Dog: 'dog',
  Goose: 'chicken',
};

const KIN_GLYPHS = {
  'CHIBI COM': 'soldier',
  Mercs: 'militia',
  Aliens: 'grey',
  Reapers: 'reaper',
  civilian: 'civilian',
  animal: 'dog',
} as const satisfies Record<string, GlyphName>;

export const glyphOf = (type: TypeName): GlyphName =>
  GLYPHS[printedBehind(type)] ?? KIN_GLYPHS[typeOf(type).kin];

/** Units that this viewer knows and that stand openly on the map. */
export const standing = (view: View): Unit[] =>
  view.units.filter((unit): unit is Unit => !('hidden' in unit) && unit.cell >= 0 && unit.blip < 0);

export function unitOf(view: View, id: number): Unit | null {
  const unit = view.units[id];
  return unit === undefined || 'hidden' in unit ? null : unit;
}

/** 'M'; 'So' and 'Sc' where two types on the map begin alike, friend or foe, 'S2' where there are several of a type. */
export function letterOf(view: View, unit: Unit): string {
  const initial = unit.type.charAt(0);
  const number = /\d+$/.exec(nameOf(view, unit.id))?.[0];
  if (number !== undefined) return initial + number;
  const alike = view.units.some(
    (other) =>
      !('hidden' in other) &&
      other.faction !== null &&
      other.type !== unit.type &&
      other.type.startsWith(initial),
  );
  return alike ? unit.type.slice(0, 2) : initial;
}

export const sideOfUnit = (unit: Unit): Side =>
  unit.side === 'undead' ? 'd' : unit.faction === null ? 'n' : SIDES[unit.faction];

export function tokenOf(view: View, unit: Unit): TokenProps & { state: TokenState[] } {
  const card = typeOf(unit.type);
  const state: TokenState[] = [];
  if (unit.coma) state.push('down');
  else if (unit.activated && unit.seat >= 0) state.push('spent');
  if (unit.panics > 0) state.push('suppressed');
  const neutral = unit.faction === null;
  return {
    side: sideOfUnit(unit),
    glyph: glyphOf(unit.type),
    ...(!neutral && { letter: letterOf(view, unit) }),
    ...((!neutral || unit.lost > 0) && {
      wounds: { max: card.hearts, lost: Math.min(card.hearts, unit.lost) },
    }),
    ...(card.stars > 0 && { pips: Math.max(0, card.stars - unit.starsUsed) }),
    ...(unit.side === 'undead' && { shape: 'diamond' as const }),
    state,
  };
}

/** A Blip as the viewer knows it: a unit, a Ghost, or nobody can tell. */
export function blipToken(view: View, blip: BlipView): TokenProps & { state: TokenState[] } {
  const letter = String(blip.id + 1);
  const unit = blip.unit !== null && blip.unit >= 0 ? unitOf(view, blip.unit) : null;
  if (unit !== null)
    return { side: SIDES[blip.faction], glyph: glyphOf(unit.type), letter, state: ['hidden'] };
  if (blip.unit === -1) return { side: 'x', shape: 'hex', glyph: 'ghost', letter, state: ['hidden'] };
  return { side: 'x', letter, state: [] };
}

export function heartsWords(unit: Unit): string {
  const { hearts } = typeOf(unit.type);
  if (unit.coma) return 'in coma';
  return `${hearts - unit.lost} of ${hearts} hearts`;
}

export const spokenUnit = (view: View, unit: Unit): string =>
  [
    nameOf(view, unit.id),
    heartsWords(unit),
    unit.activated && unit.seat >= 0 && 'has acted',
    unit.panics > 0 && 'panics',
  ]
    .filter(Boolean)
    .join(', ');

/** A chain as symbols. */
export function linksOf(chain: Chain): Link[] {
  const links: Link[] = [];
  if (chain.long) links.push(['long']);
  if (chain.twice) links.push(['twice']);
  if (chain.move > 0) links.push(['move', chain.move]);
  if (chain.teleport > 0) links.push(['tele', chain.teleport]);
  if (chain.range > 0) links.push(['range', chain.range]);
  if (chain.deed !== 'none')
    links.push([
      ({ attack: 'damage', blast: 'blast', heal: 'heal', mind: 'psi' } as const)[chain.deed],
      chain.dice,
    ]);
  if (chain.after > 0) links.push(['move', chain.after]);
  return links;
}

const DEED_WORDS = { attack: 'damage', blast: 'explosion', heal: 'heal', mind: 'PSI', none: '' } as const;

/** The same in words: 'move 1, range 2, damage 1'. */
export const chainWords = (chain: Chain): string =>
  [
    chain.long && 'both actions',
    chain.move > 0 && `move ${chain.move}`,
    chain.teleport > 0 && `teleport ${chain.teleport}`,
    chain.deed !== 'none' &&
      `${chain.range > 0 ? `range ${chain.range}, ` : chain.deed === 'attack' ? 'melee, ' : ''}${DEED_WORDS[chain.deed]} ${chain.dice}${chain.twice ? ', twice' : ''}`,
    chain.after > 0 && `move ${chain.after}`,
  ]
    .filter(Boolean)
    .join(', ');

/** Units that the viewer commands and that are still to come or on the map; to a spectator everybody's. */
export const squadOf = (view: View): Unit[] =>
  view.units.filter(
    (unit): unit is Unit =>
      !('hidden' in unit) &&
      unit.seat >= 0 &&
      (view.viewer === 'table' || unit.seat === view.viewer) &&
      (unit.cell >= 0 || unit.fate === 'waiting'),
  );
