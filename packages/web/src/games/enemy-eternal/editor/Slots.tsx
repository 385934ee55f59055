// The slots of a sentence: each offers only what fits.
import type { Scenario } from '@xenotable/enemy-eternal/content';
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
