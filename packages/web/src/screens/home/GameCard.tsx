// One of the five games: a picture, a sentence, and a way in.
import { useState } from 'react';
import { Link } from '../../kit/router.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import type { Title } from '@xenotable/shelf';
import { Vignette } from './Vignette.tsx';
import { playNow } from '../playNow.ts';

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
    <article className="game" data-game={title.accent}>
      <div className="card-picture">
        <Vignette accent={title.accent} />
      </div>
      <div className="card-body">
        <h3>{title.name}</h3>
        <span className="card-subtitle">Starts with: {quick.says}</span>
        <p>{title.pitch}</p>
        <div className="card-foot">
          <span>
            <Icon name="people" size={14} />
            {title.people}
          </span>
          <span>
            <Icon name="clock" size={14} />
            {title.minutes} min
          </span>
        </div>
        <div className="card-play">
          <button
            type="button"
            className="button primary"
            onClick={play}
            disabled={dealing}
            aria-label={`Play ${title.name} now`}
          >
            <Icon name="play" size={13} />
            <span>
              {dealing ? 'Dealing' : 'Play'}
              <span className="donly">{dealing ? ' …' : ' now'}</span>
            </span>
          </button>
          <Link className="button" href={`/new/${title.game}`} aria-label={`Set up ${title.name}`}>
            <Icon name="gear" size={16} />
          </Link>
        </div>
        <div className="ways">
          {title.lesson && <Link href={`/learn/${title.game}`}>Learn it in short lessons</Link>}
          <Link href={`/daily/${title.game}`} aria-label={`Daily deal of ${title.name}`}>
            Daily deal
          </Link>
          {title.puzzles && <Link href={`/puzzles/${title.game}`}>Find the move</Link>}
          {title.more?.map(({ label, href }) => (
            <Link key={href} href={href}>
              {label}
            </Link>
          ))}
        </div>
      </div>
    </article>
  );
}
