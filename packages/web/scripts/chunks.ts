// Which modules are bundled into one script. By default the bundler makes a script of every few modules with the same importers: a table
// was two hundred requests, half of them under a kilobyte. Here a script contains modules that are always needed together.
/** The bundler's data about a module. */
interface Imports {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

type Look = (id: string) => Imports | null;

const WEB = new URL('../src/', import.meta.url).pathname;
const SHELF = new URL('../../shelf/index.ts', import.meta.url).pathname;
const GAMES = new URL('../../games/', import.meta.url).pathname;

/** Reachable from the table through an index, but nearly all used by lessons and editors only. */
const ELSEWHERE = /\/(content\/lessons?|own\/pricing|scenario\/\w+)\.ts$/;

/** The modules and all of their static imports. */
function reached(roots: readonly string[], look: Look): Set<string> {
  const found = new Set(roots);
  for (const id of found) for (const next of look(id)?.importedIds ?? []) found.add(next);
  return found;
}

/** The same, including dynamic imports. */
function reachedEver(roots: readonly string[], look: Look): Set<string> {
  const found = new Set(roots);
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = look(id) ?? {};
    for (const next of [...importedIds, ...dynamicallyImportedIds]) found.add(next);
  }
  return found;
}

interface Title {
  name: string;
  /** The title's own folders; code shared with other titles is elsewhere. */
  own: readonly string[];
  table: Set<string>;
  rules: Set<string>;
}

/** The modules of each title's table and rules. */
function titles(look: Look): Title[] {
  const rules = (look(SHELF)?.dynamicallyImportedIds ?? []).filter((id) => id.endsWith('/rules.ts'));
  return rules.map((id) => {
    const name = id.slice(GAMES.length).replace('/rules.ts', '');
    const own = [`${WEB}games/${name}/`, `${GAMES}${name}/`];
    return { name, own, table: reached([`${own[0]}index.ts`], look), rules: reached([id], look) };
  });
}

/** The script of each module. Every group is closed: the imports of its modules are in the group or in one named before it. */
function groups(look: Look): (id: string) => string | null {
  const page = reached([`${WEB}shell/main.tsx`], look);
  const worker = reached([`${WEB}worker/worker.ts`], look);
  const table = reached([`${WEB}table/frame/TableScreen.tsx`], look);
  const screens = look(`${WEB}shell/App.tsx`)?.dynamicallyImportedIds ?? [];
  const pages = screens.filter((screen) => !reached([screen], look).has(`${WEB}table/frame/TableScreen.tsx`));
  const elsewhere = reached(pages, look);
  const games = titles(look);
  /** Everything that the page may load at any time: a thread's own script must not be part of it. */
  const ever = reachedEver([`${WEB}shell/main.tsx`], look);
  /** Everything that threads without a document may load: it must not be bundled with code that needs a document. */
  const threads = reachedEver([`${WEB}worker/worker.ts`, `${WEB}worker/laboratory.ts`], look);
  return (id) => {
    if (worker.has(id)) return ever.has(id) ? 'core' : null;
    const title = games.find(({ own }) => own.some((folder) => id.startsWith(folder)));
    if (title?.rules.has(id)) return `${title.name}-${title.table.has(id) ? 'content' : 'rules'}`;
    if (threads.has(id)) return null;
    if (page.has(id)) return 'shell';
    if (table.has(id)) return elsewhere.has(id) ? 'parts' : 'frame';
    return title?.table.has(id) && !ELSEWHERE.test(id) ? `${title.name}-table` : null;
  };
}

/** Names the script of a module, for one build. */
export function chunkNames(): (id: string, modules: { getModuleInfo: Look }) => string | null {
  let nameOf: ((id: string) => string | null) | null = null;
  return (id, modules) => {
    nameOf ??= groups((one) => modules.getModuleInfo(one));
    return nameOf(id);
  };
}
