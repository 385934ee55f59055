// The last game, with its board in its present state.
import { itemAt } from '@xenotable/kernel';
import { useEffect, useState } from 'react';
import { Link } from '../../kit/router.tsx';
import { Badge } from '../../kit/draw/Badge.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import type { GameModule } from '../../table/contract.ts';
import { voiceOf } from '../../table/log/voice.ts';
import { playable } from '../../games/index.ts';
import { titleOf, titles } from '@xenotable/shelf';
import { tablesWorker } from '../../worker/client.ts';
import type { Glance } from '../../worker/api.ts';
import type { TableRow } from '../../storage/tableRow.ts';
import { tableLabels } from '../../storage/labels.ts';
import { peopleOf } from '../../worker/people.ts';
import { nameOf } from '../tableNames.ts';
import { Vignette } from './Vignette.tsx';
import { ago } from '../../kit/ago.ts';

export function Continue({ row }: { row: TableRow }) {
  const [seen, setSeen] = useState<{ glance: Glance; module: GameModule } | null>(null);
  useEffect(() => {
    let left = false;
    void Promise.all([tablesWorker.glance(row.id), playable(row.game).module()]).then(
      ([glance, module]) => left || setSeen({ glance, module }),
    );
    return () => {
      left = true;
    };
  }, [row.id, row.game, row.entries]);
  const Picture = seen?.module.Picture;
  const title = titleOf(row.game);
  const called = nameOf(row, tableLabels().get(row.id));
  const mission = row.name === title?.name ? seen?.module.mission?.(seen.glance.view) : row.name;
  const people = peopleOf(row);
  const you = people.map((seat) => itemAt(row.seats, seat).name);
  const others = row.seats.flatMap(({ name }, seat) => (people.includes(seat) ? [] : [name]));
  return (
    <article className="cont game-surface" data-game={title?.accent} data-viewer={seen?.glance.viewer}>
      <div className="picture">{Picture && seen && <Picture view={seen.glance.view} />}</div>
      <div className="continue-text">
        <span className="label">Your turn · {ago(row.updated)}</span>
        <h1>{mission ?? called.name}</h1>
        <p>{seen ? seen.module.headline(seen.glance.view) : called.where}</p>
        <dl>
          <dt>Game</dt>
          <dd>{title?.name}</dd>
          <dt>{you.length > 1 ? 'Seats' : 'You'}</dt>
          <dd>{you.join(', ')}</dd>
          {others.length > 0 && (
            <>
              <dt>With</dt>
              <dd>{others.join(', ')}</dd>
            </>
          )}
        </dl>
        <div className="since">
          <span className="label">Last events</span>
          {seen?.glance.latest.map((line, i) => (
            <p key={i}>
              <Badge {...voiceOf(seen.module, line, { ...seen.glance, seats: row.seats })} size={18} />
              {line.words}
            </p>
          ))}
        </div>
        <Link className="button primary" href={`/table/${row.id}`}>
          <Icon name="play" size={15} />
          Continue
        </Link>
      </div>
    </article>
  );
}

/** The suggested first game: the first that has a lesson. */
const FIRST = titles.find((title) => title.lesson);

/** Shown if there is nothing to continue: what this site is. */
export function Welcome() {
  return (
    <article className="cont welcome" data-game={FIRST?.accent}>
      <div className="scene">{FIRST && <Vignette accent={FIRST.accent} />}</div>
      <div className="continue-text">
        <span className="label">One table, five alien wars</span>
        <h1>Every rule enforced, every number explained</h1>
        <p className="muted">
          Play alone, at one screen or by a link. The table knows the rulebook: it offers what is legal, says
          why the rest is not, and reckons the odds from the rules themselves.
        </p>
        <div className="flex-row">
          {FIRST && (
            <Link className="button primary" href={`/learn/${FIRST.game}`}>
              <Icon name="play" size={15} />
              Learn {FIRST.name} in short lessons
            </Link>
          )}
          <Link className="button donly" href="/rules">
            <Icon name="book" size={15} />
            Read the rules
          </Link>
        </div>
      </div>
    </article>
  );
}
