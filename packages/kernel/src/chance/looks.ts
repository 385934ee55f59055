/** Time limits of successive odds calculations, in milliseconds: the first gives a figure at once, the last is accurate enough. */
export const LOOKS: readonly number[] = [20, 130, 250, 450];
