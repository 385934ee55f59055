// The warning before a choice: what would be left undone, the safe act as the bright button, and the pressed button in its old place.
import { type Asked, type Json, same } from '@xenotable/kernel';
import { Icon } from '../../kit/draw/Icon.tsx';
import { type Nag, type Nagging, plannedWords, safeAct } from './useNag.ts';

interface NagWordsProps {
  nagging: Nagging;
  nag: Nag;
  picked: Json | null;
  /** How many games of a hundred it loses, if a hint has already said it. */
  cost: number | null;
}

export function NagWords({ nagging, nag, picked, cost }: NagWordsProps) {
  return (
    <div className="nag-words" role="alert">
      <p>
        {plannedWords(nag, picked) ?? nag.left.words}
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
  picked: Json | null;
  /** The words of several choices that are meant as one. */
  say(choice: Json): string;
  plan(choice: Json): void;
  play(choice: Json): void;
}

/** The bright button never ends anything. It plans the safe act, or plays it if it is already planned. */
export function SafeButton({ nagging, nag, ask, picked, say, plan, play }: NagButtonProps) {
  const { planned, next } = safeAct(nag, picked);
  const wordsOf = (choice: Json): string =>
    ask?.offers.find((offer) => same(offer.choice, choice))?.words ?? say(choice);
  const press = (): void => {
    nagging.close();
    if (next !== null) (planned ? play : plan)(next);
  };
  return (
    <button type="button" className="button primary safe" onClick={press}>
      <Icon name={planned ? 'check' : 'left'} />
      <span className="clipped">
        {next === null
          ? 'Not yet'
          : planned
            ? wordsOf(next)
            : same(next, picked)
              ? 'Back to the plan'
              : `Plan: ${wordsOf(next)}`}
      </span>
      <span className="keycap">↵</span>
    </button>
  );
}
