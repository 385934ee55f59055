// One of the five games: a picture, a sentence, and a way in. Those that are not built say so.
import { useState } from 'react';
import { Link } from '../app/router.tsx';
import { Icon } from '../draw/Icon.tsx';
import type { Title } from '../games/titles.ts';
import { Vignette } from './Vignette.tsx';
import { playNow } from './play-now.ts';

export function GameCard({ title, fail }: { title: Title; fail(problem: string): void }) {
  const [dealing, setDealing] = useState(false);
  const { quick } = title;
  const play = (): void => {
    setDealing(true);
    playNow(title).catch((error: Error) => {
      setDealing(false);
      fail(error.message);
    });
  };
  return (
    <article className={`game${quick === null ? ' later' : ''}`} data-game={title.accent}>
      <div className="v">
        <Vignette accent={title.accent} />
      </div>
      <div className="b">
        <h3>{title.name}</h3>
        <span className="sub">{quick === null ? 'Rules can be read already' : `Starts with: ${quick.says}`}</span>
        <p>{title.pitch}</p>
        <div className="f">
          <span>
            <Icon name="people" size={14} />
            {title.people}
          </span>
          <span>
            <Icon name="clock" size={14} />
            {title.minutes} min
          </span>
        </div>
        {quick === null ? (
          <div className="go">
            <Link className="btn" href={`/rules/${title.game}`}>
              <Icon name="book" size={14} />
              <span className="donly">Not built yet</span>
              <span className="ponly">Not yet</span>
            </Link>
          </div>
        ) : (
          <div className="go">
            <button type="button" className="btn pri" onClick={play} disabled={dealing} aria-label={`Play ${title.name} now`}>
              <Icon name="play" size={13} />
              <span>
                {dealing ? 'Dealing' : 'Play'}
                <span className="donly">{dealing ? ' …' : ' now'}</span>
              </span>
            </button>
            <Link className="btn" href={`/new/${title.game}`} aria-label={`Set up ${title.name}`}>
              <Icon name="gear" size={16} />
            </Link>
          </div>
        )}
        {quick !== null && (
          <div className="ways">
            {title.lesson && <Link href={`/learn/${title.game}`}>Learn it in five minutes</Link>}
            {title.more?.map(({ label, href }) => (
              <Link key={href} href={href}>
                {label}
              </Link>
            ))}
          </div>
        )}
      </div>
    </article>
  );
}
