// Who comes and goes is told to all, but not for each of them: the more devices are at a table, the rarer it is told.
import type { Connections, Device } from './connections.ts';

/** The time that each device at the table adds to the pause between two messages. */
const PAUSE_EACH_MS = 2;

export class Presence {
  private readonly connections: Connections;
  private readonly tell: (except: Device | null) => void;
  private pending: NodeJS.Timeout | null = null;
  /** The only one who knows it already. */
  private knows: Device | null = null;
  private quietUntil = 0;

  constructor(connections: Connections, tell: (except: Device | null) => void) {
    this.connections = connections;
    this.tell = tell;
  }

  /** Somebody has come or gone: all are told soon, except a newcomer who was answered with it just now. */
  changed(newcomer: Device | null = null): void {
    if (this.pending !== null) {
      this.knows = null;
      return;
    }
    this.knows = newcomer;
    this.pending = setTimeout(() => this.tellAll(), Math.max(0, this.quietUntil - performance.now())).unref();
  }

  private tellAll(): void {
    this.pending = null;
    this.quietUntil = performance.now() + this.connections.count * PAUSE_EACH_MS;
    this.tell(this.knows);
  }
}
