// The hash of the secret seed, shown before the first die, so that everybody can check later that no die was chosen.
import { Icon } from '../../kit/draw/Icon.tsx';
import type { Typed } from '../../storage/tableRow.ts';
import './commitment.css';

/** In groups of eight digits, so that people can compare it. */
const grouped = (digits: string): string => digits.match(/.{1,8}/g)?.join(' ') ?? digits;

/** What the seed decides and what people type in. */
function SealWords({ typed }: { typed: Typed | null }) {
  if (typed === null)
    return (
      <p>
        <b>The dice are sealed.</b> This is the fingerprint of a secret number that was drawn before the first
        die. When the game is over the number is shown, and every die can be computed again.
      </p>
    );
  return (
    <p>
      <b>
        {typed === 'dice'
          ? 'Everybody types in their own dice.'
          : 'Everybody types in their own dice and draws.'}
      </b>{' '}
      Nobody can check them later. {typed === 'dice' ? 'Draws and the set-up come' : 'The set-up comes'} from
      a secret number, and this is its fingerprint: when the game is over, that much can be computed again.
    </p>
  );
}

export function Commitment({ commitment, typed }: { commitment: string; typed: Typed | null }) {
  return (
    <div className="commitment">
      <Icon name="lock" />
      <div>
        <SealWords typed={typed} />
        <code>{grouped(commitment)}</code>
      </div>
    </div>
  );
}
