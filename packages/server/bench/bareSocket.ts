// A WebSocket client that does as little as possible, so that the server is measured and not its bots: it sends whole text frames and
// returns the bytes of whole text frames.
import { type Socket, connect } from 'node:net';

const FINAL_TEXT = 0x81;
const PING = 0x89;
/** The answer to an empty ping, such as servers send; the mask is zero. */
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);
const MASKED = 0x80;
/** From this value on the length is in the next two bytes (no bot gets longer frames). */
const TWO_BYTES = 126;

/** A client's frame; the zero mask leaves the text unchanged. */
function frame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head =
    length < TWO_BYTES
      ? [FINAL_TEXT, MASKED | length]
      : [FINAL_TEXT, MASKED | TWO_BYTES, length >> 8, length & 255];
  const bytes = Buffer.allocUnsafe(head.length + 4 + length);
  bytes.set(head);
  bytes.fill(0, head.length, head.length + 4);
  bytes.write(text, head.length + 4);
  return bytes;
}

/** All sockets read into the same buffer: a message is handled before the next read. */
const READ = Buffer.alloc(0x10000);

export class BareSocket {
  /** Null: texts are kept until somebody listens. */
  private heard: ((text: Buffer) => void) | null = null;
  private readonly socket: Socket;
  /** Handles the server's answer before the connection becomes a WebSocket. */
  private answered: ((answer: string) => void) | null = null;
  private done = false;
  /** The beginning of an incomplete answer or frame. */
  private rest: Buffer | null = null;

  private constructor(host: string, port: number) {
    const callback = (length: number): boolean => {
      this.read(READ.subarray(0, length));
      return true;
    };
    this.socket = connect({ host, port, noDelay: true, onread: { buffer: READ, callback } });
    this.socket.on('error', () => {});
    // Bots do not reconnect: without one of them the measurement is worthless.
    this.socket.on('close', () => {
      if (!this.done) throw new Error(`${host}:${port} has sent a bot away: the machine is too busy`);
    });
  }

  static async open(url: string, path: string): Promise<BareSocket> {
    const { hostname, port, host } = new URL(url);
    const one = new BareSocket(hostname, Number(port));
    const key = Buffer.alloc(16).toString('base64');
    const answer = await new Promise<string>((done) => {
      one.answered = done;
      one.socket.write(
        `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
      );
    });
    if (!answer.slice(0, 12).endsWith(' 101')) throw new Error(`no socket at ${path}: ${answer}`);
    return one;
  }

  send(text: string): void {
    this.socket.write(frame(text));
  }

  /** From now on every text is passed to `heard`, as bytes. */
  listen(heard: (text: Buffer) => void): void {
    this.heard = heard;
    if (this.rest !== null) this.read(Buffer.alloc(0));
  }

  /** Waits for a text with this beginning; others are skipped. */
  until(beginning: string): Promise<void> {
    return new Promise((done) => this.listen((text) => text.toString().startsWith(beginning) && done()));
  }

  close(): void {
    this.done = true;
    this.socket.destroy();
  }

  private read(chunk: Buffer): void {
    const bytes = this.rest === null ? chunk : Buffer.concat([this.rest, chunk]);
    const at = this.answered === null ? this.readFrames(bytes) : this.readAnswer(bytes, this.answered);
    this.rest = at === bytes.length ? null : Buffer.from(bytes.subarray(at));
  }

  private readAnswer(bytes: Buffer, answered: (answer: string) => void): number {
    const end = bytes.indexOf('\r\n\r\n') + 4;
    if (end < 4) return 0;
    this.answered = null;
    answered(bytes.toString('latin1', 0, end));
    return end;
  }

  private readFrames(bytes: Buffer): number {
    let at = 0;
    while (this.heard !== null && at + 2 <= bytes.length) {
      const short = bytes[at + 1]!;
      const start = at + (short < TWO_BYTES ? 2 : 4);
      if (start > bytes.length) break;
      const end = start + (short < TWO_BYTES ? short : bytes.readUInt16BE(at + 2));
      if (end > bytes.length) break;
      if (bytes[at] === FINAL_TEXT) this.heard(bytes.subarray(start, end));
      else if (bytes[at] === PING) this.socket.write(PONG);
      at = end;
    }
    return at;
  }
}
