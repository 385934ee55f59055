// What a table says, and to whom.
import {
  type Entry,
  type Refusal,
  type Scene,
  type Session,
  type Viewer,
  type World,
  sceneDeltas,
  scenesOf,
} from '@xenotable/kernel';
import type { TableInfo } from '../protocol.ts';
import { Changes, Picture } from './picture.ts';
import { type Device, type Connection, Connections } from './connections.ts';

/** A choice that was played just now, and the world before it. */
export interface PlayedEntry {
  before: World;
  entry: Entry;
}

/** Fewer steps than this are seen at a glance. */
const FEWEST_SCENES = 3;

export class Broadcaster {
  private readonly table: string;
  private readonly connections: Connections;
  /** What each viewer was shown last: it is worked out once for all devices with the same eyes. */
  private readonly pictures = new Map<Viewer, Picture>();
  private readonly changes = new Changes();

  constructor(table: string, connections: Connections) {
    this.table = table;
    this.connections = connections;
  }

  private picture(session: Session, viewer: Viewer, after: number): Picture {
    const last = this.pictures.get(viewer) ?? null;
    if (last !== null && last.shows(session, after)) return last;
    const picture = new Picture(session, viewer, after, last);
    this.pictures.set(viewer, picture);
    return picture;
  }

  /** The news of a connection as JSON, whole, with the log after `after`. */
  news(session: Session | null, connection: Connection, after: number): string {
    if (session === null) return 'null';
    connection.at = session.entries.length;
    return this.picture(session, connection.viewer, after).whole;
  }

  /** Tells everybody what came after `after`, except the one who is answered separately. */
  sayNews(session: Session, after: number, fresh: PlayedEntry | null, except?: Connection): void {
    for (const connection of this.connections.everybody())
      if (connection !== except) this.show(`{"type":"news"`, connection, session, after, fresh);
  }

  /** The choice is in the record. */
  sayDone(
    session: Session,
    connection: Connection,
    id: string,
    after: number,
    fresh: PlayedEntry | null,
  ): void {
    this.show(`{"type":"done","id":${JSON.stringify(id)}`, connection, session, after, fresh);
  }

  private show(
    message: string,
    connection: Connection,
    session: Session,
    after: number,
    fresh: PlayedEntry | null,
  ): void {
    const picture = this.picture(session, connection.viewer, after);
    const change = connection.changes ? picture.changeFrom(connection.at, this.changes) : null;
    connection.at = picture.seq;
    let steps = '';
    if (connection.scenes && fresh !== null) {
      const scenes: Scene[] = scenesOf(session, fresh.before, fresh.entry, connection.viewer);
      if (scenes.length >= FEWEST_SCENES)
        steps = `,"scenes":${JSON.stringify(change === null ? scenes : sceneDeltas(scenes, picture.before!))}`;
    }
    connection.device.send(`${message},"table":"${this.table}","news":${change ?? picture.whole}${steps}}`);
  }

  sayInfo(info: TableInfo, except?: Device): void {
    const text = JSON.stringify({ type: 'info', info });
    for (const { device } of this.connections.everybody()) if (device !== except) device.send(text);
  }

  /** The choice is not in the record; whoever did not see the table as it is gets it fresh. */
  sayRefused(
    session: Session,
    connection: Connection,
    id: string,
    seq: number,
    { rule, reason }: Refusal,
  ): void {
    const stale = seq !== session.entries.length;
    const refused = JSON.stringify({ type: 'refused', id, rule, reason, stale });
    connection.device.send(
      `${refused.slice(0, -1)},"news":${stale ? this.news(session, connection, seq) : 'null'}}`,
    );
  }
}
