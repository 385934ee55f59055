// What the Hive may send: the cards of the current deck that nobody has seen yet, by public knowledge.
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useOpensName } from '../../kit/Marked.tsx';
import { GlyphSign } from '../../kit/draw/Glyph.tsx';
import { enemyGlyph } from './shared/glyphs.ts';
import { ENEMIES, type EnemyId } from '@xenotable/xenoshyft/content';
import { A_BOSS, bossFigures, isBoss, worstFirst } from './bosses.ts';
import type { View } from '@xenotable/xenoshyft';
import { nextWaveAt, unseenOf, zonesFilled } from '@xenotable/xenoshyft/preview';

/** A kind of card: what it does opens beside it. */
function Kind({ view, card, count }: { view: View; card: EnemyId | null; count: number }) {
  const data = card === null ? null : ENEMIES[card];
  const name = data?.name ?? A_BOSS;
  const marks = `${isBoss(card) ? 'boss' : ''}${data ? '' : ' unknown'}`;
  return (
    <li className={marks} tabIndex={0} {...useOpensName(name)}>
      <GlyphSign name={card === null ? 'hitman' : enemyGlyph(card)} size={26} fill="var(--bone)" />
      <span>
        <b>{name}</b>
        <em>{data ? `${data.power} : ${data.hp}` : bossFigures(view)}</em>
      </span>
      <i>×{count}</i>
    </li>
  );
}

/** How many entries of a list that is scrolled are not fully in sight below. */
function useBelow(list: RefObject<HTMLUListElement | null>): number {
  const [below, setBelow] = useState(0);
  useEffect(() => {
    const shown = list.current;
    if (shown === null) return undefined;
    const count = (): void => {
      const { bottom } = shown.getBoundingClientRect();
      // A pixel or two of an edge hide nothing.
      setBelow([...shown.children].filter((one) => one.getBoundingClientRect().bottom > bottom + 2).length);
    };
    const observer = new ResizeObserver(count);
    observer.observe(shown);
    shown.addEventListener('scroll', count, { passive: true });
    return () => {
      observer.disconnect();
      shown.removeEventListener('scroll', count);
    };
  }, [list]);
  return below;
}

function Kinds({ view, kinds }: { view: View; kinds: ReturnType<typeof worstFirst> }) {
  const list = useRef<HTMLUListElement>(null);
  const below = useBelow(list);
  return (
    <>
      <ul ref={list} className="plain">
        {kinds.map(({ card, count }) => (
          <Kind key={card ?? A_BOSS} {...{ view, card, count }} />
        ))}
      </ul>
      {below > 0 && (
        <p className="below muted" aria-hidden="true">
          ↓ {below < kinds.length ? `${below} more, weaker` : `${below} kinds`}
        </p>
      )}
    </>
  );
}

export function Coming({ view }: { view: View }) {
  const from = view.encounter.unseen.length - 1;
  const all = unseenOf(view, from);
  // After the fighting the next round counts: the first of a wave brings another deck.
  const after = view.phase === 'wrap-up';
  if (all.cards === 0 || (after && nextWaveAt(view) === view.round + 1)) return <div className="coming" />;
  return (
    <div className="coming-room">
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
        <Kinds view={view} kinds={worstFirst(all.kinds)} />
      </section>
    </div>
  );
}
