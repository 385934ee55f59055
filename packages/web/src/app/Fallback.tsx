// When something is not there or went wrong: what it was, and the way out.
import { Component, type ReactNode, useState } from 'react';
import { Icon } from '../draw/Icon.tsx';
import { desk } from '../worker/deskClient.ts';
import { Link } from './router.tsx';
import { saveFile } from './saveFile.ts';
import { Alert } from './Alert.tsx';
import { SiteHeader } from './SiteHeader.tsx';

export function Fallback({ problem, children }: { problem: string; children?: ReactNode }) {
  return (
    <>
      <SiteHeader place={null} />
      <main className="fallback">
        <Icon name="ghost" size={48} />
        <h1>{problem}</h1>
        {children}
        <Link className="btn pri" href="/">
          Home
        </Link>
      </main>
    </>
  );
}

/** Ways out for a table on this device that cannot be shown: its last good step, and its record to report it with. */
export function Rescue({ table }: { table: string }) {
  const [problem, setProblem] = useState('');
  const fail = (error: Error): void => setProblem(error.message);
  return (
    <>
      <div className="row">
        <button
          type="button"
          className="btn"
          onClick={() => void desk.rescue(table).then((row) => location.assign(`/table/${row.id}`), fail)}
        >
          <Icon name="undo" />
          Go back to the last good step
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => void desk.write(table).then((text) => saveFile(text, `${table}.xeno.jsonl`), fail)}
        >
          <Icon name="file" />
          Save the record, to report it
        </button>
      </div>
      <Alert words={problem} />
    </>
  );
}

/** Tables are kept after every choice, so nothing is lost by starting again from the last one. */
export class Guard extends Component<{ children: ReactNode }, { problem: string | null }> {
  override state = { problem: null };

  static getDerivedStateFromError(error: unknown): { problem: string } {
    return { problem: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { problem } = this.state;
    if (problem === null) return this.props.children;
    const table = /^\/table\/(\w+)/.exec(location.pathname)?.[1];
    return (
      <main className="fallback">
        <Icon name="burst" size={48} />
        <h1>The page stumbled.</h1>
        <p>{problem}</p>
        <p className="mut">Every choice is kept; nothing is lost.</p>
        <button type="button" className="btn pri" onClick={() => location.reload()}>
          Go on from the last choice
        </button>
        {table !== undefined && <Rescue table={table} />}
      </main>
    );
  }
}
