// The thread of the rules: every table that is played on this device is judged, played, recorded and worded here.
import {
  type TableHost,
  type Update,
  logLines,
  readOptions,
  readRecord,
  secretsAhead,
  secretsBetween,
} from '@xenotable/kernel';
import { checkDice } from '@xenotable/seed/check';
import { rulesFor, rulesOf } from '@xenotable/shelf';
import type { StoredTable } from '../storage/tableRow.ts';
import { store } from '../storage/tableStore.ts';
import type { WorkerApi } from './api.ts';
import { allTables, takeTables } from './backups.ts';
import { listViewer, peopleOf } from './people.ts';
import {
  actAt,
  followOtherTabs,
  forkTable,
  listTables,
  openingView,
  recordText,
  removeTable,
  rescueTable,
  rowOf,
  setRow,
  startTable,
  tableAt,
  takeRecord,
} from './tables.ts';
import { answer, serve } from './serve.ts';

// Code that is not needed for the first question is loaded on demand.
const advice = () => import('./advice.ts');
const puzzles = () => import('./puzzles.ts');
const prospects = () => import('./prospects.ts');
const replaying = () => import('./replaying.ts');
const reviewing = () => import('./reviewing.ts');
const thinking = () => import('./thinking.ts');

/** The edition whose rules made a view. */
const editionIn = (view: unknown): string | undefined =>
  typeof view === 'object' && view !== null && 'edition' in view && typeof view.edition === 'string'
    ? view.edition
    : undefined;

/** Secrets that people here have. Without covers between players the question does not matter. */
const secretsAt = ({ session: { game, world } }: TableHost, table: StoredTable): boolean =>
  table.cover && secretsBetween(game, world, peopleOf(table));

/** Secrets that the answer to the open question gives. This matters when the screen goes to another person, who is covered. */
const secretsSoon = ({ session: { game, world } }: TableHost, table: StoredTable): boolean =>
  table.cover && secretsAhead(game, world, peopleOf(table));

const api: WorkerApi = {
  async sheet(name, wanted) {
    const { rules } = await rulesOf(name, wanted);
    const options = Object.fromEntries(
      Object.entries(rules.options).flatMap(([key, option]) => ('choices' in option ? [[key, option]] : [])),
    );
    const { title, edition, seats, windows = {} } = rules;
    return {
      title,
      edition,
      seats,
      options,
      windows,
      scenario: (rules.options['scenarioData'] ?? rules.options['scenario'])?.rule ?? null,
    };
  },
  readOptions: async (name, given) => readOptions((await rulesOf(name)).rules.options, given),
  tables: listTables,
  damaged: () => store.damaged(),
  async glance(id) {
    const { host, table } = await tableAt(id);
    const viewer = listViewer(table);
    const { session } = host;
    return {
      row: rowOf(table),
      viewer,
      view: session.view(viewer),
      latest: logLines(session, viewer, -1).slice(-2),
    };
  },
  start: startTable,
  opening: openingView,
  async row(id) {
    return rowOf((await tableAt(id)).table);
  },
  async look(id, viewer, after) {
    const { host, table } = await tableAt(id);
    return {
      row: rowOf(table),
      news: host.news(viewer, after),
      secrets: secretsAt(host, table) || secretsSoon(host, table),
      read: host.readBy(viewer),
    };
  },
  async act(id, act, { viewer, after, scenes }) {
    const { acted, host, table } = await actAt(id, act);
    if ('refusal' in acted) return acted;
    const steps = scenes && 'played' in acted ? host.scenes(acted.played, viewer) : null;
    const news = host.news(viewer, after);
    const update: Update = {
      news,
      secrets: secretsAt(host, table) || (news.ask === null && secretsSoon(host, table)),
      ...(steps !== null && { scenes: steps }),
    };
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
  think: async (question, seed, stream) => (await thinking()).think(question, seed, stream),
  advise: async (asking, plan, ms) => (await advice()).adviceAfter(asking, plan, ms),
  foresee: async (question) => (await advice()).foreseen(question),
  review: async (question, ms) => (await reviewing()).reviewAfter(question, ms),
  openPuzzle: async (puzzle) => (await puzzles()).openPuzzle(puzzle),
  answerPuzzle: async (puzzle, choice) => (await puzzles()).answerPuzzle(puzzle, choice),
  makePuzzle: async (record, entry) => (await puzzles()).makePuzzle(record, entry),
  why: async (question, choice) => (await thinking()).why(question, choice),
  stopThinking: async () => (await thinking()).stopThinking(),
  prospects: async (question, ms) => (await prospects()).prospectsAfter(question, ms),
  async preview(name, preview, args) {
    const { previews = {} } = await rulesOf(name, editionIn(args[0]));
    const ask = Object.hasOwn(previews, preview) ? previews[preview] : undefined;
    if (ask !== undefined) return ask(...args);
    // A table of an earlier edition may lack newer previews.
    const { previews: present = {} } = await rulesOf(name);
    if (Object.hasOwn(present, preview)) return null;
    throw new Error(`${name} has no preview '${preview}'`);
  },
  moment: async (id, n, viewer) => (await replaying()).moment(id, n, viewer),
  scenes: async (id, n, viewer) => (await replaying()).scenes(id, n, viewer),
  lines: async (id, viewer) => (await replaying()).lines(id, viewer),
  marks: async (id) => (await replaying()).marks(id),
  said: async (id) => (await tableAt(id)).table.head.talk ?? [],
  fork: forkTable,
  write: recordText,
  async seal(id) {
    const { commitment, words = [] } = (await tableAt(id)).table.head;
    return commitment === undefined ? null : { commitment, words };
  },
  async checkDice(text) {
    const record = readRecord(text);
    const check = await checkDice(await rulesFor(record.head), record);
    return { check, head: record.head, entries: record.entries.length };
  },
  take: takeRecord,
  async rename(id, name) {
    await setRow(id, () => ({ name }));
  },
  cover: (id, cover) => setRow(id, () => ({ cover })),
  rescue: rescueTable,
  remove: removeTable,
  allTables,
  takeTables,
};

followOtherTabs((changed) => answer({ changed }));

serve(api);
