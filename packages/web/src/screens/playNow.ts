// One click: makes a legal set-up and opens the table at its first question.
import { go } from '../kit/router.tsx';
import { playable } from '../games/index.ts';
import type { Title } from '@xenotable/shelf';
import { tablesWorker } from '../worker/client.ts';

export async function playNow(title: Title): Promise<void> {
  const { quick } = title;
  const board = playable(title.game).module();
  const row = await tablesWorker.start({
    game: title.game,
    name: title.name,
    options: quick.options,
    seats: quick.seats,
    cover: false,
  });
  await board;
  go(`/table/${row.id}`);
}
