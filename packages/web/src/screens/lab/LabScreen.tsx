// The laboratory: its first page, a question being edited, or one being answered.
import type { Question } from '@xenotable/questions';
import { useSyncExternalStore } from 'react';
import { Fallback } from '../../kit/Fallback.tsx';
import { LabHome } from './LabHome.tsx';
import { AskScreen } from './ask/AskScreen.tsx';
import { questionInAddress } from './ask/link.ts';
import { RunScreen } from './run/RunScreen.tsx';
import './charts/charts.css';
import './lab.css';

interface LabAddress {
  /** 'ask' or 'run'; null for the first page. */
  place: string | null;
  /** A game, or the id of a question. */
  detail: string | null;
}

function questionHere(): Question | null | Error {
  try {
    return questionInAddress();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Opens a question from the address for editing. */
function FromAddress() {
  const question = questionHere();
  if (question === null) return <LabHome />;
  if (question instanceof Error) return <Fallback problem={question.message} />;
  return <AskScreen game={question.game} first={question} />;
}

const hearHash = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

export default function LabScreen({ place, detail }: LabAddress) {
  const hash = useSyncExternalStore(hearHash, () => location.hash);
  switch (place) {
    case null:
      return <FromAddress key={hash} />;
    case 'ask':
      return <AskScreen game={detail ?? ''} />;
    case 'run':
      return <RunScreen key={detail} id={detail ?? ''} />;
    default:
      return <Fallback problem="There is no such page." />;
  }
}
