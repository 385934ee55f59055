// What pieces, civilians and pods do, what the automaton is after, and what is told.
import {
  CIVILIANS,
  type Civilians,
  type Order,
  type Scenario,
  type SideLetter,
  WORKED_KINDS,
  type WorkedKind,
  goalOrders,
  orderWords,
  pieceWords,
  podWords,
  readOrder,
  readPieceTerms,
  readPodTerms,
} from '@xenotable/enemy-eternal/content';
import type { FormProps } from '../../../workshop/craft.ts';
import { CheckField, ChoiceField, NumberField, TextField } from '../../../workshop/fields.tsx';
import { Rounds } from '../../../workshop/Rounds.tsx';
import { AddButton, Sentence, moved, replaced, without } from '../../../workshop/Sentence.tsx';
import { SlotField, Slots, saidOf } from './Slots.tsx';
import { looseOf, momentsOf } from './moments.ts';
import { DEEDS, PIECE_SLOTS, PODS, freshPiece, podBlank } from './slots.ts';

const TOKENS = [
  ['none', 'nothing'],
  ['crate', 'a crate'],
  ['cache', 'a cache'],
  ['intel', 'intel'],
  ['vial', 'a vial'],
] as const;

function Pieces({ scenario, change }: FormProps<Scenario>) {
  const set = (kind: WorkedKind, terms: object | null): void => {
    const { [kind]: _before, ...pieces } = scenario.pieces;
    change({
      ...scenario,
      pieces:
        terms === null ? pieces : { ...pieces, [kind]: readPieceTerms(saidOf(terms), `pieces.${kind}`) },
    });
  };
  return (
    <fieldset className="ed-sentences">
      <legend>Pieces</legend>
      <ul className="plain">
        {WORKED_KINDS.map((kind) => {
          const terms = scenario.pieces[kind];
          if (terms === undefined) return null;
          const { gives, finds, ...plain } = terms;
          return (
            <Sentence key={kind} words={pieceWords(kind, terms)} remove={() => set(kind, null)}>
              {PIECE_SLOTS.map((slot) => (
                <SlotField key={slot.key} slot={slot} said={saidOf(terms)} set={(said) => set(kind, said)} />
              ))}
              <ChoiceField
                label="Gives"
                value={gives?.token ?? 'none'}
                choices={TOKENS}
                change={(token) =>
                  set(kind, {
                    ...plain,
                    ...(finds && { finds }),
                    ...(token !== 'none' && { gives: { token } }),
                  })
                }
              />
              {kind === 'container' && (
                <CheckField
                  label="Search table"
                  value={finds === true}
                  change={(on) =>
                    set(kind, { ...plain, ...(gives && { gives }), ...(on && { finds: true }) })
                  }
                />
              )}
            </Sentence>
          );
        })}
      </ul>
      {WORKED_KINDS.filter((kind) => scenario.pieces[kind] === undefined).map((kind) => (
        <AddButton key={kind} name={`A use for ${kind}s`} add={() => set(kind, freshPiece)} />
      ))}
    </fieldset>
  );
}

function Pods({ scenario, change }: FormProps<Scenario>) {
  const letters = ['a', 'b', 'c', 'd'].filter((letter) =>
    Object.values(scenario.forces).some((forces) => (forces.pods?.[letter] ?? []).length > 0),
  );
  const set = (pods: Scenario['pods']): void => change({ ...scenario, pods });
  if (letters.length === 0 && scenario.pods.length === 0) return null;
  const free = letters.filter((letter) => !scenario.pods.some(({ pod }) => pod === letter));
  return (
    <fieldset className="ed-sentences">
      <legend>Pods</legend>
      <ul className="plain">
        {scenario.pods.map((terms, i) => (
          <Sentence key={terms.pod} words={podWords(terms)} remove={() => set(without(scenario.pods, i))}>
            <Slots
              scenario={scenario}
              said={saidOf(terms)}
              word="when"
              label="It comes"
              kinds={PODS}
              set={(said) =>
                set(replaced(scenario.pods, i, readPodTerms({ ...said, pod: terms.pod }, `pods[${i}]`)))
              }
            />
          </Sentence>
        ))}
      </ul>
      {free.map((letter) => (
        <AddButton
          key={letter}
          name={`When pod ${letter} comes`}
          add={() => set([...scenario.pods, readPodTerms(podBlank(letter, 'near'), 'pods')])}
        />
      ))}
    </fieldset>
  );
}

const CIVILIAN_WORDS: Record<Civilians, string> = {
  none: 'none',
  escorted: 'are led to an Evac cell',
  rescued: 'are rescued from beside them',
};

function Orders({ scenario, change, side }: FormProps<Scenario> & { side: SideLetter }) {
  const own = scenario.orders[side];
  const set = (orders: Order[] | null): void =>
    change({ ...scenario, orders: { ...scenario.orders, [side]: orders } });
  return (
    <fieldset className="ed-sentences">
      <legend>The automaton as side {side}</legend>
      <CheckField
        label="Its order follows from the goals"
        value={own === null}
        change={(follows) => set(follows ? null : [...goalOrders(scenario, side)])}
      />
      {own === null ? (
        <ol>
          {goalOrders(scenario, side).length === 0 && <li>Fight whoever it meets.</li>}
          {goalOrders(scenario, side).map((order, i) => (
            <li key={i}>{orderWords(order)}</li>
          ))}
        </ol>
      ) : (
        <>
          <ul className="plain">
            {own.map((order, i) => (
              <Sentence
                key={i}
                words={`${i + 1}. ${orderWords(order)}`}
                remove={() => set(without(own, i))}
                move={(by) => set(moved(own, i, by))}
              >
                <Slots
                  scenario={scenario}
                  said={saidOf(order)}
                  word="do"
                  label="What"
                  kinds={DEEDS}
                  set={(said) => set(replaced(own, i, readOrder(said, 'orders')))}
                />
              </Sentence>
            ))}
          </ul>
          <AddButton
            name="Another order"
            add={() => set([...own, { do: 'attack', what: 'leader', first: 'O' }])}
          />
        </>
      )}
    </fieldset>
  );
}

function Says({ scenario, change }: FormProps<Scenario>) {
  const set = (says: Scenario['says']): void => change({ ...scenario, says });
  return (
    <fieldset className="ed-sentences">
      <legend>What is told</legend>
      <ul className="plain">
        {scenario.says.map((one, i) => (
          <Sentence
            key={i}
            words={`When round ${one.round} begins, say:`}
            remove={() => set(without(scenario.says, i))}
            move={(by) => set(moved(scenario.says, i, by))}
          >
            <NumberField
              label="Round"
              value={one.round}
              least={1}
              most={20}
              change={(round) => set(replaced(scenario.says, i, { ...one, round }))}
            />
            <TextField
              label="Text"
              value={one.text}
              most={300}
              rows={2}
              change={(text) => text !== '' && set(replaced(scenario.says, i, { ...one, text }))}
            />
          </Sentence>
        ))}
      </ul>
      <AddButton name="Another text" add={() => set([...scenario.says, { round: 1, text: 'Go.' }])} />
    </fieldset>
  );
}

export function EventsForm({ scenario, change }: FormProps<Scenario>) {
  const { timer } = scenario;
  return (
    <div className="ed-form">
      <Rounds rounds={scenario.rounds} moments={momentsOf(scenario)} loose={looseOf(scenario)} />
      <Pieces scenario={scenario} change={change} />
      <ChoiceField
        wide
        label="Civilians on the map"
        value={scenario.civilians}
        choices={CIVILIANS.map((one) => [one, CIVILIAN_WORDS[one]] as const)}
        change={(civilians) => change({ ...scenario, civilians })}
      />
      <Pods scenario={scenario} change={change} />
      <div className="ed-field wide">
        <CheckField
          label="A timer runs while side A holds a piece it has worked"
          value={timer !== null}
          change={(on) => change({ ...scenario, timer: on ? { piece: 'terminal', within: 2 } : null })}
        />
      </div>
      <Says scenario={scenario} change={change} />
      <Orders scenario={scenario} change={change} side="B" />
      <Orders scenario={scenario} change={change} side="A" />
    </div>
  );
}
