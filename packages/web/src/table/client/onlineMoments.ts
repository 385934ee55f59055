// Moments from a server, which shows a seat what it saw while the game still runs.
import { type DeltaUpdate, type LogLine, type News, type Update, wholeUpdate } from '@xenotable/kernel';
import type { Mark } from '../../worker/api.ts';
import { asking, call } from './lobby.ts';
import type { Moment, MomentSource } from './moments.ts';

/** What a seat of an online table was told so far, and the key to it. */
interface Told {
  table: string;
  key: string;
  lines: readonly LogLine[];
  undone: ReadonlySet<number>;
}

/** Moments that the server sends at once. */
const PAGE = 20;

/** The kind of each decision as far as the log tells it. */
function marksIn(lines: readonly LogLine[], undone: ReadonlySet<number>): Mark[] {
  const marks = new Map<number, Mark>();
  for (const { entry, seat, dice } of lines) {
    if (entry < 0 || seat === null) continue;
    const rolled = dice !== undefined || marks.get(entry)?.kind === 'chance';
    marks.set(entry, { entry, seat, kind: undone.has(entry) ? 'undo' : rolled ? 'chance' : 'choice' });
  }
  return [...marks.values()];
}

/** A running game at a server, through the eyes of one's own seat. */
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
      // The page was loaded when the game had not come so far.
      pages.delete(from);
      throw new Error('The table has not come so far yet.');
    },
    lines: async () => [...lines],
    marks: async () => marksIn(lines, undone),
  };
}
