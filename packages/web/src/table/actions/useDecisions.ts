// Decisions at a table: playing, taking back, and showing why something is refused.
import type { Json, Refusal } from '@xenotable/kernel';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { keepPlayedRows, playedRowsOf } from '../../storage/playedRows.ts';
import { play as playSound } from '../sound.ts';
import type { Table } from '../client/table.ts';
import type { TableState } from '../client/tableState.ts';
import type { GameModule } from '../contract.ts';
import { partsOf, together } from '../together.ts';
import { type PlaceInRow, playInRow } from './playInRow.ts';
import { type Row, standing, stepsBack, timesBack, withRow } from './played.ts';

/** How long a refusal stays on the screen, in milliseconds. */
const READABLE = 6000;
const MOMENT = 400;
const SPOILT = 'The rest of the plan is no longer possible';

export interface Decisions {
  commit(choice: Json): void;
  /** Plays several in a row; stops at the first refusal. */
  playAll(choices: readonly Json[]): void;
  /** Answers a question for the player, as part of the act before it. */
  goOn(choice: Json): void;
  /** Enters the results of the player's own dice. */
  roll(results: readonly number[]): void;
  /** Takes back the last choice, or the row that was played as one. */
  undo(): void;
  /** How many times undo can be used. */
  undoes: number;
  /** How many choices the next undo takes back. */
  undoSteps: number;
  /** Shows a refusal. */
  refuse(no: Refusal): void;
  /** Shows what is wrong with something that was typed. */
  complain(words: string): void;
  /** How many times something was played or taken back here. */
  acts: number;
  /** Several choices are being played in a row. */
  busy: boolean;
  /** The last message shown. */
  alarm: string;
  /** Whether something was played a moment ago: then the same key was pressed twice by accident. */
  justActed(): boolean;
}

/** A message that is shown for a while. */
function useAlarm(): [alarm: string, say: (words: string) => void] {
  const [alarm, setAlarm] = useState('');
  const say = useCallback((words: string) => {
    setAlarm(words);
    setTimeout(() => setAlarm((now) => (now === words ? '' : now)), READABLE);
  }, []);
  return [alarm, say];
}

function useComplaints(say: (words: string) => void): Pick<Decisions, 'complain' | 'refuse'> {
  const complain = useCallback(
    (words: string) => {
      playSound('refuse');
      say(words);
    },
    [say],
  );
  const refuse = useCallback(({ reason, rule }: Refusal) => complain(`${reason} (${rule})`), [complain]);
  return { complain, refuse };
}

/** Whether a row of choices has brought enough of what it is for; one that begins with enough is played to its end. */
function useEnough(client: Table, module: Pick<GameModule, 'enough'>) {
  const stops = useRef(false);
  return useMemo(() => {
    const isEnough = (): boolean => {
      const view = client.latestView();
      return view !== null && module.enough?.(view) === true;
    };
    return {
      begin: () => void (stops.current = !isEnough()),
      isReached: () => stops.current && isEnough(),
    };
  }, [client, module]);
}

/** Rows of choices that were played as one and can be taken back as one. */
function usePlayedRows(
  client: Table,
  id: string,
  depth: number,
): readonly [rows: readonly Row[], add: (row: Row) => void] {
  const [rows, setRows] = useState<readonly Row[]>(() => playedRowsOf(id));
  useEffect(() => keepPlayedRows(id, rows), [id, rows]);
  // Forgets rows that can no longer be taken back or were taken back elsewhere. The table knows how many choices can be taken back.
  useEffect(() => setRows((known) => standing(known, client.state()?.undo ?? 0)), [client, depth]);
  const add = useCallback((row: Row) => setRows((known) => withRow(known, row)), []);
  return [rows, add];
}

/** Enters results of the player's own dice. */
function useRoll(
  client: Table,
  refuse: (no: Refusal) => void,
  say: (words: string) => void,
): Decisions['roll'] {
  return useCallback(
    (results) => {
      client.roll(results).then(
        (refusal) => refusal && refuse(refusal),
        (error: Error) => say(error.message),
      );
    },
    [client, refuse, say],
  );
}

/** Takes back the last choice, or the row that was played as one. */
function useTakingBack(
  client: Table,
  { depth, viewer, rows }: { depth: number; viewer: TableState['viewer']; rows: readonly Row[] },
  { counted, refuse, say }: { counted(): void; refuse(no: Refusal): void; say(words: string): void },
): Pick<Decisions, 'undo' | 'undoes' | 'undoSteps'> {
  const undo = useCallback(() => {
    counted();
    if (depth === 0 || viewer === 'table') return;
    const back = async (): Promise<void> => {
      for (let steps = stepsBack(rows, depth); steps > 0; steps--) {
        const refusal = await client.undo(viewer);
        if (refusal !== null) return refuse(refusal);
      }
    };
    void back().catch((error: Error) => say(error.message));
  }, [client, depth, viewer, refuse, rows, say, counted]);
  return { undo, undoes: timesBack(rows, depth), undoSteps: stepsBack(rows, depth) };
}

export function useDecisions(
  client: Table,
  module: Pick<GameModule, 'enough'>,
  { id, ask, awaited, undo: depth, viewer }: TableState,
): Decisions {
  const [alarm, say] = useAlarm();
  const [busy, setBusy] = useState(false);
  const [acts, setActs] = useState(0);
  const [rows, addRow] = usePlayedRows(client, id, depth);
  const { complain, refuse } = useComplaints(say);
  const seat = ask?.seat;
  const acted = useRef(0);
  const justActed = useCallback(() => Date.now() - acted.current < MOMENT, []);
  /** Choices still to be played after the player's own dice are typed in. */
  const rest = useRef<readonly Json[]>([]);
  const enough = useEnough(client, module);
  const playRow = useCallback(
    (choices: readonly Json[], begun: boolean) => {
      if (seat === undefined) return;
      // Whoever forbids it, such as a lesson, says why.
      if (client.forbids(together([...choices])) !== null) return playSound('refuse');
      acted.current = Date.now();
      setActs((before) => before + 1);
      rest.current = [];
      if (!begun) enough.begin();
      const table = {
        choose: (choice: Json, place: PlaceInRow) => client.choose(seat, choice, [], place),
        awaits: () => client.state()?.awaited != null,
        isEnough: enough.isReached,
      };
      const play = async (): Promise<void> => {
        const { count, refusal, rest: left } = await playInRow(table, choices, begun);
        const refused = choices[count];
        // The first choices may make the rest of the plan impossible: something was found, a die fell badly. A lesson says itself what it waits for.
        if (refusal !== null && refused !== undefined)
          return count > 0 && client.forbids(refused) === null
            ? say(`${SPOILT}: ${refusal.reason}`)
            : refuse(refusal);
        rest.current = left;
        if (table.awaits()) return;
        playSound('play');
        addRow({ depth: client.state()?.undo ?? 0, count });
      };
      setBusy(choices.length > 1);
      void play()
        .catch((error: Error) => say(error.message))
        .finally(() => {
          client.endRow();
          setBusy(false);
        });
    },
    [client, seat, refuse, say, enough, addRow],
  );
  const playAll = useCallback((choices: readonly Json[]) => playRow(choices, false), [playRow]);
  const goOn = useCallback((choice: Json) => playRow([choice], true), [playRow]);
  const playRest = useEffectEvent(() => {
    if (rest.current.length > 0 && awaited === null && ask !== null) playRow(rest.current, true);
  });
  useEffect(() => playRest(), [ask, awaited]);
  const commit = useCallback((choice: Json) => playAll(partsOf(choice)), [playAll]);
  const roll = useRoll(client, refuse, say);
  const counted = useCallback(() => setActs((before) => before + 1), []);
  const takingBack = useTakingBack(client, { depth, viewer, rows }, { counted, refuse, say });
  return { commit, playAll, goOn, roll, ...takingBack, refuse, complain, acts, busy, alarm, justActed };
}
