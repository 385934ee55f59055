// What the laboratory's benchmark of geometry measures.
export { reachOf } from './reach.ts';
