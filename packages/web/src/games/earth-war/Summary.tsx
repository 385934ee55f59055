// The squad's stores, the deck as everybody knows it, and where the mission stands.
import { Marked, useNames } from '../../kit/Marked.tsx';
import { RuleChip } from '../../table/rules/RuleChip.tsx';
import { MissionMap } from './MissionMap.tsx';
import { aboutKind } from './ambush.ts';
import { isShadow } from './faces.ts';
import { pointsNow } from './goals.ts';
import type { View } from '@xenotable/earth-war/preview';

function Deck({ view }: { view: View }) {
  // Pointing at a kind shows its card, also of one that was never seen.
  const names = useNames(view.unseen.map(({ kind }) => kind));
  const about = (kind: string): string => aboutKind(view, kind);
  const most = Math.max(1, ...view.unseen.map((one) => one.count));
  return (
    <section className="section" aria-label="Shadows deck">
      <header>
        <h2 className="label">{view.unseen.length > 0 ? 'Unseen cards' : 'Nothing is hidden'}</h2>
        <span className="grow" />
        <RuleChip rule="EW-DEK-01" />
      </header>
      <dl className="deck-mix">
        {view.unseen.map(({ kind, count }) => (
          <div key={kind}>
            <dt>
              <Marked text={kind} names={names} />
            </dt>
            <dd className="deck-bar" aria-hidden="true">
              <i className={isShadow(kind) ? 'shadow' : ''} style={{ width: `${(100 * count) / most}%` }} />
            </dd>
            <dd>
              <b>{count}</b>
            </dd>
            {about(kind) !== '' && <dd className="about">{about(kind)}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}

export function Summary({ view }: { view: View }) {
  const { combat, mission, rp, options } = view.table;
  return (
    <>
      <section className="section" aria-label="Squad stores">
        <header>
          <h2 className="label">Squad stores</h2>
        </header>
        <div className="resources">
          <div title="For the whole mission. At 0 all FIRE is 3 lower (EW-AMO-03).">
            <b>{mission.ammo}</b>
            <span>ammo</span>
          </div>
          <div title="What is left after this fight is lost; the next one begins with all of them (EW-CP-03).">
            <b>{combat?.cp ?? '–'}</b>
            <span>command</span>
          </div>
          {options.play === 'campaign' && (
            <div>
              <b>{rp}</b>
              <span>requisition</span>
            </div>
          )}
          <div>
            <b>{pointsNow(view)}</b>
            <span>{pointsNow(view) === 1 ? 'point' : 'points'}</span>
          </div>
        </div>
        {combat !== null && (
          <p className="stores-note muted">
            {mission.ammo === 0 ? 'No AMMO: all FIRE is 3 lower.' : 'At 0 AMMO all FIRE is 3 lower.'} CP are
            lost after the fight; the next begins with all. <RuleChip rule="EW-CP-03" />
          </p>
        )}
      </section>
      {combat !== null && <Deck view={view} />}
      {view.mission.number > 0 && combat !== null && (
        <section className="section" aria-label="Mission">
          <header>
            <h2 className="label">{view.mission.name}</h2>
          </header>
          <MissionMap view={view} small />
        </section>
      )}
    </>
  );
}
