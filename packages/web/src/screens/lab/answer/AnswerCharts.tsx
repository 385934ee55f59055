// All charts of an answer in two columns, the one that answers the question first.
import type { ReactNode } from 'react';
import type { Answer } from '@xenotable/questions';
import { CausesPanel, CoursePanel, LengthPanel, LookPanel, TurnsPanel } from './EndPanels.tsx';
import { ArmsPanel, ContendersPanel, DifferencePanel } from './IntervalPanels.tsx';
import { GridPanel, PairsPanel } from './MapPanels.tsx';
import { PicksPanel } from './PicksPanel.tsx';
import type { OpenGames } from './panel.ts';

interface AnswerChartsProps {
  answer: Answer;
  tables: boolean;
  open: OpenGames;
  /** Other content at the left and at the right while it is answered. */
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
        {played && <LookPanel {...props} />}
      </div>
      <div className="lab-column">
        {right}
        {played && kind === 'variants' && <ArmsPanel {...props} />}
        {kind === 'lists' && <PairsPanel {...props} />}
        {played && <LengthPanel {...props} />}
        <PicksPanel {...props} />
        <CoursePanel {...props} />
        <TurnsPanel {...props} />
      </div>
    </div>
  );
}
