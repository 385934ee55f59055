// The secret behind a table's dice. Web Crypto is the same in browsers and in Node; the kernel knows neither.

const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A fresh secret seed. */
export const newSeed = (): string => toHex(crypto.getRandomValues(new Uint8Array(32)));

/** What may be published of a seed before the game: its SHA-256. */
export async function commitment(seed: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed))));
}
