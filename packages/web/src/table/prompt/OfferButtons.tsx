// Offers as buttons, each with the key of its next press. Offers that end or give something up have a separate place and are never bright.
import { Keycap } from '../Keycap.tsx';
import type { Json, Worded } from '@xenotable/kernel';
import { same } from '@xenotable/kernel';
import { Icon } from '../../kit/draw/Icon.tsx';
import type { Selection } from '../actions/selection.ts';
import { considers } from '../actions/useConsidered.ts';
import { useSettings } from '../../storage/settings.ts';
import type { TableState } from '../client/tableState.ts';
import type { GameModule } from '../contract.ts';
import { buttonPlans, keyPlays } from './keyPlays.ts';
import type { Layout } from './layOut.ts';
import type { Nagging } from './useNag.ts';
import { useTooSoon } from './useTooSoon.ts';

interface OfferProps {
  state: TableState;
  module: GameModule;
  selection: Selection;
  layout: Layout;
  commit(choice: Json): void;
}

const onlyPlans = ({ state, module, selection, layout }: OfferProps, { choice }: Worded): boolean =>
  buttonPlans({ state, module, selection, shown: layout.shown }, choice);

function press(props: OfferProps, offer: Worded): void {
  if (onlyPlans(props, offer)) props.selection.pick(offer.choice);
  else props.commit(offer.choice);
}

/** The sign of a button that shows its plan before it plays it. */
const MORE = '…';

export function OfferButtons(props: OfferProps) {
  const { state, module, layout, selection } = props;
  const { ask, view } = state;
  const { oneClick } = useSettings();
  if (ask === null) return null;
  return layout.shown.map((offer, i) => {
    const { icon, risky = false, behind = 0 } = module.note(offer.choice, view, ask.seat);
    const enterPlays = keyPlays({ state, module, picked: selection.picked, oneClick }, offer.choice);
    const consequence = layout.consequences[i] ?? '';
    return (
      <button
        key={JSON.stringify(offer.choice)}
        type="button"
        className={`button ${i > 0 || (risky && behind > 0) ? 'optional' : 'primary'}`}
        aria-label={
          layout.labels[i] === offer.words
            ? undefined
            : [offer.words, consequence].filter((part) => part !== '').join(', ')
        }
        onClick={() => press(props, offer)}
        {...considers(selection.consider, offer.choice)}
      >
        <Icon name={icon} />
        <span className="clipped">
          {layout.labels[i]}
          {onlyPlans(props, offer) && MORE}
          {consequence !== '' && <small> {consequence}</small>}
        </span>
        {i === 0 && <span className="keycap">{risky ? '1' : enterPlays ? '↵' : '↵ shows it'}</span>}
      </button>
    );
  });
}

/** The choice that the warning is about, if it is no ending: it can still be played, with its own words and not bright. */
export function InsistButton({ nagging, ...props }: OfferProps & { nagging: Nagging }) {
  const { state, module, layout } = props;
  const { nag } = nagging;
  if (state.ask === null || nag === null) return null;
  const { choice, left } = nag;
  if (layout.endings.some((offer) => same(offer.choice, choice))) return null;
  const at = layout.shown.findIndex((offer) => same(offer.choice, choice));
  return (
    <button type="button" className="button ends asked" onClick={nagging.insist}>
      <Icon name={module.note(choice, state.view, state.ask.seat).icon} />
      <span className="clipped">
        {layout.labels[at] ?? module.say?.(choice, state.view) ?? 'Do it'}
        {left.loses !== undefined && <small>loses {left.loses}</small>}
      </span>
      <span className="keycap">⇧↵</span>
    </button>
  );
}

interface EndingProps extends OfferProps {
  nagging: Nagging;
  /** How many times something was played or taken back here. */
  acts: number;
}

/** Ending, passing, declining: always at the same place, never bright. The second tap of a double tap ends nothing. */
export function EndingButtons({ nagging, acts, ...props }: EndingProps) {
  const { state, module, selection, layout } = props;
  const tooSoon = useTooSoon(acts);
  const { ask, view } = state;
  const { nag } = nagging;
  if (ask === null) return null;
  return layout.endings.map((offer, i) => {
    const asked = nag !== null && same(nag.choice, offer.choice);
    const planned = selection.picked !== null && same(selection.picked, offer.choice);
    const { icon, apart } = module.note(offer.choice, view, ask.seat);
    return (
      <button
        key={JSON.stringify(offer.choice)}
        type="button"
        className={`button ends${asked ? ' asked' : ''}${planned ? ' planned' : ''}${apart ? ' apart' : ''}`}
        aria-disabled={tooSoon || undefined}
        onClick={() => !tooSoon && press(props, offer)}
        {...considers(props.selection.consider, offer.choice)}
      >
        <Icon name={icon} />
        <span className="clipped">
          {offer.words}
          {asked && nag.left.loses !== undefined && <small>loses {nag.left.loses}</small>}
        </span>
        {asked || planned ? (
          <span className="keycap">{asked ? '⇧↵' : '↵'}</span>
        ) : (
          i === 0 && <Keycap command="end" />
        )}
      </button>
    );
  });
}
