// A mission on a real table: Blips, hearts, modes and points are kept here; fields, sight and cover are the people's to see.
import type { Bag } from '@xenotable/kernel';
import type { CompanionHappening, CompanionWorld } from '@xenotable/kernel/companion';
import { type TypeName, typeOf } from '../content/units.ts';

export type Mode = 'NORMAL' | 'COLD' | 'FROZEN' | 'WALKING' | 'BERSERKER';
export const MODES: readonly Mode[] = ['NORMAL', 'COLD', 'FROZEN', 'WALKING', 'BERSERKER'];

export interface Figure {
  id: number;
  name: string;
  type: TypeName;
  side: 'people' | 'automaton';
  hearts: number;
  state: 'awake' | 'coma' | 'dead' | 'gone';
  mode: Mode;
  acted: boolean;
}

/** A covered marker: what is under it is decided when it is uncovered. */
export interface Blip {
  id: number;
  mode: Mode;
  acted: boolean;
}

export interface BlipTable extends CompanionWorld {
  mission: string;
  round: number;
  vp: number;
  figures: Figure[];
  blips: Blip[];
  /** How many units and Ghosts lie under the Blips, and the pool from which the units are drawn. */
  under: Bag<'unit' | 'Ghost'>;
  pool: Bag<TypeName>;
  /** Figures for reinforcements that are left. */
  supply: number;
  next: number;
  /** CC-WND-02 Points beyond the last heart in this activation, by figure. */
  excess: { id: number; points: number }[];
}

export const figureOf = (w: BlipTable, id: number): Figure => {
  const figure = w.figures.find((one) => one.id === id);
  if (figure === undefined) throw new Error(`there is no figure ${id}`);
  return figure;
};

export const awake = (w: BlipTable, side: Figure['side']): Figure[] =>
  w.figures.filter((one) => one.side === side && one.state === 'awake');

/** Those who can be attacked: awake or in coma. */
export const enemiesOf = (w: BlipTable, { side }: Figure): Figure[] =>
  w.figures.filter((one) => one.side !== side && (one.state === 'awake' || one.state === 'coma'));

export const missing = ({ type, hearts }: Figure): number => typeOf(type).hearts - hearts;

/** One more figure of a type, with a name of its own. */
export function addFigure(w: BlipTable, type: TypeName, side: Figure['side'], mode: Mode): Figure {
  const alike = w.figures.filter((one) => one.type === type).length;
  const figure: Figure = {
    id: w.next++,
    name: `${type} ${alike + 1}`,
    type,
    side,
    hearts: typeOf(type).hearts,
    state: 'awake',
    mode,
    acted: false,
  };
  w.figures.push(figure);
  return figure;
}

export type OwnHappening =
  | { type: 'round begins'; round: number }
  | { type: 'turn begins'; who: string }
  | { type: 'coma throw'; figure: string; die: number; result: 'dies' | 'sleeps on' | 'wakes' }
  | { type: 'ghost vanishes' }
  | { type: 'uncovered'; figure: string }
  | { type: 'woken'; what: string; die: number; wakes: boolean }
  | { type: 'walks'; what: string; dice: number[] }
  | { type: 'moved as told'; what: string; words: string }
  | { type: 'strikes'; figure: string; at: string; dice: number[]; far: number; hit: boolean }
  | { type: 'hearts lost'; figure: string; dice: number[]; armor: number; points: number; left: number }
  | { type: 'in coma'; figure: string }
  | { type: 'killed'; figure: string }
  | { type: 'leaves'; figure: string }
  | { type: 'healed'; figure: string; dice: number[]; hearts: number }
  | { type: 'mind thrown'; figure: string; at: string; dice: number[] }
  | { type: 'reinforced'; figure: string; where: string }
  | { type: 'points'; vp: number };

export type Told = OwnHappening | CompanionHappening;
