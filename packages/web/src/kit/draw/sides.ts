// A side is never shown by colour alone: base shape, hatch and letter also tell it.

export type Side = 'a' | 'b' | 'c' | 'd' | 'n' | 'x';
export type Shape = 'cut' | 'hex' | 'diamond' | 'round' | 'blip' | 'vehicle';

export const SIDES: Record<Side, { name: string; shape: Shape; hatch: string | null }> = {
  a: { name: 'Sky', shape: 'cut', hatch: null },
  b: { name: 'Vermilion', shape: 'hex', hatch: 'xt-hatch-diag' },
  c: { name: 'Green', shape: 'cut', hatch: 'xt-hatch-dots' },
  d: { name: 'Purple', shape: 'hex', hatch: 'xt-hatch-bars' },
  n: { name: 'Civilian', shape: 'round', hatch: null },
  x: { name: 'Unknown', shape: 'blip', hatch: null },
};

/** Outlines of tokens and badges on a 64 grid. */
export const SHAPES: Record<Shape, string> = {
  cut: 'M19 9h26l10 10v26l-10 10H19L9 45V19z',
  hex: 'M32 6.5l22.5 12.9v25.2L32 57.5 9.5 44.6V19.4z',
  diamond: 'M32 5l27 27-27 27L5 32z',
  round: 'M32 8.5a23.5 23.5 0 1 1 0 47 23.5 23.5 0 0 1 0-47z',
  blip: 'M32 10a22 22 0 1 1 0 44 22 22 0 0 1 0-44z',
  vehicle: 'M14 12h36l9 9v22l-9 9H14l-9-9V21z',
};

export const sideColour = (side: Side): string => `var(--side-${side})`;
export const sideText = (side: Side): string => `var(--side-${side}-text)`;
