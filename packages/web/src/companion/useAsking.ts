// One question being answered: what is picked, which dice are typed, and what is sent.
import type { Answers, Outlook, Sheet, Throw } from '@xenotable/kernel/companion';
import type { Awaited, Json, Refusal } from '@xenotable/kernel';
import { useState } from 'react';
import type { Table } from '../table/client/table.ts';
import type { TableState } from '../table/client/tableState.ts';
import { play } from '../table/sound.ts';
import { type Throwing, resultsOf, rollHere, throwing } from './throwing.ts';
import { answerOf, firstAnswers, outlookOf, viewOf } from './view.ts';

export interface Asking {
  sheet: Sheet | null;
  picked: Answers;
  pick(key: string, value: string): void;
  outlook: Outlook | undefined;
  /** Dice are being typed. */
  dice: { throwing: Throwing; typed: readonly number[]; sides: number } | null;
  type(value: number): void;
  erase(): void;
  rollRest(): void;
  /** What the button at the foot does. */
  go(): void;
  /** From the dice back to the answers; null where there is no way. */
  toAnswers: (() => void) | null;
  problem: string;
  send(choice: Json): void;
  undo(steps: number): void;
}

/** A throw that nobody foresaw: what it is for, as the table says it. */
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

/** What is typed belongs to one question: with the next one it is forgotten. */
interface Draft {
  of: string;
  picked: Answers;
  rolling: boolean;
  typed: readonly number[];
}

const fresh = (of: string, sheet: Sheet | null): Draft => {
  const picked = sheet === null ? {} : firstAnswers(sheet);
  const only = sheet?.outlooks.length === 1 ? sheet.outlooks[0] : undefined;
  return { of, picked, rolling: (only?.throws.length ?? 0) > 0, typed: [] };
};

export function useAsking(client: Table, state: TableState): Asking {
  const { sheet } = viewOf(state);
  const { awaited, seq, viewer } = state;
  const of = `${seq} ${awaited?.results.length ?? ''}`;
  const [kept, setKept] = useState<Draft>(() => fresh(of, sheet));
  const [problem, setProblem] = useState('');
  const draft = kept.of === of ? kept : fresh(of, sheet);
  const set = (change: Partial<Draft>): void => {
    setProblem('');
    setKept({ ...draft, ...change });
  };
  const seat = viewer === 'table' ? 0 : viewer;
  const outlook = sheet === null ? undefined : outlookOf(sheet, draft.picked);
  const throws = awaited !== null ? [awaitedThrow(awaited)] : draft.rolling ? (outlook?.throws ?? []) : [];
  const now = throwing(throws, draft.typed);
  const nextThrow = now.thrown.find(({ throw: one, dice }) => dice.length < one.dice);
  const sides = nextThrow?.throw.sides ?? throws.at(-1)?.sides ?? 6;
  const heard = (sent: Promise<Refusal | null>): void => {
    sent.then(
      (refusal) => setProblem(refusal?.reason ?? ''),
      (error: Error) => setProblem(error.message),
    );
  };
  const send = (choice: Json, results: readonly number[] = []): void =>
    heard(client.choose(seat, choice, results));
  const takeResult = (): void => {
    if (!now.settled) return;
    const results = resultsOf(now, draft.typed, rollHere);
    if (awaited !== null) heard(client.roll([...awaited.results, ...results]));
    else send(answerOf(outlook?.answers ?? {}), results);
  };
  return {
    sheet,
    picked: draft.picked,
    pick: (key, value) => set({ picked: { ...draft.picked, [key]: value } }),
    outlook,
    dice: throws.length > 0 ? { throwing: now, typed: draft.typed, sides } : null,
    type(value) {
      if (value < 1 || value > sides) play('refuse');
      else if (draft.typed.length < now.wanted) set({ typed: [...draft.typed, value] });
    },
    erase: () => set({ typed: draft.typed.slice(0, -1) }),
    rollRest() {
      play('roll');
      let typed = [...draft.typed];
      // Each throw may end the rest, so they fall one after the other.
      for (let step = throwing(throws, typed); typed.length < step.wanted; step = throwing(throws, typed)) {
        const kind = step.thrown.find(({ throw: one, dice }) => dice.length < one.dice)?.throw.sides ?? 6;
        typed = [...typed, rollHere(kind)];
      }
      set({ typed });
    },
    go() {
      if (throws.length > 0) takeResult();
      else if (outlook === undefined) return;
      else if (outlook.throws.length > 0) set({ rolling: true });
      else send(answerOf(outlook.answers));
    },
    toAnswers:
      awaited === null && draft.rolling && (sheet?.outlooks.length ?? 0) > 1
        ? () => set({ rolling: false, typed: [] })
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
