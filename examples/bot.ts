// A bot for the online table: nothing but fetch and WebSocket, written against docs/api.md.
//
//   npx node examples/bot.ts http://127.0.0.1:8080             makes a table for two bots and plays it to the end
//   npx node examples/bot.ts http://127.0.0.1:8080 TABLE KEY   sits down at a table that you made (the parts of its link /t/TABLE#KEY)

interface Offer {
  choice: unknown;
  words: string;
}

interface News {
  seq: number;
  ask: { prompt: string; offers: Offer[] } | null;
  over: { winners: number[]; why: string } | null;
  lines: { words: string }[];
}

interface Message {
  type: string;
  id?: string;
  viewer?: number | 'table';
  key?: string;
  news?: News | null;
  stale?: boolean;
  reason?: string;
  message?: string;
}

/** How the bot decides: it only sees what its seat may see. This one takes any offer. */
const decide = (offers: Offer[]): Offer => offers[Math.floor(Math.random() * offers.length)]!;

/** Plays one seat until the game is over, through lost connections. Returns the last news. */
export function playSeat(
  server: string,
  table: string,
  link: string,
  log: (line: string) => void = () => {},
): Promise<News> {
  let seat = 0;
  /** The key of the link lets the bot sit down; from then on it has one of its own. */
  let key = link;
  /** The last seq that was seen: after a lost connection only what is missing comes. */
  let since = -1;
  /** The choice that was sent and not yet answered: it is sent again under the same id, and played once. */
  let pending: { id: string; seq: number; choice: unknown } | null = null;

  return new Promise((finished, failed) => {
    function connect(): void {
      const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/api/socket`);
      const send = (message: object): void => socket.send(JSON.stringify({ table, ...message }));
      const choose = (): void => send({ type: 'choose', seat, ...pending });

      function read(news: News): void {
        for (const line of news.lines) log(line.words);
        since = news.seq;
        if (news.over !== null) {
          finished(news);
          socket.close();
        } else if (news.ask !== null && news.ask.offers.length > 0 && pending === null) {
          const offer = decide(news.ask.offers);
          log(`> ${news.ask.prompt} ${offer.words}`);
          pending = { id: crypto.randomUUID(), seq: news.seq, choice: offer.choice };
          choose();
        }
      }

      socket.addEventListener('open', () => send({ type: 'join', id: 'join', key, since }));
      socket.addEventListener('close', ({ code }) => {
        if (code !== 1000 && code !== 1005) setTimeout(connect, 500);
      });
      socket.addEventListener('message', ({ data }) => {
        const message = JSON.parse(String(data)) as Message;
        if (message.type === 'error') return failed(new Error(message.message));
        if (message.type === 'refused' && !message.stale) return failed(new Error(message.reason));
        if (message.type === 'joined') {
          seat = message.viewer as number;
          key = message.key!;
          if (pending !== null) choose();
        }
        // Done, or too late because of news that came in between: either way this choice is settled.
        if ((message.type === 'done' || message.type === 'refused') && message.id === pending?.id)
          pending = null;
        if (message.news) read(message.news);
      });
    }
    connect();
  });
}

/** Makes a table of the first game that is offered, with bots on all seats. */
async function playAlone(server: string): Promise<void> {
  const { games } = (await (await fetch(`${server}/api/games`)).json()) as {
    games: { name: string; seats: { least: number } }[];
  };
  const game = games[0];
  if (game === undefined) throw new Error('this server offers no game');
  const seats = Array.from({ length: Math.max(2, game.seats.least) }, (_, i) => ({ name: `Bot ${i + 1}` }));
  const response = await fetch(`${server}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: game.name, seats }),
  });
  if (!response.ok) throw new Error(await response.text());
  const { table, keys } = (await response.json()) as {
    table: string;
    keys: { seats: string[]; watch: string };
  };
  console.log(`Watch it at ${server}/t/${table}#${keys.watch}`);
  const [last] = await Promise.all(
    keys.seats.map((key, seat) => playSeat(server, table, key, seat === 0 ? console.log : undefined)),
  );
  console.log(
    `Over: ${last!.over!.why}. Winners: ${last!.over!.winners.map((seat) => `Bot ${seat + 1}`).join(', ') || 'nobody'}.`,
  );
}

if (import.meta.main) {
  const [server = 'http://127.0.0.1:8080', table, key] = process.argv.slice(2);
  if (table === undefined || key === undefined) await playAlone(server);
  else {
    const { over } = await playSeat(server, table, key, console.log);
    console.log(`Over: ${over!.why}.`);
  }
}
