// A window of react fire as one for the whole movement: each watcher's chance here, and the best that is still to come.
import { percent } from '../../../kit/draw/text.ts';
import { Figure } from '../../../table/odds/Figure.tsx';
import { type Reacting, type View, nameOf } from '@xenotable/enemy-eternal/preview';
import { placeOf } from '../shared/words.ts';

function Row({ watcher, reacting, view }: { watcher: number; reacting: Reacting; view: View }) {
  const shots = reacting.shots.filter((one) => one.watcher === watcher);
  const here = shots.find((one) => one.cell === reacting.path[0]);
  const later = shots.filter((one) => one !== here);
  const best = later.reduce<(typeof later)[number] | null>(
    (most, one) => (most === null || one.hurt > most.hurt ? one : most),
    null,
  );
  return (
    <tr>
      <th scope="row">{nameOf(view, watcher)}</th>
      <td>{here === undefined ? '–' : `${percent(here.hurt)} %`}</td>
      <td>{here === undefined ? '–' : `${percent(here.kill)} %`}</td>
      <td className="ee-later">
        {best === null ? 'no cell' : `${percent(best.hurt)} % at ${placeOf(best.cell, view)}`}
      </td>
    </tr>
  );
}

export default function ReactCard({ reacting, view }: { reacting: Reacting; view: View }) {
  const watchers = [...new Set(reacting.shots.map((one) => one.watcher))];
  return (
    <Figure title={`${nameOf(view, reacting.mover)} moves`} exact>
      <table className="ee-ways">
        <thead>
          <tr>
            <th scope="col">React</th>
            <th scope="col">hurt here</th>
            <th scope="col">kill</th>
            <th scope="col">best later</th>
          </tr>
        </thead>
        <tbody>
          {watchers.map((watcher) => (
            <Row key={watcher} watcher={watcher} reacting={reacting} view={view} />
          ))}
        </tbody>
      </table>
      <p className="muted ee-note">
        A watcher fires once. Hold fire waits for a later cell of this movement; the numbers on the way are
        the best chances there.
      </p>
    </Figure>
  );
}
