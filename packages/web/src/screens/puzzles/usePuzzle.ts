// A puzzle on the page: its table, the answers, and the stored result.
import { type Verdict, puzzleIdOf } from '@xenotable/bots';
import { type Json, type Refusal, writeRecord } from '@xenotable/kernel';
import { useEffect, useEffectEvent, useState } from 'react';
import { go } from '../../kit/router.tsx';
import { notes } from '../../storage/notesStore.ts';
import { keepPuzzleMark } from '../../storage/puzzleMarks.ts';
import { PuzzleTransport } from '../../table/client/puzzleTransport.ts';
import { Table } from '../../table/client/table.ts';
import type { PuzzleHere } from '../../table/puzzle/puzzleHere.ts';
import { adviceWorker, tablesWorker } from '../../worker/client.ts';
import { type Chosen, type PuzzleSet, nextOf, placesOf } from './puzzleSet.ts';

const DONE: Refusal = {
  rule: 'puzzle',
  reason: 'It is solved: go on to the next one, or play on from here.',
};

interface Course {
  verdict: Verdict | null;
  looking: boolean;
  tries: number;
  nudged: boolean;
  shown: boolean;
  solved: boolean;
}

const BEGINNING: Course = {
  verdict: null,
  looking: false,
  tries: 0,
  nudged: false,
  shown: false,
  solved: false,
};

export interface PuzzleAtTable {
  /** Null until the position is ready. */
  client: Table | null;
  here: PuzzleHere;
  problem: string;
}

export function usePuzzle(
  set: PuzzleSet,
  { puzzle, name, place, own }: Chosen,
  removed: () => void,
): PuzzleAtTable {
  const [opened, setOpened] = useState<{ client: Table; fitted: boolean } | null>(null);
  const [course, setCourse] = useState(BEGINNING);
  const [problem, setProblem] = useState('');
  const fail = (error: Error): void => setProblem(error.message);
  const { game } = set;
  const id = puzzleIdOf(puzzle);
  const answer = useEffectEvent(async (choice: Json): Promise<Refusal | null> => {
    if (course.solved || course.shown) return DONE;
    setCourse((now) => ({ ...now, looking: true, verdict: null }));
    const verdict = await adviceWorker.answerPuzzle(puzzle, choice).catch((error: Error) => {
      setCourse((now) => ({ ...now, looking: false }));
      throw error;
    });
    if ('refusal' in verdict) {
      setCourse((now) => ({ ...now, looking: false }));
      return verdict.refusal;
    }
    const solved = verdict.kind === 'right' || verdict.kind === 'better';
    if (solved) keepPuzzleMark(game, id, course.tries === 0 && !course.nudged ? 'solved' : 'later');
    setCourse((now) => ({ ...now, looking: false, verdict, solved, tries: now.tries + 1 }));
    return null;
  });
  useEffect(() => {
    let left = false;
    let table: Table | null = null;
    // Loads the rules before the first answer.
    void adviceWorker.sheet(game).catch(() => undefined);
    const transport = new PuzzleTransport(`puzzle.${id}`, 'Puzzle', puzzle, (choice) => answer(choice));
    Table.open(`puzzle.${id}`, transport).then(
      (client) => {
        table = client;
        if (left) client.close();
        else setOpened({ client, fitted: transport.fitted });
      },
      (error: Error) => setProblem(error.message),
    );
    return () => {
      left = true;
      table?.close();
    };
  }, [game, id, puzzle]);
  const here: PuzzleHere = {
    puzzle,
    name,
    ...placesOf(set, place),
    ...course,
    fitted: opened?.fitted ?? false,
    next: nextOf(set, place),
    nudge: () => setCourse((now) => ({ ...now, nudged: true, verdict: now.solved ? now.verdict : null })),
    again: () => setCourse((now) => ({ ...now, verdict: null })),
    show() {
      keepPuzzleMark(game, id, 'shown');
      setCourse((now) => ({ ...now, shown: true }));
    },
    playOn: () =>
      void tablesWorker
        .take(writeRecord(puzzle.record), `From ${name}`)
        .then((row) => go(`/table/${row.id}`), fail),
    remove: own && (() => void notes.removePuzzle(own.id).then(removed, fail)),
  };
  return { client: opened?.client ?? null, here, problem };
}
