// One question being answered: the picked answers, the typed dice, and what is sent.
import type { Answers, CompanionView, Outlook, Sheet, Throw } from '@xenotable/kernel/companion';
import type { Awaited, Json, Refusal } from '@xenotable/kernel';
import { useState } from 'react';
import type { Table } from '../table/client/table.ts';
import type { TableState } from '../table/client/tableState.ts';
import { play } from '../table/sound.ts';
import { type Throwing, resultsOf, rollHere, sidesAt, throwing, withDie } from './throwing.ts';
import { answerOf, firstAnswers, knowsDoubts, outlookOf, viewOf } from './view.ts';

export interface Asking {
  sheet: Sheet | null;
  picked: Answers;
  pick(key: string, value: string): void;
  outlook: Outlook | undefined;
  /** Dice are being typed; `instead` is the index of one that is typed again. */
  dice: { throwing: Throwing; typed: readonly number[]; sides: number; instead: number | null } | null;
  type(value: number): void;
  /** Marks a typed die to be typed again; a second call removes the mark. */
  doubt(place: number): void;
  erase(): void;
  rollRest(): void;
  /** The action of the button at the foot. */
  go(): void;
  /** Goes from the dice back to the answers; null if that is not possible. */
  toAnswers: (() => void) | null;
  problem: string;
  send(choice: Json): void;
  undo(steps: number): void;
}

/** A throw that the sheet did not announce, with its purpose as the table says it. */
function awaitedThrow({ wanted, purpose, words }: Awaited): Throw {
  const sum = /^≤ (\d+)$/.exec(purpose.need ?? '')?.[1];
  return {
    label: purpose.words ?? words,
    dice: wanted.dice ?? 1,
    sides: wanted.sides,
    ...(sum !== undefined && !purpose.each && { need: { atMost: Number(sum) } }),
    rule: wanted.why,
  };
}

/** Input belongs to one question and is forgotten with the next one. */
interface Draft {
  of: string;
  picked: Answers;
  rolling: boolean;
  typed: readonly number[];
  instead: number | null;
}

const fresh = (of: string, view: CompanionView): Draft => {
  const { sheet } = view;
  const decided = knowsDoubts(view) ? view.decided : null;
  const asked = decided !== null && (sheet?.questions.some(({ key }) => key === decided.key) ?? false);
  const picked = {
    ...(sheet === null ? {} : firstAnswers(sheet)),
    ...(decided !== null && asked && { [decided.key]: decided.value }),
  };
  const only = sheet?.outlooks.length === 1 ? sheet.outlooks[0] : undefined;
  return { of, picked, rolling: (only?.throws.length ?? 0) > 0, typed: [], instead: null };
};

export function useAsking(client: Table, state: TableState): Asking {
  const view = viewOf(state);
  const [{ sheet }, { awaited, seq, viewer }] = [view, state];
  const of = `${seq} ${awaited?.results.length ?? ''}`;
  const [kept, setKept] = useState<Draft>(() => fresh(of, view));
  const [problem, setProblem] = useState('');
  const draft = kept.of === of ? kept : fresh(of, view);
  const set = (change: Partial<Draft>): void => {
    setProblem('');
    setKept({ ...draft, ...change });
  };
  const seat = viewer === 'table' ? 0 : viewer;
  const outlook = sheet === null ? undefined : outlookOf(sheet, draft.picked);
  const throws = awaited !== null ? [awaitedThrow(awaited)] : draft.rolling ? (outlook?.throws ?? []) : [];
  const now = throwing(throws, draft.typed);
  const nextThrow = now.thrown.find(({ throw: one, dice }) => dice.length < one.dice);
  const { instead } = draft;
  /** Dice of throws that an earlier throw has made unnecessary no longer count. */
  const typed = draft.typed.slice(0, now.wanted);
  const doubted = instead === null ? undefined : sidesAt(now, instead);
  const sides = doubted ?? nextThrow?.throw.sides ?? throws.at(-1)?.sides ?? 6;
  const heard = (sent: Promise<Refusal | null>): void => {
    sent.then(
      (refusal) => setProblem(refusal?.reason ?? ''),
      (error: Error) => setProblem(error.message),
    );
  };
  const send = (choice: Json, results: readonly number[] = []): void =>
    heard(client.choose(seat, choice, results));
  const takeResult = (): void => {
    if (!now.settled || instead !== null) return;
    const results = resultsOf(now, typed, rollHere);
    if (awaited !== null) heard(client.roll([...awaited.results, ...results]));
    else send(answerOf(outlook?.answers ?? {}), results);
  };
  return {
    sheet,
    picked: draft.picked,
    pick: (key, value) => set({ picked: { ...draft.picked, [key]: value } }),
    outlook,
    dice: throws.length > 0 ? { throwing: now, typed, sides, instead } : null,
    type(value) {
      if (value < 1 || value > sides) play('refuse');
      else if (instead !== null || typed.length < now.wanted)
        set({ typed: withDie(typed, value, instead), instead: null });
    },
    doubt: (place) => set({ instead: instead === place ? null : place }),
    erase: () => set(instead === null ? { typed: typed.slice(0, -1) } : { instead: null }),
    rollRest() {
      play('roll');
      let all: readonly number[] = typed;
      // Each throw may make the rest unnecessary, so they are rolled one after the other.
      for (let step = throwing(throws, all); all.length < step.wanted; step = throwing(throws, all)) {
        const kind = step.thrown.find(({ throw: one, dice }) => dice.length < one.dice)?.throw.sides ?? 6;
        all = [...all, rollHere(kind)];
      }
      set({ typed: all, instead: null });
    },
    go() {
      if (throws.length > 0) takeResult();
      else if (outlook === undefined) return;
      else if (outlook.throws.length > 0) set({ rolling: true });
      else send(answerOf(outlook.answers));
    },
    toAnswers:
      awaited === null && draft.rolling && (sheet?.outlooks.length ?? 0) > 1
        ? () => set({ rolling: false, typed: [], instead: null })
        : null,
    problem,
    send: (choice) => send(choice),
    undo(steps) {
      const back = async (): Promise<Refusal | null> => {
        let refusal: Refusal | null = null;
        for (let i = 0; i < steps && refusal === null; i++) refusal = await client.undo(seat);
        return refusal;
      };
      heard(back());
    },
  };
}
