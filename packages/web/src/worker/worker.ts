// The rules' own thread: every table that is played on this device is judged, played, recorded and worded here.
import {
  BadInput,
  Session,
  Timeline,
  type Viewer,
  scenesOf,
  logLines,
  newsOf,
  oddsFromView,
  seeded,
} from '@xenotable/kernel';
import { newSeed } from '@xenotable/seed';
import { gamePackage } from '@xenotable/shelf';
import type { Call, Desk, Mark, Moment, Reply } from './desk.ts';
import { store } from '../storage/tableStore.ts';
import { rulebook } from './games.ts';
import { peopleOf } from './people.ts';
import {
  change,
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
import { stepsBack, takenBack } from './undo.ts';

/** Walks per odds: what a person waits for without noticing. */
const BUDGET = 1500;

const timelines = new Map<string, Timeline>();

async function timelineOf(id: string): Promise<Timeline> {
  const { session } = await tableAt(id);
  const known = timelines.get(id);
  if (known !== undefined && known.record.entries.length === session.entries.length) return known;
  const timeline = new Timeline(session.game, { head: session.head, entries: session.entries.slice() });
  timelines.set(id, timeline);
  return timeline;
}

/** The table as it stood after `n` entries, with everything that was heard until then. */
async function moment(id: string, n: number, viewer: Viewer): Promise<Moment> {
  const { session } = await tableAt(id);
  const timeline = await timelineOf(id);
  const { standing } = timeline.at(n);
  const past = Session.open(
    session.game,
    { head: session.head, entries: session.entries.slice(0, n) },
    seeded(newSeed()),
    standing,
  );
  const lines = logLines(session, viewer, -1).filter((line) => line.entry < n);
  return { ...newsOf(past, viewer, n), undo: 0, undoWords: null, lines, moments: timeline.length };
}

const desk: Desk = {
  async sheet(name) {
    const game = await rulebook(name);
    const options = Object.fromEntries(
      Object.entries(game.options).flatMap(([key, option]) => ('choices' in option ? [[key, option]] : [])),
    );
    const measures = Object.entries(game.measures ?? {}).map(([key, measure]) => ({
      key,
      label: measure.label,
    }));
    return { title: game.title, seats: game.seats, options, measures };
  },
  tables: listTables,
  damaged: () => store.damaged(),
  async glance(id) {
    const { session, table } = await tableAt(id);
    const people = peopleOf(table);
    const viewer: Viewer = table.waiting.find((seat) => people.includes(seat)) ?? people[0] ?? 'table';
    const view = session.game.view(session.world, viewer);
    const latest = logLines(session, viewer, -1).slice(-2);
    return { row: rowOf(table), viewer, view, latest };
  },
  start: startTable,
  async open(id) {
    return rowOf((await tableAt(id)).table);
  },
  async look(id, viewer, after) {
    const { session, table } = await tableAt(id);
    return { ...newsOf(session, viewer, after), ...takenBack(session, table.programs, viewer) };
  },
  async choose(id, rolling) {
    const { seat, choice, results } = rolling;
    const played = await change(id, (session) => session.choose(seat, choice, results));
    if ('wanted' in played) await setRow(id, () => ({ rolling }));
    return 'entry' in played ? null : played;
  },
  async film(id, viewer) {
    const { session, before } = await tableAt(id);
    const last = session.entries.at(-1);
    return before === null || last === undefined ? [] : scenesOf(session, before, last, viewer);
  },
  async scenes(id, n, viewer) {
    const { session } = await tableAt(id);
    const entry = session.entries[n - 1];
    return entry === undefined
      ? []
      : scenesOf(session, (await timelineOf(id)).at(n - 1).standing.world, entry, viewer);
  },
  async undo(id, seat) {
    const { session, table } = await tableAt(id);
    for (let steps = stepsBack(session, table.programs); steps > 0; steps--) {
      const played = await change(id, (session) => session.undo(seat));
      if ('refusal' in played) return played.refusal;
    }
    return null;
  },
  async seat(id, seat, strength) {
    return setRow(id, ({ programs: { [seat]: _left, ...others } }) => ({
      programs: strength === null ? others : { ...others, [seat]: strength },
    }));
  },
  think,
  async stopThinking() {
    stopThinking();
  },
  async read(id, viewer, lines) {
    await setRow(id, ({ seen }) => ({ seen: { ...seen, [String(viewer)]: lines } }));
  },
  async odds(name, view, seat, choice, measure) {
    const game = await rulebook(name);
    const reading = game.measures?.[measure];
    if (reading === undefined) return null;
    return oddsFromView(game, view, seat, choice, reading.of, {
      budget: BUDGET,
      ...(game.oddsReply !== undefined && { oddsReply: game.oddsReply }),
    });
  },
  async preview(name, preview, args) {
    const { previews = {} } = await gamePackage(name);
    const ask = Object.hasOwn(previews, preview) ? previews[preview] : undefined;
    if (ask === undefined) throw new Error(`${name} has no preview '${preview}'`);
    return ask(...args);
  },
  moment,
  async marks(id) {
    const { session } = await tableAt(id);
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

self.onmessage = async ({ data }: MessageEvent<Call>) => {
  const act = desk[data.method] as (...args: unknown[]) => Promise<unknown>;
  let reply: Reply;
  try {
    reply = { id: data.id, value: await act(...data.args) };
  } catch (error) {
    reply = {
      id: data.id,
      problem: error instanceof Error ? error.message : String(error),
      where: error instanceof BadInput ? error.where : null,
    };
  }
  self.postMessage(reply);
};
