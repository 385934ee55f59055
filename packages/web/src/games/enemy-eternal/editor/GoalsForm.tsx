// What scores and what ends the battle, as sentences.
import {
  type End,
  type Scenario,
  conditionWords,
  endWords,
  readCondition,
  readEnd,
  readScore,
  scoreWords,
} from '@xenotable/enemy-eternal/content';
import type { FormProps } from '../../../workshop/craft.ts';
import { CheckField, TextField } from '../../../workshop/fields.tsx';
import {
  AddButton,
  RemoveButton,
  Sentence,
  SlotField,
  Slots,
  replaced,
  saidOf,
  without,
} from './Sentence.tsx';
import { CONDITIONS, END_SLOTS, SCORES, freshEnd } from './slots.ts';

function Scores({ scenario, change }: FormProps<Scenario>) {
  const set = (scores: Scenario['scores']): void => change({ ...scenario, scores });
  return (
    <fieldset className="ee-sentences">
      <legend>Points</legend>
      <ul className="plain">
        {scenario.scores.map((one, i) => (
          <Sentence key={i} words={scoreWords(one)} remove={() => set(without(scenario.scores, i))}>
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

function Conditions({ scenario, end, set }: { scenario: Scenario; end: End; set(end: End): void }) {
  return (
    <>
      {end.if.map((one, i) => (
        <div key={i} className="condition">
          <Slots
            scenario={scenario}
            said={saidOf(one)}
            word="is"
            label={i === 0 ? 'If' : 'and if'}
            kinds={CONDITIONS}
            set={(said) => set({ ...end, if: replaced(end.if, i, readCondition(said, 'if')) })}
          />
          <RemoveButton what={conditionWords(one)} remove={() => set({ ...end, if: without(end.if, i) })} />
        </div>
      ))}
      <AddButton
        name={end.if.length === 0 ? 'Only if …' : 'And if …'}
        add={() => set({ ...end, if: [...end.if, { is: 'cleared' }] })}
      />
    </>
  );
}

function Ends({ scenario, change }: FormProps<Scenario>) {
  const set = (ends: End[]): void => change({ ...scenario, ends });
  return (
    <fieldset className="ee-sentences">
      <legend>How it ends</legend>
      <ul className="plain">
        {scenario.ends.map((end, i) => {
          const put = (next: End): void => set(replaced(scenario.ends, i, next));
          return (
            <Sentence key={i} words={endWords(end)} remove={() => set(without(scenario.ends, i))}>
              {END_SLOTS.map((slot) => (
                <SlotField
                  key={slot.key}
                  slot={slot}
                  said={saidOf(end)}
                  set={(said) => put(readEnd(said, `ends[${i}]`))}
                />
              ))}
              <Conditions scenario={scenario} end={end} set={put} />
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
