// While somebody else decides: prepares an answer to the question that probably comes next. It is played when the
// question comes and the answer is legal, and lapses otherwise. Nobody else sees it.
import type { ForeseenQuestion } from '@xenotable/bots';
import { type Seat, type Worded, canAct } from '@xenotable/kernel';
import { newSeed } from '@xenotable/seed';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { Alert } from '../../kit/Alert.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import type { Table } from '../client/table.ts';
import type { TableState } from '../client/tableState.ts';
import { OrderList } from './OrderList.tsx';

/** The server's limit for the words of an order. */
const LONGEST_WORDS = 300;

interface QuestionProps {
  question: ForeseenQuestion;
  prepare(answer: Worded): void;
}

function Question({ question: { prompt, alike, answers, rule }, prepare }: QuestionProps) {
  const [chosen, setChosen] = useState(0);
  const id = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const answer = answers[chosen];
    if (answer !== undefined) prepare(answer);
  };
  return (
    <form className="naming" onSubmit={submit}>
      <label className="label" htmlFor={id}>
        {alike ? prompt : `For example: ${prompt}`} <small>{rule}</small>
      </label>
      <select
        id={id}
        className="field"
        value={chosen}
        onChange={({ target }) => setChosen(Number(target.value))}
      >
        {answers.map(({ words }, i) => (
          <option key={words} value={i}>
            {words}
          </option>
        ))}
      </select>
      <button type="submit" className="button">
        Prepare
      </button>
    </form>
  );
}

interface PrepareDialogProps {
  state: TableState;
  client: Table;
  seat: Seat;
  close(): void;
}

export default function PrepareDialog({ state, client, seat, close }: PrepareDialogProps) {
  const [questions, setQuestions] = useState<readonly ForeseenQuestion[] | null>(null);
  const [problem, setProblem] = useState('');
  const asked = state.ask !== null && canAct(state.ask);
  const { seq } = state;
  useEffect(() => {
    let current = true;
    client.advice.foresee().then(
      (foreseen) => current && setQuestions(foreseen),
      (error: Error) => current && setProblem(error.message),
    );
    return () => {
      current = false;
    };
  }, [client, seq]);
  const orders = client.orders.of(seat);
  const prepare = async ({ rule, prompt }: ForeseenQuestion, { choice, words }: Worded): Promise<void> => {
    const answer = {
      id: newSeed().slice(0, 20),
      choose: choice,
      asked: prompt.slice(0, LONGEST_WORDS),
      words: words.slice(0, LONGEST_WORDS),
    };
    setProblem((await client.orders.set(seat, { ...orders, [rule]: answer }))?.reason ?? '');
  };
  return (
    <Dialog title="Prepare an answer" close={close}>
      <p className="muted">
        It is played when this is asked of you and it is possible then; otherwise it lapses, and you are
        asked. Nobody else hears of it.
      </p>
      <OrderList {...{ state, client, seat }} />
      {asked ? (
        <p>You are asked just now.</p>
      ) : (
        <section aria-label="What you may be asked next">
          <h2 className="label">What you may be asked next</h2>
          {questions === null && problem === '' && <p className="muted">Looking ahead …</p>}
          {questions?.length === 0 && <p>Nothing can be foreseen just now.</p>}
          {questions?.map((question) => (
            <Question
              key={question.rule}
              question={question}
              prepare={(answer) => void prepare(question, answer)}
            />
          ))}
        </section>
      )}
      <Alert words={problem} />
    </Dialog>
  );
}
