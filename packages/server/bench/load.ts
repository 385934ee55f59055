// The bots of the benchmark, two at each table: the same for both servers, and as cheap as possible.
import type { BareSocket } from './bareSocket.ts';
import type { Round } from './index.ts';

/** The protocol of a server. */
export interface Protocol {
  /** Seats two players at a new match, ready to choose. */
  seat(url: string): Promise<Seated>;
  choose(match: string, seq: number, choice: number): string;
  /** Whether this text reports a choice: as its acknowledgement, or as news for the other player. */
  tells(text: Buffer): boolean;
}

export interface Seated {
  match: string;
  sockets: [BareSocket, BareSocket];
}

/** Plays one match until its last choice is acknowledged, with at least `everyMs` milliseconds between choices. */
function play(
  { choose, tells }: Protocol,
  { match, sockets }: Seated,
  choices: readonly number[],
  latencies: number[],
  everyMs: number,
): Promise<void> {
  return new Promise((done) => {
    let sent = performance.now() - Math.random() * everyMs;
    const send = (seq: number): void => {
      sent = performance.now();
      sockets[seq % 2]!.send(choose(match, seq, choices[seq]!));
    };
    const next = (seq: number): void => {
      const ms = sent + everyMs - performance.now();
      if (ms < 1) send(seq);
      else setTimeout(() => send(seq), ms);
    };
    sockets.forEach((socket, seat) => {
      let seq = 0;
      socket.listen((text) => {
        if (!tells(text)) return;
        const mine = seq++ % 2 === seat;
        if (mine) latencies.push(performance.now() - sent);
        if (mine && seq === choices.length) done();
        else if (!mine && seq < choices.length) next(seq);
      });
    });
    next(0);
  });
}

export interface Pace {
  /** Choices per second over all matches; as many as possible by default. */
  perSecond?: number;
  /** Called when everybody has sat down and the measurement begins. */
  begun?(): void;
}

export async function playRound(
  protocol: Protocol,
  url: string,
  choices: readonly number[],
  matches: number,
  { perSecond = Infinity, begun }: Pace = {},
): Promise<Round> {
  const latencies: number[] = [];
  const seated: Seated[] = [];
  for (let i = 0; i < matches; i++) seated.push(await protocol.seat(url));
  begun?.();
  const start = performance.now();
  await Promise.all(
    seated.map((one) => play(protocol, one, choices, latencies, (matches / perSecond) * 1000)),
  );
  const ms = performance.now() - start;
  for (const { sockets } of seated) for (const socket of sockets) socket.close();
  return { choices: matches * choices.length, ms, latencies };
}
