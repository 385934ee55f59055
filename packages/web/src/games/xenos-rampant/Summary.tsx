// The scenario, and both armies as rosters.
import type { View } from '@xenotable/xenos-rampant/preview';
import { Emphasised } from '../../table/story/Emphasised.tsx';
import { rosterLines } from './shared/roster.ts';

export function Summary({ view }: { view: View }) {
  return (
    <section className="section" aria-label="Scenario">
      <header>
        <h2 className="label">{view.title}</h2>
      </header>
      <p>{view.blurb}</p>
      {view.units.length > 0 && (
        <details className="xr-rosters">
          <summary>Both armies</summary>
          {view.owners.map((owner, seat) => (
            <div key={seat}>
              <h3 className="label">{owner.name}</h3>
              <ul className="plain">
                {rosterLines(view, seat).map((line) => (
                  <li key={line}>
                    <Emphasised text={line} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </details>
      )}
    </section>
  );
}
