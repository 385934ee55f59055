// What the laboratory's benchmark of geometry measures.
export { freshBoard, grid, terrainOf } from './board.ts';
