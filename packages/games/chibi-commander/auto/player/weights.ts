// What counts how much for the sensible player, in victory points; found by playing.
export const weights = {
  /** A heart of an enemy, and its fall for each level. */
  heart: 0.068,
  fall: 2,
  /** A heart that an own unit is likely to lose, and what is left of its life's worth when it is likely to fall. */
  wound: 0.04,
  risk: 0.5,
  /** What is left of a goal's worth for every four points of the way. */
  patience: 0.82,
  /** Going after enemies. */
  hunt: 0.3,
  /** How much an automaton's unit cares for those who are not nearest to it. */
  others: 0.4,
  /** Getting away once there is nothing left to gain. */
  home: 1.2,
  /** Getting away from danger with something left to gain. */
  retreat: 0.12,
  /** Each of two friends near by, while there are enemies. */
  together: 0.03,
  /** A Blip that is hit. */
  blip: 0.06,
  /** A second attack of the same activation, against the first. */
  again: 0.85,
};
