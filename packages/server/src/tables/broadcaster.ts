// The messages of a table to its devices. Each message is serialised once for all devices that get the same one.
import {
  type DeltaUpdate,
  type PlayedEntry,
  type Refusal,
  type TableHost,
  type Update,
  type Viewer,
  sceneDeltas,
} from '@xenotable/kernel';
import type { News, ServerMessage, TableInfo } from '../protocol.ts';
import type { SeatRow } from '../store/schema.ts';
import { type Connection, type Connections, type Device, say } from './connections.ts';
import { Changes, Picture } from './picture.ts';

export class Broadcaster {
  private readonly table: string;
  private readonly connections: Connections;
  /** Which connections get news. */
  private readonly tells: (connection: Connection) => boolean;
  /** The last picture of each viewer, shared by all devices with that viewer. */
  private readonly pictures = new Map<Viewer, Picture>();
  private readonly changes = new Changes();
  /** The seats; pictures are discarded when one changes. */
  private seats: readonly SeatRow[];

  constructor(
    table: string,
    connections: Connections,
    seats: readonly SeatRow[],
    tells: (connection: Connection) => boolean,
  ) {
    this.table = table;
    this.connections = connections;
    this.seats = seats;
    this.tells = tells;
  }

  /** Sets the seats, and discards the pictures if a guest, key, program or name has changed. */
  seatsAre(seats: readonly SeatRow[]): void {
    const moved = seats.some(({ guest, key, program, name }, i) => {
      const before = this.seats[i];
      return (
        guest !== before?.guest || key !== before.key || program !== before.program || name !== before.name
      );
    });
    this.seats = seats;
    if (moved) this.pictures.clear();
  }

  private picture(host: TableHost, viewer: Viewer, after: number): Picture {
    const last = this.pictures.get(viewer) ?? null;
    if (last !== null && last.shows(host, after)) return last;
    const picture = new Picture(host, viewer, after, last);
    this.pictures.set(viewer, picture);
    return picture;
  }

  /** The full news for a connection, with the log after `after`. */
  news(host: TableHost, connection: Connection, after: number): News {
    const { news } = this.picture(host, connection.viewer, after);
    connection.at = news.seq;
    return news;
  }

  /** Sends news from `after` on to everybody except the connection that is answered separately. */
  sayNews(host: TableHost, after: number, act: readonly PlayedEntry[], except?: Connection): void {
    const texts = new Map<string, string>();
    for (const connection of this.connections.everybody()) {
      if (connection === except || !this.tells(connection)) continue;
      const { viewer, changes, scenes, at } = connection;
      const alike = `${viewer} ${changes ? at : 'whole'} ${scenes}`;
      let text = texts.get(alike);
      if (text === undefined) {
        const update = this.update(host, connection, after, act);
        const message: ServerMessage = { type: 'news', table: this.table, ...update };
        texts.set(alike, (text = JSON.stringify(message)));
      }
      connection.at = host.session.entries.length;
      connection.device.send(text);
    }
  }

  /** Answers that the choice is in the record. */
  sayDone(
    host: TableHost,
    connection: Connection,
    id: string,
    after: number,
    act: readonly PlayedEntry[],
  ): void {
    const update = this.update(host, connection, after, act);
    connection.at = host.session.entries.length;
    say(connection.device, { type: 'done', id, table: this.table, ...update });
  }

  private update(
    host: TableHost,
    { viewer, changes, scenes, at }: Connection,
    after: number,
    act: readonly PlayedEntry[],
  ): Update | DeltaUpdate {
    const picture = this.picture(host, viewer, after);
    const steps = scenes ? host.scenes(act, viewer) : null;
    const change = changes ? picture.changeFrom(at, this.changes) : null;
    if (change === null || picture.before === undefined)
      return { news: picture.news, ...(steps !== null && { scenes: steps }) };
    return { news: change, ...(steps !== null && { scenes: sceneDeltas(steps, picture.before) }) };
  }

  /** Answers that results must be typed in before the choice can be played. */
  sayWanted(host: TableHost, connection: Connection, id: string, seq: number): void {
    const news = this.news(host, connection, seq);
    say(connection.device, { type: 'wanted', id, table: this.table, news });
  }

  /** Sends the public facts to every device, those for players to devices that play. */
  sayInfo(info: (plays: boolean) => TableInfo, except: Device | null): void {
    const devices = new Map<Device, boolean>();
    for (const { device, plays } of this.connections.everybody())
      devices.set(device, plays || devices.get(device) === true);
    const texts = new Map<boolean, string>();
    for (const [device, plays] of devices) {
      if (device === except) continue;
      let text = texts.get(plays);
      if (text === undefined) {
        const message: ServerMessage = { type: 'info', info: info(plays) };
        texts.set(plays, (text = JSON.stringify(message)));
      }
      device.send(text);
    }
  }

  /** Answers that the choice was refused; a client that saw an earlier state gets the present one. */
  sayRefused(
    host: TableHost,
    connection: Connection,
    id: string,
    seq: number,
    { rule, reason }: Refusal,
  ): void {
    const stale = seq !== host.session.entries.length;
    const news = stale ? this.news(host, connection, seq) : null;
    say(connection.device, { type: 'refused', id, rule, reason, stale, news });
  }
}
