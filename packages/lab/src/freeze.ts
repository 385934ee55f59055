// A frozen edition: a game's rules with the kernel they were written for, in one file that never changes again.
import { rolldown } from 'rolldown';
import { fileURLToPath } from 'node:url';

const ENTRY = '\0edition';

/** What a frozen edition exports, if the game has it. */
const EXPORTED = ['game', 'previews', 'players'];

/** Exports of a game's entry that belong to an edition. */
async function exported(entry: string): Promise<string[]> {
  const names = Object.keys((await import(entry)) as object);
  return EXPORTED.filter((name) => names.includes(name));
}

/** The text of the file. npm packages stay imports. */
export async function frozenText(folder: URL): Promise<string> {
  const entry = fileURLToPath(new URL('game.ts', folder));
  const names = await exported(entry);
  const bundle = await rolldown({
    input: ENTRY,
    external: (id) =>
      !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@xenotable/') && id !== ENTRY,
    plugins: [
      {
        name: 'edition',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? `export { ${names.join(', ')} } from ${JSON.stringify(entry)};` : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', comments: false, codeSplitting: false });
  await bundle.close();
  return output[0].code.replaceAll(/^\/\/#(end)?region.*\n/gm, '');
}
