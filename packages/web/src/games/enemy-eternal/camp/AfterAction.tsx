// After a mission of the campaign: how it ended, what everybody did, who did not come back.
import { RuleChip } from '../../../table/rules/RuleChip.tsx';
import { Token } from '../../../kit/draw/Token.tsx';
import {
  type Deed,
  type Sheet,
  type Veteran,
  type View,
  missionSheet,
} from '@xenotable/enemy-eternal/preview';
import { glyphOf, sideOfFaction } from '../shared/faces.ts';

type Tour = Extract<Deed, { mission: string }>;

/** What somebody did on the last mission; undefined for those who stayed at base. */
const tourOf = (one: Veteran, mission: string): Tour | undefined => {
  const last = one.history.findLast((deed): deed is Tour => 'mission' in deed);
  return last?.mission === mission ? last : undefined;
};

const ENDS: Record<Tour['end'], string> = {
  home: 'came home',
  recovering: 'carried home, misses the next mission',
  fallen: 'did not come back',
};

const count = (n: number, one: string): string => `${n} ${n === 1 ? one : `${one}s`}`;

export function AfterAction({ view, sheet }: { view: View; sheet: Sheet }) {
  const last = view.campaign?.results.at(-1);
  if (last === undefined) return null;
  const won = last.winner === sheet.side;
  const went = sheet.roster.flatMap((one) => {
    const tour = tourOf(one, last.mission);
    return tour === undefined ? [] : [{ one, tour }];
  });
  const fallen = went.filter(({ tour }) => tour.end === 'fallen');
  const kills = went.reduce((sum, { tour }) => sum + tour.kills, 0);
  return (
    <details className={`ee-after ${won ? 'mission-won' : 'mission-lost'}`} open>
      <summary>
        <b>
          {last.mission} {missionSheet(last.mission).name}: {won ? 'won' : 'lost'}
        </b>
        <span>
          {count(kills, 'kill')}, {fallen.length === 0 ? 'nobody lost' : `${fallen.length} lost`}
          {last.secondary ? ', second goal met' : ''}
        </span>
        <RuleChip rule="EE-CAM-18" />
      </summary>
      <ul>
        {went.map(({ one, tour }) => (
          <li key={one.id} className={tour.end}>
            <Token
              side={sideOfFaction(sheet.faction)}
              glyph={glyphOf(one.unit)}
              size={26}
              state={tour.end === 'home' ? [] : ['spent']}
            />
            <b>{one.name}</b>
            <span>
              {count(tour.kills, 'kill')}, {count(tour.wounds, 'Wound')} lost
            </span>
            <small>{ENDS[tour.end]}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}
