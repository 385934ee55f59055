export { type Config, type Limits, configFrom, limits } from './config.ts';
export { type Games, games } from './games.ts';
export { buildServer } from './server.ts';
