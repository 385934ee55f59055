// What can be done, as buttons. What ends or gives something up has a place of its own, which the bright button never takes.
import { Keycap } from '../Keycap.tsx';
import type { Asked, Json, Worded } from '@xenotable/kernel';
import { same } from '@xenotable/kernel';
import { Icon } from '../../kit/draw/Icon.tsx';
import type { Selection } from '../actions/selection.ts';
import type { TableState } from '../client/tableState.ts';
import type { GameModule } from '../contract.ts';
import type { Layout } from './layOut.ts';
import type { Nag, Nagging } from './useNag.ts';

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

/** What was pressed stays there while it is asked about, also if it usually stands among the others. */
function withAsked(endings: readonly Worded[], nag: Nag | null, ask: Asked): readonly Worded[] {
  if (nag === null || endings.some(({ choice }) => same(choice, nag.choice))) return endings;
  const pressed = ask.offers.find(({ choice }) => same(choice, nag.choice));
  return [pressed ?? { choice: nag.choice, words: 'Do it all the same' }, ...endings];
}

/** Ending, passing, declining: always at the same place, never bright. */
export function EndingButtons({ nagging, ...props }: OfferProps & { nagging: Nagging }) {
  const { state, module, selection, layout } = props;
  const { ask, view } = state;
  const { nag } = nagging;
  if (ask === null) return null;
  return withAsked(layout.endings, nag, ask).map((offer, i) => {
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
