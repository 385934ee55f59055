// Kept records of a game, each with the end that it must have: fixtures/<edition>/<name>.jsonl and <name>.end.json.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import {
  type AnyGame,
  type GameRecord,
  anyMove,
  fastChance,
  fold,
  readRecord,
  same,
  uniform,
  writeRecord,
} from '@xenotable/kernel';
import { type Editions, type Trial, startTrial } from '@xenotable/kernel/proof';

export interface Fixture {
  /** `1/solo`: its edition and its name. */
  name: string;
  record: GameRecord;
  /** The winners and the final table, as JSON. */
  end: unknown;
}

const RECORD = '.jsonl';

export function fixturesIn(folder: URL): Fixture[] {
  const home = new URL('fixtures/', folder);
  if (!existsSync(home)) return [];
  return readdirSync(home, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(RECORD))
    .sort()
    .map((file) => {
      const name = file.slice(0, -RECORD.length);
      return {
        name,
        record: readRecord(readFileSync(new URL(file, home), 'utf8')),
        end: JSON.parse(readFileSync(new URL(`${name}.end.json`, home), 'utf8')),
      };
    });
}

/** The end of a record when these rules play it. */
export function endOf(game: AnyGame, record: GameRecord): unknown {
  const { world } = fold(game, record);
  return JSON.parse(JSON.stringify({ over: world.over, table: game.report(world) as unknown }));
}

export const endsAsKept = (game: AnyGame, { record, end }: Fixture): boolean =>
  same(endOf(game, record), end);

/** The earlier editions of the game in this folder. */
export async function editionsIn(folder: URL): Promise<Editions> {
  const index = new URL('editions/index.ts', folder);
  return existsSync(index) ? ((await import(index.href)) as { editions: Editions }).editions : {};
}

/** The rules of an edition: the present ones, or frozen ones. */
export async function rulesOf(game: AnyGame, folder: URL, edition: string): Promise<AnyGame> {
  if (edition === game.edition) return game;
  const frozen = (await editionsIn(folder))[edition];
  if (frozen === undefined) throw new Error(`there is no edition ${edition} of ${game.name}`);
  return (await frozen()).game;
}

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Plays a random game of this set-up with the present rules and stores it. Returns its name. */
export function keepFixture(game: AnyGame, folder: URL, trial: Trial, seed: number): string {
  const any = uniform(seed);
  const session = startTrial(game, trial, seed);
  for (let n = 1; session.world.over === null; n++) {
    const { seat, choice } = anyMove(game, session.world, session.asks, any, fastChance(seed + n));
    session.choose(seat, choice);
  }
  const home = new URL(`fixtures/${game.edition}/`, folder);
  const name = slug(trial.name);
  mkdirSync(home, { recursive: true });
  writeFileSync(new URL(`${name}${RECORD}`, home), writeRecord(session.record));
  writeFileSync(
    new URL(`${name}.end.json`, home),
    `${JSON.stringify(endOf(game, session.record), null, 1)}\n`,
  );
  return `${game.edition}/${name}`;
}
