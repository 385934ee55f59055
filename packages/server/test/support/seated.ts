// A dealt table with people at it.
import { type Answer, Client, makeTable } from './client.ts';

export const duel = { game: 'dice-duel', seats: [{ name: 'Ann' }, { name: 'Ben' }] };

/** A dealt table with a socket at each seat. */
export async function seated(url: string, wish: object = duel, seats = 2) {
  const made = await makeTable(url, wish);
  const clients: Client[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const client = await Client.connect(url);
    made.keys.seats[seat] = (await client.join(made.table, made.keys.seats[seat]!)).key;
    clients.push(client);
  }
  await Promise.all(clients.map((client) => client.upTo(0)));
  return { ...made, clients: clients as [Client, Client, ...Client[]] };
}

export const done = (answer: Answer) => {
  if (answer.type !== 'done') throw new Error(JSON.stringify(answer));
  return answer.news;
};
