import type { PhraseBook } from '../contract.ts';

/** Phrases that are the same sentence always. */
export const plainPhrases = (sentences: Readonly<Record<string, string>>): PhraseBook<never> => ({
  offered: () => Object.keys(sentences).map((phrase) => ({ phrase })),
  words: ({ phrase }) => (Object.hasOwn(sentences, phrase) ? (sentences[phrase] ?? null) : null),
});
