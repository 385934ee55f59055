// Lists or programs that play all against all.
import type { Json } from '@xenotable/kernel';
import { Icon } from '../../../kit/draw/Icon.tsx';
import { capital } from '../../../kit/words.ts';
import { useKeptLists } from '../../../storage/lists.ts';
import type { LabSheet } from '../../../worker/labApi.ts';
import { Field, Pick } from './Field.tsx';
import { playerChoices } from './players.ts';
import { type Of, type OwnSetup, listName } from './draft.ts';

type Contender = Of<'lists'>['lists'][number];

interface ListsPartProps {
  question: Of<'lists'>;
  sheet: LabSheet;
  setup: OwnSetup;
  set(question: Of<'lists'>): void;
}

const MOST = 12;
const PROGRAMS = '';

/** The lists of the set-up, otherwise two empty ones. */
function listsFrom(value: Json): Contender[] {
  const given = Array.isArray(value) ? value : [];
  const lists = given.length > 1 ? given : ['', ''];
  return lists.map((one, i) => ({ name: listName(one, i), value: one }));
}

export function ListsPart({ question, sheet, setup, set: setQuestion }: ListsPartProps) {
  const { option, lists } = question;
  const { kept } = useKeptLists(question.game);
  const change = (now: Contender[]): void => setQuestion({ ...question, lists: now });
  const set = (at: number, one: Contender): void => change(lists.map((was, i) => (i === at ? one : was)));
  const choose = (key: string): void => {
    const { option: _before, ...others } = question;
    if (key === PROGRAMS)
      setQuestion({
        ...others,
        lists: ['steady', 'easy'].map((player) => ({ name: capital(player), player })),
      });
    else setQuestion({ ...others, option: key, lists: listsFrom(setup.options[key] ?? null) });
  };
  const more = (name: string, value: Json): void => change([...lists, { name, value }]);
  return (
    <fieldset>
      <legend>All against all</legend>
      <Field id="ask-differs" label="What differs">
        <Pick
          id="ask-differs"
          value={option ?? PROGRAMS}
          choices={[
            ...sheet.free.map(({ key, label }) => [key, label] as const),
            [PROGRAMS, 'How well they play'] as const,
          ]}
          change={choose}
        />
      </Field>
      <ol className="plain ask-rows">
        {lists.map((one, i) => (
          <ContenderRow
            key={i}
            number={i + 1}
            one={one}
            sheet={sheet}
            set={(changed) => set(i, changed)}
            remove={lists.length > 2 ? () => change(lists.filter((_, at) => at !== i)) : null}
          />
        ))}
      </ol>
      {lists.length < MOST && (
        <div className="flex-row">
          <button
            type="button"
            className="button small"
            onClick={() =>
              option === undefined
                ? change([...lists, { name: `Player ${lists.length + 1}`, player: 'hard' }])
                : more(`List ${lists.length + 1}`, '')
            }
          >
            <Icon name="plus" />
            Add one
          </button>
          {option !== undefined &&
            kept.map(({ name, text }) => (
              <button key={name} type="button" className="button small" onClick={() => more(name, text)}>
                <Icon name="plus" />
                {name}
              </button>
            ))}
        </div>
      )}
      <p className="muted">Every pair plays every deal twice, with the sides changed.</p>
    </fieldset>
  );
}

interface ContenderRowProps {
  number: number;
  one: Contender;
  sheet: LabSheet;
  set(one: Contender): void;
  /** Null if there are only two. */
  remove: (() => void) | null;
}

function ContenderRow({ number, one, sheet, set, remove }: ContenderRowProps) {
  return (
    <li>
      <div className="ask-row-head">
        <input
          className="field"
          aria-label={`Name of number ${number}`}
          value={one.name}
          maxLength={80}
          onChange={(event) => set({ ...one, name: event.target.value })}
        />
        {one.value === undefined && (
          <select
            className="field"
            aria-label={`How well number ${number} plays`}
            value={one.player ?? 'steady'}
            onChange={(event) => set({ ...one, player: event.target.value })}
          >
            {playerChoices(sheet, one.player).map(([name, words]) => (
              <option key={name} value={name}>
                {words}
              </option>
            ))}
          </select>
        )}
        {remove && (
          <button type="button" className="icon-button" aria-label={`Remove ${one.name}`} onClick={remove}>
            <Icon name="x" />
          </button>
        )}
      </div>
      {typeof one.value === 'string' && (
        <textarea
          className="field"
          aria-label={`The list of number ${number}`}
          rows={Math.min(7, one.value.split('\n').length + 1)}
          key={one.value}
          defaultValue={one.value}
          onBlur={({ target: { value } }) => value !== one.value && set({ ...one, value })}
        />
      )}
    </li>
  );
}
