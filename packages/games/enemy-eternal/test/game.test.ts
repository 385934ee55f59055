import { proveGame } from '@xenotable/prove';
import * as game from '../game.ts';

proveGame(game, new URL('..', import.meta.url), { decisions: 200, citations: true });
