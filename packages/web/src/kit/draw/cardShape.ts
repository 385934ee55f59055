// Sizes of cards and their outline. Smaller tiers leave out information instead of using smaller type.

export const TIERS = {
  mini: { w: 74, h: 106, name: 12, num: 19 },
  tile: { w: 112, h: 128, name: 12.5, num: 20 },
  slim: { w: 124, h: 216, name: 13.5, num: 25 },
  hand: { w: 124, h: 148, name: 13.5, num: 24 },
  lane: { w: 136, h: 184, name: 14, num: 27 },
  active: { w: 172, h: 236, name: 16.5, num: 36 },
  full: { w: 252, h: 356, name: 21, num: 46 },
} as const;

export type Tier = keyof typeof TIERS;

export const cutOf = (w: number): number => Math.round(w * 0.06);

export function outline(w: number, h: number, inset = 0.75): string {
  const cut = cutOf(w) + inset - 0.75;
  return `M${cut} ${inset}H${w - cut}L${w - inset} ${cut}V${h - cut}L${w - cut} ${h - inset}H${cut}L${inset} ${h - cut}V${cut}z`;
}

export interface CardFrame {
  selected?: boolean;
  target?: boolean;
  illegal?: boolean;
  changed?: boolean;
}
