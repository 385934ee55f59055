// node packages/server/src/http/writeOpenapi.ts: writes docs/openapi.json; run it after changing a route.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configFrom } from '../config.ts';
import { games } from '../games.ts';
import { buildServer } from '../server.ts';

const folder = mkdtempSync(join(tmpdir(), 'xenotable-openapi-'));
const config = configFrom({ LOG_LEVEL: 'silent', DATABASE_FILE: join(folder, 'tables.db') }, '');
const server = await buildServer(config, games);
const { body } = await server.inject('/api/openapi.json');
await server.close();
rmSync(folder, { recursive: true });
writeFileSync(
  new URL('../../../../docs/openapi.json', import.meta.url),
  `${JSON.stringify(JSON.parse(body), null, 2)}\n`,
);
