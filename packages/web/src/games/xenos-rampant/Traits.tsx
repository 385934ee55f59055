// Before the detachment is chosen: why the Commander's trait comes first, and the tables on which it is rolled side by side.
import { TRAITS, isKind } from '@xenotable/xenos-rampant/preview';
import type { Asked } from '@xenotable/kernel';
import { RuleChip } from '../../table/rules/RuleChip.tsx';
import { choiceOf } from './shared/border.ts';
import './traits.css';

/** The tables that a question about a trait offers; none if it asks something else. */
export const tablesIn = (ask: Asked | null): readonly string[] =>
  (ask?.offers ?? []).flatMap(({ choice }) => {
    const one = choiceOf(choice);
    return isKind(one, 'table') ? [one.table] : [];
  });

export function Traits({ tables }: { tables: readonly string[] }) {
  return (
    <section className="xr-plan xr-traits" aria-label="Traits of a Commander">
      <header>
        <h2 className="label">First the Commander, then the detachment</h2>
        <RuleChip rule="XR-SET-02" />
      </header>
      <p className="muted">
        Some traits change the points that you may spend. You choose your detachment next, and the Commander
        is one of its units. One die decides on the table that you take.
      </p>
      <div className="trait-tables">
        {tables.map((table) => (
          <section key={table} aria-label={`${table} table`}>
            <b>{table}</b>
            <ol>
              {TRAITS.filter((trait) => trait.table === table).map(({ name, text }) => (
                <li key={name}>
                  <b>{name}</b> {text}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}
