// Everything that a player can choose. Fields are numbers: row * 24 + column.
import type { BlipId, Cell, UnitId } from './table.ts';
import type { Faction, TypeName } from './content/units.ts';

export type Choice =
  // Before the mission
  | { do: 'recruit'; type: TypeName }
  | { do: 'dismiss'; type: TypeName }
  | { do: 'keep goal'; goal: number }
  | { do: 'buy'; option: string }
  | { do: 'promote'; unit: number; to: TypeName }
  | { do: 'reanimate'; type: TypeName }
  | { do: 'take along'; unit: number }
  | { do: 'say'; words: string }
  | { do: 'hand over'; from: Faction; to: Faction; points: number }
  | { do: 'build'; key: number }
  | { do: 'ready' }
  | { do: 'place'; at: Cell }
  | { do: 'place the rest' }
  // In a turn
  | { do: 'activate'; unit: UnitId }
  | { do: 'uncover'; blip: BlipId }
  | { do: 'move covered'; blip: BlipId }
  | { do: 'spawn'; unit: UnitId; at: Cell }
  | { do: 'send'; by: UnitId; civilian: UnitId }
  | { do: 'dissolve'; blip: BlipId }
  | { do: 'spot'; blip: BlipId }
  | { do: 'scan'; star: UnitId; blip: BlipId }
  | { do: 'order'; deal: string; on?: number }
  | { do: 'end turn' }
  | { do: 'end the mission' }
  | { do: 'play on' }
  | { do: 'give up' }
  // In an activation
  | { do: 'walk'; to: Cell }
  | { do: 'stop' }
  | { do: 'use'; chain: number }
  | { do: 'attack'; unit: UnitId; dice?: number }
  | { do: 'attack'; blip: BlipId; dice?: number }
  | { do: 'aim'; at: Cell; dice?: number }
  | { do: 'heal'; unit: UnitId }
  | { do: 'mind'; unit: UnitId }
  | { do: 'teleport'; to: Cell; with: UnitId[] }
  | { do: 'land'; at: Cell }
  | { do: 'break off' }
  | { do: 'open'; door: number }
  | { do: 'close'; door: number }
  | { do: 'pick up'; unit: UnitId }
  | { do: 'pull'; crystal: Cell }
  | { do: 'let go' }
  | { do: 'leave' }
  | { do: 'storm'; star: UnitId }
  | { do: 'start the ship' }
  | { do: 'deal'; deal: string; on?: number }
  | { do: 'done' }
  // Reactions and answers
  | { do: 'luck'; star: UnitId }
  | { do: 'keep it' }
  | { do: 'panic' }
  | { do: 'run' }
  | { do: 'control' }
  | { do: 'hide'; unit: UnitId; ghost: Cell; swap: boolean }
  | { do: 'answer'; key: number | string }
  | { do: 'yes' }
  | { do: 'no' };

export type ChoiceOf<V extends Choice['do']> = Extract<Choice, { do: V }>;

/** Something that was sent as a choice and may be anything. */
export interface Wish {
  do?: unknown;
  unit?: unknown;
  blip?: unknown;
  chain?: unknown;
  to?: unknown;
  at?: unknown;
  by?: unknown;
  civilian?: unknown;
  with?: unknown;
  words?: unknown;
  type?: unknown;
  option?: unknown;
}

export const wishOf = (choice: unknown): Wish =>
  typeof choice === 'object' && choice !== null ? choice : {};
