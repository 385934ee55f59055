// The map of a mission outside of a table: in the briefing and in the set-up.
import type { Scenario } from '@xenotable/enemy-eternal/content';
import { type MissionId, missionSheet } from '@xenotable/enemy-eternal/preview';
import { MiniMap } from '../shared/MiniMap.tsx';

export const MissionMap = ({ mission }: { mission: MissionId }) => {
  const { map, name } = missionSheet(mission);
  return <Framed map={map} name={name} />;
};

export const ScenarioMap = ({ scenario }: { scenario: Scenario }) => (
  <Framed map={scenario.map} name={scenario.name} />
);

const Framed = ({ map, name }: { map: Parameters<typeof MiniMap>[0]['map']; name: string }) => (
  <div className="game-surface" data-game="ee" role="img" aria-label={`The map of ${name}`}>
    <div className="ee-scope">
      <MiniMap map={map} />
    </div>
  </div>
);
