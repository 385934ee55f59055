// The set-up that is played: a named one of the game, or one described in the question.
import type { Json } from '@xenotable/kernel';
import { Icon } from '../../../kit/draw/Icon.tsx';
import { capital } from '../../../kit/words.ts';
import type { GameModule } from '../../../table/contract.ts';
import type { LabSheet, NamedSetup } from '../../../worker/labApi.ts';
import { OptionsPart } from '../../setup/OptionsPart.tsx';
import { Field } from './Field.tsx';
import type { OwnSetup } from './draft.ts';

interface SetupPartProps {
  game: string;
  sheet: LabSheet;
  module: GameModule | null;
  setup: OwnSetup;
  /** The named set-up of the question; null if it describes its own. */
  named: string | null;
  begin(setup: NamedSetup): void;
  setOptions(options: Record<string, Json>): void;
}

export function SetupPart({ game, sheet, module, setup, named, begin, setOptions }: SetupPartProps) {
  return (
    <>
      <fieldset>
        <legend>Set-up</legend>
        <Field id="ask-setup" label="Begin with">
          <select
            id="ask-setup"
            className="field"
            value={named ?? ''}
            onChange={(event) => {
              const found = sheet.setups.find(({ name }) => name === event.target.value);
              if (found !== undefined) begin(found);
            }}
          >
            <option value="" disabled={named === null}>
              Options as they stand below
            </option>
            {sheet.setups.map(({ name }) => (
              <option key={name} value={name}>
                {capital(name)}
              </option>
            ))}
          </select>
        </Field>
        {sheet.free.map(({ key, label, fallback }) => (
          <FreeOption
            key={key}
            name={key}
            label={label}
            value={setup.options[key] ?? fallback}
            change={(value) => setOptions(changed(setup.options, key, value))}
          />
        ))}
      </fieldset>
      <OptionsPart
        game={game}
        sheet={sheet}
        module={module}
        started={setup}
        form={{
          options: setup.options,
          setOption: (key, value) => setOptions({ ...setup.options, [key]: value }),
        }}
      />
    </>
  );
}

function changed(options: Record<string, Json>, key: string, value: Json): Record<string, Json> {
  const { [key]: _before, ...others } = options;
  return value === null ? others : { ...others, [key]: value };
}

interface FreeOptionProps {
  name: string;
  label: string;
  value: Json;
  change(value: Json): void;
}

/** Lists as text, one for each seat, as builders and files write them. */
function FreeOption({ name, label, value, change }: FreeOptionProps) {
  const lists = Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  if (value !== null && (!Array.isArray(value) || lists.length !== value.length))
    return <p className="muted">{label}: as the text of the question says.</p>;
  return (
    <div className="ask-free">
      <span>{label}</span>
      {lists.map((text, i) => (
        <textarea
          // A new text from the document replaces the typed one.
          key={`${i} ${text}`}
          className="field"
          rows={Math.min(6, text.split('\n').length + 1)}
          aria-label={`${label}, seat ${i + 1}`}
          defaultValue={text}
          onBlur={(event) =>
            event.target.value !== text &&
            change(lists.map((one, at) => (at === i ? event.target.value : one)))
          }
        />
      ))}
      <div className="flex-row">
        <button
          type="button"
          className="button small"
          aria-label={`Add to ${label}`}
          onClick={() => change([...lists, ''])}
        >
          <Icon name="plus" size={13} />
          Add one
        </button>
        {lists.length > 0 && (
          <button
            type="button"
            className="button small quiet"
            aria-label={`Remove the last of ${label}`}
            onClick={() => change(lists.length === 1 ? null : lists.slice(0, -1))}
          >
            <Icon name="x" size={13} />
            Remove the last
          </button>
        )}
        <small className="muted" id={`free-${name}`}>
          {lists.length === 0 ? 'As the game gives them' : 'A name of the book, or a list as text'}
        </small>
      </div>
    </div>
  );
}
