// The last online table, or one that waits for this browser.
import { titleOf } from '@xenotable/shelf';
import { ago } from '../../kit/ago.ts';
import { Icon } from '../../kit/draw/Icon.tsx';
import { Link } from '../../kit/router.tsx';
import type { OnlineRow } from '../../table/client/lobby.ts';
import { Vignette } from './Vignette.tsx';

export function ContinueOnline({ row }: { row: OnlineRow }) {
  const title = titleOf(row.game);
  return (
    <article className="cont game-surface" data-game={title?.accent}>
      <div className="picture">{title && <Vignette accent={title.accent} />}</div>
      <div className="continue-text">
        <span className="label">
          {row.waitingForMe ? 'Your turn' : 'Waiting for the others'} · online · {ago(row.updated)}
        </span>
        <h1>{row.name}</h1>
        <dl>
          <dt>Game</dt>
          <dd>{title?.name}</dd>
          <dt>Seats</dt>
          <dd>{row.seats.map((seat) => seat.name).join(', ')}</dd>
        </dl>
        <Link className="button primary" href={row.link}>
          <Icon name="play" size={15} />
          Continue
        </Link>
      </div>
    </article>
  );
}
