// Until everybody has joined: who is missing, and how to invite them.
import type { Strength } from '@xenotable/bots';
import type { Seat } from '@xenotable/kernel';
import type { SeatInfo, TableInfo } from '@xenotable/server/protocol';
import { Suspense, lazy, useEffect, useState } from 'react';
import { Alert } from '../../kit/Alert.tsx';
import { ShareLink } from '../../kit/ShareLink.tsx';
import { PageHeader } from '../../kit/shellParts.tsx';
import { Badge } from '../../kit/draw/Badge.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import type { Side } from '../../kit/draw/sides.ts';
import { titleOf } from '@xenotable/shelf';
import { tablesWorker } from '../../worker/client.ts';
import type { Table } from '../../table/client/table.ts';
import { SeatName } from '../../table/seats/SeatName.tsx';
import { WatchLinks } from '../../table/seats/WatchLinks.tsx';
import Watchers from '../../table/seats/Watchers.tsx';
import { SeedWords } from './SeedWords.tsx';
import { hostedAt } from '../../storage/hosted.ts';
import { fillSeats, joinLink } from '../../table/client/lobby.ts';
import { StrengthPicker } from '../../table/seats/StrengthPicker.tsx';
import { initial } from '../../kit/words.ts';
import './waiting.css';

const TurnAlerts = lazy(() => import('../../table/alerts/TurnAlerts.tsx'));

const SIDES: readonly Side[] = ['a', 'c', 'd', 'n'];

const spoken = ({ kind, taken, program }: SeatInfo): string =>
  kind !== 'person' ? 'by the book' : program !== null ? `a program, ${program}` : taken ? 'is here' : 'free';

/** The name of the person here, and links for those who watch. */
function Here({ info, client, fail }: { info: TableInfo; client: Table; fail(error: Error): void }) {
  const { people } = client;
  const own = people?.seatsHere().map((seat) => info.seats[seat])[0] ?? null;
  if (people === null) return null;
  return (
    <>
      {own !== null && (
        <SeatName key={own.name} name={own.name} rename={(name) => people.renameSeat(name)} fail={fail} />
      )}
      <SeedWords
        commitment={info.commitment}
        typed={info.typed}
        seats={info.seats}
        own={own}
        add={(word) => people.addWord(word)}
        fail={fail}
      />
      {own !== null && <WatchLinks people={people} plays fail={fail} />}
      <Watchers
        watching={info.watching}
        watchers={info.watchers}
        delay={info.watchDelay}
        names={info.seats.map(({ name }) => name)}
      />
    </>
  );
}

export function WaitingRoom({ info, client }: { info: TableInfo; client: Table }) {
  const { programs } = client;
  const key = info.seats.map((_, seat) => client.keyOf(seat)).find((one) => one !== null);
  const title = titleOf(info.game)?.name ?? info.title;
  const [problem, setProblem] = useState('');
  const [script, setScript] = useState<string | null>(null);
  const host = hostedAt(info.table).invitations.length > 0;
  useEffect(() => {
    if (host)
      void tablesWorker
        .sheet(info.game)
        .then(({ seats }) => setScript(seats.kinds.find((kind) => kind !== 'person') ?? null));
  }, [host, info.game]);
  const fail = (error: Error): void => setProblem(error.message);
  const giveTo = (seat: Seat, strength: Strength): void => void programs.seat(seat, strength).catch(fail);
  return (
    <div className="page" data-game={titleOf(info.game)?.accent}>
      <PageHeader place={null} />
      <main className="waiting">
        <p className="label">{info.name === title ? title : `${info.name} · ${title}`}</p>
        <h1>Waiting for everybody</h1>
        {info.code !== null && (
          <section className="call" aria-label="Call the others">
            <p>
              Whoever opens the link sits down at the next free seat. The code does the same on the home page.
            </p>
            <b className="code numeral">{info.code}</b>
            <ShareLink link={joinLink(info.code)} words="Send the link" code="sit down at this table" />
          </section>
        )}
        <ul className="plain">
          {info.seats.map((seat, i) => (
            <li key={i}>
              <div className="seat">
                <Badge side={SIDES[i] ?? 'x'} letter={initial(seat.name)} size={30} />
                <span className="person">{seat.name}</span>
                <i className={`presence${seat.present || seat.kind !== 'person' ? '' : ' away'}`} />
                <span className="what">{spoken(seat)}</span>
              </div>
              {host && !seat.taken && (
                <StrengthPicker
                  label={`Who plays ${seat.name}`}
                  nobody="Wait for somebody"
                  value={null}
                  pick={(strength) => strength && giveTo(i, strength)}
                />
              )}
            </li>
          ))}
        </ul>
        {!info.hints && <p>Hints are off at this table.</p>}
        {info.keepsTalk && <p>What people write to all at this table is kept with its record.</p>}
        <Here {...{ info, client, fail }} />
        {script !== null && (
          <button
            type="button"
            className="button"
            onClick={() => void fillSeats(info.table, script).catch(fail)}
          >
            <Icon name="people" />
            Fill the free seats by the book and begin
          </button>
        )}
        {key != null && (
          <Suspense>
            <TurnAlerts table={info.table} seatKey={key} />
          </Suspense>
        )}
        <Alert words={problem} />
      </main>
    </div>
  );
}
