/** A random number to use as a seed. */
export function anySeed(): number {
  const [seed = 1] = crypto.getRandomValues(new Uint32Array(1));
  return seed;
}
