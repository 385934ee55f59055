// The count of Victory Points, rule by rule, and what is left of both sides.
import type { SeatPlan } from '@xenotable/kernel';
import { type View, aimsOf } from '@xenotable/xenos-rampant/preview';
import { RuleChip } from '../../table/rules/RuleChip.tsx';
import { CampaignLink } from '../../workshop/campaign/CampaignLink.tsx';
import { standingUnits } from './shared/faces.ts';

/** What is said of the result besides its figures: 'a draw is as good as a win'. */
const praiseOf = (view: View): string =>
  (view.over?.why ?? '').replace(/^\d+ to \d+ Victory Points(, )?/, '');

/** XR-VIC-04 Points for what nobody stood at: they went to the side that was left alone. */
const isLeftAlone = (view: View, { side, rule }: View['score'][number]): boolean =>
  view.holders.every((holder) => holder === null) &&
  aimsOf(view, side).some((aim) => aim.id === 'markers' && aim.rule === rule);

interface ReportProps {
  view: View;
  seats: readonly SeatPlan[];
}

export function Report({ view, seats }: ReportProps) {
  const praise = praiseOf(view);
  const nameOf = (seat: number): string => seats[seat]?.name ?? view.owners[seat]?.name ?? '';
  return (
    <div className="xr-report">
      <CampaignLink game="xenos-rampant" />
      <p>
        Over after turn {view.turn} of {view.lastTurn}
        {praise === '' ? '.' : `: ${praise}.`}
      </p>
      <table>
        <caption className="label">Victory Points</caption>
        <tbody>
          {view.score.length === 0 && (
            <tr>
              <th scope="row">Nobody scored.</th>
            </tr>
          )}
          {view.score.map((one, i) => (
            <tr key={i}>
              <th scope="row">
                {nameOf(view.owners.findIndex((owner) => owner.side === one.side))}: {one.why}
                {isLeftAlone(view, one) && ', as no enemy was left'}
              </th>
              <td>{one.vp}</td>
              <td>
                <RuleChip rule={isLeftAlone(view, one) ? 'XR-VIC-04' : one.rule} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <caption className="label">What is left</caption>
        <tbody>
          {view.owners.map((owner, seat) => {
            const left = standingUnits(view, seat).length;
            return (
              <tr key={seat}>
                <th scope="row">{nameOf(seat)}</th>
                <td>
                  {left} {left === 1 ? 'unit' : 'units'}
                </td>
                <td>
                  {owner.total - owner.lost} of {owner.total} points
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
