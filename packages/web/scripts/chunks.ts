// What every table needs for its first question is one script: as dozens of small ones, each shared by some of the parts that
// come later, it would be a tenth larger and as many requests.
/** What the bundler says of a module. */
interface Imports {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

type Look = (id: string) => Imports | null;

const WEB = new URL('../src/', import.meta.url).pathname;

/** A module and everything that it imports, however far away, before anything is loaded later. */
function reached(roots: readonly string[], look: Look): Set<string> {
  const found = new Set(roots);
  for (const id of found) for (const next of look(id)?.importedIds ?? []) found.add(next);
  return found;
}

/** The modules of the web that tables share, unless a page without a table or a worker needs them too. */
function frameModules(look: Look): Set<string> {
  const table = `${WEB}table/frame/TableScreen.tsx`;
  const first = [`${WEB}shell/main.tsx`, `${WEB}worker/worker.ts`, `${WEB}worker/laboratory.ts`];
  const screens = look(`${WEB}shell/App.tsx`)?.dynamicallyImportedIds ?? [];
  const pages = screens.filter((screen) => !reached([screen], look).has(table));
  const elsewhere = reached([...first, ...pages], look);
  return new Set([...reached([table], look)].filter((id) => id.startsWith(WEB) && !elsewhere.has(id)));
}

/** Names the script of a module, for one build. */
export function chunkNames(): (id: string, modules: { getModuleInfo: Look }) => string | null {
  let frame: Set<string> | null = null;
  return (id, modules) => {
    frame ??= frameModules((one) => modules.getModuleInfo(one));
    return frame.has(id) ? 'frame' : null;
  };
}
