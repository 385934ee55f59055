// What a scenario is made of.
import type { Box } from '@xenotable/board';
import type { Bookmark, Refusal, Seat } from '@xenotable/kernel';
import type { Exit } from '../book/moving/exits.ts';
import type { MapName } from '../content/maps.ts';
import type { Edge, ScenarioName, Side, Table, Unit } from '../table.ts';
import { type Play } from '../book/chapter.ts';

/** Ground in which a whole token must lie: a strip, a circle, or whatever is near a building. */
export type Zone = Box | { x: number; y: number; r: number } | { near: Box; reach: number };

export type Stance = 'SEIZE' | 'HUNT' | 'HOLD';

export interface Scenario {
  name: ScenarioName;
  title: string;
  blurb: string;
  map: MapName | 'OWN';
  /** XR-M-COM-03 Eight unless it says otherwise. */
  turns: number;
  /** The Defender picks north or south (XR-M-COM-02). */
  choosesZone: boolean;
  /** Otherwise the edges of Attacker and Defender. */
  edges?: { attacker: Edge | null; defender: Edge | null };
  /** The Defender has the first phase of each turn. */
  defenderFirst?: boolean;
  /** The Attacker places first. */
  attackerPlacesFirst?: boolean;
  /** The side that must attack, where the seats decide it. */
  attackerIs?(w: Table): Side | null;
  /** Zones for retreats and boasts; also for deployment where `deployment` does not say otherwise. */
  zones(w: Table, side: Side): Zone[];
  deployment?(w: Table, side: Side): Zone[];
  /** A side whose units start in reserve. */
  inReserve?(w: Table, side: Side): boolean;
  /** XR-M-DROP-01 At most half of the Defender's points start on the table. */
  halfStarts?: true;
  /** Further limits on placing a unit. */
  placeFault?(w: Table, unit: Unit, x: number, y: number): Refusal | null;
  exits?(w: Table, side: Side): Exit[];
  /** How many markers the Attacker places in the Defender's half. */
  placedMarkers?: number;
  /** Markers, tokens and extra units, before deployment. */
  begin?(play: Play): void;
  phaseBegins?(play: Play, seat: Seat): void;
  turnEnds?(play: Play): Bookmark | undefined;
  endsAfterTurn?(w: Table): boolean;
  neverFinished?(w: Table, side: Side): boolean;
  lostAtOnce?(w: Table): boolean;
  count(play: Play): void;
  winner?(w: Table): Side | null;
  /** What is said with the result: a medal. */
  praise?(w: Table): string | null;
  /** XR-AUT-05 */
  stance(w: Table, unit: Unit): Stance;
  /** Points that a SEIZE or HOLD unit goes for. */
  goals?(w: Table, side: Side): { x: number; y: number }[];
}
