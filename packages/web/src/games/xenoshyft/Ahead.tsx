// What the Hive may send while one buys, in a narrow column: how many come, of what, and whether a Boss is among them.
import { useOpensName } from '../../kit/Marked.tsx';
import { ENEMIES, type EnemyId } from '@xenotable/xenoshyft/content';
import { A_BOSS, bossFigures, bossesInDeck, worstFirst } from './bosses.ts';
import type { View } from '@xenotable/xenoshyft';
import { bossesJoining, unseenOf, zonesFilled } from '@xenotable/xenoshyft/preview';

/** A kind of card: what it does opens beside it. */
function Kind({ card, count }: { card: EnemyId; count: number }) {
  const { name, power, hp } = ENEMIES[card];
  return (
    <li tabIndex={0} {...useOpensName(name)}>
      <span>{name}</span>
      <b>
        {power} : {hp}
      </b>
      <i>×{count}</i>
    </li>
  );
}

const Boss = ({ figures }: { figures: string }) => (
  <span tabIndex={0} {...useOpensName(A_BOSS)}>
    {' '}
    {figures}.
  </span>
);

export default function Ahead({ view }: { view: View }) {
  const { cards, kinds } = unseenOf(view, view.encounter.unseen.length - 1);
  if (cards === 0) return null;
  const joining = bossesJoining(view, view.seats.length);
  const hidden = kinds.some(({ card }) => card === null);
  const bosses = bossesInDeck(view, kinds);
  return (
    <section className="section" aria-label="The Hive this round">
      <h2 className="label">The Hive this round</h2>
      <div className="xs-scope">
        <p className="ahead-note">
          {zonesFilled(view)} of {view.encounter.left + joining} cards come to each lane.
          {bosses !== '' && <b> {bosses}</b>}
          {(joining > 0 || hidden) && <Boss figures={bossFigures(view)} />}
        </p>
        <ul className="plain ahead">
          {worstFirst(kinds).flatMap(({ card, count }) =>
            card === null ? [] : <Kind key={card} card={card} count={count} />,
          )}
        </ul>
      </div>
    </section>
  );
}
