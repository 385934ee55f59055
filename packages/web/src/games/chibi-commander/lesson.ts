// Its tutorials.
export { lessons } from '@xenotable/chibi-commander/content';
