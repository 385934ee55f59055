// Its tutorials.
export { lessons } from '@xenotable/chibi-commander/lessons';
