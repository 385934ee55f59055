// The figures that say how reliable an answer is, and what produced it.
import { type Answer, promise } from '@xenotable/questions';
import { Icon } from '../../../kit/draw/Icon.tsx';
import { capital } from '../../../kit/words.ts';
import { grouped, passed, points } from '../charts/numbers.ts';

export function Facts({ answer, spent }: { answer: Answer; spent: number }) {
  const { games, unfinished, made, perDeal, question } = answer;
  const paired =
    question.swap || question.kind === 'lists'
      ? 'games, sides changed'
      : perDeal > 1
        ? 'games, on common deals'
        : 'games';
  return (
    <dl className="lab-facts">
      <div>
        <dt>{paired}</dt>
        <dd>{grouped(games)}</dd>
      </div>
      <div>
        <dt>{made.programs.length > 1 ? 'who played' : 'at every seat'}</dt>
        <dd>{capital(made.programs.join(', '))}</dd>
      </div>
      <div>
        <dt>unfinished, counted</dt>
        <dd>{points(games === 0 ? 0 : unfinished / games)} %</dd>
      </div>
      <div>
        <dt>on this device</dt>
        <dd>{passed(spent)}</dd>
      </div>
    </dl>
  );
}

export function Foot({ answer }: { answer: Answer }) {
  const { question, made, deals } = answer;
  const { first } = question.seeds;
  return (
    <footer className="lab-foot">
      <span>
        <Icon name="check" size={14} />
        set-ups checked before the run
      </span>
      <span>
        <Icon name="dice" size={14} />
        {deals === 0 || answer.even !== null
          ? `deals from ${first} on`
          : `deals ${first} to ${first + deals - 1}`}
      </span>
      <span>
        <Icon name="sync" size={14} />
        kept after each batch, goes on after a reload
      </span>
      <span>
        <Icon name="book" size={14} />
        {made.title}, edition {made.editions.join(', ')}; {made.programs.join(', ')}
        {made.code !== undefined && `; code ${made.code}`}
      </span>
      {answer.state !== 'open' && <p>{promise(answer)}</p>}
    </footer>
  );
}
