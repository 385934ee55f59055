// What can be done with the table itself: name, record, replay, taking it online.
import { type FormEvent, useEffect, useState } from 'react';
import { Link, go } from '../../kit/router.tsx';
import { saveFile } from '../../kit/saveFile.ts';
import { capital } from '../../kit/words.ts';
import { Alert } from '../../kit/Alert.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import { takeOnline } from '../client/lobby.ts';
import type { Table } from '../client/table.ts';
import type { TableState } from '../client/tableState.ts';
import { keepNotes, notesOf } from '../../storage/notes.ts';
import { tablesWorker } from '../../worker/client.ts';
import type { Sheet } from '../../worker/api.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { Anytime } from './Anytime.tsx';
import { OwnSeat } from '../seats/OwnSeat.tsx';
import { PlayedBy } from '../seats/PlayedBy.tsx';

export function TableMenu({ state, client, close }: { state: TableState; client: Table; close(): void }) {
  const [problem, setProblem] = useState('');
  const fail = (error: Error): void => setProblem(error.message);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  useEffect(() => {
    tablesWorker.sheet(state.game, state.edition).then(setSheet, fail);
  }, [state.game, state.edition]);
  const local = !state.online;
  const [name, setName] = useState(state.name);
  const rename = (event: FormEvent): void => {
    event.preventDefault();
    client.rename(name.trim()).catch(fail);
  };
  const save = (): void => {
    void client
      .record()
      .then((text) => saveFile(text, `${state.game}-${state.id.slice(0, 8)}.xeno.jsonl`), fail);
  };
  const online = (): void => {
    void client
      .record()
      .then(takeOnline)
      .then((link) => go(link))
      .catch(fail);
  };
  return (
    <Dialog title={state.name} close={close}>
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
      <ul className="menu plain">
        {(local || state.over !== null) && (
          <li>
            <button type="button" className="button" onClick={() => void client.replay().then(go, fail)}>
              <Icon name="clock" />
              Replay from the start
            </button>
          </li>
        )}
        <li>
          <button type="button" className="button" onClick={save}>
            <Icon name="file" />
            Save the record as a file
          </button>
        </li>
        {local && (
          <li>
            <button type="button" className="button" onClick={online}>
              <Icon name="link" />
              Continue this table online
            </button>
          </li>
        )}
        <li>
          <Link className="button" href={`/rules/${state.game}`}>
            <Icon name="book" />
            Rules
          </Link>
        </li>
        <li>
          <Link className="button" href="/">
            <Icon name="door" />
            Leave; it is saved
          </Link>
        </li>
      </ul>
      <PlayedBy state={state} client={client} fail={setProblem} />
      <Anytime state={state} client={client} fail={setProblem} close={close} />
      {client.canHandOver && <OwnSeat handOver={() => client.handOver()} fail={fail} />}
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
      <table className="facts">
        <caption className="label">Set up as</caption>
        <tbody>
          <tr>
            <th scope="row">Rules</th>
            <td>Edition {state.edition}</td>
          </tr>
          <tr>
            <th scope="row">Dice and draws</th>
            <td>
              {state.typed === null
                ? 'By the table'
                : state.typed === 'dice'
                  ? 'Dice typed in'
                  : 'All typed in'}
            </td>
          </tr>
          {Object.entries(sheet?.options ?? {})
            .filter(([key, option]) => !option.advanced || state.options[key] !== option.choices[0])
            .map(([key, option]) => (
              <tr key={key}>
                <th scope="row">{option.label}</th>
                <td>
                  {capital(
                    option.names?.[option.choices.indexOf(state.options[key] as string)] ??
                      String(state.options[key]),
                  )}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
      <Alert words={problem} />
    </Dialog>
  );
}
