// The hash of the secret seed, shown before the first die: with it everybody can check later that no die was chosen.
import { Icon } from '../../kit/draw/Icon.tsx';
import './commitment.css';

/** In groups of eight digits, so that people can compare it. */
const grouped = (digits: string): string => digits.match(/.{1,8}/g)?.join(' ') ?? digits;

export function Commitment({ commitment }: { commitment: string }) {
  return (
    <div className="commitment">
      <Icon name="lock" />
      <div>
        <p>
          <b>The dice are sealed.</b> This is the fingerprint of a secret number that was drawn before the
          first die. When the game is over the number is shown, and every die can be computed again.
        </p>
        <code>{grouped(commitment)}</code>
      </div>
    </div>
  );
}
