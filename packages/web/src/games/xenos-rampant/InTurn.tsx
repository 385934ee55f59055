// Several units that test their courage or rally, one after the other: all of them in one go.
import { type View, isKind } from '@xenotable/xenos-rampant/preview';
import type { Asked, Worded } from '@xenotable/kernel';
import type { BoardProps } from '../../table/contract.ts';
import { RuleChip } from '../../table/rules/RuleChip.tsx';
import { choiceOf } from './shared/border.ts';

/** The answers to a question that only asks who is next; none if it asks something else. */
export function testsIn(ask: Asked | null): readonly Worded[] {
  const asksWhoIsNext = ask?.offers.every((offer) => {
    const choice = choiceOf(offer.choice);
    return isKind(choice, 'test') || isKind(choice, 'rally');
  });
  return ask !== null && asksWhoIsNext === true ? ask.offers : [];
}

function nameIn({ choice }: Worded, view: View): string {
  const test = choiceOf(choice);
  const id = isKind(test, 'test') ? test.test : isKind(test, 'rally') ? test.rally : -1;
  return view.units[id]?.name ?? '';
}

export function InTurn({ view, ask, tests, playAll }: BoardProps<View> & { tests: readonly Worded[] }) {
  // The last one is not asked about: nobody else is left.
  const asked = tests.slice(0, -1).map(({ choice }) => choice);
  return (
    <section className="xr-plan" aria-label="One after the other">
      <header>
        <h2 className="label">One after the other</h2>
        <span className="tools">
          <button type="button" className="button small" onClick={() => playAll(asked)}>
            All {tests.length}, in this order
          </button>
          {ask !== null && <RuleChip rule={ask.rule} />}
        </span>
      </header>
      <p>{tests.map((test) => nameIn(test, view)).join(' · ')}</p>
      <p className="muted">
        It stops where you are asked something else. Or answer one by one; the odds at the right are those of
        the answer that you point at.
      </p>
    </section>
  );
}
