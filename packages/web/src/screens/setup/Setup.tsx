// A new table: the form is made from the game's own option sheet and seat rules.
import type { Json } from '@xenotable/kernel';
import { type FormEvent, useEffect, useState } from 'react';
import { Alert } from '../../kit/Alert.tsx';
import { Fallback } from '../../kit/Fallback.tsx';
import { PageHeader } from '../../kit/shellParts.tsx';
import { go } from '../../kit/router.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import { isPlayable } from '../../games/index.ts';
import { titleOf } from '@xenotable/shelf';
import { makeOnline } from '../../table/client/lobby.ts';
import { tablesWorker } from '../../worker/client.ts';
import type { Sheet } from '../../worker/api.ts';
import type { Typed } from '../../storage/tableRow.ts';
import { ChairRow } from './ChairRow.tsx';
import { Option, type OptionRow } from './Option.tsx';
import { type Chair, newChair, programsAt, seatsHere, seatsOf } from './chairs.ts';
import './setup.css';

/** Who rolls and draws, in words. */
const CHANCE: readonly (readonly [value: Typed | '', words: string, meaning: string])[] = [
  ['', 'Rolled by the table', 'The table rolls and draws; its seed proves every die.'],
  [
    'dice',
    'Rolled by you, typed in',
    'The table asks for every roll. It draws cards and tokens itself, for nobody may know them; the set-up too.',
  ],
  [
    'all',
    'Rolled and drawn by you',
    'The table asks for every roll and every draw: for people with the real cards. It only lays out the set-up.',
  ],
];

export default function Setup({ game }: { game: string }) {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    if (isPlayable(game))
      tablesWorker.sheet(game).then(setSheet, (error: Error) => setProblem(error.message));
  }, [game]);
  if (!isPlayable(game)) return <Fallback problem="There is no such game here." />;
  return (
    <div className="page" data-game={titleOf(game)?.accent}>
      <PageHeader place="play" />
      <main className="setup">
        <header>
          <i className="gametag" />
          <h1>New table: {titleOf(game)?.name}</h1>
        </header>
        {sheet === null ? <Alert words={problem} /> : <SetupForm game={game} sheet={sheet} />}
      </main>
    </div>
  );
}

/** What the form holds: who sits where, what the table is called, and what was agreed on. */
function useWish(game: string, sheet: Sheet) {
  const scripts = sheet.seats.kinds.filter((kind) => kind !== 'person');
  const quick = titleOf(game)?.quick;
  const [chairs, setChairs] = useState<Chair[]>(() =>
    Array.from({ length: Math.max(sheet.seats.least, quick?.seats.length ?? 0) }, (_, i) => {
      const kind = quick?.seats[i]?.kind ?? 'person';
      return newChair(i, kind !== 'person' ? kind : i === 0 ? 'me' : 'other');
    }),
  );
  const [options, setOptions] = useState<Record<string, Json>>(() =>
    Object.fromEntries(
      Object.entries(quick?.options ?? {}).filter(
        ([key]) => sheet.options[key]?.advanced !== true && Object.hasOwn(sheet.options, key),
      ),
    ),
  );
  const [name, setName] = useState(titleOf(game)?.name ?? sheet.title);
  const [cover, setCover] = useState(true);
  const [typed, setTyped] = useState<Typed | null>(null);
  return {
    scripts,
    chairs,
    setChairs,
    options,
    setOptions,
    name,
    setName,
    cover,
    setCover,
    typed,
    setTyped,
    /** People who share this screen. */
    shared: chairs.some(({ who }) => who === 'other'),
    wish: { game, name, options, seats: seatsOf(chairs, scripts), ...(typed !== null && { typed }) },
  };
}

interface PartProps {
  sheet: Sheet;
  form: ReturnType<typeof useWish>;
}

function SeatsPart({ sheet: { seats }, form: { scripts, chairs, setChairs } }: PartProps) {
  return (
    <fieldset className="chairs">
      <legend>Seats</legend>
      {chairs.map((chair, i) => (
        <ChairRow
          key={i}
          at={i}
          chair={chair}
          scripts={scripts}
          change={(changed) => setChairs(chairs.map((one, at) => (at === i ? changed : one)))}
          remove={chairs.length > seats.least ? () => setChairs(chairs.filter((_, at) => at !== i)) : null}
        />
      ))}
      {chairs.length < seats.most && (
        <button
          type="button"
          className="button"
          onClick={() => setChairs([...chairs, newChair(chairs.length, scripts[0] ?? 'other')])}
        >
          <Icon name="plus" />
          Add a seat
        </button>
      )}
      <p className="muted">
        {scripts.length > 0 && 'By the book: the rules themselves move it. '}Program: thinks for itself, and
        sees only what its seat sees.
      </p>
    </fieldset>
  );
}

function TablePart({ form }: PartProps) {
  const { name, setName, typed, setTyped, cover, setCover, shared } = form;
  return (
    <fieldset className="about">
      <legend>Table</legend>
      <div className="option">
        <label htmlFor="name">Name</label>
        <input
          id="name"
          className="field"
          value={name}
          maxLength={60}
          required
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <div className="option">
        <label htmlFor="typed">Dice and draws</label>
        <select
          id="typed"
          className="field"
          value={typed ?? ''}
          onChange={(event) => setTyped((event.target.value || null) as Typed | null)}
        >
          {CHANCE.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <p className="muted">{CHANCE.find(([value]) => value === (typed ?? ''))?.[2]}</p>
      </div>
      {shared && (
        <label className="check">
          <input type="checkbox" checked={cover} onChange={(event) => setCover(event.target.checked)} />
          Cover the table between people at this screen
        </label>
      )}
    </fieldset>
  );
}

function OptionsPart({ sheet, form: { options, setOptions } }: PartProps) {
  const rows: OptionRow[] = Object.entries(sheet.options);
  const common = rows.filter(([, option]) => !option.advanced);
  const advanced = rows.filter(([, option]) => option.advanced);
  const changed = advanced.filter(([key, { choices }]) => (options[key] ?? choices[0]) !== choices[0]).length;
  const row = ([key, option]: OptionRow) => (
    <Option
      key={key}
      id={`option-${key}`}
      option={option}
      value={options[key]}
      change={(value) => setOptions({ ...options, [key]: value })}
    />
  );
  return (
    <fieldset className="options">
      <legend>Options</legend>
      {common.map(row)}
      {advanced.length > 0 && (
        <details>
          <summary>Open to taste{changed > 0 && <b>, {changed} changed</b>}</summary>
          {advanced.map(row)}
        </details>
      )}
    </fieldset>
  );
}

function SetupForm({ game, sheet }: { game: string; sheet: Sheet }) {
  const [problem, setProblem] = useState('');
  const fail = (error: Error): void => setProblem(error.message);
  const form = useWish(game, sheet);
  const { wish, chairs, shared, cover } = form;
  const programs = programsAt(chairs);
  const start = (event: FormEvent): void => {
    event.preventDefault();
    tablesWorker
      .start({ ...wish, programs, cover: shared && cover })
      .then((row) => go(`/table/${row.id}`), fail);
  };
  const online = (): void => {
    makeOnline(wish, seatsHere(chairs), programs).then(go, fail);
  };
  return (
    <form onSubmit={start}>
      <SeatsPart sheet={sheet} form={form} />
      <TablePart sheet={sheet} form={form} />
      <OptionsPart sheet={sheet} form={form} />
      <div className="flex-row commit">
        <Alert words={problem} />
        <button type="submit" className="button primary">
          <Icon name="play" size={14} />
          Play on this device
        </button>
        <button type="button" className="button" onClick={online}>
          <Icon name="link" />
          Open online, others join by link
        </button>
      </div>
    </form>
  );
}
