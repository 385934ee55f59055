// One unit of the list: what it has bought, and what it could buy, each refusal with its reason.
import { Token } from '../../../draw/Token.tsx';
import { glyphOf, isVehicle } from '../faces.ts';
import { type Action, type Entry, type List, POWERS, type PowerName, XENO, costOf, optionsOf, profileOfEntry } from '../rulebook.ts';
import { barTo, commanded, removed, toggled, withEntry } from './edit.ts';

interface UnitCardProps {
  list: List;
  at: number;
  entry: Entry;
  open: boolean;
  toggle(): void;
  change(list: List): void;
}

const signed = (cost: number): string => (cost > 0 ? `+${cost}` : String(cost));

function Choices({
  list,
  at,
  change,
  kind,
  rows,
}: Pick<UnitCardProps, 'list' | 'at' | 'change'> & { kind: 'options' | 'xeno'; rows: readonly { name: string; cost: number; text: string }[] }) {
  return (
    <ul className="xr-choices">
      {rows.map((row) => {
        const bar = barTo(list, at, kind, row.name);
        return (
          <li key={row.name} className={bar === null ? '' : 'barred'}>
            <label>
              <input
                type="checkbox"
                checked={list.entries[at]![kind].includes(row.name)}
                disabled={bar !== null}
                onChange={() => change(toggled(list, at, kind, row.name))}
              />
              <span>
                {row.name}: {row.text}
                {bar !== null && <em>{bar}</em>}
              </span>
              <b>{signed(row.cost)}</b>
            </label>
          </li>
        );
      })}
    </ul>
  );
}

export function UnitCard({ list, at, entry, open, toggle, change }: UnitCardProps) {
  const profile = profileOfEntry(entry);
  return (
    <article className={`xr-unit${open ? ' open' : ''}`}>
      <header>
        <Token
          side="a"
          glyph={glyphOf({ build: entry.unit })}
          size={42}
          {...(entry.commander && { pips: 1 })}
          {...(isVehicle({ build: entry.unit }) && { shape: 'vehicle' as const })}
        />
        <button type="button" aria-expanded={open} onClick={toggle}>
          <b>{entry.unit}</b>
          <span>{[...(entry.commander ? ['Commander'] : []), ...entry.options, ...entry.xeno].join(' · ') || 'as printed'}</span>
        </button>
        <strong>{costOf(entry)}</strong>
        <button type="button" className="btn opt" aria-label={`Remove ${entry.unit}`} onClick={() => change(removed(list, at))}>
          ×
        </button>
      </header>
      {open && (
        <div>
          <label>
            <input type="radio" checked={entry.commander} onChange={() => change(commanded(list, at))} /> Commander
          </label>
          {profile.mechanoid && (
            <label>
              Free action{' '}
              <select value={entry.free ?? 'Move'} onChange={(event) => change(withEntry(list, at, { free: event.target.value as Action }))}>
                {['Attack', 'Move', 'Shoot'].map((action) => (
                  <option key={action}>{action}</option>
                ))}
              </select>
            </label>
          )}
          {entry.powers.map((power, i) => (
            <label key={i}>
              Power{' '}
              <select
                value={power}
                onChange={(event) => change(withEntry(list, at, { powers: entry.powers.with(i, event.target.value as PowerName) }))}
              >
                {POWERS.map((one) => (
                  <option key={one.id}>{one.name}</option>
                ))}
              </select>
            </label>
          ))}
          <Choices list={list} at={at} change={change} kind="options" rows={optionsOf(entry.unit)} />
          <details>
            <summary>Xeno rules</summary>
            <Choices list={list} at={at} change={change} kind="xeno" rows={XENO} />
          </details>
        </div>
      )}
    </article>
  );
}
