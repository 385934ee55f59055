// One sentence that says who must do what, at most four buttons, and Undo at the right end. The first button is Enter.
import type { Json } from '@xenotable/kernel';
import { useSize } from '../../kit/size.ts';
import { Badge } from '../../kit/draw/Badge.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import type { GameModule, SeatPanel } from '../contract.ts';
import type { ProgramsHere } from '../client/table.ts';
import type { TableState } from '../client/tableState.ts';
import { Marked } from '../../kit/Marked.tsx';
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
function meanwhile(
  { scene, over, thinking, waiting, view, seats }: TableState,
  module: GameModule,
  panels: readonly SeatPanel[],
): string {
  if (scene !== null) return scene.words;
  if (over !== null) return module.ending(view, seats).title;
  if (thinking !== null)
    return thinking.problem === null
      ? `${panels[thinking.seat]!.name} is thinking.`
      : `${panels[thinking.seat]!.name} could not go on: ${thinking.problem}`;
  const awaited = waiting.map((seat) => panels[seat]?.name ?? '').join(' and ');
  return awaited === ''
    ? 'The table goes on by itself.'
    : `${awaited} ${waiting.length > 1 ? 'are' : 'is'} deciding.`;
}

export function PromptBar({
  state,
  module,
  panels,
  selection,
  names,
  commit,
  undo,
  skip,
  programs,
}: PromptProps) {
  const { picked, path, exact } = selection;
  const size = useSize() === 'phone' ? 'phone' : 'wide';
  const { ask, undoWords: taken } = state;
  const decides =
    ask !== null && ask.offers.length + ask.spaces.length > 0 && state.scene === null && state.over === null;
  const asked = ask && panels[ask.seat]!;
  const plan =
    picked === null || ask === null ? null : (module.planned?.(picked, state.view, ask.seat) ?? null);
  const offered =
    ask === null ? [] : promptButtons(selection, ask, (choice) => module.say?.(choice, state.view));
  const words = plan === null ? offered : [{ ...offered[0]!, words: plan.button }, ...offered.slice(1)];
  const read = readable(apart(words), size);
  // Of the two answers to a question a phone shows both, if need be one above the other; nothing jumps while something is in hand.
  const stacked =
    size === 'phone' && offered.length === 2 && read < 2 && path.length === 0 && picked === null;
  const fit = stacked ? 2 : read;
  const labels = apart(words.slice(0, fit));
  const shared = beginning(words.slice(0, fit)).join(' ');
  const hidden = offered.length - fit;
  const speaker = asked ?? panels[state.waiting[0] ?? 0];
  return (
    <section className={`prompt${stacked ? ' stacked' : fit > 2 ? ' many' : ''}`} aria-label="Prompt">
      <div className="prompt-words">
        {speaker && <Badge side={speaker.side} letter={speaker.letter} size={34} />}
        <p>
          {asked && state.mine.length > 1 && <b>{asked.name}: </b>}
          <Marked
            text={plan?.sentence ?? (decides ? ask.prompt : meanwhile(state, module, panels))}
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
        {offered.slice(0, fit).map((offer, i) => {
          const { icon, quiet } = module.note(offer.choice, state.view, ask!.seat);
          return (
            <button
              key={JSON.stringify(offer.choice)}
              type="button"
              className={`button ${i > 0 ? 'optional' : quiet && picked === null ? 'primary calm' : 'primary'}`}
              aria-label={labels[i] === offer.words ? undefined : offer.words}
              onClick={() => commit(offer.choice)}
            >
              <Icon name={icon} />
              <span className="clipped">{labels[i]}</span>
              {i === 0 && <span className="keycap">↵</span>}
            </button>
          );
        })}
        {hidden > 0 && <small className="more">{hidden} more in Actions</small>}
        {(path.length > 0 || picked !== null) && exact.length < 2 && (
          <button type="button" className="button ghost optional" onClick={() => selection.back()}>
            Back <span className="keycap">Esc</span>
          </button>
        )}
        <button
          type="button"
          className="button undo"
          onClick={undo}
          disabled={state.undo === 0}
          title={taken === null ? undefined : `Take back: ${taken}`}
        >
          <span>
            <Icon name="undo" />
            Undo{state.undo > 0 && ` ${state.undo}`}
          </span>
          <small>{state.undo === 0 ? 'nothing yet' : taken !== null && `“${taken}”`}</small>
        </button>
      </div>
    </section>
  );
}
