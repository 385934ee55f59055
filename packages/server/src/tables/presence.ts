// Tells everybody who comes and goes, but not one by one: the more devices a table has, the longer the pause between messages.
import type { Connections, Device } from './connections.ts';

/** Milliseconds that each device adds to the pause between two messages. */
const PAUSE_EACH_MS = 2;

export class Presence {
  private readonly connections: Connections;
  private readonly tell: (except: Device | null) => void;
  private pending: NodeJS.Timeout | null = null;
  /** The newcomer who needs no message, if nobody else came or went. */
  private knows: Device | null = null;
  private quietUntil = 0;

  constructor(connections: Connections, tell: (except: Device | null) => void) {
    this.connections = connections;
    this.tell = tell;
  }

  /** Somebody has come or gone: everybody is told soon, except a newcomer whose answer contained it. */
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
