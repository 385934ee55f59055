// Results of long tests, one line for each game in a file outside of git, so that an interrupted test continues.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { codeOf } from '../asking/code.ts';

const CACHE = new URL('../../../../node_modules/.cache/xenotable/', import.meta.url);

export class KeptGames<T> {
  readonly games: T[];
  private readonly code: string;
  private readonly file: URL;

  /** Takes the games that an earlier run of this test kept, if rules and programs are still the same. */
  constructor(test: string, game: string) {
    this.code = codeOf(game);
    mkdirSync(new URL(`${test}/`, CACHE), { recursive: true });
    this.file = new URL(`${test}/${game}.jsonl`, CACHE);
    const lines = existsSync(this.file) ? readFileSync(this.file, 'utf8').split('\n') : [];
    this.games = lines
      // An incomplete line of an interrupted run is skipped.
      .filter((line) => line.endsWith('}'))
      .map((line) => JSON.parse(line) as T & { code: string })
      .filter(({ code }) => code === this.code);
  }

  keep(game: T): void {
    this.games.push(game);
    appendFileSync(this.file, `${JSON.stringify({ code: this.code, ...game })}\n`);
  }
}
