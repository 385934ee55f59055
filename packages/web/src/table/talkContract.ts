// What a game provides for people who talk to each other at a table: set phrases and open hands.
import type { Json, Seat } from '@xenotable/kernel';
import type { ThingId } from '../boards/things.ts';

/** A short message that people at one table say to each other, as data. */
export interface Phrase {
  phrase: string;
  /** A kind of card, unit or item, by the game's own name for it. */
  what?: string | undefined;
  number?: number | undefined;
  /** A thing on the board. */
  about?: ThingId | undefined;
}

/** The phrases of a game: those that fit the moment, and the words for all of them. */
export interface PhraseBook<V = Json> {
  /** Those that fit now, the most useful first. */
  offered(view: V, seat: Seat): readonly Phrase[];
  /** Null for phrases that this game does not have. */
  words(phrase: Phrase, view: V): string | null;
  /** The name of a thing that has no details, such as an empty zone. */
  names?(thing: ThingId, view: V): string | null;
  /** The thing to name to others instead of one that only its owner can point at, such as a card of the own hand. */
  toOthers?(thing: ThingId, seat: Seat): ThingId;
}

/** A card that lies open in somebody's hand. */
export interface OpenCard {
  thing: ThingId;
  name: string;
  count: number;
}
