// Deciding at a table: playing, taking back, and saying why not.
import type { Json, Refusal } from '@xenotable/kernel';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { play as playSound } from '../sound.ts';
import type { Table } from '../client/table.ts';
import type { TableState } from '../client/tableState.ts';
import { partsOf } from '../together.ts';
import { type Row, standing, stepsBack, timesBack, withRow } from './played.ts';

/** How long a refusal stays on the screen, in milliseconds. */
const READABLE = 6000;
const MOMENT = 400;

export interface Decisions {
  commit(choice: Json): void;
  /** Several in a row; stops at the first that is refused. */
  playAll(choices: readonly Json[]): void;
  /** Types in the results of one's own dice. */
  roll(results: readonly number[]): void;
  /** Takes back the last choice, or the row that was played as one. */
  undo(): void;
  /** How often something can be taken back. */
  undoes: number;
  /** Says why not. */
  refuse(no: Refusal): void;
  /** Says what is wrong with something that was typed. */
  complain(words: string): void;
  /** How often something was played or taken back here. */
  acts: number;
  /** Several choices are being played in a row. */
  busy: boolean;
  /** What was said last. */
  alarm: string;
  /** Something was played a moment ago: the same key again was meant for that. */
  justActed(): boolean;
}

export function useDecisions(client: Table, { ask, awaited, undo: depth, viewer }: TableState): Decisions {
  const [alarm, setAlarm] = useState('');
  const [busy, setBusy] = useState(false);
  const [acts, setActs] = useState(0);
  const [rows, setRows] = useState<readonly Row[]>([]);
  // What was closed off or taken back elsewhere is a row no longer; the table itself knows best how far it goes.
  useEffect(() => setRows((known) => standing(known, client.state()?.undo ?? 0)), [client, depth]);
  const say = useCallback((words: string) => {
    setAlarm(words);
    setTimeout(() => setAlarm((now) => (now === words ? '' : now)), READABLE);
  }, []);
  const complain = useCallback(
    (words: string) => {
      playSound('refuse');
      say(words);
    },
    [say],
  );
  const refuse = useCallback(({ reason, rule }: Refusal) => complain(`${reason} (${rule})`), [complain]);
  const seat = ask?.seat;
  const acted = useRef(0);
  const justActed = useCallback(() => Date.now() - acted.current < MOMENT, []);
  /** What is still to be played when the results of one's own dice have been typed in. */
  const rest = useRef<readonly Json[]>([]);
  const playAll = useCallback(
    (choices: readonly Json[]) => {
      if (seat === undefined) return;
      acted.current = Date.now();
      setActs((before) => before + 1);
      rest.current = [];
      const play = async (): Promise<void> => {
        for (const [i, choice] of choices.entries()) {
          const refusal = await client.choose(seat, choice);
          // What the first choices led to may end the plan: something was found, a die fell badly.
          if (refusal !== null)
            return i === 0 ? refuse(refusal) : say(`The plan stops here: ${refusal.reason}`);
          if (client.state()?.awaited) {
            rest.current = choices.slice(i + 1);
            return;
          }
        }
        playSound('play');
        const row = { depth: client.state()?.undo ?? 0, count: choices.length };
        setRows((known) => withRow(known, row));
      };
      setBusy(choices.length > 1);
      void play()
        .catch((error: Error) => say(error.message))
        .finally(() => setBusy(false));
    },
    [client, seat, refuse, say],
  );
  const goOn = useEffectEvent(() => {
    if (rest.current.length > 0 && awaited === null && ask !== null) playAll(rest.current);
  });
  useEffect(() => goOn(), [ask, awaited]);
  const commit = useCallback((choice: Json) => playAll(partsOf(choice)), [playAll]);
  const roll = useCallback(
    (results: readonly number[]) => {
      client.roll(results).then(
        (refusal) => refusal && refuse(refusal),
        (error: Error) => say(error.message),
      );
    },
    [client, refuse, say],
  );
  const undo = useCallback(() => {
    setActs((before) => before + 1);
    if (depth === 0 || viewer === 'table') return;
    const back = async (): Promise<void> => {
      for (let steps = stepsBack(rows, depth); steps > 0; steps--) {
        const refusal = await client.undo(viewer);
        if (refusal !== null) return refuse(refusal);
      }
    };
    void back().catch((error: Error) => say(error.message));
  }, [client, depth, viewer, refuse, rows, say]);
  const undoes = timesBack(rows, depth);
  return { commit, playAll, roll, undo, undoes, refuse, complain, acts, busy, alarm, justActed };
}
