// EE-SCN-01 A mission of one's own: plain data that people can also write by hand.
import type { ScenarioHead } from '@xenotable/kernel';
import type { Forces } from '../content/season.ts';
import type { Faction } from '../content/units.ts';
import type { PieceKind, Token } from '../table.ts';

export const SIDE_LETTERS = ['A', 'B'] as const;
export type SideLetter = (typeof SIDE_LETTERS)[number];

export interface Scenario extends ScenarioHead {
  /** Who plays side B. */
  play: 'any' | 'versus' | 'automaton';
  /** Rows of the picture, in the signs of the catalogue. */
  map: string[];
  /** Cells that lie on level 1 whatever their sign, each `x,y` or `x,y x,y`. */
  raised: string[];
  rounds: number;
  /** EE-DEP-02 Whether the higher roll chooses the zone, or side A has zone A. */
  zones: 'free' | 'fixed';
  /** EE-DEP-04 Side A starts as one group. */
  together: boolean;
  /** Side A may also start in the Evac cells. */
  evacStart: boolean;
  /** How far one sees; 0 without limit. */
  sight: number;
  /** Squads that are given, as text; null where people choose. */
  squads: Record<SideLetter, string | null>;
  /** EE-SCN-05 What side B has instead of a Squad, by its faction. */
  forces: Partial<Record<Faction, Forces>>;
  pods: PodTerms[];
  areas: Area[];
  /** EE-SCN-06 What the civilians on the map are. */
  civilians: Civilians;
  /** EE-SCN-07 What working a kind of piece does; other pieces do what the book says. */
  pieces: Partial<Record<WorkedKind, PieceTerms>>;
  /** EE-SCN-08 Counts the rounds that side A holds a piece it has worked. */
  timer: Timer | null;
  scores: Score[];
  /** EE-END-02 Whether side A wins at once when nobody of side B is left. */
  wipe: boolean;
  ends: End[];
  /** EE-SCN-10 What the automaton is after, in its order; null: what the goals say. */
  orders: Record<SideLetter, Order[] | null>;
  says: Say[];
}

/** EE-SCN-03 Cells under a name, each `x,y` or `x,y x,y`. */
export interface Area {
  name: string;
  cells: string[];
}

export const WORKED_KINDS = ['terminal', 'container', 'device'] as const satisfies readonly PieceKind[];
export type WorkedKind = (typeof WORKED_KINDS)[number];

export const CIVILIANS = ['none', 'escorted', 'rescued'] as const;
export type Civilians = (typeof CIVILIANS)[number];

/** EE-SCN-05 When a pod comes: at the start, near its marker or an area, in sight of it or of a piece. */
export type PodTerms =
  | { pod: string; when: 'start' }
  | { pod: string; when: 'near'; within: number; area?: string }
  | { pod: string; when: 'seen'; piece?: WorkedKind };

/** EE-SCN-07 */
export interface PieceTerms {
  /** `once` it is used up; it is held by who worked it last (`held`); A switches it on and B off (`switched`). */
  makes: 'once' | 'held' | 'switched';
  by: SideLetter | 'both';
  /** All pieces of the kind change together. */
  together?: true;
  /** Who works it carries a token away; `one of them` only one piece has it. */
  gives?: { token: Token['kind']; hidden?: true };
  /** A roll on the Search table. */
  finds?: true;
  /** EE-SPC-45 Weak Minded models cannot work it. */
  minds?: true;
  /** Side B sets the timer back by one where side A has worked it. */
  setsBack?: true;
}

export interface Timer {
  piece: WorkedKind;
  within: number;
}

/** EE-SCN-08 What gives points. */
export type Score =
  | { verb: 'destroy'; what: 'model' | 'leader' | 'half'; side: SideLetter | 'both'; points: number }
  | { verb: 'hold'; area: string; side: SideLetter | 'both'; points: number; from?: number }
  | { verb: 'hold'; piece: WorkedKind; side: SideLetter | 'both'; points: number; from?: number }
  | { verb: 'carry'; side: SideLetter | 'both'; points: number; home: number }
  | { verb: 'hide'; from: number; worth: number };

/** EE-SCN-09 Something that is so or not. */
export type Condition =
  | { is: 'reached'; area: string }
  | { is: 'cleared' }
  | { is: 'worked'; piece: WorkedKind; least?: number }
  | { is: 'home'; token: Token['kind'] }
  | { is: 'carried'; least: number }
  | { is: 'out'; least: number }
  | { is: 'rescued'; least: number }
  | { is: 'civilians dead'; least: number }
  | { is: 'civilian free'; yes: boolean }
  | { is: 'leader fallen'; side: SideLetter }
  | { is: 'leader alive'; side: SideLetter }
  | { is: 'points'; least: number }
  | { is: 'timer'; least: number }
  | { is: 'round'; least?: number; most?: number }
  | { is: 'no civilian left' };

export type Tie = { by: 'pieces' | 'supplies' | 'worth' } | { by: 'area'; area: string };

/** EE-SCN-09 How the battle ends: all conditions are met when it is looked at. */
export interface End {
  wins: SideLetter | 'nobody' | 'points' | 'worth';
  look: 'at once' | 'round' | 'last';
  if: Condition[];
  /** EE-M-SE-04 A secondary goal, met with it if any of these is so. */
  second?: Condition[];
  ties?: Tie[];
  why: string;
}

export const DEEDS = [
  'work',
  'hold',
  'attack',
  'claim',
  'guard',
  'home',
  'pick up',
  'reach',
  'rescue',
] as const;

/** EE-SCN-10 */
export interface Order {
  do: (typeof DEEDS)[number];
  piece?: WorkedKind;
  area?: string;
  what?: 'leader' | 'civilian' | 'carrier';
  /** Hold: so near; pick up: so far. */
  within?: number;
  from?: number;
  /** Only where nothing before it is to be done. */
  otherwise?: true;
  /** Hold: only an area that the side does not control. */
  open?: true;
  /** Hold around the open piece or civilian that is nearest to the model, or the piece nearest to the marker of its pod. */
  which?: 'nearest' | 'own';
  /** Attack: it comes before the card's order, for every letter or for O. */
  first?: 'always' | 'O';
}

/** EE-SCN-11 A text that is told when a round begins. */
export type Say = { round: number; text: string };

export const isListed = (scenario: Scenario): boolean => Object.keys(scenario.forces).length > 0;
