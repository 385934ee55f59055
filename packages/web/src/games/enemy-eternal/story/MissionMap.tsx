// The map of a mission outside of a table: in the briefing and in the set-up.
import { type MissionId, missionSheet } from '@xenotable/enemy-eternal/preview';
import { MiniMap } from '../shared/MiniMap.tsx';

export function MissionMap({ mission }: { mission: MissionId }) {
  const { map, name } = missionSheet(mission);
  return (
    <div className="game-surface" data-game="ee" role="img" aria-label={`The map of ${name}`}>
      <div className="ee-scope">
        <MiniMap map={map} />
      </div>
    </div>
  );
}
