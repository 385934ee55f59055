// The question before it is too late: what would be left, the safe act as the bright button, and what was pressed where it was.
import type { Asked } from '@xenotable/kernel';
import { same } from '@xenotable/kernel';
import { Icon } from '../../kit/draw/Icon.tsx';
import type { Nag, Nagging } from './useNag.ts';

/** The words of the safe act, if it is one that is offered. */
const safeWords = ({ left }: Nag, ask: Asked | null): string | null =>
  left.next === null
    ? null
    : (ask?.offers.find((offer) => same(offer.choice, left.next))?.words ?? 'Go on with it');

interface NagWordsProps {
  nagging: Nagging;
  nag: Nag;
  /** Games of a hundred that it gives away, where a hint has told that already. */
  cost: number | null;
}

export function NagWords({ nagging, nag, cost }: NagWordsProps) {
  return (
    <div className="nag-words" role="alert">
      <p>
        {nag.left.words}
        {cost !== null && ` It gives away ${cost.toFixed(1)} of 100 games.`}
      </p>
      <label className="nag-mute">
        <input type="checkbox" checked={nag.muted} onChange={(event) => nagging.mute(event.target.checked)} />
        Do not ask this again
      </label>
    </div>
  );
}

interface NagButtonProps {
  nagging: Nagging;
  nag: Nag;
  ask: Asked | null;
  /** Plans the safe act. */
  plan(nag: Nag): void;
}

/** The bright button: it never ends anything. */
export function SafeButton({ nagging, nag, ask, plan }: NagButtonProps) {
  const words = safeWords(nag, ask);
  return (
    <button
      type="button"
      className="button primary safe"
      onClick={() => (words === null ? nagging.close() : plan(nag))}
    >
      <Icon name="left" />
      <span className="clipped">{words ?? 'Not yet'}</span>
      <span className="keycap">↵</span>
    </button>
  );
}
