// The Base: what is left of it.
import { RuleChip } from '../../table/rules/RuleChip.tsx';
import type { View } from '@xenotable/xenoshyft';

export function Summary({ view }: { view: View }) {
  const { now, start } = view.base;
  const bars = Math.min(start, 30);
  const per = start / bars;
  return (
    <section className="section" aria-label="Base">
      <header>
        <h2 className="label">Base</h2>
        <span className="grow" />
        <RuleChip rule="XS-SET-04" />
      </header>
      <div className="xs-scope">
        <div className="base">
          <b>{now}</b>
          <span className="muted">of {start} hit points</span>
        </div>
        <div
          className="hpbar"
          role="img"
          aria-label={`Base ${now} of ${start} hit points`}
          style={{ gridTemplateColumns: `repeat(${bars}, 1fr)` }}
        >
          {Array.from({ length: bars }, (_, i) => (
            <i key={i} className={i * per >= now ? 'lost' : ''} />
          ))}
        </div>
      </div>
    </section>
  );
}
