// All charts of an answer in two columns, the one that answers the question first.
import type { ReactNode } from 'react';
import type { Answer } from '@xenotable/questions';
import {
  ArmsPanel,
  CausesPanel,
  ContendersPanel,
  CoursePanel,
  DifferencePanel,
  GridPanel,
  LengthPanel,
  type OpenGames,
  PairsPanel,
} from './Panels.tsx';

interface AnswerChartsProps {
  answer: Answer;
  tables: boolean;
  open: OpenGames;
  /** What else stands at the left and at the right while it is answered. */
  left?: ReactNode;
  right?: ReactNode;
}

function Main(props: AnswerChartsProps) {
  switch (props.answer.question.kind) {
    case 'variants':
      return <DifferencePanel {...props} />;
    case 'lists':
      return <ContendersPanel {...props} />;
    case 'grid':
      return <GridPanel {...props} />;
    default:
      return <ArmsPanel {...props} />;
  }
}

export function AnswerCharts(props: AnswerChartsProps) {
  const { answer, left, right } = props;
  const { kind } = answer.question;
  const played = answer.games > 0;
  return (
    <div className="lab-columns">
      <div className="lab-column">
        <Main {...props} />
        {left}
        {played && <CausesPanel {...props} />}
      </div>
      <div className="lab-column">
        {right}
        {played && kind === 'variants' && <ArmsPanel {...props} />}
        {kind === 'lists' && <PairsPanel {...props} />}
        {played && <LengthPanel {...props} />}
        <CoursePanel {...props} />
      </div>
    </div>
  );
}
