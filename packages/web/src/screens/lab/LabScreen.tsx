// The laboratory: its first page, a question that is put together, or one that is answered.
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
  /** A game, or a question that was asked. */
  detail: string | null;
}

function questionHere(): Question | null | Error {
  try {
    return questionInAddress();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** A question in the address is put together further. */
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
