// Forwards the messages of a socket to tables at other nodes, and their answers.
import type { Device } from '../tables/connections.ts';
import type { ClientMessage, Join } from '../protocol.ts';
import type { Link } from './link.ts';
import type { Peers } from './peers.ts';

/** Most tables at other nodes that are remembered for one socket. */
const MOST_TABLES = 64;

type Passing = Exclude<ClientMessage, Join>;

export class Forwarding {
  private readonly peers: Peers;
  private readonly device: Device;
  /** One link to each node. */
  private readonly links = new Map<string, Promise<Link>>();
  /** By table, the most recently joined at the end. */
  private readonly tables = new Map<string, Link>();
  private closed = false;

  constructor(peers: Peers, device: Device) {
    this.peers = peers;
    this.device = device;
  }

  join(message: Join, here: () => Promise<void>): Promise<void> {
    return this.peers.atOwner(here, async (node) => {
      const link = await this.to(node);
      this.remember(message.table, link);
      link.send(JSON.stringify(message));
    });
  }

  /** Called when the table is at this node. */
  isHere(table: string): void {
    this.tables.delete(table);
  }

  /** Forwards a message if its table is at another node; returns whether it did. */
  passes(message: Passing): boolean {
    const link = message.type === 'ping' ? undefined : this.tables.get(message.table);
    link?.send(JSON.stringify(message));
    return link !== undefined;
  }

  close(): void {
    this.closed = true;
    for (const opening of this.links.values())
      void opening.then(
        (link) => this.peers.unlink(link),
        () => {},
      );
  }

  private remember(table: string, link: Link): void {
    this.tables.delete(table);
    this.tables.set(table, link);
    const [oldest] = this.tables.keys();
    if (oldest !== undefined && this.tables.size > MOST_TABLES) this.tables.delete(oldest);
  }

  private async to(node: string): Promise<Link> {
    let opening = this.links.get(node);
    if (opening === undefined) {
      opening = this.peers.link(node, this.device.guest, {
        message: (text) => this.device.send(text),
        // The client reconnects and is forwarded to the table's new node.
        lost: () => this.device.sendAway(),
      });
      this.links.set(node, opening);
      opening.catch(() => this.links.delete(node));
    }
    const link = await opening;
    if (this.closed) this.peers.unlink(link);
    return link;
  }
}
