// Who is connected to a table, through whose eyes.
import type { Seat, Viewer } from '@xenotable/kernel';
import type { ServerMessage } from '../protocol.ts';

/** A connected socket. */
export interface Device {
  /** The person behind it, as far as the cookie tells. */
  readonly guest: string;
  send(text: string): void;
}

/** A device at a table: whose eyes it has, and whether it may also choose. */
export interface Place {
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
}

export class Places {
  /** Never changed, only replaced: whoever goes through them may remove some on the way. */
  private all: readonly Place[] = [];

  add(place: Place): void {
    this.remove(place.device, place.viewer);
    this.all = [...this.all, place];
  }

  /** Returns whether the device was there. */
  remove(device: Device, viewer: Viewer): boolean {
    const left = this.get(device, viewer);
    if (left === undefined) return false;
    this.all = this.all.filter((place) => place !== left);
    return true;
  }

  get(device: Device, viewer: Viewer): Place | undefined {
    return this.all.find((place) => place.device === device && place.viewer === viewer);
  }

  everybody(): readonly Place[] {
    return this.all;
  }

  present(seat: Seat): boolean {
    return this.all.some((place) => place.viewer === seat && place.plays);
  }

  get watchers(): number {
    return this.all.filter((place) => !place.plays).length;
  }

  get empty(): boolean {
    return this.all.length === 0;
  }
}

export const say = (device: Device, message: ServerMessage): void => device.send(JSON.stringify(message));
