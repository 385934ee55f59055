// A sentence of a scenario: its words, the slots that can be changed, and how it is taken out again.
import type { Scenario } from '@xenotable/enemy-eternal/content';
import type { ReactNode } from 'react';
import { Icon } from '../../../kit/draw/Icon.tsx';
import { ChoiceField, NumberField } from '../../../workshop/fields.tsx';
import type { Kind, Slot } from './slots.ts';

type Said = Readonly<Record<string, unknown>>;

/** A sentence as fields with names, whatever its kind. */
export const saidOf = (one: object): Said => Object.fromEntries(Object.entries(one));

export const SlotField = ({ slot, said, set }: { slot: Slot; said: Said; set(said: Said): void }) => {
  const value = said[slot.key];
  const put = (next: unknown): void => set({ ...said, [slot.key]: next });
  return 'choices' in slot ? (
    <ChoiceField
      label={slot.label}
      value={String(value)}
      choices={slot.choices}
      change={put}
      wide={slot.wide === true}
    />
  ) : (
    <NumberField
      label={slot.label}
      value={typeof value === 'number' ? value : slot.least}
      least={slot.least}
      most={slot.most}
      change={put}
    />
  );
};

export const RemoveButton = ({ what, remove }: { what: string; remove(): void }) => (
  <button type="button" className="icon-button" aria-label={`Remove: ${what}`} onClick={remove}>
    <Icon name="x" />
  </button>
);

export const AddButton = ({ name, add }: { name: string; add(): void }) => (
  <button type="button" className="button small" onClick={add}>
    <Icon name="plus" />
    {name}
  </button>
);

interface SentenceProps {
  words: string;
  children: ReactNode;
  remove(): void;
}

export const Sentence = ({ words, children, remove }: SentenceProps) => (
  <li className="ee-sentence">
    <header>
      <p>{words}</p>
      <RemoveButton what={words} remove={remove} />
    </header>
    <div className="slots">{children}</div>
  </li>
);

interface SlotsProps {
  scenario: Scenario;
  said: Said;
  /** The field that tells the kinds apart. */
  word: string;
  label: string;
  kinds: readonly Kind[];
  set(said: Said): void;
}

/** The kind of a sentence and its slots; another kind begins anew. */
export function Slots({ scenario, said, word, label, kinds, set }: SlotsProps) {
  const kind = kinds.find(({ value }) => value === said[word]);
  return (
    <>
      <ChoiceField
        label={label}
        value={String(said[word])}
        choices={kinds.map(({ value, words }) => [value, words] as const)}
        change={(value) => {
          const next = kinds.find((one) => one.value === value);
          if (next !== undefined) set(next.blank(scenario));
        }}
      />
      {kind?.slots(scenario).map((slot) => (
        <SlotField key={slot.key} slot={slot} said={said} set={set} />
      ))}
    </>
  );
}

/** A list with one of its members replaced or taken out. */
export const replaced = <T,>(list: readonly T[], at: number, one: T): T[] =>
  list.map((item, i) => (i === at ? one : item));
export const without = <T,>(list: readonly T[], at: number): T[] => list.filter((_, i) => i !== at);
