// What the Hive may send: the cards of the current deck that nobody has seen yet, by public knowledge.
import { useOpensName } from '../../kit/Marked.tsx';
import { GlyphSign } from '../../kit/draw/Glyph.tsx';
import { enemyGlyph } from './shared/glyphs.ts';
import { ENEMIES, type EnemyId } from '@xenotable/xenoshyft/content';
import { A_BOSS, bossFigures } from './bosses.ts';
import type { View } from '@xenotable/xenoshyft';
import { nextWaveAt, unseenOf, zonesFilled } from '@xenotable/xenoshyft/preview';

/** A kind of card: what it does opens beside it. */
function Kind({ view, card, count }: { view: View; card: EnemyId | null; count: number }) {
  const data = card === null ? null : ENEMIES[card];
  const name = data?.name ?? A_BOSS;
  return (
    <li className={data ? '' : 'boss'} tabIndex={0} {...useOpensName(name)}>
      <GlyphSign name={card === null ? 'hitman' : enemyGlyph(card)} size={26} fill="var(--bone)" />
      <span>
        <b>{name}</b>
        <em>{data ? `${data.power} : ${data.hp}` : bossFigures(view)}</em>
      </span>
      <i>×{count}</i>
    </li>
  );
}

export function Coming({ view }: { view: View }) {
  const from = view.encounter.unseen.length - 1;
  const all = unseenOf(view, from);
  // After the fighting the next round counts: the first of a wave brings another deck.
  const after = view.phase === 'wrap-up';
  if (all.cards === 0 || (after && nextWaveAt(view) === view.round + 1)) return <div className="coming" />;
  return (
    <section className="coming" aria-label="What the Hive may send">
      <header>
        <h2 className="label">What the Hive may send</h2>
        <span className="muted">
          {!after && `${zonesFilled(view)} come to each lane this round · `}
          {view.encounter.left === 1 ? '1 card' : `${view.encounter.left} cards`} left
          <span className="mean">
            , on average power {all.power.toFixed(1)}, health {all.hp.toFixed(1)}
          </span>
        </span>
      </header>
      <ul className="plain">
        {/* A Boss is seen first where the list must be scrolled. */}
        {all.kinds
          .toSorted((a, b) => Number(b.card === null) - Number(a.card === null))
          .map(({ card, count }) => (
            <Kind key={card ?? A_BOSS} {...{ view, card, count }} />
          ))}
      </ul>
    </section>
  );
}
