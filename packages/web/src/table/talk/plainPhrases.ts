import type { PhraseBook } from '../talkContract.ts';

/** Phrases that are always the same sentence. */
export const plainPhrases = <V = never>(sentences: Readonly<Record<string, string>>): PhraseBook<V> => ({
  offered: () => Object.keys(sentences).map((phrase) => ({ phrase })),
  words: ({ phrase }) => (Object.hasOwn(sentences, phrase) ? (sentences[phrase] ?? null) : null),
});
