// What can be done with the table itself: name, record, replay, taking it online.
import { useEffect, useState } from 'react';
import { Link, go } from '../app/router.tsx';
import { Icon } from '../draw/Icon.tsx';
import { takeOnline } from '../table/lobby.ts';
import type { TableClient, TableState } from '../table/client.ts';
import { desk } from '../worker/desk-client.ts';
import type { Sheet } from '../worker/desk.ts';
import { Dialog } from './Dialog.tsx';

export function saveFile(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(url);
}

export function TableMenu({ state, client, close }: { state: TableState; client: TableClient; close(): void }) {
  const [problem, setProblem] = useState('');
  const [sheet, setSheet] = useState<Sheet | null>(null);
  useEffect(() => {
    desk.sheet(state.game).then(setSheet, (error: Error) => setProblem(error.message));
  }, [state.game]);
  const local = state.online === null;
  const save = (): void => {
    void client.record().then(
      (text) => saveFile(text, `${state.game}-${state.id.slice(0, 8)}.xeno.jsonl`),
      (error: Error) => setProblem(error.message),
    );
  };
  const online = (): void => {
    void client
      .record()
      .then(takeOnline)
      .then((link) => go(link))
      .catch((error: Error) => setProblem(error.message));
  };
  return (
    <Dialog title={state.name} close={close}>
      <ul className="menu plain">
        {local && (
          <li>
            <Link className="btn" href={`/replay/${state.id}`}>
              <Icon name="clock" />
              Replay from the start
            </Link>
          </li>
        )}
        <li>
          <button type="button" className="btn" onClick={save}>
            <Icon name="file" />
            Save the record as a file
          </button>
        </li>
        {local && (
          <li>
            <button type="button" className="btn" onClick={online}>
              <Icon name="link" />
              Continue this table online
            </button>
          </li>
        )}
        <li>
          <Link className="btn" href={`/rules/${state.game}`}>
            <Icon name="book" />
            Rules
          </Link>
        </li>
        <li>
          <Link className="btn" href="/">
            <Icon name="door" />
            Leave; it is saved
          </Link>
        </li>
      </ul>
      {!local && (
        <button type="button" className="btn" onClick={() => void navigator.clipboard.writeText(location.href)}>
          <Icon name="copy" />
          Copy the link to this seat, for another device
        </button>
      )}
      {state.online?.code && (
        <p className="mut">
          Others join with the code <b className="num">{state.online.code}</b>.
        </p>
      )}
      <table className="facts">
        <caption className="lbl">Set up as</caption>
        <tbody>
          {Object.entries(sheet?.options ?? {}).map(([key, option]) => (
            <tr key={key}>
              <th scope="row">{option.label}</th>
              <td>{option.names?.[option.choices.indexOf(state.options[key] as string)] ?? String(state.options[key])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {problem !== '' && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  );
}
