// Loads a game with instrumented rules, as often as needed: each instance has its own modules.
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import type { GamePackage } from '@xenotable/kernel/proof';
import { instrument } from './instrument.ts';
import type { Subject } from './subject.ts';
import { Switchboard } from './switchboard.ts';

export interface Loader {
  board: Switchboard;
  /** A new instance of the game without any caches of an earlier one. */
  load(): Promise<GamePackage>;
}

/** Call it once per process. */
export function instrumented({ folder, files }: Subject, record: boolean): Loader {
  const board = new Switchboard();
  Object.assign(globalThis, { $mutation: board });
  const sources = new Map(
    files.map((file) => [
      new URL(file.file, folder).href,
      stripTypeScriptTypes(instrument(file, file.first, record)),
    ]),
  );
  let instances = 0;
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      const instance = /\?instance=\d+$/.exec(context.parentURL ?? '')?.[0];
      return instance !== undefined && found.url.startsWith(folder.href)
        ? { ...found, url: found.url + instance }
        : found;
    },
    load(url, context, next) {
      const source = sources.get(url.replace(/\?.*$/, ''));
      return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true };
    },
  });
  return {
    board,
    load: () => import(`${new URL('game.ts', folder).href}?instance=${++instances}`) as Promise<GamePackage>,
  };
}
