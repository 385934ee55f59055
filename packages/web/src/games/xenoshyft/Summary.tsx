// The Base, what is left of it; while one buys also who stands in the own lane.
import type { Viewer } from '@xenotable/kernel';
import { Suspense } from 'react';
import { later } from '../../kit/later.ts';
import { RuleChip } from '../../table/rules/RuleChip.tsx';
import type { View } from '@xenotable/xenoshyft';
import { TROOPS, cardName, shortName } from '@xenotable/xenoshyft/content';
import { ZONES, seatOf } from '@xenotable/xenoshyft/preview';

const Ahead = later(() => import('./Ahead.tsx'));

/** The lane in words: there is no room for its cards beside the market. */
function OwnLane({ view, seat }: { view: View; seat: number }) {
  const { troops } = seatOf(view, seat).lane;
  if (troops.length === 0) return null;
  return (
    <section className="section" aria-label="Your lane now">
      <h2 className="label">Your lane now</h2>
      <div className="xs-scope">
        <ol className="plain own-lane">
          {ZONES.map((zone) => {
            const troop = troops.find((one) => one.zone === zone);
            if (troop === undefined)
              return (
                <li key={zone} className="muted">
                  <i>{zone}</i> empty
                </li>
              );
            const carried = [troop.weapon, troop.armor].filter((item) => item !== '').map(cardName);
            return (
              <li key={zone}>
                <i>{zone}</i>
                <span>{[TROOPS[troop.card].name, ...carried].map(shortName).join(' + ')}</span>
                <b>
                  {troop.power.value} : {Math.max(0, troop.remaining)}
                </b>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

export function Summary({ view, viewer }: { view: View; viewer: Viewer }) {
  const { now, start } = view.base;
  const bars = Math.min(start, 30);
  const per = start / bars;
  return (
    <>
      <section className="section" aria-label="Base">
        <header>
          <h2 className="label">Base</h2>
          <span className="grow" />
          <RuleChip rule="XS-SET-04" />
        </header>
        <div className="xs-scope">
          <div className="base">
            <b>{now}</b>
            <span className="muted">of {start} hit points</span>
          </div>
          <div
            className="hpbar"
            role="img"
            aria-label={`Base ${now} of ${start} hit points`}
            style={{ gridTemplateColumns: `repeat(${bars}, 1fr)` }}
          >
            {Array.from({ length: bars }, (_, i) => (
              <i key={i} className={i * per >= now ? 'lost' : ''} />
            ))}
          </div>
        </div>
      </section>
      {view.phase === 'acquire' && viewer !== 'table' && <OwnLane view={view} seat={viewer} />}
      {view.phase === 'acquire' && (
        <Suspense>
          <Ahead view={view} />
        </Suspense>
      )}
    </>
  );
}
