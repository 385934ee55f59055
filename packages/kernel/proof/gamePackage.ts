// What a game's package exports.
import type { AnyGame } from '../src/rules/game.ts';
import type { AnyPlayer } from '../src/rules/player.ts';
import type { Previews } from '../src/rules/previews.ts';
import type { Trial } from './laws/trial.ts';

export interface GamePackage {
  game: AnyGame;
  /** Set-ups that the laws and random play use. */
  trials: readonly Trial[];
  /** Random games end within this many decisions. */
  bound: number;
  /** The set-up whose speed is measured; the first one if missing. */
  bench?: string;
  /** What the board may ask of the rules, by name: pure functions from plain data to plain data. */
  previews?: Previews;
  /** Set-ups at which the strength of programs is measured. */
  setups?: readonly Trial[];
  /** Set-ups to whose games chances to win are fitted; those of `setups` if missing. */
  calibration?: readonly Trial[];
  /** The game's own scripted players, by name. */
  players?: Record<string, AnyPlayer>;
}

/** The rules of an edition, present or earlier: what a table of that edition needs. */
export type Edition = Pick<GamePackage, 'game' | 'previews' | 'players'>;

/** The earlier editions of a game, each loaded when a table or record needs it. */
export type Editions = Readonly<Record<string, () => Promise<Edition>>>;

/** The puzzles of a game, each loaded when it is needed. */
export type Puzzles = readonly (() => Promise<{ default: unknown }>)[];
