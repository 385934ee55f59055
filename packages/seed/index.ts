// The secret seed of a table's dice. It uses Web Crypto, which is the same in browsers and in Node; the kernel has neither.

const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A fresh secret seed. */
export const newSeed = (): string => toHex(crypto.getRandomValues(new Uint8Array(32)));

async function sha256(text: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

/** The commitment to a seed, which may be published before the game: its SHA-256. */
export const commitment = (seed: string): Promise<string> => sha256(seed);

/** What somebody adds to a seed: one line of text. */
interface AddedWord {
  seat: number;
  word: string;
}

/**
 * The seed that the dice are computed from: the secret one whose commitment was published, combined with the words that
 * people added afterwards. Whoever chose one part did not know the other.
 */
export async function seedWith(seed: string, words: readonly AddedWord[] = []): Promise<string> {
  if (words.length === 0) return seed;
  const inOrder = [...words].sort((a, b) => a.seat - b.seat);
  return sha256([seed, ...inOrder.map(({ seat, word }) => `${seat} ${word}`)].join('\n'));
}
