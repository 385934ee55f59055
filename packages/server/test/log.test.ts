// The log is structured and contains neither keys nor cookies.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('the log names requests but no secrets', async () => {
  const script = fileURLToPath(new URL('./support/talkative.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script], {
    env: { ...process.env, LOG_LEVEL: 'info' },
  });
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const { secrets } = lines.splice(
    lines.findIndex((line) => 'secrets' in line),
    1,
  )[0] as { secrets: string[] };
  expect(secrets.length).toBeGreaterThan(4);
  expect(lines.some((line) => (line['req'] as { url?: string } | undefined)?.url === '/api/tables')).toBe(
    true,
  );
  for (const secret of secrets) expect(JSON.stringify(lines)).not.toContain(secret);
});
