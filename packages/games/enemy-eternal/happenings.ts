// Everything that the book tells. Models and soldiers are told by name, places as [x, y].
import type { Modifier, Seat } from '@xenotable/kernel';
import type { Spot } from './choices.ts';
import type { CardName, Row } from './content/cards.ts';
import type { DamageType, Faction, Rule, Skill } from './content/units.ts';
import type { MissionId, PieceKind, Played, Side, Token } from './table.ts';

/** Kinds that tell the same details, each a member of the union by itself. */
type Kind<T extends string, D = unknown> = T extends string ? { type: T } & D : never;

interface ByModel {
  model: string;
}

/** Two or three dice against a value. */
interface Test extends ByModel {
  dice: number[];
  value: number;
}

/** A side, and who leads it: nobody but the automaton where it has no seats. */
export interface OfSide {
  side: Side;
  seats: Seat[];
}

type AtTarget = ByModel & { at: string };
type AtSpot = ByModel & { at: Spot };
type Along = ByModel & { path: Spot[] };

type Preparing =
  | Kind<'mission', { mission: Played; name: string }>
  | Kind<'battle rolled', { mission: MissionId }>
  | Kind<'mustered', OfSide & { squad: string }>
  | Kind<'squad', OfSide & { faction: Faction; squad: string }>
  | Kind<'rolled off', { dice: number[] }>
  | Kind<'zone', OfSide & { zone: 'A' | 'B' }>
  | Kind<'placed', AtSpot>
  | Kind<'marker placed', AtSpot>
  | Kind<'crates placed', { at: Spot[] }>
  | Kind<'pod shown', { pod: string; models: string[] }>;

type Rounds =
  | Kind<'round', { round: number; of: number }>
  | Kind<'says', { text: string }>
  | Kind<'timer', { timer: number }>
  | Kind<'reached', ByModel & { area: string }>
  | Kind<'worked', ByModel & { piece: number; kind: PieceKind; side: Side }>
  | Kind<'bag filled', { dice: Record<string, number> }>
  | Kind<'die drawn' | 'die spent' | 'die removed', { colour: string }>
  | Kind<'arrives', AtSpot>
  | Kind<'appears', AtSpot & { pod: string }>
  | Kind<'pod scattered', { pod: string; dice: number[] }>
  | Kind<'reinforcements cancelled', { models: string[] }>
  | Kind<'declared', AtSpot>
  | Kind<'marker removed', ByModel & { count: number }>
  | Kind<'acts again', ByModel>
  | Kind<'commands', ByModel & { first: string[] }>;

type Activating =
  | Kind<'activated', ByModel & { side: Side; overdrive: boolean }>
  | Kind<'activation ends' | 'activation lost', ByModel>
  | Kind<'stands up', ByModel & { dice?: number[]; value?: number; left: number }>
  | Kind<'suppressed', Test & { holds: boolean }>
  | Kind<'rallied', ByModel & { die: number; left: number }>
  | Kind<'card', ByModel & { card: CardName; die: number; row: Row; entry: string }>
  | Kind<'plan', ByModel & { letter: string; orders: string[]; engaged?: true }>
  | Kind<'test', Test & { what: string; passed: boolean }>
  | Kind<'regenerates', ByModel & { wounds: number }>
  | Kind<'healed', AtTarget & { wounds: number }>
  | Kind<'energy shield', ByModel>
  | Kind<'hack table', ByModel & { die: number }>
  | Kind<'GREMLIN off', ByModel & { until: number }>
  | Kind<'intelligence', { side: Side }>
  | Kind<'supplies', ByModel & { amount: number }>
  | Kind<'found', ByModel & { gear: string }>
  | Kind<'equipped', ByModel & { gear: string; replaced: string | null }>
  | Kind<'picked up' | 'took', ByModel & { token: Token['kind'] }>
  | Kind<'dropped', AtSpot & { token: Token['kind'] }>
  | Kind<'handed over', ByModel & { to: string }>
  | Kind<'claimed', AtTarget>
  | Kind<'evacuated', ByModel>;

type Moving =
  | Kind<'runs' | 'flees', Along & { cost: number }>
  /** `level`: it stays on its level, so it is only a second move. */
  | Kind<'climbs', Along & { cost: number; level?: true }>
  | Kind<'momentum', Along>
  | Kind<'stopped', AtSpot>
  | Kind<'put back' | 'panics' | 'blinked', ByModel & { to: Spot }>
  | Kind<'pulled', ByModel & { by: string; to: Spot }>
  | Kind<'overwatch', ByModel & { weapon: string }>
  | Kind<'overwatch ended', ByModel>
  | Kind<'reacts', AtTarget & { where: Spot; weapon: string }>;

type Attacking =
  /** The way of a charge; a free attack that is a shot has none. */
  | Kind<'charges' | 'free attack', AtTarget & { weapon: string; path: Spot[] }>
  | Kind<'counterattack', AtTarget>
  /** `test`: the first or the second of two tests which must both hit (EE-SPC-38). */
  | Kind<
      'hit' | 'missed',
      AtTarget & Test & { weapon: string; parts: Modifier[]; close: boolean; test?: 1 | 2 }
    >
  | Kind<'scatter', ByModel & { die: number; wide: boolean }>
  | Kind<'explodes', { at: Spot; weapon: string }>
  | Kind<'deflect', ByModel & { die: number; deflected: boolean }>
  | Kind<'armour', Test & { parts: Modifier[]; holds: boolean }>
  | Kind<
      'damage',
      ByModel & {
        applied: number;
        absorbed: number;
        wounds: number;
        damage: DamageType;
        parts: Modifier[];
      }
    >
  | Kind<'sustain', Test & { passed: boolean }>
  | Kind<'poison', ByModel & { wounds: number }>
  | Kind<'poisoned' | 'splashed', ByModel>
  | Kind<'down', ByModel & { how: 'hunkered' | 'forced' }>
  | Kind<'destroyed', ByModel & { side: Side; by: string | null }>
  | Kind<'volatile', ByModel & { die: number }>
  | Kind<'leader lost', ByModel & { side: Side }>
  | Kind<'terrain destroyed', { cells: Spot[] }>
  | Kind<'mindspin', AtTarget & { dice: number[]; effect: 'panic' | 'disorientation' | 'control' }>
  | Kind<'mind controlled', ByModel & { by: string }>
  | Kind<'mind freed', ByModel>;

type OfMission =
  | Kind<'scored', OfSide & { points: number; what: string; score: number }>
  | Kind<'charge planted' | 'charge delayed' | 'charge lost', ByModel>
  | Kind<'charge set', ByModel & { piece: number }>
  | Kind<'charge removed', ByModel & { piece?: number }>
  | Kind<'generator destroyed', { piece: number }>
  | Kind<'gate open'>
  | Kind<'tapped', ByModel & { piece: number; side: Side }>
  | Kind<'relay set', ByModel & { side: Side }>
  | Kind<'relay open', ByModel>
  | Kind<'upload', { upload: number }>
  | Kind<'upload set back', ByModel & { upload: number }>
  | Kind<'mast', ByModel & { piece: number; on: boolean }>
  | Kind<'crate secured' | 'terminal hacked' | 'marker reached' | 'leader hides', ByModel>
  | Kind<'informant found' | 'bystander runs home', ByModel>
  | Kind<'civilian saved', ByModel & { civilian: string; saved: number }>
  | Kind<'conceded', { seat: string }>
  | Kind<'battle over', { winner: string | null; why: string }>;

type OfCampaign =
  | Kind<'infirmary', Test & { lives: boolean }>
  | Kind<'recovering' | 'fallen' | 'new Leader', ByModel>
  | Kind<'gear recovered', ByModel & { gear: string[] }>
  | Kind<'income', OfSide & { supplies: number; models: number }>
  | Kind<'outpost raised', OfSide & { tier: number }>
  | Kind<'built' | 'torn down', OfSide & { facility: string }>
  | Kind<'reward card', OfSide & { card: string }>
  | Kind<'reward', OfSide & { reward: string; gear: string[] }>
  | Kind<'reward exchanged', OfSide & { supplies: number }>
  | Kind<'joined', OfSide & { model: string }>
  | Kind<'called', ByModel & { name: string }>
  | Kind<'promoted', ByModel & { side: Side; rank: number; raise: Skill | null; learn: Rule | null }>
  | Kind<'campaign rated', { points: number }>
  | Kind<'campaign over', { winner: string | null; why: string }>;

export type Happening = Preparing | Rounds | Activating | Moving | Attacking | OfMission | OfCampaign;
