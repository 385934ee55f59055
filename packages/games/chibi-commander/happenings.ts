// Everything that is told while a mission is played.
import type { Faction, Side, TypeName } from './content/units.ts';
import type { Facility } from './missions/chibiComBase/rooms.ts';
import type { BlipId, Cell, Mode, UnitId } from './table.ts';

/** Who it happens to or who does it: the unit, and its type for people. */
interface OfUnit {
  unit: UnitId;
  kind: TypeName;
  /** CC-CMP-16 */
  called?: string;
}

interface OfBlip {
  blip: BlipId;
}

/** Damage dice as people see them, and what they are worth where ordinary dice stand in for them (CC-GEN-19). */
export interface Thrown {
  dice: number[];
  worth?: number[];
}

/** Before a mission and around it. */
type Frame =
  | { type: 'variation'; number: number; name: string }
  | { type: 'secret goal'; faction: Faction; goal: number }
  | { type: 'round'; round: number }
  | { type: 'turn'; faction: Faction; round: number }
  | { type: 'declined' }
  | { type: 'nobody left'; side: Side }
  | { type: 'next mission'; number: number; name: string }
  | { type: 'mission over'; points: { faction: Faction; points: number; goal: number }[] };

/** Units and Blips act and move. A walk tells its fields, and where it stops short of its goal because something turned up. */
type Movement =
  | ({ type: 'activated'; mode?: Mode } & OfUnit)
  | ({ type: 'blip activated'; cell: Cell; mode: Mode } & OfBlip)
  | ({ type: 'walked'; from: Cell; to: Cell; by: number; path?: Cell[]; stops?: Cell } & (OfUnit | OfBlip))
  | ({ type: 'stopped'; at: Cell } & (OfUnit | OfBlip))
  | ({ type: 'dragged'; to: Cell } & OfUnit)
  | ({ type: 'moves'; to: Cell } & OfUnit)
  | ({ type: 'teleport throw'; dice: number[]; needed: number; success: boolean } & OfUnit)
  | ({ type: 'teleported'; to: Cell } & OfUnit)
  | ({ type: 'picked up'; other: UnitId; whom: string } & (OfUnit | OfBlip))
  | ({ type: 'sent'; civilian: UnitId; whom: string } & OfUnit)
  | ({ type: 'spawned'; cell: Cell } & OfUnit)
  | ({ type: 'left the map'; fate: string; cell: Cell; by: Faction | null } & OfUnit)
  | { type: 'door opened'; door: number; onTheWay?: true }
  | { type: 'door closed'; door: number }
  | { type: 'doors closed' }
  | { type: 'crystal pulled'; cell: Cell }
  | { type: 'crystal taken'; faction: Faction }
  | ({ type: 'ship started'; leaves: number } & OfUnit)
  | { type: 'take-off' };

/** Attacks, wounds, healing, PSI, stars. */
type Fight =
  | ({ type: 'uses'; chain: string } & OfUnit)
  | ({ type: 'attacked'; at: Cell; target?: UnitId; whom?: string } & OfUnit)
  | ({ type: 'strike throw'; dice: number[]; distance: number; hit: boolean } & OfUnit)
  | ({ type: 'damage throw'; unit: UnitId; kind?: TypeName; called?: string } & Thrown)
  | { type: 'explosion'; at: Cell }
  | { type: 'scattered'; from: Cell; to: Cell }
  | { type: 'dud'; at: Cell }
  | ({ type: 'hurt'; points: number; left: number; beyond?: number; cover?: true } & OfUnit)
  | ({ type: 'unhurt'; cover?: true } & OfUnit)
  | ({ type: 'fell into coma' } & OfUnit)
  | ({ type: 'coma throw'; die: number } & OfUnit)
  | ({ type: 'died'; fate: string; cell: Cell; by: Faction | null } & OfUnit)
  | ({ type: 'heals'; target: UnitId; whom: string } & OfUnit)
  | ({ type: 'heal throw' } & OfUnit & Thrown)
  | ({ type: 'healed'; points: number; left: number } & OfUnit)
  | ({ type: 'woke' } & OfUnit)
  | ({ type: 'star spent' } & OfUnit)
  | ({
      type: 'PSI throw';
      victim: UnitId;
      whom: string;
      dice: number[];
      needed: number;
      success: boolean;
    } & OfUnit)
  | ({ type: 'panics' } & OfUnit)
  | ({ type: 'controlled'; by: UnitId } & OfUnit)
  | ({ type: 'made to run'; by: UnitId } & OfUnit);

/** Blips, and sleepers of the automaton. */
type Covered =
  | ({ type: 'revealed'; cell: Cell; by: UnitId } & OfUnit)
  | ({ type: 'ghost vanished'; cell: Cell } & OfBlip)
  | ({ type: 'blip spotted'; cell: Cell; by: UnitId } & OfBlip)
  | ({ type: 'blip left'; cell: Cell } & OfBlip)
  | ({ type: 'hid'; blips: number } & OfUnit)
  | ({ type: 'cold throw'; die: number } & (OfUnit | OfBlip | { unit?: undefined }));

/** What only one or two missions know. */
type Story =
  | ({ type: 'Ultra PSI'; die: number; success: boolean } & OfUnit)
  | ({ type: 'animal moved'; to: Cell } & OfUnit)
  | { type: 'armada' }
  | ({ type: 'bite'; unit: UnitId } & Thrown)
  | ({ type: 'bus attacked' } & OfUnit)
  | { type: 'bus driven'; to: Cell }
  | { type: 'bus evacuated'; to: Cell }
  | ({ type: 'convinced' } & OfUnit)
  | ({ type: 'discharge' } & Thrown)
  | ({ type: 'dodge'; die: number } & OfUnit)
  | ({ type: 'freed' } & OfUnit)
  | { type: 'general alarm' }
  | ({ type: 'has a clone' } & OfUnit)
  | ({ type: 'hatched'; cell: Cell } & OfUnit)
  | { type: 'hatchery'; die: number }
  | { type: 'meltdown' }
  | { type: 'monster'; cell: Cell }
  | { type: 'monster charges'; to: Cell }
  | { type: 'monster walks'; to: Cell }
  | { type: 'nuclear strike' }
  | { type: 'permission'; die: number }
  | ({ type: 'promoted' } & OfUnit)
  | ({ type: 'reinforcement' } & ((OfUnit & { cell: Cell }) | { unit?: undefined }))
  | ({ type: 'returned'; cell: Cell } & OfUnit)
  | { type: 'roar' }
  | ({ type: 'rose'; cell: Cell } & OfUnit)
  | ({ type: 'search' } & OfUnit)
  | ({ type: 'searched the ship' } & OfUnit)
  | ({ type: 'searched the target'; cell: Cell } & OfUnit)
  | ({ type: 'set a charge' } & OfUnit)
  | { type: 'ship blown up' }
  | ({ type: 'turret fires'; target: UnitId } & Thrown)
  | ({ type: 'waits in the air shaft' } & OfUnit)
  | { type: 'wave'; number: number }
  | ({ type: 'wrecked'; room: Facility } & OfUnit)
  | ({ type: 'yell'; to: Cell } & OfUnit)
  | ({ type: 'zombie strikes'; target: UnitId; hit: boolean } & OfUnit);

export type Happening = Frame | Movement | Fight | Covered | Story;
