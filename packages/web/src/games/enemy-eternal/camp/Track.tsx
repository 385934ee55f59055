// The way through the campaign: what was played and how it ended, what comes.
import { Icon } from '../../../kit/draw/Icon.tsx';
import { RuleChip } from '../../../table/rules/RuleChip.tsx';
import { season } from '@xenotable/enemy-eternal/content';
import { type Campaign, type MissionId, type View, missionSheet } from '@xenotable/enemy-eternal/preview';

interface Stop {
  mission: MissionId | null;
  star: boolean;
  /** Of the last attempt. */
  result: 'won' | 'lost' | null;
  secondary: boolean;
  now: boolean;
}

function stopsOf(view: View, { kind, at, results }: Campaign): Stop[] {
  const resultOf = (mission: MissionId) => results.findLast((one) => one.mission === mission);
  if (kind === 'rival') {
    const played = results.map(({ mission, winner, secondary }) => ({
      mission,
      star: false,
      result: winner === 0 ? ('won' as const) : ('lost' as const),
      secondary,
      now: false,
    }));
    const open = Array.from({ length: Math.max(0, 5 - played.length) }, (_, i) => ({
      mission: null,
      star: false,
      result: null,
      secondary: false,
      now: i === 0,
    }));
    return [...played, ...open];
  }
  return season.map(({ mission, star }, i) => {
    const result = resultOf(mission);
    return {
      mission,
      star,
      result: result === undefined ? null : result.won ? 'won' : 'lost',
      secondary: result?.secondary ?? false,
      now: i === at && view.over === null,
    };
  });
}

/** What is written under a stop. */
function noteOf(stop: Stop, { kind, attempt }: Campaign): string {
  if (stop.now && stop.result === null)
    return kind === 'season' && attempt > 1 ? `attempt ${attempt}` : 'next';
  if (stop.result === null) return stop.star ? 'must be won' : '';
  if (kind === 'rival') return `side ${stop.result === 'won' ? 'A' : 'B'} won`;
  return `${stop.result}${stop.secondary ? ', second goal' : ''}`;
}

export function Track({ view, campaign }: { view: View; campaign: Campaign }) {
  const { kind } = campaign;
  return (
    <ol className="ee-track" aria-label="The campaign">
      {stopsOf(view, campaign).map((stop, i) => (
        <li
          key={i}
          className={`${stop.result === null ? '' : `mission-${stop.result}`} ${stop.now ? 'current' : ''}`}
          aria-current={stop.now ? 'step' : undefined}
        >
          <b>
            {stop.mission ?? `Battle ${i + 1}`}
            {stop.star && <Icon name="star" size={11} />}
          </b>
          <span>{stop.mission === null ? 'open' : missionSheet(stop.mission).name}</span>
          <small>{noteOf(stop, campaign)}</small>
        </li>
      ))}
      <li className="rule">
        <RuleChip rule={kind === 'season' ? 'EE-CAM-11' : 'EE-CAM-14'} />
      </li>
    </ol>
  );
}
