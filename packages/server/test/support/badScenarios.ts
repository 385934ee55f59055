// Damaged scenarios sent to a running server: each is refused with its field and reason, or its table opens.
import { type AnyGame, BadInput, type Json, type ScenarioSheet, isObject } from '@xenotable/kernel';
import { damagedScenarios } from '@xenotable/kernel/proof';
import type { CreatedTable, ErrorBody } from '../../src/http/bodies.ts';
import { Client, bearer, call } from './client.ts';

export interface Sent {
  /** Not a scenario: the reader names a field. */
  refused: number;
  /** A scenario with a problem that keeps it from being played. */
  stopped: number;
  /** Tables that were made, joined by all of their people, and asked a question or were over. */
  opened: number;
}

/** The options and seats of a table for a document that may be no scenario at all. */
function wishFor(
  game: AnyGame,
  sheet: ScenarioSheet,
  document: Json,
): { readable: boolean; options: Record<string, Json>; people: number } {
  const fresh = sheet.fresh();
  const options = sheet.options(fresh);
  const field = Object.keys(options).find((name) => isObject(options[name]) && 'format' in options[name]);
  if (field === undefined) throw new Error(`no option of ${game.name} holds a scenario`);
  const wish = (readable: boolean, base: Record<string, Json>, people: number) => ({
    readable,
    options: { ...base, [field]: document },
    people: Math.max(people, game.seats.least),
  });
  try {
    const scenario = sheet.read(JSON.stringify(document));
    return wish(true, sheet.options(scenario), sheet.people(scenario));
  } catch (error) {
    if (error instanceof BadInput) return wish(false, options, sheet.people(fresh));
    throw error;
  }
}

/** Everybody sits down; the first question or the result arrives. */
async function open(url: string, { table, keys }: CreatedTable): Promise<void> {
  const clients: Client[] = [];
  for (const key of keys.seats) {
    if (key === null) continue;
    const client = await Client.connect(url);
    clients.push(client);
    await client.join(table, key);
  }
  const news = await clients[0]?.upTo(0);
  if (news === undefined || (news.waiting.length === 0 && news.over === null))
    throw new Error('its table asks nobody and is not over');
  await Promise.all(clients.map((client) => client.close()));
}

/** What the server makes of one document. Any answer but 201 and a 400 that names the scenario's field is thrown. */
async function outcomeOf(
  url: string,
  game: AnyGame,
  sheet: ScenarioSheet,
  document: Json,
): Promise<keyof Sent> {
  const { readable, options, people } = wishFor(game, sheet, document);
  const answer = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: game.name, options, seats: Array.from({ length: people }, () => ({})) }),
  });
  const text = await answer.text();
  if (answer.status === 201) {
    if (!readable) throw new Error('the server accepts what cannot be read');
    const made: CreatedTable = JSON.parse(text);
    await open(url, made);
    await call(url, `/api/tables/${made.table}`, undefined, bearer(made.keys.host), 'DELETE');
    return 'opened';
  }
  const { error }: ErrorBody = JSON.parse(text);
  if (answer.status !== 400 || !error.where?.startsWith('options.scenario') || error.message.length < 10)
    throw new Error(`${answer.status} ${text}`);
  return readable ? 'stopped' : 'refused';
}

/** Sends damaged scenarios of a title one after the other. Throws at the first wrong answer, and if the server counted a failure. */
export async function sendDamaged(url: string, game: AnyGame, count: number, seed: number): Promise<Sent> {
  const sheet = game.scenarios;
  if (sheet === undefined) throw new Error(`${game.name} has no scenarios`);
  const sent: Sent = { refused: 0, stopped: 0, opened: 0 };
  for (const { seed: own, document } of damagedScenarios(sheet, count, seed)) {
    try {
      sent[await outcomeOf(url, game, sheet, document)]++;
    } catch (error) {
      throw new Error(`${game.name}, scenario ${own}: ${JSON.stringify(document)}`, { cause: error });
    }
  }
  // The server is still alive: an undamaged scenario is played.
  if ((await outcomeOf(url, game, sheet, JSON.parse(sheet.write(sheet.fresh())))) !== 'opened')
    throw new Error(`${game.name}: the undamaged scenario is not opened any more`);
  const failures = /^xenotable_errors_total (\d+)$/m.exec(await call<string>(url, '/metrics'))?.[1];
  if (failures !== '0') throw new Error(`the server failed ${failures} times`);
  return sent;
}
