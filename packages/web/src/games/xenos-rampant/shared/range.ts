// What a range means: beyond it most weapons still shoot.

/** XR-SHO-04 Up to this nobody shoots beyond the range, in hundredths of an inch. */
const NO_FARTHER = 1200;

/** ', farther: Armour +1', or nothing for a range that is a limit (XR-SHO-08). */
export const fartherWords = (range: number): string => (range > NO_FARTHER ? ', farther: Armour +1' : '');
