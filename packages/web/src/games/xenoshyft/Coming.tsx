// What the Hive may send: the cards of the current deck that nobody has seen yet, by public knowledge.
import { GlyphSign } from '../../kit/draw/Glyph.tsx';
import { enemyGlyph } from './shared/glyphs.ts';
import { ENEMIES } from '@xenotable/xenoshyft/content';
import type { View } from '@xenotable/xenoshyft';
import { nextWaveAt, unseenOf, zonesFilled } from '@xenotable/xenoshyft/preview';

export function Coming({ view }: { view: View }) {
  const from = view.encounter.unseen.length - 1;
  const all = unseenOf(view, from);
  // After the fighting the next round counts: the first of a wave brings another deck.
  const after = view.phase === 'wrap-up';
  if (all.cards === 0 || (after && nextWaveAt(view) === view.round + 1)) return <div className="coming" />;
  return (
    <section className="coming" aria-label="What the Hive may send" tabIndex={0}>
      <header>
        <h2 className="label">What the Hive may send</h2>
        <span className="muted">
          {!after && `${zonesFilled(view)} come to each lane this round · `}
          {view.encounter.left === 1 ? '1 card' : `${view.encounter.left} cards`} left, on average power{' '}
          {all.power.toFixed(1)}, health {all.hp.toFixed(1)}
        </span>
      </header>
      <ul className="plain">
        {all.kinds.map(({ card, count }) => {
          const data = card === null ? null : ENEMIES[card];
          return (
            <li key={card ?? 'boss'} title={data?.text ?? ''}>
              <GlyphSign name={card === null ? 'hitman' : enemyGlyph(card)} size={26} fill="var(--bone)" />
              <span>
                <b>{data?.name ?? 'A Boss'}</b>
                <em>{data ? `${data.power} : ${data.hp}` : `wave ${view.wave}`}</em>
              </span>
              <i>×{count}</i>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
