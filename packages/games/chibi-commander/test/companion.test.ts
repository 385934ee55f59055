import { proveCompanion } from '@xenotable/prove';
import * as companion from '../companion/game.ts';

proveCompanion(companion, new URL('../companion/', import.meta.url));
