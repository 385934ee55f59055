// One thing of one's own: its face as at the table, its numbers, its rules from the list, and what it is worth.
import { type OwnThing, type OwnWords, type ScenarioHead, kindOf, wholeOf } from '@xenotable/kernel';
import type { QuestionInput } from '@xenotable/questions';
import { Icon } from '../../kit/draw/Icon.tsx';
import { toLetters } from '../../kit/letters.ts';
import { Link } from '../../kit/router.tsx';
import { CheckField, ChoiceField, NumberField, TextField } from '../fields.tsx';
import type { ContentCraft } from './contentCraft.ts';
import { withFigure, withText, withWord, withWords } from './edit.ts';

const labPath = (question: QuestionInput): string => `/lab#question=${toLetters(JSON.stringify(question))}`;

interface ThingFormProps<S extends ScenarioHead> {
  craft: ContentCraft<S>;
  scenario: S;
  change(scenario: S): void;
  thing: OwnThing;
  put(thing: OwnThing): void;
  remove(): void;
}

export function ThingForm<S extends ScenarioHead>(props: ThingFormProps<S>) {
  const { craft, scenario, change, thing, put, remove } = props;
  const { Face } = craft;
  const kind = kindOf(craft.kinds, thing);
  const { figures, words } = wholeOf(kind, thing);
  const uses = craft.uses(scenario, thing);
  const question = craft.question(scenario, thing);
  return (
    <>
      <figure className="ed-own-face">
        <Face thing={thing} />
        <figcaption>
          <b>{thing.name}</b>
          <span className="chip home-made">Home-made</span>
          <small>like {thing.like}</small>
          {thing.text !== undefined && <q>{thing.text}</q>}
        </figcaption>
      </figure>
      <TextField label="Its name" value={thing.name} most={30} change={(name) => put({ ...thing, name })} />
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
          list={list}
          now={words[list.field] ?? []}
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
      <div className="ed-own-acts">
        {uses.map((use) => (
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
    </>
  );
}

interface WordsProps {
  list: OwnWords;
  now: readonly string[];
  choose(words: readonly string[]): void;
  turn(word: string, on: boolean): void;
}

/** Words to tick, each with its meaning; where there is always one, it is chosen from a list. */
function Words({ list: { label, known, least, most }, now, choose, turn }: WordsProps) {
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
  return (
    <fieldset className="ed-own-words">
      <legend>{label}</legend>
      {[...known, ...strange.map((name) => ({ name, says: 'nothing: no verb of the rules does it' }))].map(
        ({ name, says }) => (
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
        ),
      )}
    </fieldset>
  );
}
