/** The seed of the random game that each title keeps as `playthrough.txt`. */
export const PLAYTHROUGH_SEED = 1;
