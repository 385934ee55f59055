// Home-made units, weapons and cards: copied from a printed one, then changed.
import { type OwnThing, type ScenarioHead, itemAt, kindOf } from '@xenotable/kernel';
import { useState } from 'react';
import type { FormProps } from '../craft.ts';
import { ChoiceField } from '../fields.tsx';
import type { ContentCraft } from './contentCraft.ts';
import { contentOf, copyOf, withContent } from './edit.ts';
import { ThingForm } from './ThingForm.tsx';
import './content.css';

interface ContentFormProps<S extends ScenarioHead> extends FormProps<S> {
  craft: ContentCraft<S>;
}

export function ContentForm<S extends ScenarioHead>({ craft, scenario, change }: ContentFormProps<S>) {
  const { kinds } = craft;
  const content = contentOf(scenario);
  const [at, setAt] = useState(0);
  const [kindName, setKind] = useState(itemAt(kinds, 0).kind);
  const kind = kindOf(kinds, { kind: kindName });
  const [wanted, setLike] = useState('');
  const names = kind.printed.map(({ name }) => name);
  const like = names.includes(wanted) ? wanted : itemAt(names, 0);
  const chosen = Math.min(at, content.length - 1);
  const thing = content[chosen];
  const add = (): void => {
    change(withContent(scenario, [...content, copyOf(kind, like, content)]));
    setAt(content.length);
  };
  const put = (next: OwnThing): void => {
    const all = withContent(
      scenario,
      content.map((one, i) => (i === chosen ? next : one)),
    );
    change(thing === undefined ? all : craft.renamed(all, thing.name, next.name));
  };
  return (
    <div className="ed-form">
      <p className="ed-own-note">
        Things of your own are like printed ones, but for what you change. Wherever they are played they are
        marked as home-made.
      </p>
      {kinds.length > 1 && (
        <ChoiceField
          label="Kind"
          value={kindName}
          choices={kinds.map((one) => [one.kind, one.label] as const)}
          change={setKind}
        />
      )}
      <ChoiceField
        label="Begin with"
        value={like}
        choices={names.map((name) => [name, name] as const)}
        change={setLike}
      />
      <button type="button" className="button" onClick={add}>
        Copy it
      </button>
      {content.length > 0 && (
        <div className="ed-own-list" role="group" aria-label="Things of your own">
          {content.map(({ name, like: base }, i) => (
            <button
              key={i}
              type="button"
              aria-pressed={i === chosen}
              className={i === chosen ? 'active' : ''}
              onClick={() => setAt(i)}
            >
              <b>{name || '(no name)'}</b>
              <small>like {base}</small>
            </button>
          ))}
        </div>
      )}
      {thing !== undefined && (
        <ThingForm
          key={chosen}
          {...{ craft, scenario, change, thing, put }}
          others={content.filter((_, i) => i !== chosen)}
          remove={() => {
            const left = withContent(
              scenario,
              content.filter((_, i) => i !== chosen),
            );
            // Places that used it get the printed one again.
            change(craft.renamed(left, thing.name, thing.like));
          }}
        />
      )}
    </div>
  );
}
