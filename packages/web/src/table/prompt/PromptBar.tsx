// One sentence that says who must do what, at most four buttons, the endings, and Undo at the right end.
import type { Json } from '@xenotable/kernel';
import { type ReactNode, Suspense, lazy } from 'react';
import { useSize } from '../../kit/size.ts';
import { Badge } from '../../kit/draw/Badge.tsx';
import type { GameModule, SeatPanel } from '../contract.ts';
import type { TableState } from '../client/tableState.ts';
import { Marked } from '../../kit/Marked.tsx';
import { endingOf } from '../endingOf.ts';
import { ProgramButtons } from './ProgramButtons.tsx';
import type { Selection } from '../actions/selection.ts';
import { absenceWords } from '../absence/absenceWords.ts';
import { useDeadline } from '../absence/useDeadline.ts';
import type { Table } from '../client/table.ts';
import { NagWords, SafeButton } from './NagBar.tsx';
import { EndingButtons, InsistButton, OfferButtons } from './OfferButtons.tsx';
import { UndoButton } from './UndoButton.tsx';
import { layOut } from './layOut.ts';
import type { Nagging } from './useNag.ts';

const AbsencePrompt = lazy(() => import('../absence/AbsencePrompt.tsx'));

interface PromptProps {
  state: TableState;
  module: GameModule;
  panels: readonly SeatPanel[];
  selection: Selection;
  names: RegExp | null;
  nagging: Nagging;
  /** Null if undo is not available here. */
  undo: (() => void) | null;
  /** How many times undo can be used. */
  undoes: number;
  /** How many choices the next undo takes back. */
  undoSteps: number;
  /** How many times something was played or taken back here. */
  acts: number;
  client: Table;
  /** How much a choice loses, if an open hint knows it. */
  costOf(choice: Json): number | null;
  /** The button that asks for advice. */
  help: ReactNode;
  /** Further buttons, before Undo. */
  more?: ReactNode;
}

/** A sentence with more letters is written smaller, so that all of it is shown. */
const LONG = 80;

/** The sentence when the viewer is not asked. */
function meanwhile(state: TableState, module: GameModule, panels: readonly SeatPanel[], now: number): string {
  const { over, thinking, waiting, watches } = state;
  const watched = watches === null || watches === 'table' ? undefined : panels[watches];
  if (over !== null) return endingOf(module, state).title;
  if (thinking !== null)
    return thinking.problem === null
      ? `${panels[thinking.seat]!.name} is thinking.`
      : `${panels[thinking.seat]!.name} could not go on: ${thinking.problem}`;
  const absent = absenceWords(state, now);
  if (absent !== null) return absent;
  const awaited = waiting.map((seat) => panels[seat]?.name ?? '').join(' and ');
  const says =
    awaited === ''
      ? 'The table goes on by itself.'
      : `${awaited} ${waiting.length > 1 ? 'are' : 'is'} deciding.`;
  return watched === undefined ? says : `You watch with ${watched.name}. ${says}`;
}

/** Cancels the selection or the warning; not shown if the warning has its own button for it. */
function BackButton({ selection, nagging }: Pick<PromptProps, 'selection' | 'nagging'>) {
  const { path, picked, exact } = selection;
  const { nag } = nagging;
  const isPointing = picked !== null || (path.length > 0 && exact.length < 2);
  if (nag === null ? !isPointing : nag.left.next === null) return null;
  return (
    <button
      type="button"
      className="button ghost optional"
      onClick={() => (nag === null ? selection.back() : nagging.close())}
    >
      Back <span className="keycap">Esc</span>
    </button>
  );
}

export function PromptBar(props: PromptProps) {
  const { state, module, panels, selection, names, client, nagging, undo } = props;
  const { picked, path, exact } = selection;
  const size = useSize() === 'phone' ? 'phone' : 'wide';
  const layout = layOut(props, size);
  const { shared, hidden } = layout;
  const { ask } = state;
  const now = useDeadline(state.absence);
  const { nag, commit } = nagging;
  const offers = { state, module, selection, layout, commit };
  const decides = ask !== null && ask.offers.length + ask.spaces.length > 0 && state.over === null;
  const asked = ask && panels[ask.seat];
  const says = layout.sentence ?? (decides ? ask.prompt : meanwhile(state, module, panels, now));
  /** Whether all choices that fit the selection are idle. */
  const forNothing =
    exact.length > 0 && exact.length === selection.fitting.length && layout.shown.length === 0;
  const speaker = asked ?? panels[state.waiting[0] ?? 0];
  return (
    <section className={`prompt${layout.layout}${nag === null ? '' : ' nagging'}`} aria-label="Prompt">
      <div className="prompt-words">
        {speaker && <Badge side={speaker.side} letter={speaker.letter} size={34} />}
        {nag !== null && <NagWords {...{ nagging, nag, picked }} cost={props.costOf(nag.choice)} />}
        <p hidden={nag !== null} className={says.length > LONG ? 'long' : undefined}>
          {asked && state.mine.length > 1 && <b>{asked.name}: </b>}
          <Marked text={says} names={names} />
          {shared !== '' && <span className="muted"> {shared} …</span>}
          {ask !== null && path.length > 0 && picked === null && (
            <span className="muted">
              {forNothing
                ? ' Nothing that it could do with that seems worth it.'
                : exact.length <= 1
                  ? ' Now point at one that is marked.'
                  : shared === '' && ' What shall it do?'}
              {hidden > 0 && size === 'phone' && ' More in Actions.'}
            </span>
          )}
        </p>
      </div>
      <div className="prompt-buttons">
        {state.thinking !== null && !decides && (
          <ProgramButtons thinking={state.thinking} programs={client.programs} />
        )}
        <Suspense>
          {!decides && state.absence !== null && (
            <AbsencePrompt {...{ state, client }} absence={state.absence} />
          )}
        </Suspense>
        {nag === null ? (
          <OfferButtons {...offers} />
        ) : (
          <SafeButton
            {...{ nagging, nag, ask, picked }}
            say={(choice) => module.say?.(choice, state.view) ?? 'Do that first'}
            plan={selection.pick}
            play={commit}
          />
        )}
        {hidden > 0 && <small className="more">More in Actions</small>}
        <BackButton {...{ selection, nagging }} />
        <InsistButton {...offers} nagging={nagging} />
        <EndingButtons {...offers} nagging={nagging} acts={props.acts} />
        {decides && props.help}
        {nag === null && <Suspense>{props.more}</Suspense>}
        {undo !== null && (
          <UndoButton state={{ ...state, undo: props.undoes }} steps={props.undoSteps} undo={undo} />
        )}
      </div>
    </section>
  );
}
