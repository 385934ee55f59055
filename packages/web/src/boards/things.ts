// Things that can be pointed at, and what a board needs to wire them: no rules, no game.
import type { RuleId } from '@xenotable/kernel';

/** Anything on the board that can be pointed at. The game makes these up: 'hand:3', 'zone:0:2', 'unit:H'. */
export type ThingId = string;

/** How a thing stands to what is being chosen. */
export interface ThingState {
  /** Part of the choice that is being put together. */
  picked: boolean;
  /** May be picked up first. */
  ready: boolean;
  /** A legal target of what is picked up. */
  target: boolean;
  /** Everything that could be done with it is refused, and why. */
  refused: { reason: string; rule: RuleId } | null;
}

/** A thing that nothing can be done with now. */
export const NOTHING: ThingState = { picked: false, ready: false, target: false, refused: null };

/** What the table hands to everything that can be pointed at. */
export interface Pointing {
  standing(thing: ThingId): ThingState;
  /** Click, tap or Enter on a thing: picks it up, targets it, or plays what is previewed. */
  touch(thing: ThingId): void;
  /** A drag that ended: picks up the first, plays on the second if that is one legal choice. */
  drop(thing: ThingId, onto: ThingId): void;
  /** Shows the details of a thing, or hides them. */
  point(thing: ThingId | null): void;
  /** What changed since the viewer last looked. */
  changed: ReadonlySet<ThingId>;
  /** Those who act in what is shown just now: a board that is larger than the screen goes there. */
  watched: readonly ThingId[];
  /** A picture only: replay, thumbnails. */
  still: boolean;
  /** Something is previewed that a second tap would play: a board that was tapped for it stays where it is. */
  planned: boolean;
  /** A screen on the table, for everybody to see: not even an open hand is drawn. */
  shared?: boolean;
}

const nothing = (): void => undefined;

/** For a board on which nothing can be done: a replay, an editor, a thumbnail. */
export const stillPointing: Pointing = {
  standing: () => NOTHING,
  touch: nothing,
  drop: nothing,
  point: nothing,
  changed: new Set(),
  watched: [],
  still: true,
  planned: false,
};
