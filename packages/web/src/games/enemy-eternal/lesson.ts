// Its tutorial, in bites.
export { lessons } from '@xenotable/enemy-eternal/content';
