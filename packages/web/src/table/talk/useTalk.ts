// What the parts of a table need to talk: who speaks here, to whom, and in which words.
import type { Seat } from '@xenotable/kernel';
import type { Audience, Said } from '@xenotable/server/protocol';
import { useSyncExternalStore } from 'react';
import type { ThingId } from '../../boards/things.ts';
import type { TableTalk, TalkState } from '../client/talk.ts';
import type { TableState } from '../client/tableState.ts';
import type { GameModule, SeatPanel } from '../contract.ts';
import type { PhraseBook } from '../talkContract.ts';
import { phraseWords, usePhrases } from './phrases.ts';

export interface TalkHere {
  talk: TableTalk;
  said: TalkState;
  /** The seat that speaks from here. */
  seat: Seat;
  audience: Audience;
  setAudience(audience: Audience): void;
  book: PhraseBook;
  say(said: Said): void;
  nameOf(seat: Seat): string;
  /** A thing on the board in words. */
  thingWords(thing: ThingId): string;
  /** What somebody said, in words; null if there are none. */
  words(said: Said): string | null;
}

export interface TalkProps {
  talk: TableTalk;
  seat: Seat;
  state: TableState;
  module: GameModule;
  panels: readonly SeatPanel[];
}

export function useTalk({ talk, seat, state, module, panels }: TalkProps): TalkHere {
  const said = useSyncExternalStore(talk.subscribe, talk.state);
  const book = usePhrases(module);
  const audience = said.partners.length === 0 ? 'all' : said.audience;
  const { view } = state;
  const thingWords = (thing: ThingId): string =>
    book.names?.(thing, view) ?? module.detail(thing, view)?.title ?? 'a place on the board';
  return {
    talk,
    said,
    seat,
    audience,
    setAudience: (to) => talk.address(to),
    book,
    say: (what) => talk.say(seat, audience, what),
    nameOf: (one) => panels[one]?.name ?? '',
    thingWords,
    words(what) {
      switch (what.kind) {
        case 'text':
          return what.text;
        case 'phrase':
          return phraseWords(book, what, view);
        case 'ping':
          return `points at ${thingWords(what.at)}`;
        case 'arrow':
          return `points from ${thingWords(what.from)} to ${thingWords(what.to)}`;
      }
    },
  };
}
