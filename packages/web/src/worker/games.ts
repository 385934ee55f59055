// The rules that can be played here, each loaded when first needed.
import { type AnyGame, BadInput, closest } from '@xenotable/kernel';

const BOOKS: Record<string, () => Promise<AnyGame>> = {
  xenoshyft: async () => (await import('@xenotable/xenoshyft')).game,
  'chibi-commander': async () => (await import('@xenotable/chibi-commander')).game,
  'xenos-rampant': async () => (await import('@xenotable/xenos-rampant')).game,
  'earth-war': async () => (await import('@xenotable/earth-war')).game,
  'enemy-eternal': async () => (await import('@xenotable/enemy-eternal')).game,
};

const loaded = new Map<string, Promise<AnyGame>>();

export function rulebook(name: string): Promise<AnyGame> {
  const load = BOOKS[name];
  if (load === undefined) throw new BadInput('game', `${JSON.stringify(name)} cannot be played here${closest(name, Object.keys(BOOKS))}`);
  let book = loaded.get(name);
  if (book === undefined) loaded.set(name, (book = load()));
  return book;
}
