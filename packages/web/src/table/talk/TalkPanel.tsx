// Talk: the last lines, phrases to press, a field for text, and who is muted.
import type { Seat } from '@xenotable/kernel';
import { type FormEvent, useEffect, useState } from 'react';
import { Badge } from '../../kit/draw/Badge.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import type { TableState } from '../client/tableState.ts';
import type { SeatPanel } from '../contract.ts';
import { phraseWords, phrasesNow } from './phrases.ts';
import type { TalkHere } from './useTalk.ts';
import { othersOnline } from './others.ts';

const SHOWN = 8;
const FIRST_PHRASES = 4;

interface TalkPanelProps {
  here: TalkHere;
  state: TableState;
  panels: readonly SeatPanel[];
}

function Lines({ here, panels }: Pick<TalkPanelProps, 'here' | 'panels'>) {
  const lines = here.said.lines.slice(-SHOWN).flatMap((line) => {
    const words = here.words(line.said);
    const panel = panels[line.by];
    return words === null || panel === undefined ? [] : [{ ...line, words, panel }];
  });
  if (lines.length === 0)
    return (
      <p className="muted">
        Nothing was said yet. To point something out, press it long or with P; on a phone the button is in its
        details.
      </p>
    );
  return (
    <ol className="plain talk-lines" aria-label="What was said">
      {lines.map(({ n, by, to, words, panel }) => (
        <li key={n}>
          <Badge side={panel.side} letter={panel.letter} />
          <span>
            <b>{by === here.seat ? 'You' : panel.name}</b>
            {to === 'partners' && here.said.partners.length > 0 && <small> to partners</small>}: {words}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Phrases({ here, state }: Pick<TalkPanelProps, 'here' | 'state'>) {
  const [all, setAll] = useState(false);
  const { book, seat } = here;
  const phrases = phrasesNow(book, state.view, seat);
  const first = all ? phrases : phrases.slice(0, FIRST_PHRASES);
  return (
    <div className="talk-phrases flex-row" role="group" aria-label="Say">
      {first.map((phrase) => {
        const words = phraseWords(book, phrase, state.view);
        return (
          words !== null && (
            <button
              key={words}
              type="button"
              className="button small"
              onClick={() => here.say({ kind: 'phrase', ...phrase })}
            >
              {words}
            </button>
          )
        );
      })}
      <button type="button" className="button small quiet" aria-expanded={all} onClick={() => setAll(!all)}>
        {all ? 'Fewer' : 'More'}
      </button>
    </div>
  );
}

function TextForm({ here }: { here: TalkHere }) {
  const [text, setText] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    here.say({ kind: 'text', text: text.trim() });
    setText('');
  };
  return (
    <form className="talk-text flex-row" onSubmit={send}>
      <input
        className="field"
        aria-label="Your words"
        placeholder="In your own words"
        maxLength={280}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button small" disabled={text.trim() === ''}>
        Send
      </button>
    </form>
  );
}

function Plans({ here, panels }: Pick<TalkPanelProps, 'here' | 'panels'>) {
  const { plans, muted } = here.said;
  return plans
    .filter(({ seat }) => !muted.has(seat))
    .map(({ seat, steps }) => (
      <section key={seat} className="talk-plan" aria-label={`Plan of ${here.nameOf(seat)}`}>
        <header className="flex-row">
          {panels[seat] && <Badge side={panels[seat].side} letter={panels[seat].letter} />}
          <b>{seat === here.seat ? 'You propose' : `${here.nameOf(seat)} proposes`}</b>
          {seat === here.seat ? (
            <button type="button" className="button small quiet" onClick={() => here.talk.plan(seat, [])}>
              Withdraw
            </button>
          ) : (
            <button
              type="button"
              className="button small"
              onClick={() => here.say({ kind: 'phrase', phrase: 'your-plan' })}
            >
              Agree
            </button>
          )}
        </header>
        <ol>
          {steps.map(({ words }, i) => (
            <li key={i}>{words}</li>
          ))}
        </ol>
      </section>
    ));
}

function Mutes({ here, others }: { here: TalkHere; others: readonly Seat[] }) {
  const { muted, silent } = here.said;
  return (
    <details className="talk-mutes">
      <summary>Who is heard</summary>
      <label className="check">
        <input
          type="checkbox"
          checked={!silent}
          onChange={(event) => here.talk.silence(!event.target.checked)}
        />
        Hear what is said here
      </label>
      {others.map((seat) => (
        <label key={seat} className="check">
          <input
            type="checkbox"
            disabled={silent}
            checked={!muted.has(seat)}
            onChange={(event) => here.talk.mute(seat, !event.target.checked)}
          />
          Hear {here.nameOf(seat)}
        </label>
      ))}
    </details>
  );
}

export function TalkPanel({ here, state, panels }: TalkPanelProps) {
  const { said, audience, setAudience, talk } = here;
  const others = othersOnline(state);
  const everybody = others.every((seat) => said.partners.includes(seat));
  useEffect(() => talk.markRead(), [talk, said.lines]);
  return (
    <section className="section pnl-talk" aria-label="Talk">
      <header>
        <h2 className="label">Talk</h2>
        {said.partners.length > 0 && !everybody && (
          <div className="filters" role="group" aria-label="Say it to">
            {(['partners', 'all'] as const).map((one) => (
              <button
                key={one}
                type="button"
                className={one === audience ? 'active' : ''}
                aria-pressed={one === audience}
                onClick={() => setAudience(one)}
              >
                {one === 'all' ? 'To all' : 'To partners'}
              </button>
            ))}
          </div>
        )}
      </header>
      <Plans here={here} panels={panels} />
      {said.silent ? (
        <p className="muted">
          <Icon name="off" size={14} /> You hear nobody here.
        </p>
      ) : (
        <Lines here={here} panels={panels} />
      )}
      <Phrases here={here} state={state} />
      <TextForm here={here} />
      {state.keepsTalk && (
        <p className="muted">What you write to all is kept with the record, for those who read it later.</p>
      )}
      {said.problem !== '' && <p role="alert">{said.problem}</p>}
      <Mutes here={here} others={others} />
    </section>
  );
}
