// Everything that can be done now, as a list of text: for phones, screen readers and lessons. Refused acts follow with their reasons.
import { type Asked, type Json, type Worded, type WordedRefusal, itemAt, same } from '@xenotable/kernel';
import { type RefObject, useEffect, useId, useMemo, useRef } from 'react';
import { Icon } from '../../kit/draw/Icon.tsx';
import type { GameModule, OfferNote } from '../contract.ts';
import { Marked } from '../../kit/Marked.tsx';
import { RuleChip } from '../rules/RuleChip.tsx';
import { considers } from './useConsidered.ts';
import { useFilter } from './useFilter.tsx';

/** A group with more actions than this comes after the others, so that they stay visible. */
const MANY = 9;

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
  consider(choice: Json | null): void;
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
  const lastOf = ({ offers: [first] }: Group): boolean =>
    first !== undefined && module.note(first.choice, view, ask.seat).last === true;
  found.sort(
    (a, b) =>
      Number(a.offers.length > MANY) - Number(b.offers.length > MANY) ||
      Number(lastOf(a)) - Number(lastOf(b)),
  );
  // Withdrawals are listed last, because they are never needed and must not be played by accident. Those that fit what is pointed at are already there.
  return ask.withdrawals.length === 0 || fitting !== ask.offers
    ? found
    : [...found, { name: 'Also possible', offers: ask.withdrawals }];
}

/** What the list has only for whoever looks for it; not while something is pointed at. */
const combinedOf = ({ ask, fitting, module, view }: Grouped): readonly Worded[] =>
  ask === null || fitting.length < ask.offers.length ? [] : (module.combined?.(view, ask) ?? []);

/** Groups offers that share a row of the list, in the order of their first occurrence. */
function rowsOf(offers: readonly Worded[], noteOf: (offer: Worded) => OfferNote): Worded[][] {
  const rows = new Map<string, Worded[]>();
  for (const offer of offers) {
    const key = noteOf(offer).row?.key ?? JSON.stringify(offer.choice);
    rows.set(key, [...(rows.get(key) ?? []), offer]);
  }
  return [...rows.values()];
}

/** The acts under one heading. */
function ActList({ ask, offers, ...props }: ActionsProps & { ask: Asked; offers: readonly Worded[] }) {
  const { picked, module, view, names, pick, commit, consider } = props;
  const noteOf = (offer: Worded): OfferNote => module.note(offer.choice, view, ask.seat);
  const isPicked = (offer: Worded): boolean => picked !== null && same(picked, offer.choice);
  const rows = rowsOf(offers, noteOf);
  return (
    <ul className="plain">
      {rows.map((row, i) => {
        const offer = itemAt(row, 0);
        const note = noteOf(offer);
        const before = i > 0 ? itemAt(itemAt(rows, i - 1), 0) : undefined;
        if (note.row !== undefined)
          return (
            <ActRow
              key={note.row.key}
              title={note.row.words}
              icon={note.icon}
              offers={row.map((one) => ({ offer: one, note: noteOf(one), picked: isPicked(one) }))}
              pick={pick}
              commit={commit}
              consider={consider}
            />
          );
        return (
          <Act
            key={JSON.stringify(offer.choice)}
            offer={offer}
            picked={isPicked(offer)}
            note={note}
            again={before !== undefined && noteOf(before).detail}
            names={names}
            pick={pick}
            commit={commit}
            consider={consider}
          />
        );
      })}
    </ul>
  );
}

interface ActRowProps {
  title: string;
  icon: OfferNote['icon'];
  offers: readonly { offer: Worded; note: OfferNote; picked: boolean }[];
  pick(choice: Json): void;
  commit(choice: Json): void;
  consider(choice: Json | null): void;
}

/** Several ways to do one thing: one row with a chip for each way. */
function ActRow({ title, icon, offers, pick, commit, consider }: ActRowProps) {
  return (
    <li className="action-row">
      <p>
        <Icon name={icon} size={18} />
        <span className="action-name">{title}</span>
      </p>
      <div>
        {offers.map(({ offer, note, picked }) => (
          <button
            key={JSON.stringify(offer.choice)}
            type="button"
            className={`action in-row${picked ? ' selected' : ''}`}
            aria-pressed={picked}
            title={note.detail}
            onClick={() => (picked ? commit(offer.choice) : pick(offer.choice))}
            {...considers(consider, offer.choice)}
          >
            <span className="visually-hidden">{offer.words}</span>
            <span aria-hidden="true">{note.row?.chip}</span>
            <b className="action-value">{note.value}</b>
          </button>
        ))}
      </div>
    </li>
  );
}

export function ActionsPanel(props: ActionsProps) {
  const { ask, refused, module, view, search, idle, fitting: single } = props;
  const combined = useMemo(
    () => combinedOf({ ask, fitting: single, module, view }),
    [ask, single, module, view],
  );
  const detailOf = ({ choice }: Worded): string =>
    (ask === null ? undefined : module.note(choice, view, ask.seat).detail) ?? '';
  const listed = useMemo(
    () => groupsOf({ ask, fitting: [...single, ...combined], module, view }).flatMap(({ offers }) => offers),
    [ask, single, combined, module, view],
  );
  const { has, field, walk, found } = useFilter({ ...props, fitting: listed, detailOf }, search);
  const isSeeking = found !== null;
  const fitting = useMemo(
    () => (isSeeking && combined.length > 0 ? [...single, ...combined] : single),
    [isSeeking, combined, single],
  );
  const groups = useMemo(() => groupsOf({ ask, fitting, module, view }), [ask, fitting, module, view]);
  // What is refused by itself but can be done together with its payment is no refusal.
  const not = refused.filter(
    (one) => has(one) && !(isSeeking && combined.some(({ words }) => words === one.words)),
  );
  const guide = ask === null ? null : (module.guide?.(ask, view) ?? null);
  const narrowed = ask !== null && single.length < ask.offers.length;
  const list = useRef<HTMLDivElement>(null);
  const question = ask?.rule;
  // Another question: its list begins at the top, wherever the last one was left.
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = 0;
  }, [question]);
  return (
    <section className="section fill pnl-act" aria-label="Actions">
      <header>
        <h2 className="label">{narrowed ? 'Fitting actions' : 'Actions'}</h2>
        <span className="grow" />
        {ask && <RuleChip rule={ask.rule} />}
      </header>
      {field}
      {ask === null && <p className="muted quiet-note">{idle}</p>}
      {found === 0 && <p className="muted quiet-note">No action has these words.</p>}
      {guide !== null && <p className="muted quiet-note">{guide}</p>}
      <div ref={list} className="acts" tabIndex={-1} onKeyDown={walk}>
        {ask !== null &&
          groups
            .filter(({ offers }) => offers.some(has))
            .map((group) => (
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

/** Figures belong to their row, even if the row above has the same; the text of a card is read once. */
const FIGURE = /^(?=.*\d).{1,60}$/;

interface ActProps {
  offer: Worded;
  picked: boolean;
  note: ReturnType<GameModule['note']>;
  /** The detail of the action above, so that it is not repeated. */
  again: string | false | undefined;
  names: RegExp | null;
  pick(choice: Json): void;
  commit(choice: Json): void;
  consider(choice: Json | null): void;
}

function Act({ offer, picked, note, again, names, pick, commit, consider }: ActProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (picked) row.current?.scrollIntoView({ block: 'nearest' });
  }, [picked]);
  return (
    <li ref={row}>
      <button
        type="button"
        className={`action${picked ? ' selected' : ''}${note.idle === true ? ' idle' : ''}`}
        aria-pressed={picked}
        onClick={() => (picked || note.atOnce === true ? commit(offer.choice) : pick(offer.choice))}
        {...considers(consider, offer.choice)}
      >
        <Icon name={note.icon} size={18} />
        <span className="action-name">
          <Marked text={offer.words} names={null} />
        </span>
        <span className="action-value">{note.value ?? note.consequence}</span>
        {note.detail && (note.idle === true || note.detail !== again || FIGURE.test(note.detail)) && (
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
