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
  private readonly all = new Map<Viewer, Place[]>();

  add(place: Place): void {
    this.remove(place.device, place.viewer);
    const there = this.all.get(place.viewer);
    if (there === undefined) this.all.set(place.viewer, [place]);
    else there.push(place);
  }

  /** Returns whether the device was there. */
  remove(device: Device, viewer: Viewer): boolean {
    const there = this.all.get(viewer);
    const at = there?.findIndex((place) => place.device === device) ?? -1;
    if (at < 0) return false;
    if (there!.length === 1) this.all.delete(viewer);
    else there!.splice(at, 1);
    return true;
  }

  get(device: Device, viewer: Viewer): Place | undefined {
    return this.all.get(viewer)?.find((place) => place.device === device);
  }

  everybody(): Place[] {
    return [...this.all.values()].flat();
  }

  present(seat: Seat): boolean {
    return this.all.get(seat)?.some((place) => place.plays) ?? false;
  }

  get watchers(): number {
    return this.everybody().filter((place) => !place.plays).length;
  }

  get empty(): boolean {
    return this.all.size === 0;
  }
}

export const say = (device: Device, message: ServerMessage): void => device.send(JSON.stringify(message));
