// Things that can be pointed at, and what a board needs to handle them, independent of rules and games.
import type { RuleId } from '@xenotable/kernel';

/** Anything on the board that can be pointed at. The game chooses the ids: 'hand:3', 'zone:0:2', 'unit:H'. */
export type ThingId = string;

/** The state of a thing with regard to the current choice. */
export interface ThingState {
  /** Part of the current choice. */
  picked: boolean;
  /** May be picked up first. */
  ready: boolean;
  /** A legal target of what is picked up. */
  target: boolean;
  /** Everything that could be done with it is refused: the reason and the rule. */
  refused: { reason: string; rule: RuleId } | null;
}

/** A thing that nothing can be done with now. */
export const NOTHING: ThingState = { picked: false, ready: false, target: false, refused: null };

/** What the table passes to everything that can be pointed at. */
export interface Pointing {
  standing(thing: ThingId): ThingState;
  /** Click, tap or Enter on a thing: picks it up, targets it, or plays the previewed choice. */
  touch(thing: ThingId): void;
  /** A drag that begins: takes the thing into hand; false where it cannot be carried. Missing: whatever may be picked up. */
  lift?(thing: ThingId): boolean;
  /** The end of a drag: picks up the first thing, and plays on the second if that is one legal choice. */
  drop(thing: ThingId, onto: ThingId): void;
  /** Shows the details of a thing, or hides them. */
  point(thing: ThingId | null): void;
  /** Things that changed since the viewer last looked. */
  changed: ReadonlySet<ThingId>;
  /** Things that act in the current picture: a board that is larger than the screen moves there. */
  watched: readonly ThingId[];
  /** A picture only: replay, thumbnails. */
  still: boolean;
  /** Something is previewed that a second tap would play: a board that was tapped for it does not move. */
  planned: boolean;
  /** A shared table screen for everybody to see: not even an open hand is drawn. */
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
