// The page of a title's companion: running games, a new one, and the open one.
import { companionOf, titleOf } from '@xenotable/shelf';
import type { Choices, Json } from '@xenotable/kernel';
import { useEffect, useState } from 'react';
import { Alert } from '../kit/Alert.tsx';
import { Fallback } from '../kit/Fallback.tsx';
import { ago } from '../kit/ago.ts';
import { Link, go } from '../kit/router.tsx';
import { PageHeader } from '../kit/shellParts.tsx';
import type { TableRow } from '../storage/tableRow.ts';
import type { Sheet } from '../worker/api.ts';
import { tablesWorker } from '../worker/client.ts';
import { Table } from '../table/client/table.ts';
import { WorkerTransport } from '../table/client/workerTransport.ts';
import { CompanionTable } from './CompanionTable.tsx';
import './companion.css';

/** An option that is a list as text, the player's own or one of the book. */
export interface ForceOption {
  option: string;
  label: string;
  lists: readonly { name: string; text: string }[];
  /** What the game uses if none is chosen. */
  none: string;
}

/** An option that is typed, one item on each line. */
export interface TextOption {
  option: string;
  label: string;
  /** What the game uses if nothing is typed. */
  none: string;
}

interface CompanionPageProps {
  /** The title. */
  game: string;
  /** The table in the address. */
  detail: string | null;
  forces?: readonly ForceOption[];
  texts?: readonly TextOption[];
  /** The name of a game with these options. */
  nameOf(options: Readonly<Record<string, Json>>): string;
}

export function CompanionPage(props: CompanionPageProps) {
  const { game, detail } = props;
  const accent = titleOf(game)?.accent;
  return (
    <div className="companion game-surface" data-game={accent}>
      {detail === null ? <Begin {...props} /> : <OpenTable key={detail} id={detail} game={game} />}
    </div>
  );
}

function OpenTable({ id, game }: { id: string; game: string }) {
  const [client, setClient] = useState<Table | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let left = false;
    let opened: Table | null = null;
    Table.open(id, new WorkerTransport(id, false)).then(
      (table) => {
        opened = table;
        void navigator.storage?.persist?.();
        if (left) table.close();
        else setClient(table);
      },
      (error: Error) => setProblem(error.message),
    );
    return () => {
      left = true;
      opened?.close();
    };
  }, [id]);
  if (problem !== '') return <Fallback problem={problem} />;
  if (client === null) return <main className="loading">Opening the companion …</main>;
  return <CompanionTable client={client} id={id} home={`/companion/${game}`} />;
}

function Running({ rows, game }: { rows: readonly TableRow[]; game: string }) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="running">
      <h2 className="label" id="running">
        On your tables
      </h2>
      <ul className="companion-running plain">
        {rows.map((row) => (
          <li key={row.id}>
            <Link className="button" href={`/companion/${game}/${row.id}`}>
              <b>{row.name}</b> {row.over === null ? ago(row.updated) : 'over'}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ChoiceFieldProps {
  name: string;
  option: Choices;
  value: Json | undefined;
  set(value: Json): void;
}

const ChoiceField = ({ name, option, value, set }: ChoiceFieldProps) => (
  <label className="companion-option">
    <b>{option.label}</b>
    {option.says !== undefined && <span className="muted">{option.says}</span>}
    <select
      className="field"
      aria-label={option.label}
      value={String(option.choices.findIndex((one) => one === (value ?? option.choices[0])))}
      onChange={(event) => set(option.choices[Number(event.target.value)] ?? null)}
      name={name}
    >
      {option.choices.map((one, i) => (
        <option key={String(one)} value={i}>
          {option.names?.[i] ?? String(one)}
        </option>
      ))}
    </select>
  </label>
);

interface Known {
  rows: readonly TableRow[];
  sheet: Sheet | null;
  problem: string;
}

/** The games of a companion on this device, and the options of a new one. */
function useKnown(companion: string | null): Known {
  const [known, setKnown] = useState<Known>({ rows: [], sheet: null, problem: '' });
  useEffect(() => {
    if (companion === null) return;
    document.title = 'Companion · Xenotable';
    Promise.all([tablesWorker.tables(), tablesWorker.sheet(companion)]).then(
      ([all, sheet]) => setKnown({ rows: all.filter((row) => row.game === companion), sheet, problem: '' }),
      (error: Error) => setKnown((before) => ({ ...before, problem: error.message })),
    );
  }, [companion]);
  return known;
}

const ForceField = ({ force, set }: { force: ForceOption; set(text: string): void }) => (
  <label className="companion-option">
    <b>{force.label}</b>
    <select className="field" aria-label={force.label} onChange={(event) => set(event.target.value)}>
      <option value="">{force.none}</option>
      {force.lists.map(({ name, text }, i) => (
        <option key={i} value={text}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

/** Starts a new game beside a real table. */
function Begin({ game, forces = [], texts = [], nameOf }: CompanionPageProps) {
  const companion = companionOf(game);
  const { rows, sheet, problem: unknown } = useKnown(companion);
  const [options, setOptions] = useState<Record<string, Json>>({});
  const [problem, setProblem] = useState('');
  if (companion === null) return <Fallback problem="This title has no companion." />;
  const set = (key: string, value: Json): void => {
    const { [key]: _before, ...rest } = options;
    setOptions(value === '' ? rest : { ...rest, [key]: value });
  };
  const begin = (): void => {
    const table = { game: companion, name: nameOf(options), options, cover: false, typed: 'dice' as const };
    tablesWorker.start({ ...table, seats: [{ kind: 'person', name: 'the people' }] }).then(
      (row) => go(`/companion/${game}/${row.id}`),
      (error: Error) => setProblem(error.message),
    );
  };
  return (
    <>
      <PageHeader place="play" />
      <main className="companion-begin">
        <h1>{titleOf(game)?.name} on a real table</h1>
        <p className="muted">
          Your models, your rulers, your dice. The app keeps the rest: it says what the automaton does, asks
          only what changes the outcome, and writes everything down.
        </p>
        <Running rows={rows} game={game} />
        <section aria-labelledby="new-companion">
          <h2 className="label" id="new-companion">
            A new game
          </h2>
          {Object.entries(sheet?.options ?? {}).map(([key, option]) => (
            <ChoiceField
              key={key}
              name={key}
              option={option}
              value={options[key]}
              set={(value) => set(key, value)}
            />
          ))}
          {forces.map((force) => (
            <ForceField key={force.option} force={force} set={(text) => set(force.option, text)} />
          ))}
          {texts.map(({ option, label, none }) => (
            <label key={option} className="companion-option">
              <b>{label}</b>
              <textarea
                className="field"
                rows={5}
                aria-label={label}
                placeholder={none}
                onChange={(event) => set(option, event.target.value)}
              />
            </label>
          ))}
          <Alert words={problem || unknown} />
          <button type="button" className="button primary" onClick={begin} disabled={sheet === null}>
            Begin
          </button>
        </section>
      </main>
    </>
  );
}
