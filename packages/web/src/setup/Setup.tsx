// A new table: the form is made from the game's own option sheet and seat rules.
import type { Choices, Json, SeatPlan } from '@xenotable/kernel';
import { type FormEvent, useEffect, useState } from 'react';
import { Fallback } from '../app/Fallback.tsx';
import { SiteHeader } from '../app/SiteHeader.tsx';
import { go } from '../app/router.tsx';
import { Badge } from '../draw/Badge.tsx';
import { Icon } from '../draw/Icon.tsx';
import type { Side } from '../draw/sides.ts';
import { RuleChip } from '../frame/RuleChip.tsx';
import { isPlayable } from '../games/index.ts';
import { titleOf } from '../games/titles.ts';
import { makeOnline } from '../table/lobby.ts';
import { desk } from '../worker/desk-client.ts';
import type { Sheet } from '../worker/desk.ts';
import './setup.css';

type Who = 'me' | 'other' | 'script';
interface Chair {
  name: string;
  who: Who;
}
const NAMES = ['Mara', 'Jonas', 'Ines', 'Tomas'];
const SIDES: readonly Side[] = ['a', 'c', 'd', 'n'];

export default function Setup({ game }: { game: string }) {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    if (isPlayable(game)) desk.sheet(game).then(setSheet, (error: Error) => setProblem(error.message));
  }, [game]);
  if (!isPlayable(game)) return <Fallback problem="This game has no board yet." />;
  return (
    <div className="page" data-game={titleOf(game)?.accent}>
      <SiteHeader place="play" />
      <main className="setup">
        <header>
          <i className="gametag" />
          <h1>New table: {titleOf(game)?.name}</h1>
        </header>
        {sheet && <SetupForm game={game} sheet={sheet} fail={setProblem} />}
        {problem !== '' && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
      </main>
    </div>
  );
}

function SetupForm({ game, sheet, fail }: { game: string; sheet: Sheet; fail(problem: string): void }) {
  const script = sheet.seats.kinds.find((kind) => kind !== 'person') ?? null;
  const [chairs, setChairs] = useState<Chair[]>(() =>
    Array.from({ length: sheet.seats.least }, (_, i) => ({ name: NAMES[i] ?? `Seat ${i + 1}`, who: i === 0 ? 'me' : 'other' })),
  );
  const [options, setOptions] = useState<Record<string, Json>>({});
  const [cover, setCover] = useState(true);
  const change = (at: number, chair: Partial<Chair>): void => setChairs(chairs.map((one, i) => (i === at ? { ...one, ...chair } : one)));
  const plan = (): SeatPlan[] =>
    chairs.map(({ name, who }) => (who === 'script' ? { kind: script!, name } : { kind: 'person', name, player: who === 'me' ? 'me' : name }));
  const shared = chairs.some((chair) => chair.who === 'other');
  const start = (event: FormEvent): void => {
    event.preventDefault();
    const name = titleOf(game)?.name ?? sheet.title;
    desk.start({ game, name, options, seats: plan(), cover: shared && cover }).then(
      (row) => go(`/table/${row.id}`),
      (error: Error) => fail(error.message),
    );
  };
  const online = (): void => {
    makeOnline(game, options, plan()).then(go, (error: Error) => fail(error.message));
  };
  return (
    <form onSubmit={start}>
      <fieldset className="chairs">
        <legend>Seats</legend>
        {chairs.map((chair, i) => (
          <div className="chair" key={i}>
            <Badge side={SIDES[i] ?? 'x'} letter={chair.name.charAt(0).toUpperCase() || '?'} size={36} />
            <label>
              <span className="vh">Name of seat {i + 1}</span>
              <input className="field" value={chair.name} maxLength={40} required onChange={(event) => change(i, { name: event.target.value })} />
            </label>
            <div className="segments" role="radiogroup" aria-label={`Who plays seat ${i + 1}`}>
              {(['me', 'other', ...(script ? ['script'] : [])] as Who[]).map((who) => (
                <label key={who} className={chair.who === who ? 'on' : ''}>
                  <input type="radio" name={`who${i}`} checked={chair.who === who} onChange={() => change(i, { who })} />
                  {who === 'me' ? 'Me' : who === 'other' ? 'Somebody else' : 'By the book'}
                </label>
              ))}
            </div>
            {chairs.length > sheet.seats.least && (
              <button type="button" className="icb" aria-label={`Remove seat ${i + 1}`} onClick={() => setChairs(chairs.filter((_, at) => at !== i))}>
                <Icon name="x" />
              </button>
            )}
          </div>
        ))}
        {chairs.length < sheet.seats.most && (
          <button
            type="button"
            className="btn"
            onClick={() => setChairs([...chairs, { name: NAMES[chairs.length] ?? `Seat ${chairs.length + 1}`, who: script ? 'script' : 'other' }])}
          >
            <Icon name="plus" />
            Add a seat
          </button>
        )}
        {shared && (
          <label className="check">
            <input type="checkbox" checked={cover} onChange={(event) => setCover(event.target.checked)} />
            Cover the table between people at this screen
          </label>
        )}
      </fieldset>
      <fieldset className="options">
        <legend>Options</legend>
        {Object.entries(sheet.options).map(([key, option]) => {
          const { label, rule, choices, names } = option as Choices;
          return (
            <div className="option" key={key}>
              <label htmlFor={`option-${key}`}>{label}</label>
              <select
                id={`option-${key}`}
                className="field"
                value={choices.indexOf((options[key] ?? choices[0]) as string)}
                onChange={(event) => setOptions({ ...options, [key]: choices[Number(event.target.value)]! })}
              >
                {choices.map((choice, i) => (
                  <option key={i} value={i}>
                    {names?.[i] ?? String(choice)}
                  </option>
                ))}
              </select>
              <RuleChip rule={rule} />
            </div>
          );
        })}
      </fieldset>
      <div className="row commit">
        <button type="submit" className="btn pri">
          <Icon name="play" size={14} />
          Play on this device
        </button>
        <button type="button" className="btn" onClick={online}>
          <Icon name="link" />
          Open online, others join by link
        </button>
      </div>
    </form>
  );
}
