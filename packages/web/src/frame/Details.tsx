// Everything about one thing, beside it and never over what is being decided.
import { Card } from '../draw/Card.tsx';
import { Token } from '../draw/Token.tsx';
import type { Detail } from '../games/contract.ts';
import { RuleChip } from './RuleChip.tsx';

export function Details({ detail, close }: { detail: Detail; close(): void }) {
  return (
    <aside className="details" aria-label={`About ${detail.title}`} onPointerLeave={close}>
      {detail.card && <Card tier="full" {...detail.card} />}
      {detail.token && <Token size={72} {...detail.token} />}
      <div className="about">
        {!detail.card && <h2>{detail.title}</h2>}
        {!detail.card && <p className="mut">{detail.kind}</p>}
        {detail.text && <p>{detail.text}</p>}
        {detail.facts && detail.facts.length > 0 && (
          <dl>
            {detail.facts.map((fact) => (
              <div key={fact.label}>
                <dt>{fact.label}</dt>
                <dd>{fact.value}</dd>
                {fact.rule && <RuleChip rule={fact.rule} />}
              </div>
            ))}
          </dl>
        )}
        {detail.rule && <RuleChip rule={detail.rule} />}
      </div>
    </aside>
  );
}
