// Five short lessons; the last one is a whole round.
export { lessons } from '@xenotable/earth-war/content';
