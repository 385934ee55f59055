// One home-made thing: its look at the table, its numbers, its rules from the list, and its price.
import {
  type OwnThing,
  type OwnWords,
  type ScenarioHead,
  kindOf,
  nameFault,
  wholeOf,
} from '@xenotable/kernel';
import type { QuestionInput } from '@xenotable/questions';
import { useEffect, useState } from 'react';
import { Icon } from '../../kit/draw/Icon.tsx';
import { toLetters } from '../../kit/letters.ts';
import { Link } from '../../kit/router.tsx';
import { CheckField, ChoiceField, NumberField, TextField } from '../fields.tsx';
import type { ContentCraft } from './contentCraft.ts';
import { withFigure, withText, withWord, withWords } from './edit.ts';

const labPath = (question: QuestionInput): string => `/lab#question=${toLetters(JSON.stringify(question))}`;

/** Compares the scenario with the same scenario with the printed thing instead; null if nobody uses the thing. */
function comparison<S extends ScenarioHead>(
  craft: ContentCraft<S>,
  scenario: S,
  { name, like }: OwnThing,
): QuestionInput | null {
  const mine = craft.options(scenario);
  const printed = craft.options(craft.renamed(scenario, name, like));
  if (JSON.stringify(mine) === JSON.stringify(printed)) return null;
  return {
    question: `What does ${name} change?`,
    game: craft.game,
    kind: 'variants',
    setup: {
      options: printed,
      seats: craft.seats(scenario).map(({ kind, name: called }) => ({ kind, name: called })),
    },
    variants: [{ name: `with ${like}` }, { name: `with ${name}`, options: mine }],
    stop: { test: 0.05, width: 0.05, most: 400 },
  };
}

interface ThingFormProps<S extends ScenarioHead> {
  craft: ContentCraft<S>;
  scenario: S;
  change(scenario: S): void;
  thing: OwnThing;
  put(thing: OwnThing): void;
  /** The other things, whose names are taken. */
  others: readonly OwnThing[];
  remove(): void;
}

export function ThingForm<S extends ScenarioHead>(props: ThingFormProps<S>) {
  const { craft, scenario, change, thing, put, others, remove } = props;
  const kind = kindOf(craft.kinds, thing);
  const { figures, words } = wholeOf(kind, thing);
  const printed = wholeOf(kind, { ...thing, figures: {}, words: {} });
  return (
    <>
      <Shown craft={craft} thing={thing} />
      <NameField
        name={thing.name}
        fault={(name) => nameFault(craft.kinds, others, name)}
        rename={(name) => put({ ...thing, name })}
      />
      <ChoiceField
        wide
        label="Drawn as, and otherwise like"
        value={thing.like}
        choices={kind.printed.map(({ name }) => [name, name] as const)}
        change={(like) => put({ ...thing, like })}
      />
      {kind.figures.map(({ field, label, says, least, most, zero }) => (
        <div key={field} title={zero === undefined ? says : `${says} 0: ${zero}.`}>
          <NumberField
            label={label}
            value={figures[field] ?? 0}
            least={zero === undefined ? least : 0}
            most={most}
            change={(value) => put(withFigure(kind, thing, field, value))}
          />
        </div>
      ))}
      {kind.words.map((list) => (
        <Words
          key={list.field}
          list={{ ...list, known: [...list.known, ...ownWords(list, others)] }}
          now={words[list.field] ?? []}
          printed={printed.words[list.field] ?? []}
          choose={(all) => put(withWords(kind, thing, list.field, all))}
          turn={(word, on) => put(withWord(kind, thing, list.field, word, on))}
        />
      ))}
      <TextField
        label="What players read on it (it does nothing)"
        value={thing.text ?? ''}
        most={200}
        rows={2}
        change={(text) => put(withText(thing, text))}
      />
      <p className="ed-own-note">
        <Icon name="help" /> {kind.cannot}
      </p>
      <Acts {...{ craft, scenario, change, thing, remove }} />
    </>
  );
}

/** The thing as drawn at the table, with the home-made mark. */
function Shown<S extends ScenarioHead>({
  craft: { Face },
  thing,
}: Pick<ThingFormProps<S>, 'craft' | 'thing'>) {
  return (
    <figure className="ed-own-face">
      <Face thing={thing} />
      <figcaption>
        <b>{thing.name}</b>
        <span className="chip home-made">Home-made</span>
        <small>like {thing.like}</small>
        {thing.text !== undefined && <q>{thing.text}</q>}
      </figcaption>
    </figure>
  );
}

/** Where it is used, what it is worth, and removing it. */
function Acts<S extends ScenarioHead>(props: Omit<ThingFormProps<S>, 'put' | 'others'>) {
  const { craft, scenario, change, thing, remove } = props;
  const kind = kindOf(craft.kinds, thing);
  const question = craft.question?.(scenario, thing) ?? comparison(craft, scenario, thing);
  return (
    <div className="ed-own-acts">
      {craft.uses(scenario, thing).map((use) => (
        <button key={use.name} type="button" className="button" onClick={() => change(use.put())}>
          {use.name}
        </button>
      ))}
      {question !== null && (
        <Link className="button" href={labPath(question)}>
          <Icon name="chart" />
          {kind.price === undefined ? 'What does it change? Ask the laboratory' : 'Suggest a price'}
        </Link>
      )}
      <button type="button" className="button quiet" onClick={remove}>
        Remove {thing.name}
      </button>
    </div>
  );
}

/** Home-made things that can be words of others: the weapon that a unit carries. */
const ownWords = ({ own }: OwnWords, others: readonly OwnThing[]) =>
  others.filter(({ kind }) => kind === own).map(({ name }) => ({ name, says: 'home-made' }));

interface NameFieldProps {
  name: string;
  fault(name: string): string | null;
  rename(name: string): void;
}

/** A name is set when it is complete: while it is typed, it may equal the name of something else. */
function NameField({ name, fault, rename }: NameFieldProps) {
  const [text, setText] = useState(name);
  const wrong = fault(text);
  useEffect(() => setText(name), [name]);
  return (
    <label className="ed-field wide">
      <span>Its name</span>
      <input
        className="field"
        value={text}
        maxLength={30}
        aria-invalid={wrong !== null}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => wrong === null && text !== name && rename(text)}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <small role="status">{wrong}</small>
    </label>
  );
}

interface WordsProps {
  list: OwnWords;
  now: readonly string[];
  /** The words of the printed thing: these come first. */
  printed: readonly string[];
  choose(words: readonly string[]): void;
  turn(word: string, on: boolean): void;
}

/** Words to tick, each with its meaning; if there is always exactly one, it is chosen from a list. */
function Words({ list: { label, known, least, most }, now, printed, choose, turn }: WordsProps) {
  if (least === 1 && most === 1)
    return (
      <ChoiceField
        label={label}
        value={now[0] ?? ''}
        choices={known.map(({ name }) => [name, name] as const)}
        change={(word) => choose([word])}
      />
    );
  const strange = now.filter((word) => !known.some(({ name }) => name === word));
  const rows = [...known, ...strange.map((name) => ({ name, says: 'nothing that the book says' }))];
  const first = rows.toSorted((a, b) => Number(printed.includes(b.name)) - Number(printed.includes(a.name)));
  return (
    <fieldset className="ed-own-words">
      <legend>{label}</legend>
      {first.map(({ name, says }) => (
        <div key={name} title={`${name}: ${says}`}>
          <CheckField
            label={
              <span>
                {name} <small>{says}</small>
              </span>
            }
            value={now.includes(name)}
            change={(on) => turn(name, on)}
          />
        </div>
      ))}
    </fieldset>
  );
}
