// Whom a model can strike where it stands.
import type { Model, Table } from '../table.ts';
import { enemiesOf, onBoard, touches } from './models.ts';

/** Enemies in base contact, emplaced and unarmed ones included. */
export const closeTargets = (w: Table, m: Model): Model[] => (onBoard(m) ? enemiesOf(w, m.control).filter((foe) => touches(w, m, foe)) : []);
