// The question being edited, as a form and as text.
import type { Question } from '@xenotable/questions';
import { useEffect, useState } from 'react';
import type { Checked } from '../../../worker/labApi.ts';
import { clerk } from './clerk.ts';
import { plainQuestion, questionIn, textOf } from './text.ts';

export interface Asking {
  question: Question;
  text: string;
  /** What is wrong with the text; empty if the form and the text agree. */
  problem: string;
  set(question: Question): void;
  setText(text: string): void;
}

export function useQuestion(first: Question): Asking {
  const [question, setQuestion] = useState(first);
  const [text, write] = useState(() => textOf(first));
  const [problem, setProblem] = useState('');
  return {
    question,
    text,
    problem,
    set(now) {
      setQuestion(now);
      write(textOf(now));
      setProblem('');
    },
    setText(now) {
      write(now);
      try {
        setQuestion(questionIn(now));
        setProblem('');
      } catch (error) {
        setProblem(error instanceof Error ? error.message : String(error));
      }
    },
  };
}

/** Milliseconds after the last change before set-ups are checked. */
const PAUSE = 300;

/** What would be played, or what is wrong. */
export function useChecked(question: Question): { checked: Checked | null; problem: string } {
  const [found, setFound] = useState<{ checked: Checked | null; problem: string }>({
    checked: null,
    problem: '',
  });
  useEffect(() => {
    let left = false;
    const timer = setTimeout(() => {
      clerk.check(plainQuestion(question)).then(
        (checked) => left || setFound({ checked, problem: '' }),
        (error: Error) => left || setFound({ checked: null, problem: error.message }),
      );
    }, PAUSE);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [question]);
  return found;
}
