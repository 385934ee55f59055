// Joining a table that may be moving to another node.
import { CLOSE } from '../../src/socket.ts';
import { Client } from './client.ts';

/** Connects and joins; if the table moves to another node meanwhile, does so again, as a page does. The caller cuts the line. */
export async function joinWherever(url: string, table: string, key: string) {
  for (;;) {
    const client = await Client.connect(url);
    try {
      return { client, joined: await client.join(table, key) };
    } catch (problem) {
      const { closed } = client;
      client.cut();
      if (closed?.code !== CLOSE.goingAway) throw problem;
    }
  }
}
