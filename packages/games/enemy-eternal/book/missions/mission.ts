// What a mission adds to the rules of the battle.
import type { Bookmark, Refusal, RuleId } from '@xenotable/kernel';
import type { MapName } from '../../content/maps.ts';
import type { Cell, MissionId, Model, Piece, Played, Pod, Result, Side, Table } from '../../table.ts';
import type { Play } from '../chapter.ts';

/** How a piece is worked: EE-OBJ-01 a Terminal is hacked, a Container searched, a Device operated. */
export type Work = 'hack' | 'interact' | 'search';

/** EE-AUT-13 Something that serves the automaton's mission. */
export type Objective =
  | { kind: 'work'; work: Work; piece: number }
  | { kind: 'claim'; target: number }
  | { kind: 'hold'; cells: readonly Cell[] }
  | { kind: 'go'; cells: readonly Cell[] }
  | { kind: 'hide' }
  | { kind: 'guard'; ward: number }
  | { kind: 'attack'; target: number };

/** A mission of the book, on one of its maps. */
export interface BookMission extends Mission {
  id: MissionId;
  map: MapName;
}

export interface Mission {
  id: Played;
  name: string;
  /** A map's name, or a picture. */
  map: string;
  /** The rule behind its map and what lies there. */
  layoutRule: RuleId;
  rounds: number;
  /** The goals in short, for the table. */
  text: string;
  /** A mission of Season One, played against the automaton's lists. */
  season?: true;
  /** EE-DEP-02 The higher roller may choose the zones. */
  zonesOpen?: true;
  /** EE-DEP-04 */
  squadDeployment?: RuleId;
  /** Signs of the cells in which a side may deploy. */
  zoneSigns?: Partial<Record<'A' | 'B', string>>;
  pods?: {
    /** The rule that brings them. */
    rule: RuleId;
    triggers(w: Table, pod: Pod, m: Model): boolean;
    /** Distance alone triggers them, so that the board can show the border. */
    near?: true;
    contents(play: Play, pod: Pod): Model[];
    /** Letters of pods that are set up at the start. */
    atStart?: string;
    /** EE-DEP-07 Placed within 2D6 of the marker. */
    scattered?: true;
  };
  setup?(play: Play): void;
  hit?(play: Play, m: Model): void;
  destroyed?(play: Play, m: Model, by: Model | null): void;
  activationStarts?(play: Play, m: Model): void;
  activationEnds?(play: Play, m: Model): void;
  entered?(play: Play, m: Model): void;
  /** EE-RND-07 A round has begun. */
  roundBegins?(play: Play): void;
  /** EE-RND-07 Scoring and end check at the end of a round. */
  roundEnds?(play: Play): void;
  /** EE-END-03 After the last round. */
  lastRound(play: Play): void;
  /** Null when this model may work this piece as its kind is worked, otherwise the rule against it. */
  mayWork?(w: Table, m: Model, piece: Piece): Refusal | null;
  /** Success; a frame where something is still to be asked. */
  worked?(play: Play, m: Model, piece: Piece): Bookmark | null;
  /** EE-OBJ-06 Whether this model may take charge of a neutral. */
  mayClaim?(w: Table, m: Model, civilian: Model): Refusal | null;
  claimed?(play: Play, m: Model, civilian: Model): void;
  /** EE-OBJ-07 Whether the mission's goal lets this model leave. */
  mayLeave?(w: Table, m: Model): boolean;
  left?(play: Play, m: Model): void;
  protects?(w: Table, cell: Cell): boolean;
  /** EE-M-SE-06 The last enemy is gone. */
  cleared?(play: Play): void;
  /** Reward cards in a campaign. */
  cards(w: Table, result: Result, side: Side): number;
  objectives(w: Table, m: Model): Objective[];
  /** A target that comes before the card's order, for these letters. */
  firstTarget?(w: Table, m: Model, letter: string): Model[];
}
