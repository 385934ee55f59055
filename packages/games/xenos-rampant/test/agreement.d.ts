import { type Point } from '@xenotable/board';
import { type Uniform } from '@xenotable/kernel';
import type { Table } from '../table.ts';
/** Those who walk, who are slow in rough ground, who pass over things, who drive. */
export declare const MOVERS: string[];
/** A unit in the middle of a crowd of twelve, asked where it moves. */
export declare function crowd(seed: number, build: string): Table;
/** Whether a point lies in a polygon or on its border. */
export declare function inside(polygon: readonly Point[], x: number, y: number): boolean;
/**
 * Looks at random points around one mover. The border is drawn through points of the grid of hundredths, so a point beside the true border may lie on the
 * wrong side of the drawn line: that is allowed only where the ruling itself changes between the point and its neighbours on the grid.
 */
export declare function disagreements(seed: number, build: string, points: number, any: Uniform): string[];
