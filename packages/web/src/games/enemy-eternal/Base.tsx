// The campaign between missions: Outpost, soldiers, store, memorial. What can be done stands in the list of actions.
import { RuleChip } from '../../frame/RuleChip.tsx';
import { TokenAt } from '../../draw/Token.tsx';
import { glyphOf } from './faces.ts';
import { type Sheet, type View, facilityOf, ranks } from './rulebook.ts';

function Soldiers({ sheet, fallen }: { sheet: Sheet; fallen: boolean }) {
  const list = sheet.roster.filter((one) => (one.state === 'fallen') === fallen);
  return (
    <section className="ee-soldiers" aria-label={fallen ? 'Memorial' : 'Soldiers'}>
      <h2 className="lbl">
        {fallen ? 'Memorial' : 'Soldiers'} <RuleChip rule={fallen ? 'EE-CAM-05' : 'EE-CAM-04'} />
      </h2>
      <ul>
        {list.map((one) => (
          <li key={one.id} className={one.deployed ? 'goes' : ''}>
            <svg width="36" height="36" aria-hidden="true">
              <TokenAt
                x={18}
                y={18}
                d={32}
                side={sheet.faction === 'XCOM' ? 'a' : 'b'}
                glyph={glyphOf(one.unit)}
                pips={one.leader ? 1 : 0}
                wounds={{ max: one.skills.HEALTH, lost: one.skills.HEALTH - one.wounds }}
              />
            </svg>
            <div>
              <b>{one.name}</b> <small>{ranks[one.rank - 1]![sheet.faction]}</small>
              <p>
                {[one.primary, one.secondary, one.vest, ...one.items.map((carried) => carried.item)].filter((gear) => gear !== null).join(', ')}
                {one.state === 'recovering' ? ' · recovering' : one.deployed ? ' · goes along' : ''}
              </p>
            </div>
          </li>
        ))}
        {list.length === 0 && <li>Nobody.</li>}
      </ul>
    </section>
  );
}

export function Base({ view, side }: { view: View; side: number }) {
  const sheet = view.campaign?.sheets[side] ?? view.campaign?.sheets[0];
  if (view.campaign === null || !sheet) return null;
  return (
    <div className="ee-base">
      <section aria-label="Outpost">
        <h2 className="lbl">
          Outpost, tier {sheet.outpost} <RuleChip rule="EE-BAS-01" />
        </h2>
        <p>
          <b>{sheet.supplies}</b> Supplies · {sheet.facilities.length + sheet.fresh.length} of {2 * sheet.outpost} facilities
        </p>
        <ul>
          {[...sheet.facilities, ...sheet.fresh].map((name) => (
            <li key={name}>
              <b>{facilityOf(name).names[sheet.faction]}</b> <small>{facilityOf(name).text}</small>
            </li>
          ))}
        </ul>
        <h2 className="lbl">Store</h2>
        <p>{sheet.store.length === 0 ? 'Empty.' : sheet.store.join(', ')}</p>
        <h2 className="lbl">Missions</h2>
        <ol>
          {view.campaign.results.map((result, i) => (
            <li key={i}>
              {result.mission}: {result.won ? 'won' : 'lost'}
              {result.secondary ? ', secondary goal' : ''}
            </li>
          ))}
        </ol>
      </section>
      <Soldiers sheet={sheet} fallen={false} />
      <Soldiers sheet={sheet} fallen />
    </div>
  );
}
