// When to stop, and the first deal.
import type { Question, Stop } from '@xenotable/questions';
import { Field, NumberField, Pick } from './Field.tsx';

type Rule = 'games' | 'width' | 'test';

const RULES: readonly (readonly [Rule, string])[] = [
  ['games', 'After a number of games'],
  ['width', 'When every interval is narrow enough'],
  ['test', 'As soon as it is clear'],
];

const SAYS: Record<Rule, string> = {
  games: 'The simplest: the number is fixed beforehand, so looking on does no harm.',
  width: 'Intervals hold although you watch: they are somewhat wider for it.',
  test: 'A sequential test: if nothing differs, at most this share of questions says that something does, whenever it stops.',
};

const ruleOf = (stop: Stop): Rule => ('games' in stop ? 'games' : 'test' in stop ? 'test' : 'width');

const FIRST: Record<Rule, Stop> = {
  games: { games: 400 },
  width: { width: 0.03, error: 0.05, most: 4000 },
  test: { test: 0.05, against: 0.5, most: 4000 },
};

interface StopPartProps {
  question: Question;
  change(part: Partial<Question>): void;
}

export function StopPart({ question, change }: StopPartProps) {
  const { stop } = question;
  const rule = ruleOf(stop);
  const setStop = (now: Stop): void => change({ stop: now });
  // A search tests each value; a length has no bounds.
  const rules = RULES.filter(
    ([one]) =>
      (question.kind !== 'even' || one === 'test') && (question.measure !== 'length' || one === 'games'),
  );
  return (
    <fieldset>
      <legend>When is it enough?</legend>
      <Field id="ask-stop" label="It stops" says={SAYS[rule]}>
        <Pick id="ask-stop" value={rule} choices={rules} change={(one) => setStop(FIRST[one])} />
      </Field>
      {'games' in stop && (
        <Field id="ask-games" label="Games of each table">
          <NumberField
            id="ask-games"
            value={stop.games}
            least={1}
            most={1_000_000}
            change={(games) => setStop({ games: Math.round(games) })}
          />
        </Field>
      )}
      {'test' in stop && (
        <Field id="ask-test" label="Error that is accepted, in %">
          <NumberField
            id="ask-test"
            value={Number((stop.test * 100).toFixed(3))}
            least={0.1}
            most={50}
            step={0.1}
            change={(percent) => setStop({ ...stop, test: percent / 100 })}
          />
        </Field>
      )}
      {'width' in stop && stop.width !== undefined && (
        <Field id="ask-width" label="Narrow enough is ±, in points">
          <NumberField
            id="ask-width"
            value={Number((stop.width * 100).toFixed(3))}
            least={0.2}
            most={50}
            step={0.1}
            change={(points) => setStop({ ...stop, width: points / 100 })}
          />
        </Field>
      )}
      {'most' in stop && (
        <Field id="ask-most" label="At most games of each table">
          <NumberField
            id="ask-most"
            value={stop.most}
            least={10}
            most={1_000_000}
            change={(most) => setStop({ ...stop, most: Math.round(most) })}
          />
        </Field>
      )}
      <WhatFor question={question} change={change} />
    </fieldset>
  );
}

/** The target of a search, and the first deal. */
function WhatFor({ question, change }: StopPartProps) {
  const { seeds } = question;
  return (
    <>
      {question.kind === 'even' && (
        <Field id="ask-target" label="Even means a rate of, in %">
          <NumberField
            id="ask-target"
            value={Number((question.target * 100).toFixed(2))}
            least={1}
            most={99}
            change={(percent) => change({ target: percent / 100 })}
          />
        </Field>
      )}
      <Field id="ask-seed" label="First deal" says="The same number deals the same games, on every device.">
        <NumberField
          id="ask-seed"
          value={seeds.first}
          least={0}
          most={2 ** 28 - 1}
          change={(first) => change({ seeds: { first: Math.round(first) } })}
        />
      </Field>
    </>
  );
}
