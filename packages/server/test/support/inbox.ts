// A webhook and push service for tests: it keeps what it receives and answers with a status that can be set.
import { type Server, createServer } from 'node:http';
import { once } from 'node:events';

export interface Letter {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

export interface Inbox {
  url: string;
  letters: Letter[];
  /** The status of the next answers. */
  status: number;
  /** The redirect target of the next answers. */
  location: string | null;
  close(): Promise<void>;
}

export async function startInbox(): Promise<Inbox> {
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      inbox.letters.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      if (inbox.location !== null) response.setHeader('location', inbox.location);
      response.writeHead(inbox.status).end('what nobody reads');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const inbox: Inbox = {
    url: `http://127.0.0.1:${port}`,
    letters: [],
    status: 201,
    location: null,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return inbox;
}
