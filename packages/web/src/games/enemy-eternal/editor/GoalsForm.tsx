// What scores and what ends the battle, as sentences.
import {
  type Condition,
  type End,
  type Scenario,
  type Tie,
  conditionWords,
  endWords,
  readCondition,
  readEnd,
  readScore,
  readTie,
  scoreWords,
  tieWords,
} from '@xenotable/enemy-eternal/content';
import type { FormProps } from '../../../workshop/craft.ts';
import { CheckField, TextField } from '../../../workshop/fields.tsx';
import { AddButton, RemoveButton, Sentence, moved, replaced, without } from '../../../workshop/Sentence.tsx';
import { SlotField, Slots, saidOf } from './Slots.tsx';
import { CONDITIONS, END_SLOTS, SCORES, TIES, freshEnd } from './slots.ts';

function Scores({ scenario, change }: FormProps<Scenario>) {
  const set = (scores: Scenario['scores']): void => change({ ...scenario, scores });
  return (
    <fieldset className="ed-sentences">
      <legend>Points</legend>
      <ul className="plain">
        {scenario.scores.map((one, i) => (
          <Sentence
            key={i}
            words={scoreWords(one)}
            remove={() => set(without(scenario.scores, i))}
            move={(by) => set(moved(scenario.scores, i, by))}
          >
            <Slots
              scenario={scenario}
              said={saidOf(one)}
              word="verb"
              label="For what"
              kinds={SCORES}
              set={(said) => set(replaced(scenario.scores, i, readScore(said, `scores[${i}]`)))}
            />
          </Sentence>
        ))}
      </ul>
      <AddButton
        name="Another way to score"
        add={() => set([...scenario.scores, { verb: 'destroy', what: 'model', side: 'both', points: 1 }])}
      />
    </fieldset>
  );
}

interface EndPartProps {
  scenario: Scenario;
  end: End;
  set(end: End): void;
}

interface ConditionsProps {
  scenario: Scenario;
  all: readonly Condition[];
  /** Before the first condition, and before each other. */
  labels: readonly [first: string, more: string];
  /** On the button that adds one, while there is none and after that. */
  adds: readonly [first: string, more: string];
  set(all: Condition[]): void;
}

function Conditions({ scenario, all, labels, adds, set }: ConditionsProps) {
  return (
    <>
      {all.map((one, i) => (
        <div key={i} className="condition">
          <Slots
            scenario={scenario}
            said={saidOf(one)}
            word="is"
            label={labels[i === 0 ? 0 : 1]}
            kinds={CONDITIONS}
            set={(said) => set(replaced(all, i, readCondition(said, 'if')))}
          />
          <RemoveButton what={conditionWords(one)} remove={() => set(without(all, i))} />
        </div>
      ))}
      <AddButton name={adds[all.length === 0 ? 0 : 1]} add={() => set([...all, { is: 'cleared' }])} />
    </>
  );
}

/** EE-M-SE-04 What is met besides: any of these. */
function SecondGoal({ scenario, end, set }: EndPartProps) {
  const { second = [], ...rest } = end;
  if (end.wins === 'B' || end.wins === 'nobody') return null;
  return (
    <Conditions
      scenario={scenario}
      all={second}
      labels={['Second goal', 'or']}
      adds={['A second goal …', 'Or …']}
      set={(all) => set(all.length === 0 ? rest : { ...rest, second: all })}
    />
  );
}

/** What decides when both sides have as much: the first that tells them apart. */
function Ties({ scenario, end, set }: EndPartProps) {
  const { ties = [], ...rest } = end;
  const put = (all: Tie[]): void => set(all.length === 0 ? rest : { ...rest, ties: all });
  if (end.wins !== 'points') return null;
  return (
    <>
      {ties.map((tie, i) => (
        <div key={i} className="condition">
          <Slots
            scenario={scenario}
            said={saidOf(tie)}
            word="by"
            label={i === 0 ? 'If it is a tie' : 'then'}
            kinds={TIES}
            set={(said) => put(replaced(ties, i, readTie(said, 'ties')))}
          />
          <RemoveButton what={tieWords(tie)} remove={() => put(without(ties, i))} />
        </div>
      ))}
      <AddButton
        name={ties.length === 0 ? 'If it is a tie …' : 'And if that is one too …'}
        add={() => put([...ties, { by: 'supplies' }])}
      />
    </>
  );
}

function Ends({ scenario, change }: FormProps<Scenario>) {
  const set = (ends: End[]): void => change({ ...scenario, ends });
  return (
    <fieldset className="ed-sentences">
      <legend>How it ends</legend>
      <ul className="plain">
        {scenario.ends.map((end, i) => {
          const put = (next: End): void => set(replaced(scenario.ends, i, next));
          return (
            <Sentence
              key={i}
              words={endWords(end)}
              remove={() => set(without(scenario.ends, i))}
              move={(by) => set(moved(scenario.ends, i, by))}
            >
              {END_SLOTS.map((slot) => (
                <SlotField
                  key={slot.key}
                  slot={slot}
                  said={saidOf(end)}
                  set={(said) => put(readEnd(said, `ends[${i}]`))}
                />
              ))}
              <Conditions
                scenario={scenario}
                all={end.if}
                labels={['If', 'and if']}
                adds={['Only if …', 'And if …']}
                set={(all) => put({ ...end, if: all })}
              />
              <SecondGoal scenario={scenario} end={end} set={put} />
              <Ties scenario={scenario} end={end} set={put} />
              <TextField
                label="Because"
                value={end.why}
                most={120}
                change={(why) => why !== '' && put({ ...end, why })}
              />
            </Sentence>
          );
        })}
      </ul>
      <AddButton name="Another end" add={() => set([freshEnd, ...scenario.ends])} />
    </fieldset>
  );
}

export const GoalsForm = ({ scenario, change }: FormProps<Scenario>) => (
  <div className="ed-form">
    <Scores scenario={scenario} change={change} />
    <Ends scenario={scenario} change={change} />
    <div className="ed-field wide">
      <CheckField
        label="Side A wins at once when nobody of side B is left"
        value={scenario.wipe}
        change={(wipe) => change({ ...scenario, wipe })}
      />
    </div>
  </div>
);
