// What a table says, and to whom. Every message is an object of the protocol, written as text once for all devices
// that get the same.
import {
  type DeltaUpdate,
  type Entry,
  type Refusal,
  type Scene,
  type Session,
  type Update,
  type Viewer,
  type World,
  sceneDeltas,
  scenesOf,
} from '@xenotable/kernel';
import type { News, ServerMessage, TableInfo } from '../protocol.ts';
import type { SeatRow } from '../store/schema.ts';
import { type Connection, type Connections, type Device, say } from './connections.ts';
import { Changes, Picture } from './picture.ts';

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
  /** Who sits where now: it decides who may take back what. */
  private seats: readonly SeatRow[];

  constructor(table: string, connections: Connections, seats: readonly SeatRow[]) {
    this.table = table;
    this.connections = connections;
    this.seats = seats;
  }

  /** Pictures that were made for other people on the seats are made again. */
  seatsAre(seats: readonly SeatRow[]): void {
    const moved = seats.some(
      ({ guest, key }, i) => guest !== this.seats[i]?.guest || key !== this.seats[i]?.key,
    );
    this.seats = seats;
    if (moved) this.pictures.clear();
  }

  private picture(session: Session, viewer: Viewer, after: number): Picture {
    const last = this.pictures.get(viewer) ?? null;
    if (last !== null && last.shows(session, after)) return last;
    const picture = new Picture(session, this.seats, viewer, after, last);
    this.pictures.set(viewer, picture);
    return picture;
  }

  /** The whole news for a connection, with the log after `after`. */
  news(session: Session | null, connection: Connection, after: number): News | null {
    if (session === null) return null;
    connection.at = session.entries.length;
    return this.picture(session, connection.viewer, after).news;
  }

  /** Tells everybody what came after `after`, except the one who is answered separately. */
  sayNews(session: Session, after: number, played: PlayedEntry | null, except?: Connection): void {
    const texts = new Map<string, string>();
    for (const connection of this.connections.everybody()) {
      if (connection === except) continue;
      const { viewer, changes, scenes, at } = connection;
      const alike = `${viewer} ${changes ? at : 'whole'} ${scenes}`;
      let text = texts.get(alike);
      if (text === undefined) {
        const update = this.update(session, connection, after, played);
        const message: ServerMessage = { type: 'news', table: this.table, ...update };
        texts.set(alike, (text = JSON.stringify(message)));
      }
      connection.at = session.entries.length;
      connection.device.send(text);
    }
  }

  /** The choice is in the record. */
  sayDone(
    session: Session,
    connection: Connection,
    id: string,
    after: number,
    played: PlayedEntry | null,
  ): void {
    const update = this.update(session, connection, after, played);
    connection.at = session.entries.length;
    say(connection.device, { type: 'done', id, table: this.table, ...update });
  }

  private update(
    session: Session,
    { viewer, changes, scenes, at }: Connection,
    after: number,
    played: PlayedEntry | null,
  ): Update | DeltaUpdate {
    const picture = this.picture(session, viewer, after);
    const steps = scenes && played !== null ? this.scenes(session, played, viewer) : null;
    const change = changes ? picture.changeFrom(at, this.changes) : null;
    if (change === null || picture.before === undefined)
      return { news: picture.news, ...(steps !== null && { scenes: steps }) };
    return { news: change, ...(steps !== null && { scenes: sceneDeltas(steps, picture.before) }) };
  }

  private scenes(session: Session, { before, entry }: PlayedEntry, viewer: Viewer): Scene[] | null {
    const scenes = scenesOf(session, before, entry, viewer);
    return scenes.length < FEWEST_SCENES ? null : scenes;
  }

  sayInfo(info: TableInfo, except: Device | null): void {
    const message: ServerMessage = { type: 'info', info };
    const text = JSON.stringify(message);
    for (const device of new Set(this.connections.everybody().map((one) => one.device)))
      if (device !== except) device.send(text);
  }

  /** The choice is not in the record; a client that did not see the table as it is gets it fresh. */
  sayRefused(
    session: Session,
    connection: Connection,
    id: string,
    seq: number,
    { rule, reason }: Refusal,
  ): void {
    const stale = seq !== session.entries.length;
    const news = stale ? this.news(session, connection, seq) : null;
    say(connection.device, { type: 'refused', id, rule, reason, stale, news });
  }
}
