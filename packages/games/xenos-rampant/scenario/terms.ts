// The words of a battle from data that all its parts share: whose side, which edge, which rule.
import type { MapName } from '../content/maps.ts';
import { type Edge, type ScenarioName, type Side, type Table, edgeOf, other } from '../table.ts';
import type { Role, Scenario, Spot } from './scenario.ts';

/** The rules of the catalogue that a battle of the book carries out; one of one's own cites the chapter of scenarios. */
export interface Cites {
  zones?: string;
  deployment?: Partial<Record<Role, string>>;
  reserve?: string;
  drop?: string;
  half?: string;
  trucks?: string;
  truckStart?: string;
  apart?: string;
  markers?: string;
  exits?: string;
  stance?: string;
  /** For each goal, in their order; two where a goal has two results. */
  goals?: readonly (string | readonly [string, string])[];
}

export interface Terms {
  name: ScenarioName;
  map: MapName | 'OWN';
  blurb: string;
  cites: Cites;
}

export const roleOf = (w: Pick<Table, 'attacker'>, side: Side): Role =>
  side === w.attacker ? 'attacker' : 'defender';
export const sideIn = (w: Pick<Table, 'attacker'>, role: Role): Side =>
  role === 'attacker' ? w.attacker : other(w.attacker);
export const hundredths = ([x, y]: Spot): { x: number; y: number } => ({ x: x * 100, y: y * 100 });

/** Named edges are known before anybody has set up. */
export const ownEdge = ({ edges }: Scenario, w: Table, side: Side): Edge =>
  edges?.[roleOf(w, side)] ?? edgeOf(w, side);

export const carryOf = ({ goals }: Scenario) => goals.find((goal) => goal.verb === 'carry');
