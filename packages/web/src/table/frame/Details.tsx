// Everything about one thing, shown beside it and never over the current decision.
import type { ReactNode } from 'react';
import { useSize } from '../../kit/size.ts';
import { Card } from '../../kit/draw/Card.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import { Token } from '../../kit/draw/Token.tsx';
import type { Detail } from '../contract.ts';
import { RuleChip } from '../rules/RuleChip.tsx';
import { FactRow } from './FactRow.tsx';

interface DetailsProps {
  detail: Detail;
  /** It covers the left column, because what it is about is in the right one. */
  left?: boolean;
  close(): void;
  /** What can be done with it. */
  children?: ReactNode;
}

export default function Details({ detail, left = false, close, children }: DetailsProps) {
  // On a phone a whole card would be too small to read, so its text is shown beside it.
  const phone = useSize() === 'phone';
  const { facts = [] } = detail;
  return (
    <aside
      className={left ? 'details left-side' : 'details'}
      aria-label={`About ${detail.title}`}
      onPointerLeave={(event) => event.pointerType !== 'touch' && close()}
    >
      {detail.card && <Card tier={phone ? 'hand' : 'full'} {...detail.card} />}
      {detail.token && <Token size={72} {...detail.token} />}
      <div className="about">
        {(phone || !detail.card) && <h2>{detail.title}</h2>}
        {(phone || !detail.card) && <p className="muted">{detail.kind}</p>}
        {phone && detail.card?.text && <p>{detail.card.text}</p>}
        {detail.text && <p>{detail.text}</p>}
        {(facts.length > 0 || detail.more) && (
          <dl>
            {facts.map((fact) => (
              <FactRow key={fact.label} {...fact} />
            ))}
            {detail.more}
          </dl>
        )}
        {detail.rule && <RuleChip rule={detail.rule} />}
        {children}
      </div>
      <button type="button" className="icon-button ponly" aria-label="Close" onClick={close}>
        <Icon name="x" size={18} />
      </button>
    </aside>
  );
}
