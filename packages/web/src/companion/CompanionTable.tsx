// A game on a real table as the phone shows it: one question, or the dice, or what the app keeps; a wider screen shows all beside each other.
import type { Json } from '@xenotable/kernel';
import { isAsked } from '@xenotable/kernel/companion';
import { useState, useSyncExternalStore } from 'react';
import { saveFile } from '../kit/saveFile.ts';
import { capital } from '../kit/words.ts';
import { OpenRule, RuleChip } from '../table/rules/RuleChip.tsx';
import { RuleDrawer } from '../table/rules/RuleDrawer.tsx';
import type { Table } from '../table/client/table.ts';
import type { TableState } from '../table/client/tableState.ts';
import { Doing, Questions, Trail } from './Ask.tsx';
import { DicePad } from './DicePad.tsx';
import { DecidedLine, Disagree, Earlier } from './Doubts.tsx';
import { Foot, Head } from './Frame.tsx';
import { Correct, KeptList } from './Keeping.tsx';
import { Since, Told, linesSince } from './Told.tsx';
import { type Asking, useAsking } from './useAsking.ts';
import { useKeys } from './useKeys.ts';
import { knowsDoubts, viewOf } from './view.ts';
import { Watching } from './Watching.tsx';
import { useWakeLock } from './wakeLock.ts';

interface CompanionTableProps {
  client: Table;
  id: string;
  /** The page that the header leads back to. */
  home: string;
}

/** The question in words for a screen reader. */
function spoken({ sheet, dice, picked }: Asking): string {
  if (dice !== null)
    return [sheet?.subject && `${sheet.subject.name}.`, 'Type the dice.', dice.throwing.says]
      .filter(Boolean)
      .join(' ');
  if (sheet === null) return '';
  return [
    sheet.subject && `${sheet.subject.name}.`,
    sheet.act?.words,
    ...sheet.questions.filter((question) => isAsked(question, picked)).map(({ title }) => title),
  ]
    .filter(Boolean)
    .join(' ');
}

function missingWords({ dice, sheet, outlook }: Asking): string | null {
  if (dice !== null) {
    if (dice.instead !== null) return 'Type what this die really shows.';
    if (dice.throwing.settled) return null;
    const missing = dice.throwing.wanted - dice.typed.length;
    return missing === 1
      ? 'One die is missing. Read it from the table.'
      : `${missing} dice are missing. Read them from left to right.`;
  }
  return outlook === undefined && sheet !== null ? 'Choose an answer.' : null;
}

function AskScreen({ state, asking }: { state: TableState; asking: Asking }) {
  const { sheet, dice, outlook, problem } = asking;
  const view = viewOf(state);
  const doubts = knowsDoubts(view);
  const missing = missingWords(asking);
  const waits = state.saved === 'saving';
  return (
    <>
      <Trail trail={view.trail} undo={state.undo} back={asking.undo} />
      <main className="companion-middle" key={`${state.seq} ${dice === null}`}>
        {dice === null && <Since lines={linesSince(state)} />}
        {sheet !== null && dice === null && (
          <>
            <Doing sheet={sheet} />
            {doubts && <DecidedLine decided={view.decided} sheet={sheet} />}
            <Questions sheet={sheet} picked={asking.picked} pick={asking.pick} />
            {doubts && <Earlier contradictions={view.contradictions} picked={asking.picked} />}
            {doubts && <Disagree sheet={sheet} send={asking.send} />}
          </>
        )}
        {dice !== null && sheet !== null && <Doing sheet={sheet} />}
        {dice !== null && (
          <DicePad
            title={
              dice.throwing.thrown.length > 0 && dice.throwing.wanted > 1
                ? 'Type all dice in one go'
                : 'Type the die'
            }
            throwing={dice.throwing}
            typed={dice.typed}
            sides={dice.sides}
            instead={dice.instead}
            doubt={asking.doubt}
            type={asking.type}
            erase={asking.erase}
            rollRest={asking.rollRest}
          />
        )}
      </main>
      <Foot
        says={
          problem !== '' ? (
            <span className="problem">{problem}</span>
          ) : (
            <>
              {missing ?? (dice === null ? outlook?.sentence : (dice.throwing.says ?? 'All dice are there.'))}{' '}
              {missing === null && outlook !== undefined && <RuleChip rule={outlook.rule} />}
            </>
          )
        }
        button={dice !== null ? 'Take the result' : (outlook?.button ?? 'Go on')}
        icon={dice === null && (outlook?.throws.length ?? 0) > 0 ? 'dice' : 'arrow'}
        disabled={missing !== null || waits}
        go={asking.go}
        back={
          asking.toAnswers !== null
            ? { words: 'Back', disabled: false, go: asking.toAnswers }
            : {
                words: 'Back',
                disabled: state.undo === 0 || waits,
                why: capital(state.undoEnds),
                go: () => asking.undo(1),
              }
        }
      />
    </>
  );
}

interface KeepsProps {
  state: TableState;
  client: Table;
  id: string;
  open(thing: string): void;
  close(): void;
  send(choice: Json): void;
}

/** Everything that is kept, the log, and ending the game. */
function Keeps({ state, client, id, open, close, send }: KeepsProps) {
  const [ending, setEnding] = useState(false);
  const save = (): void =>
    void client.record().then((text) => saveFile(text, `${state.name.replaceAll(/\W+/g, '-')}.jsonl`));
  return (
    <>
      <main className="companion-middle">
        <h2 className="companion-question">What the app keeps</h2>
        <KeptList kept={viewOf(state).kept} {...(state.over === null && { open })} />
        <h2 className="companion-question second">Log</h2>
        <Told lines={state.lines} undone={state.undone} />
        <div className="companion-more">
          <button type="button" className="button" onClick={save}>
            Save the record
          </button>
          <a className="button" href={`${location.pathname}#watch`} target="_blank" rel="noreferrer">
            Show it on another screen
          </a>
          <a className="button" href={`/replay/${id}`}>
            Watch it again
          </a>
          {state.over === null && (
            <button type="button" className="button" onClick={() => setEnding(!ending)}>
              End the game
            </button>
          )}
        </div>
        {ending && (
          <div className="companion-answers buttons" role="group" aria-label="Who has won?">
            {state.anytime.map(({ choice, words }) => (
              <button key={words} type="button" className="answer" onClick={() => send(choice)}>
                <b>{words}</b>
              </button>
            ))}
          </div>
        )}
      </main>
      <Foot
        says={`${viewOf(state).corrections} corrections so far.`}
        button="Back to the question"
        go={close}
        back={{ words: 'Close', disabled: false, go: close }}
      />
    </>
  );
}

function Over({ state, home, id }: { state: TableState; home: string; id: string }) {
  return (
    <main className="companion-middle">
      <h1 className="companion-question">
        {state.over?.winners.length === 0 ? 'It is over' : 'You have won'}
      </h1>
      <p>
        {capital(state.over?.why ?? '')}. <RuleChip rule={state.over?.rule ?? ''} />
      </p>
      <a className="button primary" href={home}>
        Another game
      </a>
      <a className="button" href={`/replay/${id}`}>
        Watch it again
      </a>
      <Told lines={state.lines} undone={state.undone} />
    </main>
  );
}

type Showing = { show: 'ask' } | { show: 'keeps' } | { show: 'correct'; thing: string };

function Open({ client, id, home, state }: CompanionTableProps & { state: TableState }) {
  const [showing, setShowing] = useState<Showing>({ show: 'ask' });
  const [rule, setRule] = useState<string | null>(null);
  const asking = useAsking(client, state);
  const view = viewOf(state);
  useWakeLock(state.over === null);
  useKeys(asking, showing.show === 'ask' && state.over === null);
  const ask = (): void => setShowing({ show: 'ask' });
  const send = (choice: Json): void => {
    asking.send(choice);
    ask();
  };
  const open = (thing: string): void => setShowing({ show: 'correct', thing });
  const thing = showing.show === 'correct' ? view.kept.find((one) => one.thing === showing.thing) : undefined;
  return (
    <OpenRule value={setRule}>
      <div className="companion-table">
        <div
          className="companion-phone"
          data-at={`${state.seq} ${state.awaited?.results.length ?? 0} ${asking.dice !== null}`}
          data-idle={state.saved === 'saved'}
        >
          <Head
            back={home}
            says={`${state.name} · ${view.headline}`}
            keeps={() => setShowing(showing.show === 'keeps' ? { show: 'ask' } : { show: 'keeps' })}
          />
          <p className="visually-hidden" aria-live="polite">
            {showing.show === 'ask'
              ? [...linesSince(state).map(({ words }) => `${words}.`), spoken(asking)].join(' ')
              : ''}
          </p>
          {thing !== undefined ? (
            <Correct
              key={thing.thing}
              thing={thing}
              number={view.corrections + 1}
              correct={send}
              close={() => setShowing({ show: 'keeps' })}
            />
          ) : showing.show === 'keeps' ? (
            <Keeps {...{ state, client, id, open, send }} close={ask} />
          ) : state.over !== null ? (
            <Over state={state} home={home} id={id} />
          ) : (
            <AskScreen state={state} asking={asking} />
          )}
        </div>
        <aside className="companion-beside" aria-label="State and log">
          <h2 className="label">What the app keeps</h2>
          <KeptList kept={view.kept} {...(state.over === null && { open })} />
          <h2 className="label">Log</h2>
          <Told lines={state.lines} undone={state.undone} />
        </aside>
      </div>
      {rule !== null && <RuleDrawer rule={rule} close={() => setRule(null)} open={setRule} />}
    </OpenRule>
  );
}

export function CompanionTable({ client, id, home }: CompanionTableProps) {
  const state = useSyncExternalStore(
    (listener) => client.subscribe(listener),
    () => client.state(),
  );
  if (state === null) return <main className="loading">Opening the companion …</main>;
  if (location.hash === '#watch') return <Watching state={state} home={home} />;
  return <Open client={client} id={id} home={home} state={state} />;
}
