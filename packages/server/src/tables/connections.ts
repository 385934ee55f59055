// The connections of a table and the viewer of each.
import type { Seat, Viewer } from '@xenotable/kernel';
import type { Address } from '../limits.ts';
import type { ServerMessage, WatcherInfo } from '../protocol.ts';

/** A connected socket. */
export interface Device {
  /** The guest of the cookie. */
  readonly guest: string;
  /** The address that pays for what it asks. */
  readonly address: Pick<Address, 'bucket'>;
  send(text: string): void;
  /** Closes the socket because its table is now at another node; the client reconnects and is forwarded there. */
  sendAway(): void;
}

/** A device at a table: its viewer, and whether it may also choose. */
export interface Connection {
  device: Device;
  viewer: Viewer;
  plays: boolean;
  key: string;
  /** Whether it gets scenes, which show step by step what followed a choice. */
  scenes: boolean;
  /** Whether it gets only changes to the picture that it was sent before. */
  changes: boolean;
  /** The seq of the last picture that it was sent. */
  at: number;
  /** Of a watcher: its name, and whether it is a table screen. */
  name: string | null;
  screen: boolean;
}

/** Most watchers that are listed. */
const MOST_LISTED = 24;

export class Connections {
  /** Replaced on every change, never modified, so that a loop over it may remove connections. */
  private all: readonly Connection[] = [];

  add(connection: Connection): void {
    this.remove(connection.device, connection.viewer);
    this.all = [...this.all, connection];
  }

  /** Returns whether the device was connected. */
  remove(device: Device, viewer: Viewer): boolean {
    const left = this.get(device, viewer);
    if (left === undefined) return false;
    this.all = this.all.filter((connection) => connection !== left);
    return true;
  }

  get(device: Device, viewer: Viewer): Connection | undefined {
    return this.all.find((connection) => connection.device === device && connection.viewer === viewer);
  }

  everybody(): readonly Connection[] {
    return this.all;
  }

  present(seat: Seat): boolean {
    return this.all.some((connection) => connection.viewer === seat && connection.plays);
  }

  get watchers(): number {
    return this.all.filter((connection) => !connection.plays).length;
  }

  /** The first watchers; the number is limited because the list is sent to everybody. */
  get listed(): WatcherInfo[] {
    return this.all
      .filter((connection) => !connection.plays)
      .slice(0, MOST_LISTED)
      .map(({ name, viewer, screen }) => ({ name, sees: viewer === 'table' ? null : viewer, screen }));
  }

  get count(): number {
    return this.all.length;
  }
}

export const say = (device: Device, message: ServerMessage): void => device.send(JSON.stringify(message));
