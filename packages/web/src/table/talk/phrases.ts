// Phrases that all games share, and the words of all phrases.
import type { Seat } from '@xenotable/kernel';
import { useEffect, useState } from 'react';
import type { GameModule } from '../contract.ts';
import type { Phrase, PhraseBook } from '../talkContract.ts';

const COMMON: Readonly<Record<string, string>> = {
  yes: 'Yes',
  no: 'Rather not',
  wait: 'Wait for me',
  'go-ahead': 'Go ahead',
  look: 'Look here',
  'your-plan': 'I like your plan',
  thanks: 'Thank you',
  'well-played': 'Well played',
};

const commonPhrases: readonly Phrase[] = Object.keys(COMMON)
  .filter((phrase) => phrase !== 'look')
  .map((phrase) => ({ phrase }));

/** Until a game's own phrases are loaded, only the shared ones are used. */
const plain: PhraseBook = {
  offered: () => [],
  words: () => null,
};

export function usePhrases({ phrases }: Pick<GameModule, 'phrases'>): PhraseBook {
  const [book, setBook] = useState<PhraseBook>(plain);
  useEffect(() => {
    let left = false;
    void phrases?.().then(
      (loaded) => left || setBook(loaded),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [phrases]);
  return book;
}

/** The words of a phrase; null for an unknown one. */
export const phraseWords = (
  book: PhraseBook,
  phrase: Phrase,
  view: Parameters<PhraseBook['words']>[1],
): string | null => COMMON[phrase.phrase] ?? book.words(phrase, view);

/** Everything that can be said now, the game's proposals first. */
export const phrasesNow = (
  book: PhraseBook,
  view: Parameters<PhraseBook['words']>[1],
  seat: Seat,
): readonly Phrase[] => [...book.offered(view, seat), ...commonPhrases];
