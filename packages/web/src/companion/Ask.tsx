// One question: who acts, what people do, and large answers with what each would mean.
import {
  type Answers,
  type Question,
  type Sheet,
  type TrailItem,
  isAsked,
} from '@xenotable/kernel/companion';
import { Badge } from '../kit/draw/Badge.tsx';
import { Icon } from '../kit/draw/Icon.tsx';
import { RuleChip } from '../table/rules/RuleChip.tsx';
import { outlookOf } from './view.ts';

interface TrailProps {
  trail: readonly TrailItem[];
  /** How many answers can be taken back. */
  undo: number;
  back(steps: number): void;
}

/** The answers so far; pressing one goes back to it. */
export function Trail({ trail, undo, back }: TrailProps) {
  if (trail.length === 0) return null;
  return (
    <ol className="companion-trail" aria-label="Already answered">
      {trail.map(({ label, value }, i) => {
        const steps = trail.length - i;
        const words = (
          <>
            <Icon name="check" size={14} />
            {label}: <b>{value}</b>
          </>
        );
        return (
          <li key={i}>
            {steps <= undo ? (
              <button type="button" onClick={() => back(steps)}>
                {words}
              </button>
            ) : (
              <span>{words}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

export const Doing = ({ sheet: { subject, act } }: { sheet: Sheet }) => (
  <>
    {subject && (
      <div className="companion-subject">
        <Badge side={subject.side === 'people' ? 'a' : 'b'} letter={subject.letter} size={48} />
        <div>
          <b>{subject.name}</b>
          <span>{subject.detail}</span>
        </div>
        {subject.rule !== undefined && <RuleChip rule={subject.rule} />}
      </div>
    )}
    {act && (
      <p className="companion-act">
        {act.words}
        <small>
          {act.why} <RuleChip rule={act.rule} />
        </small>
      </p>
    )}
  </>
);

interface AnswersProps {
  sheet: Sheet;
  question: Question;
  picked: Answers;
  pick(key: string, value: string): void;
}

function AnswerButtons({ sheet, question, picked, pick }: AnswersProps) {
  const { key, answers, look } = question;
  return (
    <div className={`companion-answers ${look}`} role="group" aria-label={question.title}>
      {answers.map(({ value, label, detail }) => {
        const outlook = outlookOf(sheet, { ...picked, [key]: value });
        const says = [label, detail, outlook?.value, outlook?.note].filter(Boolean).join(', ');
        const chosen = picked[key] === value;
        return (
          <button
            key={value}
            type="button"
            className={chosen ? 'answer chosen' : 'answer'}
            aria-pressed={chosen}
            aria-label={says}
            onClick={() => pick(key, value)}
          >
            <b>{label}</b>
            {detail !== undefined && <span>{detail}</span>}
            {(outlook?.value ?? outlook?.note) !== undefined && look !== 'numbers' && (
              <em>
                {outlook?.value}
                <i>{outlook?.note}</i>
              </em>
            )}
          </button>
        );
      })}
    </div>
  );
}

export const Questions = ({ sheet, picked, pick }: Omit<AnswersProps, 'question'>) => (
  <>
    {sheet.questions
      .filter((question) => isAsked(question, picked))
      .map((question, i) => (
        <section key={question.key}>
          <h2 className={i === 0 ? 'companion-question' : 'companion-question second'}>{question.title}</h2>
          <AnswerButtons {...{ sheet, question, picked, pick }} />
        </section>
      ))}
  </>
);
