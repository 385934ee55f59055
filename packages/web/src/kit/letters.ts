// Data as characters that need no escaping in an address, so that it can be put into the fragment, which no server sees.

const fromBytes = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const toBytes = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

export const toLetters = (text: string): string => fromBytes(new TextEncoder().encode(text));

export const fromLetters = (letters: string): string => new TextDecoder().decode(toBytes(letters));

const through = (
  bytes: Uint8Array<ArrayBuffer>,
  change: GenericTransformStream,
): ReadableStream<Uint8Array> => new Blob([bytes]).stream().pipeThrough(change);

/** The same for long texts: compressed. */
export async function pack(text: string): Promise<string> {
  const packed = through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  return fromBytes(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/** No shared text is longer; a few compressed characters could expand to much more. */
const LONGEST = 1_000_000;

/** Throws if the characters are damaged or the text is too long. */
export async function unpack(letters: string): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  const reader = through(toBytes(letters), new DecompressionStream('deflate-raw')).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length > LONGEST) throw new Error('The link holds more than a megabyte.');
  }
  return text + decoder.decode();
}
