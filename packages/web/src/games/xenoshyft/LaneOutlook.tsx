// What the arrangement of the own lane is worth: how often it holds with the picked-up Troop or Equipment in each zone, and how often each Troop falls.
import type { Seat } from '@xenotable/kernel';
import { percent } from '../../kit/draw/text.ts';
import type { Outlook, View } from '@xenotable/xenoshyft';
import { ZONES } from '@xenotable/xenoshyft/preview';
import type { Arranging } from './arranging.ts';
import { fallsOf, holdsOf, useOutlooks } from './outlooks.ts';

export interface LaneOutlook {
  /** The lane as it is drawn. */
  shown: Outlook | null;
  /** By zone, with the picked-up Troop there; without one, nothing. */
  zones: ReadonlyMap<number, Outlook | null>;
  /** As it stands. */
  now: Outlook | null;
}

/** Null where nothing is arranged. */
export function useLaneOutlook(view: View, seat: Seat, arranging: Arranging | null): LaneOutlook | null {
  const open = arranging !== null && view.phase === 'deployment' && arranging.on.ask !== null;
  const plans = open ? [...arranging.plans] : [];
  // With a plan for the whole lane, that is how it stands.
  const stands = arranging?.whole ?? [];
  const [now = null, ...found] = useOutlooks(
    view,
    seat,
    open ? [stands, ...plans.map(([, plan]) => plan)] : null,
  );
  if (!open) return null;
  const zones = new Map(plans.map(([zone], i) => [zone, found[i] ?? null]));
  return { now, zones, shown: zones.get(arranging.at ?? arranging.pointed ?? 0) ?? now };
}

const holds = (outlook: Outlook | null | undefined): string =>
  outlook ? `${percent(holdsOf(outlook))} %` : '…';

/** Above each zone, how often the lane holds with the Troop there. */
export function Plates({ outlook, arranging }: { outlook: LaneOutlook; arranging: Arranging }) {
  if (arranging.held === null && arranging.gear === null && arranging.call === null)
    return (
      <div className="clash">
        <p className="face-card main">
          <b>
            {arranging.lane.length === 0
              ? 'Nobody stands in your lane yet'
              : `Your lane holds in about ${holds(outlook.now)} of all deals`}
          </b>
          <s>
            The Hive comes when everybody is ready. Point at a Troop, then at its zone (keys 1–4) or at the
            Troop again: the others make room.
          </s>
        </p>
      </div>
    );
  const here = arranging.at ?? arranging.pointed;
  return (
    <div className="plates">
      {ZONES.map((zone) => (
        <span key={zone} className={`plate-holds${here === zone ? ' here' : ''}`}>
          {outlook.zones.has(zone) && (
            <>
              <b>{holds(outlook.zones.get(zone))}</b> {here === zone ? 'here' : `in zone ${zone}`}
            </>
          )}
        </span>
      ))}
    </div>
  );
}

/** Under a Troop, how often it falls. */
export function Falls({ outlook, troop }: { outlook: LaneOutlook; troop: number }) {
  const chance = outlook.shown === null ? null : fallsOf(outlook.shown, troop);
  return (
    <span className="falls">
      <i style={{ width: `${(chance ?? 0) * 100}%` }} />
      <em>{chance === null ? '…' : `falls ${percent(chance)} %`}</em>
    </span>
  );
}
