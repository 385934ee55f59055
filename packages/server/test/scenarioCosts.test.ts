// Home-made scenarios come from strangers: checking them is cheap, however large they are.
import { type OwnThing, type ScenarioHead, isObject } from '@xenotable/kernel';
import { gameNames, gamePackage } from '@xenotable/shelf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../src/games.ts';
import { limits } from '../src/index.ts';
import { type TestServer, startServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, games);
});
afterAll(() => server.close());

/** The limit for the CPU time of an answer, in milliseconds. Ordinary ones take 2 to 30; those that this test is about took up to 5,300. */
const MOST_MS = 1000;
/** Most bytes of a scenario in one request. */
const MOST_BYTES = limits.message - 4000;

/** Requests a table: it may be refused, but must neither fail nor take long. */
async function order(what: string, game: string, seats: number, options: object): Promise<string> {
  const before = process.cpuUsage();
  const answer = await fetch(`${server.url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, seats: Array.from({ length: seats }, () => ({})), options }),
  });
  const text = await answer.text();
  const { user, system } = process.cpuUsage(before);
  expect.soft([201, 400], `${what}: ${text}`).toContain(answer.status);
  expect.soft((user + system) / 1000, what).toBeLessThan(MOST_MS);
  return text;
}

/** As many copies of an item as a request can hold. */
const many = (item: unknown): unknown[] =>
  Array.from({ length: Math.floor(MOST_BYTES / (JSON.stringify(item).length + 1)) }, () => item);

/** Copies of a scenario, each with one list that is far too long. */
function* enlarged(scenario: ScenarioHead): Generator<[string, ScenarioHead]> {
  for (const [field, value] of Object.entries(scenario)) {
    if (Array.isArray(value)) yield [field, { ...scenario, [field]: many(value[0] ?? {}) }];
    else if (isObject(value))
      for (const [inner, list] of Object.entries(value))
        if (Array.isArray(list))
          yield [`${field}.${inner}`, { ...scenario, [field]: { ...value, [inner]: many(list[0] ?? '') } }];
  }
}

test.each(gameNames)('a scenario of %s with endless lists, words and things', async (name) => {
  const { game } = await gamePackage(name);
  const sheet = game.scenarios;
  if (sheet === undefined) throw new Error(`${name} has no scenarios`);
  const fresh = sheet.fresh();
  const options = sheet.options(fresh);
  const [field] = Object.entries(options).find(([, value]) => isObject(value) && 'format' in value)!;
  const send = (what: string, scenario: object): Promise<string> =>
    order(`${name}, ${what}`, name, game.seats.least, { ...options, [field]: scenario });
  for (const [what, scenario] of enlarged(fresh)) await send(what, scenario);
  for (const { kind, printed, words } of sheet.content ?? []) {
    const thing: OwnThing = { kind, name: 'Zz', like: printed[0]!.name };
    await send(`many of ${kind}`, { ...fresh, content: many(thing) });
    for (const { field: list } of words) {
      const unknown = many('q'.repeat(60)).map((word, i) => `${String(word).slice(5)}${i}`);
      await send(`words of ${list}`, { ...fresh, content: [{ ...thing, words: { [list]: unknown } }] });
    }
  }
});

test.each([
  ['one long line and many short ones', ['x'.repeat(3900), ...Array.from({ length: 15_000 }, () => ''), 'x']],
  ['blanks before a sign', [...Array.from({ length: 14 }, () => ' '.repeat(4000)), 'x']],
  ['more rows than any board', Array.from({ length: 1201 }, () => '+')],
])('a map of %s is refused before it is read', async (what, map) => {
  const { game } = await gamePackage('chibi-commander');
  const { scenarios } = game;
  const scenario = { ...scenarios?.fresh(), map };
  const text = await order(what, game.name, 2, { mission: 'Scenario', scenario });
  expect(text).toContain('options.scenario.map: a picture has at most 511 lines and columns');
});
