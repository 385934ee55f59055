// The briefing over the table: before the first decision, and by the key G at any time.
import { commandOf, useKeysSet } from '../../storage/keys.ts';
import { Keycap } from '../Keycap.tsx';
import { type KeyboardEvent, use, useContext, useEffect, useRef, useState } from 'react';
import { Icon } from '../../kit/draw/Icon.tsx';
import { timesBriefed } from '../../storage/briefed.ts';
import type { TableState } from '../client/tableState.ts';
import type { GameModule, SeatPanel } from '../contract.ts';
import type { Briefing } from '../storyContract.ts';
import { OpenRule } from '../rules/RuleChip.tsx';
import { BriefingCard } from './BriefingCard.tsx';
import { storyOf } from './storyOf.ts';
import './briefing.css';

/** A player who has read it this often sees only the steps. */
const KNOWN = 3;

interface BriefingScreenProps {
  state: TableState;
  module: GameModule;
  mission: string;
  /** The title of the game. */
  game: string;
  panels: readonly SeatPanel[];
  /** Before the first decision; otherwise the player opened it. */
  first: boolean;
  close(): void;
}

export default function BriefingScreen(props: BriefingScreenProps) {
  const { view, viewer, seats } = props.state;
  const briefing = use(storyOf(props.module)).briefing?.(view, viewer, seats);
  return briefing === undefined ? null : <Card {...props} briefing={briefing} />;
}

function Card(props: BriefingScreenProps & { briefing: Briefing }) {
  const { state, module, mission, game, briefing, panels, first, close } = props;
  const { view, viewer } = state;
  const you = viewer === 'table' ? null : (panels[viewer] ?? null);
  const goals = first ? [] : (module.goals?.(view, viewer) ?? []);
  const dialog = useRef<HTMLDialogElement>(null);
  const openRule = useContext(OpenRule);
  const keys = useKeysSet();
  const [folded, setFolded] = useState(() => first && timesBriefed(mission, state.id) >= KNOWN);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('#briefing-title')?.focus();
  }, []);
  const press = (event: KeyboardEvent): void => {
    const onControl = event.target instanceof Element && event.target.closest('button, a, summary') !== null;
    if ((event.key === 'Enter' && !onControl) || (!first && commandOf(event.key, keys) === 'briefing')) {
      event.preventDefault();
      close();
    }
  };
  const rule = briefing.you[0]?.rule;
  return (
    <dialog
      ref={dialog}
      className="briefing"
      aria-labelledby="briefing-title"
      onClose={close}
      onKeyDown={press}
    >
      <div className="briefing-scroll">
        <BriefingCard
          {...{ mission, game, briefing, view, you, panels, goals, folded }}
          unfold={() => setFolded(false)}
        />
      </div>
      <footer>
        <p>
          {first ? (
            <>
              {you !== null && <b>{you.name}, </b>}this is what wins. <Keycap command="briefing" /> opens it
              again.
            </>
          ) : (
            'The game goes on behind this card.'
          )}
        </p>
        <button type="button" className="button primary" onClick={close}>
          <Icon name="arrow" size={14} />
          {first ? 'Begin' : 'Back to the table'}
          <kbd className="keycap donly">↵</kbd>
        </button>
        {rule !== undefined && openRule !== null && (
          <button type="button" className="button" onClick={() => openRule(rule)}>
            <Icon name="book" size={14} />
            Its rules
          </button>
        )}
      </footer>
    </dialog>
  );
}
