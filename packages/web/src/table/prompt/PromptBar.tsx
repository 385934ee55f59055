// One sentence that says who must do what, at most four buttons, and Undo at the right end. The first button is Enter.
import type { Json } from '@xenotable/kernel';
import { useSize } from '../../kit/size.ts';
import { Badge } from '../../kit/draw/Badge.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import type { GameModule, SeatPanel } from '../contract.ts';
import type { ProgramsHere } from '../client/table.ts';
import type { TableState } from '../client/tableState.ts';
import { Marked } from '../../kit/Marked.tsx';
import { endingOf } from '../endingOf.ts';
import { ProgramButtons } from './ProgramButtons.tsx';
import { apart, beginning, promptButtons, readable } from './promptButtons.ts';
import type { Selection } from '../actions/selection.ts';

interface PromptProps {
  state: TableState;
  module: GameModule;
  panels: readonly SeatPanel[];
  selection: Selection;
  names: RegExp | null;
  commit(choice: Json): void;
  undo(): void;
  skip(): void;
  programs: ProgramsHere;
}

/** What is to be said where nothing is asked of the one who looks. */
function meanwhile(state: TableState, module: GameModule, panels: readonly SeatPanel[]): string {
  const { scene, over, thinking, waiting } = state;
  if (scene !== null) return scene.words;
  if (over !== null) return endingOf(module, state).title;
  if (thinking !== null)
    return thinking.problem === null
      ? `${panels[thinking.seat]!.name} is thinking.`
      : `${panels[thinking.seat]!.name} could not go on: ${thinking.problem}`;
  const awaited = waiting.map((seat) => panels[seat]?.name ?? '').join(' and ');
  return awaited === ''
    ? 'The table goes on by itself.'
    : `${awaited} ${waiting.length > 1 ? 'are' : 'is'} deciding.`;
}

/** What the buttons are, and how many of them can be read. */
function layOut({ state, module, selection }: PromptProps, size: 'phone' | 'wide') {
  const { picked, path } = selection;
  const { ask, view } = state;
  const plan = picked === null || ask === null ? null : (module.planned?.(picked, view, ask.seat) ?? null);
  const offered = ask === null ? [] : promptButtons(selection, ask, (choice) => module.say?.(choice, view));
  const words = plan === null ? offered : [{ ...offered[0]!, words: plan.button }, ...offered.slice(1)];
  const read = readable(apart(words), size);
  // Of the two answers to a question a phone shows both, if need be one above the other; nothing jumps while something is in hand.
  const stacked =
    size === 'phone' && offered.length === 2 && read < 2 && path.length === 0 && picked === null;
  const fit = stacked ? 2 : read;
  return {
    sentence: plan?.sentence,
    shown: offered.slice(0, fit),
    labels: apart(words.slice(0, fit)),
    /** What all buttons begin with: it is said once. */
    shared: beginning(words.slice(0, fit)).join(' '),
    hidden: offered.length - fit,
    layout: stacked ? ' stacked' : fit > 2 ? ' many' : '',
  };
}

type Layout = ReturnType<typeof layOut>;

function OfferButtons({ layout, ...props }: PromptProps & { layout: Layout }) {
  const { state, module, selection, commit } = props;
  const { ask, view } = state;
  if (ask === null) return null;
  return layout.shown.map((offer, i) => {
    const { icon, quiet } = module.note(offer.choice, view, ask.seat);
    const label = layout.labels[i];
    return (
      <button
        key={JSON.stringify(offer.choice)}
        type="button"
        className={`button ${i > 0 ? 'optional' : quiet && selection.picked === null ? 'primary calm' : 'primary'}`}
        aria-label={label === offer.words ? undefined : offer.words}
        onClick={() => commit(offer.choice)}
      >
        <Icon name={icon} />
        <span className="clipped">{label}</span>
        {i === 0 && <span className="keycap">↵</span>}
      </button>
    );
  });
}

function UndoButton({ state: { undo: depth, undoWords: taken }, undo }: PromptProps) {
  return (
    <button
      type="button"
      className="button undo"
      onClick={undo}
      disabled={depth === 0}
      title={taken === null ? undefined : `Take back: ${taken}`}
    >
      <span>
        <Icon name="undo" />
        Undo{depth > 0 && ` ${depth}`}
      </span>
      <small>{depth === 0 ? 'nothing yet' : taken !== null && `“${taken}”`}</small>
    </button>
  );
}

export function PromptBar(props: PromptProps) {
  const { state, module, panels, selection, names, skip, programs } = props;
  const { picked, path, exact } = selection;
  const size = useSize() === 'phone' ? 'phone' : 'wide';
  const layout = layOut(props, size);
  const { shared, hidden } = layout;
  const { ask } = state;
  const decides =
    ask !== null && ask.offers.length + ask.spaces.length > 0 && state.scene === null && state.over === null;
  const asked = ask && panels[ask.seat];
  const speaker = asked ?? panels[state.waiting[0] ?? 0];
  return (
    <section className={`prompt${layout.layout}`} aria-label="Prompt">
      <div className="prompt-words">
        {speaker && <Badge side={speaker.side} letter={speaker.letter} size={34} />}
        <p>
          {asked && state.mine.length > 1 && <b>{asked.name}: </b>}
          <Marked
            text={layout.sentence ?? (decides ? ask.prompt : meanwhile(state, module, panels))}
            names={names}
          />
          {shared !== '' && <span className="muted"> {shared} …</span>}
          {ask !== null && path.length > 0 && picked === null && (
            <span className="muted">
              {exact.length <= 1 ? ' Now point at the target.' : shared === '' && ' What shall it do?'}
              {hidden > 0 && size === 'phone' && ` ${hidden} more in Actions.`}
            </span>
          )}
        </p>
      </div>
      <div className="prompt-buttons">
        {state.scene !== null && (
          <button type="button" className="button primary" onClick={skip}>
            <Icon name="next" />
            Skip <span className="keycap">Space</span>
          </button>
        )}
        {state.thinking !== null && <ProgramButtons thinking={state.thinking} programs={programs} />}
        <OfferButtons {...props} layout={layout} />
        {hidden > 0 && <small className="more">{hidden} more in Actions</small>}
        {(path.length > 0 || picked !== null) && exact.length < 2 && (
          <button type="button" className="button ghost optional" onClick={() => selection.back()}>
            Back <span className="keycap">Esc</span>
          </button>
        )}
        <UndoButton {...props} />
      </div>
    </section>
  );
}
