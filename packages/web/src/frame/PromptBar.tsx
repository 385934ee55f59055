// One sentence that says who must do what, at most four buttons, and Undo at the right end. The first button is Enter.
import { type Asked, type Json, type Worded, same } from '@xenotable/kernel';
import { useSize } from '../app/size.ts';
import { Badge } from '../draw/Badge.tsx';
import { Icon } from '../draw/Icon.tsx';
import type { GameModule, SeatPanel } from '../games/contract.ts';
import type { TableState } from '../table/client.ts';
import { Marked } from './Marked.tsx';
import type { Selection } from './selection.ts';

interface PromptProps {
  state: TableState;
  module: GameModule;
  panels: readonly SeatPanel[];
  selection: Selection;
  names: RegExp | null;
  commit(choice: Json): void;
  undo(): void;
  skip(): void;
  /** The program that thinks plays at once. */
  stop(): void;
}

const MOST = 4;

/** The buttons, first one first; what does not fit is in the Actions list. */
export function promptButtons(selection: Selection, { offers, withdrawals }: Asked, say: (choice: Json) => string | undefined): Worded[] {
  if (selection.picked !== null) {
    const chosen = [...offers, ...withdrawals].find((offer) => same(offer.choice, selection.picked)) ?? {
      choice: selection.picked,
      words: say(selection.picked) ?? 'Do it',
    };
    return [chosen, ...selection.exact.filter((offer) => offer !== chosen)].slice(0, MOST);
  }
  if (selection.path.length > 0) return selection.exact.slice(0, MOST);
  if (selection.plain.length > 0) return selection.plain.slice(0, MOST);
  return offers.length <= MOST ? [...offers] : [];
}

/** The words that all of several offers begin with, where they are many enough to be said once. */
function beginning(buttons: readonly Worded[]): string[] {
  const words = buttons.map((button) => button.words.split(' '));
  let first = 0;
  while (words.length > 1 && words.every((one) => one.length > first + 1 && one[first] === words[0]![first])) first++;
  return first < 3 ? [] : words[0]!.slice(0, first);
}

/** What tells several offers apart: what all of them begin or end with is left out. */
export function apart(buttons: readonly Worded[]): string[] {
  const words = buttons.map((button) => button.words.split(' '));
  const first = beginning(buttons).length;
  if (first === 0) return words.map((one) => one.join(' '));
  let last = 0;
  while (words.every((one) => one.length > first + last + 1 && one.at(-1 - last) === words[0]!.at(-1 - last))) last++;
  return words.map((one) => `…\u00a0${one.slice(first, one.length - last).join(' ')}`);
}

/** Letters that the buttons can show on two lines, and what the rest of a button takes of them. */
const ROOM = 70;
const PHONE_ROOM = 30;
const EDGE = 8;

/** How many buttons can be read in full; the others are in the Actions list. */
export function readable(labels: readonly string[], room: number): number {
  const fit = labels.findIndex((label) => (room -= label.length + EDGE) < 0);
  return fit < 0 ? labels.length : Math.max(1, fit);
}

export function PromptBar({ state, module, panels, selection, names, commit, undo, skip, stop }: PromptProps) {
  const { ask, undoWords: taken } = state;
  const asked = ask === null ? null : panels[ask.seat]!;
  const waitingFor = state.waiting.map((seat) => panels[seat]?.name ?? '').join(' and ');
  const sentence =
    state.scene !== null
      ? state.scene.words
      : state.over !== null
        ? module.ending(state.view, state.seats).title
        : ask === null || ask.offers.length + ask.spaces.length === 0
          ? waitingFor === ''
            ? 'The table goes on by itself.'
            : state.thinking !== null
              ? `${panels[state.thinking]!.name} is thinking.`
              : `${waitingFor} ${state.waiting.length > 1 ? 'are' : 'is'} deciding.`
          : ask.prompt;
  const offered = ask === null ? [] : promptButtons(selection, ask, (choice) => module.say?.(choice, state.view));
  const buttons = offered.slice(0, readable(apart(offered), useSize() === 'phone' ? PHONE_ROOM : ROOM));
  const labels = apart(buttons);
  const shared = beginning(buttons).join(' ');
  const speaker = asked ?? (state.waiting[0] === undefined ? panels[0] : panels[state.waiting[0]]);
  return (
    <section className={`prompt${buttons.length > 2 ? ' many' : ''}`} aria-label="Prompt">
      <div className="say">
        {speaker && <Badge side={speaker.side} letter={speaker.letter} size={34} />}
        <p>
          {asked && state.mine.length > 1 && <b>{asked.name}: </b>}
          <Marked text={sentence} names={names} />
          {shared !== '' && <span className="mut"> {shared} …</span>}
          {ask !== null && selection.path.length > 0 && selection.picked === null && (
            <span className="mut">{selection.exact.length > 1 ? ' Which way?' : ' Now point at the target.'}</span>
          )}
        </p>
      </div>
      <div className="do">
        {state.scene !== null && (
          <button type="button" className="btn pri" onClick={skip}>
            <Icon name="next" />
            Skip <span className="key">Space</span>
          </button>
        )}
        {state.thinking !== null && (
          <button type="button" className="btn" onClick={stop} title="It plays the best that it has found so far.">
            <Icon name="stop" />
            Stop <span className="key">Space</span>
          </button>
        )}
        {buttons.map((offer, i) => (
          <button
            key={JSON.stringify(offer.choice)}
            type="button"
            className={`btn${i === 0 ? ' pri' : ' opt'}`}
            aria-label={labels[i] === offer.words ? undefined : offer.words}
            onClick={() => commit(offer.choice)}
          >
            <Icon name={module.note(offer.choice, state.view, ask!.seat).icon} />
            <span className="cut">{labels[i]}</span>
            {i === 0 && <span className="key">↵</span>}
          </button>
        ))}
        {buttons.length < offered.length && <small className="more">{offered.length - buttons.length} more in Actions</small>}
        {selection.path.length > 0 && selection.exact.length < 2 && (
          <button type="button" className="btn ghost opt" onClick={() => selection.back()}>
            Back <span className="key">Esc</span>
          </button>
        )}
        <button
          type="button"
          className="btn undo"
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
