/** How long each look at odds may take, in milliseconds: the first is there at once, after the last they are good enough. */
export const LOOKS: readonly number[] = [20, 130, 250, 450];
