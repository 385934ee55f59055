// Damage that is about to be placed.

/** One card's share of a damage event (XS-DMG-12). */
export interface Hit {
  /** A Troop or an Enemy. */
  unit: number;
  amount: number;
  /** Taken over from another Troop: it cannot be moved again (XS-DMG-11). */
  moved: boolean;
}
