// What a soldier has been through: the sum at a glance, every mission and promotion unfolded.
import { RuleChip } from '../../../table/rules/RuleChip.tsx';
import { rankOf } from '@xenotable/enemy-eternal/content';
import { type Deed, type Sheet, type Veteran, missionSheet } from '@xenotable/enemy-eternal/preview';

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

const ENDS = { home: '', recovering: ', carried home', fallen: ', did not come back' } as const;

function deedWords(deed: Deed, faction: Sheet['faction']): string {
  if ('mission' in deed)
    return `${deed.mission} ${missionSheet(deed.mission).name}, ${deed.won ? 'won' : 'lost'}: ${count(deed.kills, 'kill')}, ${count(deed.wounds, 'Wound')} lost${ENDS[deed.end]}`;
  const rank = rankOf(deed.rank);
  return `${rank[faction]} after ${deed.after}: ${deed.gained === null ? rank.text.replace(/\.$/, '') : /^[A-Z]+$/.test(deed.gained) ? `+1 ${deed.gained}` : deed.gained}`;
}

export function History({ soldier, faction }: { soldier: Veteran; faction: Sheet['faction'] }) {
  const { history } = soldier;
  if (history.length === 0) return <p className="ee-history muted">No mission yet.</p>;
  const tours = history.filter((deed) => 'mission' in deed);
  const sum = (key: 'kills' | 'wounds'): number => tours.reduce((all, tour) => all + tour[key], 0);
  return (
    <details className="ee-history">
      <summary>
        {count(tours.length, 'mission')}, {count(sum('kills'), 'kill')}, {count(sum('wounds'), 'Wound')} lost
      </summary>
      <ol>
        {history.map((deed, i) => (
          <li key={i}>{deedWords(deed, faction)}</li>
        ))}
      </ol>
      <RuleChip rule="EE-CAM-18" />
    </details>
  );
}
