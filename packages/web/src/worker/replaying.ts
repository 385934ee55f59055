// A record at any of its moments, for replays.
import {
  type LogLine,
  type News,
  type Scene,
  Timeline,
  type Viewer,
  linesOf,
  newsAt,
  scenesAt,
} from '@xenotable/kernel';
import type { Mark } from './api.ts';
import { tableAt } from './tables.ts';

const timelines = new Map<string, Timeline>();

async function timelineOf(id: string): Promise<Timeline> {
  const { session } = (await tableAt(id)).host;
  const known = timelines.get(id);
  if (known !== undefined && known.record.entries.length === session.entries.length) return known;
  const timeline = new Timeline(session.game, { head: session.head, entries: session.entries.slice() });
  timelines.set(id, timeline);
  return timeline;
}

export const moment = async (id: string, n: number, viewer: Viewer): Promise<News> =>
  newsAt(await timelineOf(id), n, viewer);

export const scenes = async (id: string, n: number, viewer: Viewer): Promise<Scene[]> =>
  scenesAt(await timelineOf(id), n, viewer);

export const lines = async (id: string, viewer: Viewer): Promise<LogLine[]> =>
  linesOf(await timelineOf(id), viewer);

export async function marks(id: string): Promise<Mark[]> {
  const { session } = (await tableAt(id)).host;
  return session.entries.map((entry, i): Mark => ({
    entry: i,
    seat: entry.seat,
    kind: 'undo' in entry ? 'undo' : entry.rolls.length > 0 ? 'chance' : 'choice',
  }));
}
