// What can be painted, as the palette offers it.
import {
  type Faction,
  fieldSigns,
  type Placed,
  type Side,
  type TypeName,
  typeNames,
  typeOf,
  type Zones,
  type Scenario,
  called,
  keyOf,
} from '@xenotable/chibi-commander/content';
import type { PieceName } from './map.ts';

export type Tool =
  | { kind: 'hand' }
  | { kind: 'field'; sign: string }
  | { kind: 'edge'; sign: string }
  | { kind: 'piece'; piece: PieceName }
  | { kind: 'zone'; side: Side; zone: keyof Zones }
  | { kind: 'target' }
  | { kind: 'area'; id: string; name: string }
  | { kind: 'open door' }
  | { kind: 'unit'; type: Placed['type']; blip: boolean };

/** Ground on which people walk, then what stands in the way; the big tree is a piece of its own. */
export const GROUND = [...'.=hgOsabkwxq12L^'];
export const COVER = [...'PSpc*K#'];
export const EDGES: readonly (readonly [sign: string, name: string])[] = [
  ['|', 'wall'],
  ['W', 'window'],
  ['D', 'door'],
  ['A', 'Alien door'],
  ['f', 'fence'],
  ['r', 'crater rim'],
];

export const ZONES: readonly (readonly [zone: keyof Zones, name: string, what: string])[] = [
  ['start', 'start', 'where its squad is set up before the first round'],
  ['arrive', 'arrival', 'where its units come onto the map'],
  ['exits', 'exit', 'where its units leave the map'],
];

export type Kin = Faction | 'bystanders';
export const KINS: readonly Kin[] = ['CHIBI COM', 'Mercs', 'Aliens', 'Reapers', 'bystanders'];

/** Everybody of a kin, by level; Invaders have Ghosts too. */
export function typesOf(kin: Kin, { content = [] }: Pick<Scenario, 'content'>): Placed['type'][] {
  const own = [...content.map(keyOf), ...typeNames].filter((type: TypeName) => {
    const card = typeOf(type);
    return kin === 'bystanders' ? card.kin === 'civilian' || card.kin === 'animal' : card.kin === kin;
  });
  const sorted = own.toSorted((a, b) => typeOf(a).level - typeOf(b).level);
  return kin === 'Aliens' || kin === 'Reapers' ? [...sorted, 'Ghost'] : sorted;
}

export const kinOfTool = (type: Placed['type']): Kin => {
  const kin = type === 'Ghost' ? 'Aliens' : typeOf(type).kin;
  return kin === 'civilian' || kin === 'animal' ? 'bystanders' : kin;
};

export const zoneName = (zone: keyof Zones): string => ZONES.find(([one]) => one === zone)![1];

/** The tool in words. */
export function toolWords(tool: Tool): string {
  switch (tool.kind) {
    case 'hand':
      return 'look and move the map';
    case 'field':
      return fieldSigns[tool.sign] ?? tool.sign;
    case 'edge':
      return EDGES.find(([sign]) => sign === tool.sign)?.[1] ?? 'edge';
    case 'piece':
      return tool.piece;
    case 'zone':
      return `${zoneName(tool.zone)} of the ${tool.side}`;
    case 'target':
      return 'target';
    case 'area':
      return tool.name;
    case 'open door':
      return 'door that stands open';
    case 'unit':
      return tool.blip && tool.type !== 'Ghost' ? `${called(tool.type)} as a Blip` : called(tool.type);
  }
}

export const sameTool = (a: Tool, b: Tool): boolean => JSON.stringify(a) === JSON.stringify(b);
