// One unit of the list: what it has bought, and what it could buy, each refusal with its reason.
import { useContext } from 'react';
import {
  type Action,
  type Entry,
  type List,
  POWERS,
  type PowerName,
  XENO,
  costOf,
  optionsFor,
  profileOfEntry,
  typeOf,
} from '@xenotable/xenos-rampant/content';
import { signed } from '../../../kit/words.ts';
import { OptionRow } from '../../../table/builder/OptionRow.tsx';
import { Icon } from '../../../kit/draw/Icon.tsx';
import { Token } from '../../../kit/draw/Token.tsx';
import { entryName, glyphOf, isVehicle } from '../shared/faces.ts';
import { barTo, called, commanded, removed, toggled, withEntry } from './edit.ts';
import { ListColour } from './colour.ts';
import { OwnName } from '../../../table/builder/OwnName.tsx';

interface UnitCardProps {
  list: List;
  at: number;
  entry: Entry;
  letter: string;
  open: boolean;
  toggle(): void;
  change(list: List): void;
}

const ACTIONS: readonly Action[] = ['Attack', 'Move', 'Shoot'];

interface ChoicesProps extends Pick<UnitCardProps, 'list' | 'at' | 'entry' | 'change'> {
  label: string;
  kind: 'options' | 'xeno';
  rows: readonly { name: string; cost: number; text: string }[];
}

function Choices({ list, at, entry, change, label, kind, rows }: ChoicesProps) {
  return (
    <ul className="options" aria-label={label}>
      {rows.map((row) => (
        <OptionRow
          key={row.name}
          name={row.name}
          note={row.text}
          price={signed(row.cost)}
          checked={entry[kind].includes(row.name)}
          bar={barTo(list, at, kind, row.name)}
          toggle={() => change(toggled(list, at, kind, row.name))}
        />
      ))}
    </ul>
  );
}

/** A box of a few words of which one holds. */
function OneOf<T extends string>({
  label,
  value,
  all,
  choose,
}: {
  label: string;
  value: T;
  all: readonly T[];
  choose(value: T): void;
}) {
  return (
    <label>
      {label}
      <select
        className="field"
        value={value}
        onChange={(event) => choose(all[event.target.selectedIndex] ?? value)}
      >
        {all.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  );
}

/** What the unit has bought, and all that it could buy. */
function Bought({ list, at, entry, change }: Pick<UnitCardProps, 'list' | 'at' | 'entry' | 'change'>) {
  return (
    <>
      <div className="xr-choices">
        <OwnName
          key={entry.name}
          of={typeOf(entry)}
          called={entry.name ?? ''}
          keep={(name) => change(called(list, at, name))}
        />
        <button
          type="button"
          className="button small"
          aria-pressed={entry.commander}
          onClick={() => change(commanded(list, at))}
        >
          <Icon name="star" size={14} />{' '}
          {entry.commander ? 'Commander’s unit' : 'Make it the Commander’s unit'}
        </button>
        {profileOfEntry(entry).mechanoid && (
          <OneOf
            label="Free action"
            value={entry.free ?? 'Move'}
            all={ACTIONS}
            choose={(free) => change(withEntry(list, at, { free }))}
          />
        )}
        {entry.powers.map((power, i) => (
          <OneOf
            key={i}
            label="Power"
            value={power}
            all={POWERS.map((one): PowerName => one.name)}
            choose={(chosen) => change(withEntry(list, at, { powers: entry.powers.with(i, chosen) }))}
          />
        ))}
      </div>
      <Choices
        label={`Options of ${typeOf(entry)}`}
        list={list}
        at={at}
        entry={entry}
        change={change}
        kind="options"
        rows={optionsFor(entry)}
      />
      <details className="xr-xeno">
        <summary>Xeno rules</summary>
        <Choices
          label={`Xeno rules of ${typeOf(entry)}`}
          list={list}
          at={at}
          entry={entry}
          change={change}
          kind="xeno"
          rows={XENO}
        />
      </details>
    </>
  );
}

const asPrinted = ({ own, unit }: Entry): string =>
  own === undefined ? 'as printed' : `home-made, like ${unit}`;

export function UnitCard({ list, at, entry, letter, open, toggle, change }: UnitCardProps) {
  const side = useContext(ListColour);
  const bought = [
    ...(entry.commander ? ['Commander'] : []),
    ...entry.options,
    ...entry.xeno,
    ...entry.powers,
  ];
  return (
    <article className={`entry${open ? ' open' : ''}`} aria-label={typeOf(entry)}>
      <Token
        side={side}
        glyph={glyphOf({ build: entry.unit })}
        letter={letter}
        size={54}
        {...(entry.commander && { pips: 1 })}
        {...(isVehicle({ build: entry.unit }) && { shape: 'vehicle' as const })}
      />
      <button type="button" className="xr-open" aria-expanded={open} onClick={toggle}>
        <h3>{entryName(entry)}</h3>
        <span className="xr-bought">
          {bought.length === 0 ? asPrinted(entry) : bought.map((one) => <i key={one}>{one}</i>)}
        </span>
      </button>
      <strong>{costOf(entry)}</strong>
      <button
        type="button"
        className="icon-button"
        aria-label={`Remove ${typeOf(entry)}`}
        onClick={() => change(removed(list, at))}
      >
        <Icon name="x" size={16} />
      </button>
      {open && <Bought list={list} at={at} entry={entry} change={change} />}
    </article>
  );
}
