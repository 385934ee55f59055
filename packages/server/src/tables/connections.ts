// Who is connected to a table, through whose eyes.
import type { Seat, Viewer } from '@xenotable/kernel';
import type { ServerMessage, WatcherInfo } from '../protocol.ts';

/** A connected socket. */
export interface Device {
  /** The person behind it, as far as the cookie tells. */
  readonly guest: string;
  send(text: string): void;
  /** Its table is at another node now: it must come back, and is led there. */
  sendAway(): void;
}

/** A device at a table: whose eyes it has, and whether it may also choose. */
export interface Connection {
  device: Device;
  viewer: Viewer;
  plays: boolean;
  key: string;
  /** Wants to see what followed a choice, step by step. */
  scenes: boolean;
  /** Has the pictures that it was sent, and wants to hear only what has changed in them. */
  changes: boolean;
  /** The seq of the last picture that it was sent. */
  at: number;
  /** Of somebody who watches: how they call themselves, and whether they are a screen on the table. */
  name: string | null;
  screen: boolean;
}

/** Watchers who are listed. */
const MOST_LISTED = 24;

export class Connections {
  /** Never changed, only replaced: a loop over them may remove some on the way. */
  private all: readonly Connection[] = [];

  add(connection: Connection): void {
    this.remove(connection.device, connection.viewer);
    this.all = [...this.all, connection];
  }

  /** Returns whether the device was there. */
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

  /** The first of the watchers: everybody is told of them, so they are not too many. */
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
