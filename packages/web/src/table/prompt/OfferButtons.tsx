// What can be done, as buttons. What ends or gives something up has a place of its own, which the bright button never takes.
import { Keycap } from '../Keycap.tsx';
import type { Json, Worded } from '@xenotable/kernel';
import { same } from '@xenotable/kernel';
import { Icon } from '../../kit/draw/Icon.tsx';
import type { Selection } from '../actions/selection.ts';
import type { TableState } from '../client/tableState.ts';
import type { GameModule } from '../contract.ts';
import type { Layout } from './layOut.ts';
import type { Nagging } from './useNag.ts';

interface OfferProps {
  state: TableState;
  module: GameModule;
  selection: Selection;
  layout: Layout;
  commit(choice: Json): void;
}

/** With something in hand a button plans: only a plan that was seen is played. */
const press = ({ selection, commit }: OfferProps, { choice }: Worded): void =>
  selection.path.length > 0 && selection.picked === null ? selection.pick(choice) : commit(choice);

export function OfferButtons(props: OfferProps) {
  const { state, module, layout } = props;
  const { ask, view } = state;
  if (ask === null) return null;
  return layout.shown.map((offer, i) => {
    const { icon, risky = false } = module.note(offer.choice, view, ask.seat);
    return (
      <button
        key={JSON.stringify(offer.choice)}
        type="button"
        className={`button ${i > 0 ? 'optional' : 'primary'}`}
        aria-label={layout.labels[i] === offer.words ? undefined : offer.words}
        onClick={() => press(props, offer)}
      >
        <Icon name={icon} />
        <span className="clipped">{layout.labels[i]}</span>
        {i === 0 && <span className="keycap">{risky ? '1' : '↵'}</span>}
      </button>
    );
  });
}

/** What was asked about, where it is nothing that ends by name: it is still played, by its own words and not bright. */
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

/** Ending, passing, declining: always at the same place, never bright. */
export function EndingButtons({ nagging, ...props }: OfferProps & { nagging: Nagging }) {
  const { state, module, selection, layout } = props;
  const { ask, view } = state;
  const { nag } = nagging;
  if (ask === null) return null;
  return layout.endings.map((offer, i) => {
    const asked = nag !== null && same(nag.choice, offer.choice);
    const planned = selection.picked !== null && same(selection.picked, offer.choice);
    return (
      <button
        key={JSON.stringify(offer.choice)}
        type="button"
        className={`button ends${asked ? ' asked' : ''}${planned ? ' planned' : ''}`}
        onClick={() => press(props, offer)}
      >
        <Icon name={module.note(offer.choice, view, ask.seat).icon} />
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
