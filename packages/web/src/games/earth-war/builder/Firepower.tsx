// How many hits each unit makes on average in each band, and all of them together.
import { type SquadList, namesOf, unitKind } from '@xenotable/earth-war/content';
import { BANDS, averageHits, tenths } from '@xenotable/earth-war/preview';
import { firepowerOf } from './firepower.ts';

const MOST = averageHits(8, 5);

export function Firepower({ list }: { list: SquadList }) {
  const names = namesOf(list);
  return (
    <section className="firepower">
      <h2 className="label">Hits on average where it stands</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Unit</th>
            {BANDS.map((band) => (
              <th key={band} scope="col">
                {band}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.units.map(({ type }, i) => {
            const { fire, cap } = unitKind(type);
            return (
              <tr key={i}>
                <th scope="row">
                  {names[i]} <small>{type}</small>
                </th>
                {fire.map((rating, band) => {
                  const hits = averageHits(rating, cap);
                  return (
                    <td key={band} className={rating === 0 ? 'none' : ''}>
                      <i style={{ inlineSize: `${Math.round((100 * hits) / MOST)}%` }} />
                      {rating === 0 ? '–' : tenths(hits)}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">All together</th>
            {firepowerOf(list).map((hits, band) => (
              <td key={band}>{tenths(hits)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
