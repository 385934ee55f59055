// What can be done with the table itself: name, record, replay, taking it online.
import { type FormEvent, Suspense, lazy, useState } from 'react';
import { Link, go } from '../../kit/router.tsx';
import { saveFile } from '../../kit/saveFile.ts';
import { Alert } from '../../kit/Alert.tsx';
import { Icon, type IconName } from '../../kit/draw/Icon.tsx';
import { takeOnline } from '../client/lobby.ts';
import type { Table } from '../client/table.ts';
import type { TableState } from '../client/tableState.ts';
import { keepNotes, notesOf } from '../../storage/notes.ts';
import { optionWords } from '../houseRules.ts';
import { useSheet } from '../useSheet.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { ReportButtons } from '../ReportButtons.tsx';
import { aboutTable } from '../aboutTable.ts';
import { PACES } from '../absence/words.ts';
import { Anytime } from './Anytime.tsx';
import { OrderList } from '../orders/OrderList.tsx';
import { AskTakeBack } from '../talk/AskTakeBack.tsx';
import { OwnSeat } from '../seats/OwnSeat.tsx';
import { SeatName } from '../seats/SeatName.tsx';
import { WatchLinks } from '../seats/WatchLinks.tsx';
import Watchers from '../seats/Watchers.tsx';
import { SealedDice } from '../seal/SealedDice.tsx';
import { TYPED } from '../seal/typed.ts';
import { PlayedBy } from '../seats/PlayedBy.tsx';

const TurnAlerts = lazy(() => import('../alerts/TurnAlerts.tsx'));

interface TableMenuProps {
  state: TableState;
  client: Table;
  close(): void;
}

type Fail = (error: Error) => void;

function NameForm({ state, client, fail }: Pick<TableMenuProps, 'state' | 'client'> & { fail: Fail }) {
  const [name, setName] = useState(state.name);
  const rename = (event: FormEvent): void => {
    event.preventDefault();
    client.rename(name.trim()).catch(fail);
  };
  return (
    <form className="naming" onSubmit={rename}>
      <label className="label" htmlFor="table-name">
        Name of this table
      </label>
      <input
        id="table-name"
        className="field"
        value={name}
        maxLength={60}
        required
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit" className="button" disabled={name.trim() === '' || name === state.name}>
        Rename
      </button>
    </form>
  );
}

interface MenuButtonProps {
  icon: IconName;
  words: string;
  use(): void;
}

const MenuButton = ({ icon, words, use }: MenuButtonProps) => (
  <li>
    <button type="button" className="button" onClick={use}>
      <Icon name={icon} />
      {words}
    </button>
  </li>
);

const MenuLink = ({ icon, words, href }: { icon: IconName; words: string; href: string }) => (
  <li>
    <Link className="button" href={href}>
      <Icon name={icon} />
      {words}
    </Link>
  </li>
);

/** Record, replay, taking it online. */
function MenuList({ state, client, fail }: Pick<TableMenuProps, 'state' | 'client'> & { fail: Fail }) {
  const local = !state.online;
  const replay = (): void => void client.replay().then(go, fail);
  const save = (): void =>
    void client
      .record()
      .then((text) => saveFile(text, `${state.game}-${state.id.slice(0, 8)}.xeno.jsonl`), fail);
  const online = (): void =>
    void client
      .record()
      .then((text) => takeOnline(text, state.name))
      .then((link) => go(link))
      .catch(fail);
  return (
    <ul className="menu plain">
      {(local || state.over !== null) && (
        <MenuButton icon="clock" words="Replay from the start" use={replay} />
      )}
      {!local && state.over === null && state.watches === null && (
        <MenuButton icon="clock" words="Look back from the start" use={() => client.lookBack(0)} />
      )}
      <MenuButton icon="file" words="Save the record as a file" use={save} />
      {local && <MenuButton icon="link" words="Continue this table online" use={online} />}
      <MenuLink
        icon="print"
        words="Print sheets, cards, the log"
        href={`/print/${state.game}${local ? `#table=${state.id}` : ''}`}
      />
      <MenuLink icon="book" words="Rules" href={`/rules/${state.game}`} />
      <MenuLink icon="door" words="Leave; it is saved" href="/" />
    </ul>
  );
}

/** People who share a screen can switch covers off. */
function CoverSwitch({ state, client, fail }: Pick<TableMenuProps, 'state' | 'client'> & { fail: Fail }) {
  const players = new Set(state.mine.map((seat) => state.seats[seat]?.player ?? seat));
  if (state.online || players.size < 2) return null;
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={state.cover}
        onChange={(event) => void client.cover(event.target.checked).catch(fail)}
      />
      Cover the table between people while something is hidden
    </label>
  );
}

/** Names, links and watchers of an online table. */
function Together({ state, client, fail }: Pick<TableMenuProps, 'state' | 'client'> & { fail: Fail }) {
  const { people } = client;
  const plays = state.watches === null;
  const [own] = state.mine;
  const names = state.seats.map(({ name }) => name);
  if (people === null) return null;
  return (
    <>
      {own !== undefined && state.over === null && (
        <SeatName name={names[own] ?? ''} rename={(name) => people.renameSeat(name)} fail={fail} />
      )}
      {plays && <OwnSeat handOver={() => client.handOver()} fail={fail} />}
      {plays && <WatchLinks people={people} plays fail={fail} />}
      <Watchers watching={state.watching} watchers={state.watchers} delay={state.watchDelay} names={names} />
    </>
  );
}

/** Alerts for a player of an online table. */
function MyTurn({ state, client }: Pick<TableMenuProps, 'state' | 'client'>) {
  const key = state.viewer === 'table' || state.over !== null ? null : client.keyOf(state.viewer);
  if (key === null) return null;
  return (
    <Suspense>
      <TurnAlerts table={state.id} seatKey={key} />
    </Suspense>
  );
}

/** The options of the table; advanced ones only if they were changed. */
function Facts({ state }: { state: TableState }) {
  const { edition, options, typed, hints, broughtHere, absence } = state;
  const sheet = useSheet(state);
  return (
    <table className="facts">
      <caption className="label">Set up as</caption>
      <tbody>
        <tr>
          <th scope="row">Rules</th>
          <td>Edition {edition}</td>
        </tr>
        <tr>
          <th scope="row">Dice and draws</th>
          <td>{typed === null ? 'By the table' : TYPED[typed]}</td>
        </tr>
        {!hints && (
          <tr>
            <th scope="row">Hints</th>
            <td>Off</td>
          </tr>
        )}
        {absence !== null && (
          <tr>
            <th scope="row">Pace</th>
            <td>{PACES.find(({ value }) => value === absence.pace)?.words}</td>
          </tr>
        )}
        {broughtHere && (
          <tr>
            <th scope="row">Begun</th>
            <td>Elsewhere: the person who brought it here may know all that was hidden until then</td>
          </tr>
        )}
        {Object.entries(sheet?.options ?? {})
          .filter(([key, option]) => !option.advanced || options[key] !== option.choices[0])
          .map(([key, option]) => (
            <tr key={key}>
              <th scope="row">{option.label}</th>
              <td>{optionWords(option, options[key])}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

export default function TableMenu({ state, client, close }: TableMenuProps) {
  const [problem, setProblem] = useState('');
  const fail: Fail = (error) => setProblem(error.message);
  return (
    <Dialog title={state.name} close={close}>
      <NameForm state={state} client={client} fail={fail} />
      <MenuList state={state} client={client} fail={fail} />
      <CoverSwitch state={state} client={client} fail={fail} />
      <AskTakeBack state={state} client={client} done={close} />
      <div className="flex-row">
        <ReportButtons about={() => aboutTable(state, client)} fail={fail} />
      </div>
      <PlayedBy state={state} client={client} fail={setProblem} />
      {state.mine.includes(Number(state.viewer)) && (
        <OrderList {...{ state, client }} seat={Number(state.viewer)} />
      )}
      <MyTurn state={state} client={client} />
      <Anytime state={state} client={client} fail={setProblem} close={close} />
      {client.people !== null && <Together state={state} client={client} fail={fail} />}
      <label className="notes">
        <span className="label">Your notes</span>
        <textarea
          className="field"
          rows={3}
          defaultValue={notesOf(state.id)}
          placeholder="Plans, reminders: kept on this device, shown to nobody"
          onChange={(event) => keepNotes(state.id, event.target.value)}
        />
      </label>
      <SealedDice
        client={client}
        over={state.over !== null}
        typed={state.typed}
        names={state.seats.map(({ name }) => name)}
      />
      <Facts state={state} />
      <Alert words={problem} />
    </Dialog>
  );
}
