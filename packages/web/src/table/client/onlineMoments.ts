// Moments from a server, which sends a seat what it saw while the game is still running.
import { type DeltaUpdate, type LogLine, type News, type Update, wholeUpdate } from '@xenotable/kernel';
import type { Mark } from '../../worker/api.ts';
import { asking, call } from './lobby.ts';
import type { Moment, MomentSource } from './moments.ts';

/** What a seat of an online table was told so far, and its key. */
interface Told {
  table: string;
  key: string;
  lines: readonly LogLine[];
  undone: ReadonlySet<number>;
}

/** Number of moments that the server sends at once. */
const PAGE = 20;

/** The kind of each decision, as far as the log shows it. */
function marksIn(lines: readonly LogLine[], undone: ReadonlySet<number>): Mark[] {
  const marks = new Map<number, Mark>();
  for (const { entry, seat, dice } of lines) {
    if (entry < 0 || seat === null) continue;
    const rolled = dice !== undefined || marks.get(entry)?.kind === 'chance';
    marks.set(entry, { entry, seat, kind: undone.has(entry) ? 'undo' : rolled ? 'chance' : 'choice' });
  }
  return [...marks.values()];
}

/** A running game on a server, as the player's own seat saw it. */
export function onlineMoments({ table, key, lines, undone }: Told): MomentSource {
  const pages = new Map<number, Promise<Moment[]>>();
  const load = async (from: number): Promise<Moment[]> => {
    const { moments } = await call<{ moments: (Update | DeltaUpdate)[] }>(
      `/api/tables/${table}/moments?from=${from}`,
      asking(key, 'GET'),
    );
    let before: News | undefined;
    return moments.map((moment): Moment => {
      const whole = wholeUpdate(moment, before);
      if (whole === null) throw new Error('The server left out a moment.');
      before = whole.news;
      return [whole.news, whole.scenes ?? []];
    });
  };
  return {
    async moment(n) {
      const from = n - (n % PAGE);
      let page = pages.get(from);
      if (page === undefined) {
        page = load(from);
        pages.set(from, page);
        page.catch(() => pages.delete(from));
      }
      const moment = (await page)[n - from];
      if (moment !== undefined) return moment;
      // The page of moments was loaded when the game had fewer entries.
      pages.delete(from);
      throw new Error('The table has not come so far yet.');
    },
    lines: async () => [...lines],
    marks: async () => marksIn(lines, undone),
  };
}
