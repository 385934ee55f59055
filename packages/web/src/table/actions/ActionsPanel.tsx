// Everything that can be done now, as text: the phone's fallback, the screen reader's path and the tutorial's target. Refused acts follow with their reason.
import { type Asked, type Json, type Worded, type WordedRefusal, same } from '@xenotable/kernel';
import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useSize } from '../../kit/size.ts';
import { Icon } from '../../kit/draw/Icon.tsx';
import type { GameModule } from '../contract.ts';
import { Marked } from '../../kit/Marked.tsx';
import { RuleChip } from '../rules/RuleChip.tsx';

/** A longer list gets a field to type in; a longer group comes after the others, so that it does not bury them. */
const MANY = 9;
const MANY_ON_PHONE = 15;

interface ActionsProps {
  ask: Asked | null;
  fitting: readonly Worded[];
  refused: readonly WordedRefusal[];
  picked: Json | null;
  module: GameModule;
  view: Json;
  names: RegExp | null;
  pick(choice: Json): void;
  commit(choice: Json): void;
  search: RefObject<HTMLInputElement | null>;
  /** Why there is nothing to do. */
  idle: string;
}

interface Group {
  name: string;
  offers: Worded[];
}

type Grouped = Pick<ActionsProps, 'ask' | 'fitting' | 'module' | 'view'>;

function groupsOf({ ask, fitting, module, view }: Grouped): Group[] {
  const found: Group[] = [];
  if (ask === null) return found;
  for (const offer of fitting) {
    const name = module.note(offer.choice, view, ask.seat).group ?? '';
    const group = found.find((one) => one.name === name);
    if (group) group.offers.push(offer);
    else found.push({ name, offers: [offer] });
  }
  found.sort((a, b) => Number(a.offers.length > MANY) - Number(b.offers.length > MANY));
  // Nobody needs these to go on, and nobody shall play one by a slip.
  return ask.withdrawals.length === 0
    ? found
    : [...found, { name: 'Also possible', offers: ask.withdrawals }];
}

/** The field to type in, and which offers have what was typed. */
function useFilter(ask: Asked | null, search: ActionsProps['search']) {
  const [typed, setTyped] = useState({ question: '', words: '' });
  const question = ask === null ? '' : `${ask.seat} ${ask.prompt}`;
  const most = useSize() === 'phone' ? MANY_ON_PHONE : MANY;
  const long = ask !== null && ask.offers.length + ask.refused.length > most;
  // What was typed belongs to its question, and to a list that has the field to change it.
  const sought = long && typed.question === question ? typed.words : '';
  const has = (one: Worded): boolean =>
    sought
      .toLowerCase()
      .split(/\s+/)
      .every((word) => one.words.toLowerCase().includes(word));
  const field = long && (
    <label className="filter">
      <Icon name="search" size={14} />
      <span className="visually-hidden">Find an action</span>
      <input
        ref={search}
        value={sought}
        onChange={(event) => setTyped({ question, words: event.target.value })}
        placeholder="Find an action"
      />
      <span className="keycap">/</span>
    </label>
  );
  return { has, field };
}

/** The acts under one heading. */
function ActList({ ask, offers, ...props }: ActionsProps & { ask: Asked; offers: readonly Worded[] }) {
  const { picked, module, view, names, pick, commit } = props;
  const noteOf = (offer: Worded) => module.note(offer.choice, view, ask.seat);
  return (
    <ul className="plain">
      {offers.map((offer, i) => (
        <Act
          key={JSON.stringify(offer.choice)}
          offer={offer}
          picked={picked !== null && same(picked, offer.choice)}
          note={noteOf(offer)}
          again={i > 0 && noteOf(offers[i - 1]!).detail}
          names={names}
          pick={pick}
          commit={commit}
        />
      ))}
    </ul>
  );
}

export function ActionsPanel(props: ActionsProps) {
  const { ask, fitting, refused, module, view, search, idle } = props;
  const { has, field } = useFilter(ask, search);
  const groups = useMemo(() => groupsOf({ ask, fitting, module, view }), [ask, fitting, module, view]);
  const not = refused.filter(has);
  const guide = ask === null ? null : (module.guide?.(ask, view) ?? null);
  const narrowed = ask !== null && fitting.length < ask.offers.length;
  return (
    <section className="section fill pnl-act" aria-label="Actions">
      <header>
        <h2 className="label">{narrowed ? 'Fitting actions' : 'Actions'}</h2>
        <span className="grow" />
        {ask && <RuleChip rule={ask.rule} />}
      </header>
      {field}
      {ask === null && <p className="muted quiet-note">{idle}</p>}
      {guide !== null && <p className="muted quiet-note">{guide}</p>}
      <div className="acts" tabIndex={-1}>
        {ask !== null &&
          groups.map((group) => (
            <div key={group.name} role="group" aria-label={group.name || 'Actions'}>
              {group.name !== '' && groups.length > 1 && <h3 className="label group">{group.name}</h3>}
              <ActList {...props} ask={ask} offers={group.offers.filter(has)} />
            </div>
          ))}
        {not.length > 0 && (
          <div role="group" aria-label="Not now">
            <h3 className="label group">Not now</h3>
            <ul className="plain">
              {not.map((no) => (
                <RefusedAct key={JSON.stringify(no.choice)} no={no} />
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}

interface ActProps {
  offer: Worded;
  picked: boolean;
  note: ReturnType<GameModule['note']>;
  /** The detail of the act above; it is not printed twice. */
  again: string | false | undefined;
  names: RegExp | null;
  pick(choice: Json): void;
  commit(choice: Json): void;
}

function Act({ offer, picked, note, again, names, pick, commit }: ActProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (picked) row.current?.scrollIntoView({ block: 'nearest' });
  }, [picked]);
  return (
    <li ref={row}>
      <button
        type="button"
        className={`action${picked ? ' selected' : ''}`}
        aria-pressed={picked}
        onClick={() => (picked ? commit(offer.choice) : pick(offer.choice))}
      >
        <Icon name={note.icon} size={18} />
        <span className="action-name">
          <Marked text={offer.words} names={null} />
        </span>
        <span className="action-value">{note.value}</span>
        {note.detail && note.detail !== again && (
          <span className="action-detail">
            <Marked text={note.detail} names={names} />
          </span>
        )}
      </button>
    </li>
  );
}

function RefusedAct({ no }: { no: WordedRefusal }) {
  const why = useId();
  return (
    <li className="action forbidden">
      <Icon name="lock" size={18} />
      <button type="button" className="action-name" aria-disabled="true" aria-describedby={why}>
        {no.words}
      </button>
      <span className="action-detail" id={why}>
        {no.reason} <RuleChip rule={no.rule} />
      </span>
    </li>
  );
}
