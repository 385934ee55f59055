// The rules' own thread: every table that is played on this device is judged, played, recorded and worded here.
import {
  BadInput,
  Timeline,
  type Update,
  type Viewer,
  linesOf,
  logLines,
  newsAt,
  oddsFromView,
  scenesAt,
} from '@xenotable/kernel';
import { editionOf } from '@xenotable/shelf';
import { store } from '../storage/tableStore.ts';
import type { Call, Mark, Reply, WorkerApi } from './api.ts';
import { peopleOf } from './people.ts';
import {
  actAt,
  followOtherTabs,
  forkTable,
  listTables,
  recordText,
  removeTable,
  rescueTable,
  rowOf,
  setRow,
  startTable,
  tableAt,
  takeRecord,
} from './tables.ts';
import { stopThinking, think } from './thinking.ts';

/** Walks per odds: what a person waits for without noticing. */
const BUDGET = 1500;

const timelines = new Map<string, Timeline>();

async function timelineOf(id: string): Promise<Timeline> {
  const { session } = (await tableAt(id)).host;
  const known = timelines.get(id);
  if (known !== undefined && known.record.entries.length === session.entries.length) return known;
  const timeline = new Timeline(session.game, { head: session.head, entries: session.entries.slice() });
  timelines.set(id, timeline);
  return timeline;
}

/** The edition whose rules made a view. */
const editionIn = (view: unknown): string | undefined =>
  typeof view === 'object' && view !== null && 'edition' in view && typeof view.edition === 'string'
    ? view.edition
    : undefined;

const api: WorkerApi = {
  async sheet(name, wanted) {
    const { game } = await editionOf(name, wanted);
    const options = Object.fromEntries(
      Object.entries(game.options).flatMap(([key, option]) => ('choices' in option ? [[key, option]] : [])),
    );
    const measures = Object.entries(game.measures ?? {}).map(([key, measure]) => ({
      key,
      label: measure.label,
    }));
    const { title, edition, seats } = game;
    return { title, edition, seats, options, measures };
  },
  tables: listTables,
  damaged: () => store.damaged(),
  async glance(id) {
    const { host, table } = await tableAt(id);
    const people = peopleOf(table);
    // Between two people who share a screen nobody knows who looks at the list.
    const viewer: Viewer = table.cover
      ? 'table'
      : (table.waiting.find((seat) => people.includes(seat)) ?? people[0] ?? 'table');
    const { session } = host;
    return {
      row: rowOf(table),
      viewer,
      view: session.view(viewer),
      latest: logLines(session, viewer, -1).slice(-2),
    };
  },
  start: startTable,
  async row(id) {
    return rowOf((await tableAt(id)).table);
  },
  async look(id, viewer, after) {
    const { host, table } = await tableAt(id);
    return { row: rowOf(table), news: host.news(viewer, after), read: host.readBy(viewer) };
  },
  async act(id, act, { viewer, after, scenes }) {
    const { acted, host } = await actAt(id, act);
    if ('refusal' in acted) return acted;
    const steps = scenes && 'played' in acted ? host.scenes(acted.played, viewer) : null;
    const update: Update = { news: host.news(viewer, after), ...(steps !== null && { scenes: steps }) };
    return update;
  },
  async seat(id, seat, strength) {
    return setRow(id, ({ programs: { [seat]: _left, ...others } }) => ({
      programs: strength === null ? others : { ...others, [seat]: strength },
    }));
  },
  async read(id, viewer, entries) {
    (await tableAt(id)).host.markRead(viewer, entries);
    await setRow(id, ({ read }) => ({ read: { ...read, [String(viewer)]: entries } }));
  },
  think,
  async stopThinking() {
    stopThinking();
  },
  async odds({ game: name, edition }, view, seat, choice, measure) {
    const { game } = await editionOf(name, edition);
    const reading = game.measures?.[measure];
    if (reading === undefined) return null;
    return oddsFromView(game, view, seat, choice, reading.of, {
      budget: BUDGET,
      ...(game.oddsReply !== undefined && { oddsReply: game.oddsReply }),
    });
  },
  async preview(name, preview, args) {
    const { previews = {} } = await editionOf(name, editionIn(args[0]));
    const ask = Object.hasOwn(previews, preview) ? previews[preview] : undefined;
    if (ask === undefined) throw new Error(`${name} has no preview '${preview}'`);
    return ask(...args);
  },
  async moment(id, n, viewer) {
    return newsAt(await timelineOf(id), n, viewer);
  },
  async scenes(id, n, viewer) {
    return scenesAt(await timelineOf(id), n, viewer);
  },
  async lines(id, viewer) {
    return linesOf(await timelineOf(id), viewer);
  },
  async marks(id) {
    const { session } = (await tableAt(id)).host;
    return session.entries.map((entry, i): Mark => ({
      entry: i,
      seat: entry.seat,
      kind: 'undo' in entry ? 'undo' : entry.rolls.length > 0 ? 'chance' : 'choice',
    }));
  },
  fork: forkTable,
  write: recordText,
  take: takeRecord,
  async rename(id, name) {
    await setRow(id, () => ({ name }));
  },
  rescue: rescueTable,
  remove: removeTable,
};

const answer = (reply: Reply): void => self.postMessage(reply);

followOtherTabs((changed) => answer({ changed }));

self.onmessage = async ({ data }: MessageEvent<Call>) => {
  const act = api[data.method] as (...args: unknown[]) => Promise<unknown>;
  try {
    answer({ id: data.id, value: await act(...data.args) });
  } catch (error) {
    answer({
      id: data.id,
      problem: error instanceof Error ? error.message : String(error),
      where: error instanceof BadInput ? error.where : null,
    });
  }
};
