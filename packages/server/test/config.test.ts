// Wrong settings are refused with their name.
import { describe, expect, test } from 'vitest';
import { configFrom } from '../src/config.ts';

const refused = (env: Record<string, string>): string => {
  try {
    configFrom(env, '');
    return 'believed';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('a wrong setting', () => {
  test.each([
    [{ PORT: 'eighty' }, 'PORT: must be a number from 0 to 65535, not "eighty"'],
    [{ PORT: '0x50' }, 'PORT: must be a number'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: must be one of'],
    [{ DATABASE_FILE: ':memory:' }, 'DATABASE_FILE: must be a file'],
    [{ DATABASE_FILE: 'postgres://u@h/d' }, 'DATABASE_FILE: must be a file; addresses'],
    [{ DATABASE_URL: './tables.db' }, 'DATABASE_URL: must be a PostgreSQL address'],
    [{ DATABASE_URL: 'postgres://h/d', DATABASE_FILE: 'tables.db' }, 'there is one database'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY: must be a number from 0 to 8, not "true"'],
    [{ TRUST_PROXY: '127.0.0.1' }, 'TRUST_PROXY: must be a number'],
    [{ ORIGINS: 'example.org' }, 'ORIGINS: must be addresses like https://example.org'],
    [{ ORIGINS: 'https://example.org/page' }, 'ORIGINS: must be addresses'],
    [{ METRICS_KEY: 'short' }, 'METRICS_KEY: must be 16 to 64'],
    [{ EXPIRE_DAYS: '-1' }, 'EXPIRE_DAYS: must be a number'],
    [{ WORKERS: '0' }, 'WORKERS: must be a number from 1 to 64'],
    [{ WORKERS: '2' }, 'WORKERS: needs PostgreSQL (DATABASE_URL)'],
    [{ WORKERS: '2', DATABASE_FILE: 'tables.db' }, 'WORKERS: needs PostgreSQL (DATABASE_URL)'],
    [
      { WORKERS: '3', DATABASE_URL: 'postgres://h/d', NODE_URL: 'http://10.0.0.2:8079' },
      'NODE_URL: with 3 workers stands for ports 8079 to 8081, one for each: none may be PORT (8080)',
    ],
  ])('%j is refused by name', (env, words) => {
    expect(refused(env as unknown as Record<string, string>)).toContain(words);
  });

  test('is not repeated if it may hold a password', () => {
    const words = refused({ DATABASE_URL: 'mysql://u:secret@h/d' });
    expect(words).toContain('DATABASE_URL');
    expect(words).not.toContain('secret');
  });
});

describe('an empty setting', () => {
  test('counts as not set: the default file is the database, not a temporary one', () => {
    expect(configFrom({ DATABASE_URL: '', DATABASE_FILE: '/srv/tables.db' }, '').store).toBe(
      '/srv/tables.db',
    );
    expect(configFrom({ DATABASE_URL: '', DATABASE_FILE: '' }, '').store).toBe('./data/xenotable.db');
    expect(configFrom({ TRUST_PROXY: '', ORIGINS: '', PORT: '', HOST: '' }, '')).toMatchObject({
      proxies: 0,
      origins: [],
      port: 8080,
      host: '127.0.0.1',
    });
  });
});

test('correct settings are accepted', () => {
  expect(
    configFrom(
      {
        DATABASE_URL: 'postgres://u@h/d',
        TRUST_PROXY: '2',
        ORIGINS: 'https://a.example, http://b.example:8080',
        METRICS_KEY: '0123456789abcdef',
        EXPIRE_DAYS: '90',
        WORKERS: '2',
        NODE_URL: 'http://10.0.0.2:8081',
      },
      '',
    ),
  ).toMatchObject({
    store: 'postgres://u@h/d',
    proxies: 2,
    origins: ['https://a.example', 'http://b.example:8080'],
    metricsKey: '0123456789abcdef',
    expireDays: 90,
    workers: 2,
  });
});
