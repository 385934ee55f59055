// A throw lies there: what a star would bring, and how many are left.
import { type Choice, nameOf, rethrowOf, type View } from '@xenotable/chibi-commander/preview';
import { Figure } from '../../table/odds/Figure.tsx';
import { RuleChip } from '../../table/rules/RuleChip.tsx';
import { starsOf } from './shared/stars.ts';
import { percent } from './shared/words.ts';

interface LuckCardProps {
  luck: Extract<Choice, { do: 'luck' }>;
  /** The odds below are of the throw as it lies. */
  kept: boolean;
  view: View;
}

export default function LuckCard({ luck, kept, view }: LuckCardProps) {
  const { left, all } = starsOf(view, luck.star);
  const { hit = null, better = 0, worse = 0 } = rethrowOf(view) ?? {};
  return (
    <Figure title={kept ? 'As it lies' : 'Thrown again with a star'}>
      <dl className="cc-tiles">
        {hit !== null && (
          <div className="best">
            <dt>the new throw hits</dt>
            <dd>{percent(hit)}</dd>
          </div>
        )}
        {worse > 0 && (
          <>
            <div className="best">
              <dt>the new throw ends better</dt>
              <dd>{percent(better)}</dd>
            </div>
            <div className="danger">
              <dt>it ends worse</dt>
              <dd>{percent(worse)}</dd>
            </div>
          </>
        )}
        <div>
          <dt>
            {all === 1 ? 'star' : 'stars'} of {nameOf(view, luck.star)} left
          </dt>
          <dd>
            {left} of {all}
          </dd>
        </div>
      </dl>
      <p className="muted cc-note">
        Spent stars come back with the next round; unused ones are lost. <RuleChip rule="CC-CMD-02" />
      </p>
    </Figure>
  );
}
