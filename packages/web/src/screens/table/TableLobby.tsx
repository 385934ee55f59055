// A table screen before the game: the code for phones, and who has joined.
import { titleOf } from '@xenotable/shelf';
import type { TableInfo } from '@xenotable/server/protocol';
import { useEffect, useState } from 'react';
import { Alert } from '../../kit/Alert.tsx';
import { Badge } from '../../kit/draw/Badge.tsx';
import { Icon, Wordmark } from '../../kit/draw/Icon.tsx';
import type { Side } from '../../kit/draw/sides.ts';
import QrCode from '../../kit/qr/QrCode.tsx';
import { initial } from '../../kit/words.ts';
import { hostedAt } from '../../storage/hosted.ts';
import { fillSeats, joinLink } from '../../table/client/lobby.ts';
import { Commitment } from '../../table/seal/Commitment.tsx';
import { tablesWorker } from '../../worker/client.ts';
import './tableLobby.css';

const SIDES: readonly Side[] = ['a', 'c', 'd', 'n'];
const NUMBERS = ['no seats', 'one seat', 'two seats', 'three seats', 'four seats'];

/** One of the game's scripted players, with which the host can fill empty seats. */
function useScript({ table, game }: TableInfo): string | null {
  const [script, setScript] = useState<string | null>(null);
  useEffect(() => {
    if (hostedAt(table).invitations.length > 0)
      void tablesWorker
        .sheet(game)
        .then(({ seats }) => setScript(seats.kinds.find((kind) => kind !== 'person') ?? null));
  }, [table, game]);
  return script;
}

export default function TableLobby({ info }: { info: TableInfo }) {
  const title = titleOf(info.game);
  const script = useScript(info);
  const [problem, setProblem] = useState('');
  const fill = (kind: string): void =>
    void fillSeats(info.table, kind).catch((error: Error) => setProblem(error.message));
  return (
    <div className="table-lobby" data-game={title?.accent}>
      <header>
        <Wordmark />
        <h1>
          <i className="gametag" />
          {info.name}
        </h1>
        <span>{NUMBERS[info.seats.length] ?? `${info.seats.length} seats`} · begins when all sit</span>
      </header>
      <main>
        {info.code !== null && <QrCode link={joinLink(info.code)} words="sit down at this table" />}
        <section aria-label="Sit down">
          <h2>Point your phone here</h2>
          {info.code !== null && (
            <>
              <p>
                or open <b>{location.host}</b> and type
              </p>
              <b className="code numeral">{info.code}</b>
            </>
          )}
          <p>Your phone becomes your hand. This screen shows only what everybody may see.</p>
          <ul className="plain" aria-label="Seats" aria-live="polite">
            {info.seats.map((seat, i) => (
              <li key={i} className={seat.taken ? '' : 'free'}>
                <Badge side={SIDES[i] ?? 'x'} letter={initial(seat.name)} size={44} />
                <b>{seat.taken ? seat.name : `Seat ${i + 1}, free`}</b>
                <span>
                  {seat.kind !== 'person' || seat.program !== null
                    ? 'plays'
                    : seat.taken
                      ? 'here'
                      : 'waiting'}
                </span>
              </li>
            ))}
          </ul>
          {script !== null && info.seats.some((seat) => !seat.taken) && (
            <button type="button" className="button" onClick={() => fill(script)}>
              <Icon name="people" />
              Fill the free seats by the book and begin
            </button>
          )}
          <Alert words={problem} />
          <Commitment commitment={info.commitment} typed={info.typed} />
        </section>
      </main>
    </div>
  );
}
