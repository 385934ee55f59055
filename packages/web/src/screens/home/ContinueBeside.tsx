// The last game on a real table.
import { titleOfCompanion } from '@xenotable/shelf';
import { ago } from '../../kit/ago.ts';
import { Icon } from '../../kit/draw/Icon.tsx';
import { Link } from '../../kit/router.tsx';
import type { TableRow } from '../../storage/tableRow.ts';
import { pathOf } from '../tableNames.ts';
import { Vignette } from './Vignette.tsx';

export function ContinueBeside({ row }: { row: TableRow }) {
  const title = titleOfCompanion(row.game);
  return (
    <article className="cont welcome" data-game={title?.accent}>
      <div className="scene">{title && <Vignette accent={title.accent} />}</div>
      <div className="continue-text">
        <span className="label">On a real table · {ago(row.updated)}</span>
        <h1>{row.name}</h1>
        <p>{title?.name}</p>
        <Link className="button primary" href={pathOf(row)}>
          <Icon name="play" size={15} />
          Continue
        </Link>
      </div>
    </article>
  );
}
