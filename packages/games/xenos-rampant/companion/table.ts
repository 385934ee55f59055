// A battle on a real table: lists, Strength Points, markers of suppression and the order of tests, without a board.
import type { Modifier } from '@xenotable/kernel';
import type { CompanionHappening, CompanionWorld } from '@xenotable/kernel/companion';
import type { Happening } from '../happenings.ts';
import type { Table, Unit } from '../table.ts';

export type Stance = 'SEIZE' | 'HUNT' | 'HOLD';

export interface CompanionTable extends Table, CompanionWorld {
  /** What the automaton is after (XR-AUT-05). */
  stance: Stance;
  /** Units that owe a Courage test because of what their detachment lost (XR-COU-08). */
  shaken: number[];
}

/** The seat of the people and that of the automaton among the owners. */
export const PEOPLE = 0;
export const AUTOMATON = 1;

export type Order = 'move' | 'shoot' | 'attack' | 'skirmish' | 'ground' | 'other';

export type OwnHappening =
  | { type: 'turn begins'; turn: number; of: number }
  | { type: 'phase begins'; who: string }
  | { type: 'phase ends'; who: string; why: string }
  | {
      type: 'activation tested';
      unit: string;
      what: string;
      dice: number[];
      need: number;
      modifiers: Modifier[];
      total: number;
      passed: boolean;
    }
  | { type: 'held its nerve'; unit: string; dice: number[]; total: number; courage: number }
  | { type: 'lost its nerve'; unit: string; dice: number[]; total: number; courage: number; broken: boolean }
  | { type: 'unit rallied'; unit: string }
  | { type: 'unit suppressed'; unit: string }
  | { type: 'gives way'; unit: string; words: string }
  | { type: 'unit routed'; unit: string }
  | { type: 'unit destroyed'; unit: string }
  | { type: 'moved as told'; unit: string; words: string }
  | { type: 'takes ground'; unit: string }
  | { type: 'volley'; unit: string; at: string; dice: number; need: number; hits: number; armour: number }
  | { type: 'answers fire'; unit: string; at: string }
  | {
      type: 'blows';
      unit: string;
      at: string;
      dice: number;
      need: number;
      hits: number;
      armour: number;
    }
  | { type: 'does'; unit: string; what: string }
  | { type: 'points told'; people: number; automaton: number };

export type OfTitle = Happening | OwnHappening;
export type Told = OfTitle | CompanionHappening;

export const onField = (unit: Unit): boolean => unit.state === 'table';

export const unitsOf = (w: CompanionTable, owner: number): Unit[] =>
  w.units.filter((unit) => unit.owner === owner && onField(unit));

export const enemiesOf = (w: CompanionTable, unit: Unit): Unit[] =>
  unitsOf(w, unit.owner === PEOPLE ? AUTOMATON : PEOPLE);
