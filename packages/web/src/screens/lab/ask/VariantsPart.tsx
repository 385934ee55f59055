// Variants on the same deals: what each of them changes.
import type { Json } from '@xenotable/kernel';
import type { ReactNode } from 'react';
import { Icon } from '../../../kit/draw/Icon.tsx';
import { capital } from '../../../kit/words.ts';
import type { LabSheet } from '../../../worker/labApi.ts';
import { OptionField } from '../../setup/Option.tsx';
import { valueOf } from '../../../table/shown.ts';
import { Pick } from './Field.tsx';
import { playerChoices } from './players.ts';
import { type Of, type OwnSetup, tryable } from './draft.ts';

type Variant = Of<'variants'>['variants'][number];

interface VariantsPartProps {
  question: Of<'variants'>;
  sheet: LabSheet;
  setup: OwnSetup;
  change(variants: Variant[]): void;
}

const MOST = 12;

export function VariantsPart({ question: { variants }, sheet, setup, change }: VariantsPartProps) {
  const set = (at: number, variant: Variant): void =>
    change(variants.map((one, i) => (i === at ? variant : one)));
  return (
    <fieldset>
      <legend>Variants</legend>
      <ol className="plain ask-rows">
        {variants.map((variant, i) => (
          <li key={i}>
            <div className="ask-row-head">
              <input
                className="field"
                aria-label={`Name of variant ${i + 1}`}
                value={variant.name}
                maxLength={80}
                onChange={(event) => set(i, { ...variant, name: event.target.value })}
              />
              {variants.length > 2 && i > 0 && (
                <button
                  type="button"
                  className="icon-button"
                  aria-label={`Remove ${variant.name}`}
                  onClick={() => change(variants.filter((_, at) => at !== i))}
                >
                  <Icon name="x" />
                </button>
              )}
            </div>
            {i === 0 ? (
              <p className="muted">The others are compared with this one.</p>
            ) : (
              <Changes at={i} variant={variant} sheet={sheet} setup={setup} set={(one) => set(i, one)} />
            )}
          </li>
        ))}
      </ol>
      {variants.length < MOST && (
        <button
          type="button"
          className="button small"
          onClick={() => change([...variants, { name: `Variant ${variants.length + 1}`, options: {} }])}
        >
          <Icon name="plus" />
          Add a variant
        </button>
      )}
    </fieldset>
  );
}

interface ChangeProps {
  id: string;
  label: string;
  children: ReactNode;
  drop(): void;
}

/** One thing in which a variant differs. */
function Change({ id, label, children, drop }: ChangeProps) {
  return (
    <div className="ask-change">
      <label htmlFor={id}>{label}</label>
      {children}
      <button type="button" className="icon-button" aria-label={`Leave as it is: ${label}`} onClick={drop}>
        <Icon name="x" size={14} />
      </button>
    </div>
  );
}

interface ChangesProps {
  at: number;
  variant: Variant;
  sheet: LabSheet;
  setup: OwnSetup;
  set(variant: Variant): void;
}

const PLAYERS = 'players';

/** Everything in which a variant differs, each with its value, and something more to choose. */
function Changes({ at, variant, sheet, setup, set }: ChangesProps) {
  const options = variant.options ?? {};
  const listed = Object.keys(options).filter((key) => Object.hasOwn(sheet.options, key));
  const others = Object.keys(options).filter((key) => !listed.includes(key));
  const setOption = (key: string, value: Json): void =>
    set({ ...variant, options: { ...options, [key]: value } });
  const drop = (key: string): void => {
    const { [key]: _gone, ...left } = options;
    set({ ...variant, options: left });
  };
  const { players: _players, ...samePlayers } = variant;
  return (
    <>
      {listed.map((key) => {
        const option = sheet.options[key];
        if (option === undefined) return null;
        const id = `variant-${at}-${key}`;
        return (
          <Change key={key} id={id} label={option.label} drop={() => drop(key)}>
            <OptionField
              id={id}
              option={option}
              value={options[key] ?? null}
              change={(value) => setOption(key, value)}
            />
          </Change>
        );
      })}
      {variant.players !== undefined && (
        <Change id={`variant-${at}-players`} label="All players" drop={() => set(samePlayers)}>
          <Pick
            id={`variant-${at}-players`}
            value={variant.players[0] ?? ''}
            choices={playerChoices(sheet, variant.players[0])}
            change={(player) => set({ ...variant, players: [player] })}
          />
        </Change>
      )}
      {others.length > 0 && <p className="muted">Also changes {others.join(', ')}, as the text says.</p>}
      <select
        className="field ask-add"
        aria-label={`What else variant ${at + 1} changes`}
        value=""
        onChange={({ target: { value: key } }) => {
          if (key === PLAYERS) set({ ...variant, players: ['easy'] });
          else {
            const now = valueOf(sheet.options, setup.options, key);
            setOption(key, sheet.options[key]?.choices.find((one) => one !== now) ?? now);
          }
        }}
      >
        <option value="">Change something …</option>
        {variant.players === undefined && <option value={PLAYERS}>Who plays</option>}
        {tryable(sheet, setup)
          .filter(([key]) => !listed.includes(key))
          .map(([key, { label }]) => (
            <option key={key} value={key}>
              {capital(label)}
            </option>
          ))}
      </select>
    </>
  );
}
