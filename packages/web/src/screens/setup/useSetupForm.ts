// The state of the form for a new table: seats, the table's name, and options. Changes are stored at once.
import type { Json } from '@xenotable/kernel';
import { type Title, titleOf } from '@xenotable/shelf';
import { useEffect, useState } from 'react';
import { type Chair, type SetupDraft, keepSetup, setupOf } from '../../storage/setups.ts';
import type { Typed } from '../../storage/tableRow.ts';
import type { Sheet } from '../../worker/api.ts';
import { tablesWorker } from '../../worker/client.ts';
import { newChair, seatsOf } from './chairs.ts';
import type { FixedOptions } from './fixed.ts';
import { agreed } from '../../table/shown.ts';

export interface SetupForm extends SetupDraft {
  /** The game's scripted players. */
  scripts: readonly string[];
  /** People share this screen. */
  shared: boolean;
  /** Whether an option's need for another seat is still being found out. */
  seating: boolean;
  setOption(key: string, value: Json): void;
  setChairs(chairs: readonly Chair[]): void;
  setName(name: string): void;
  setCover(cover: boolean): void;
  setTyped(typed: Typed | null): void;
  setHints(hints: boolean): void;
  setSeed(seed: string): void;
  setWatchDelay(decisions: number): void;
  setKeepTalk(keep: boolean): void;
  setPace(pace: SetupDraft['pace']): void;
  wish: ReturnType<typeof wishOf>;
}

const scriptsOf = (sheet: Sheet): string[] => sheet.seats.kinds.filter((kind) => kind !== 'person');

/** The set-up of 'Play now', as far as the form can express it. */
function firstDraft(sheet: Sheet, title: Title | undefined): SetupDraft {
  const quick = title?.quick;
  return {
    name: title?.name ?? sheet.title,
    options: Object.fromEntries(
      Object.entries(quick?.options ?? {}).filter(
        ([key]) => sheet.options[key]?.advanced !== true && Object.hasOwn(sheet.options, key),
      ),
    ),
    chairs: Array.from({ length: Math.max(sheet.seats.least, quick?.seats.length ?? 0) }, (_, i) => {
      const kind = quick?.seats[i]?.kind ?? 'person';
      return newChair(i, kind !== 'person' ? kind : i === 0 ? 'me' : 'other');
    }),
    cover: true,
    typed: null,
    hints: true,
    seed: '',
    watchDelay: 0,
    keepTalk: false,
    pace: null,
  };
}

/** The last set-up, if the game still accepts it. */
function lastDraft(game: string, sheet: Sheet): SetupDraft | null {
  const draft = setupOf(game);
  const { least, most, kinds } = sheet.seats;
  const known = ['me', 'other', 'thinker', ...kinds];
  if (draft === null || draft.chairs.length < least || draft.chairs.length > most) return null;
  if (draft.chairs.some(({ who }) => !known.includes(who))) return null;
  const options = Object.entries(draft.options).filter(([key, value]) =>
    sheet.options[key]?.choices.some((choice) => choice === value),
  );
  return { ...draft, options: Object.fromEntries(options) };
}

const wishOf = (
  game: string,
  sheet: Sheet,
  { name, options, chairs, typed }: SetupDraft,
  fixed: FixedOptions,
) => ({
  game,
  name,
  options: { ...agreed(sheet.options, { ...options, ...fixed }), ...fixed },
  seats: seatsOf(chairs, scriptsOf(sheet)),
  ...(typed !== null && { typed }),
});

export function useSetupForm(game: string, sheet: Sheet, fixed: FixedOptions): SetupForm {
  const [draft, setDraft] = useState(() => lastDraft(game, sheet) ?? firstDraft(sheet, titleOf(game)));
  /** The draft for which it is being found out whether it needs another seat. */
  const [unsure, setUnsure] = useState<SetupDraft | null>(null);
  const change = (part: Partial<SetupDraft>): void => setDraft((now) => ({ ...now, ...part }));
  useEffect(() => keepSetup(game, draft), [game, draft]);
  /** An option may need another person: if one seat more is enough, it is added at once. */
  const setOption = (key: string, value: Json): void => {
    const next = { ...draft, options: { ...draft.options, [key]: value } };
    setDraft(next);
    if (next.chairs.length === sheet.seats.most) return;
    const opens = (one: SetupDraft): Promise<boolean> =>
      tablesWorker.opening(wishOf(game, sheet, one, fixed)).then(
        () => true,
        ({ message }: Error) => !message.startsWith('seats'),
      );
    const wider = { ...next, chairs: [...next.chairs, newChair(next.chairs.length, 'other')] };
    setUnsure(next);
    void (async () => {
      const needed = !(await opens(next)) && (await opens(wider));
      if (needed) setDraft((now) => (now === next ? wider : now));
      setUnsure((now) => (now === next ? null : now));
    })();
  };
  return {
    ...draft,
    options: { ...draft.options, ...fixed },
    scripts: scriptsOf(sheet),
    shared: draft.chairs.some(({ who }) => who === 'other'),
    seating: unsure !== null,
    setOption,
    setChairs: (chairs) => change({ chairs }),
    setName: (name) => change({ name }),
    setCover: (cover) => change({ cover }),
    setTyped: (typed) => change({ typed }),
    setHints: (hints) => change({ hints }),
    setSeed: (seed) => change({ seed }),
    setWatchDelay: (watchDelay) => change({ watchDelay }),
    setKeepTalk: (keepTalk) => change({ keepTalk }),
    setPace: (pace) => change({ pace }),
    wish: wishOf(game, sheet, draft, fixed),
  };
}
