// Chibi Commander beside a real table.
import { CompanionPage } from '../../companion/CompanionPage.tsx';
import type { GameScreenProps } from '../../table/contract.ts';

export default function CompanionScreen({ detail }: GameScreenProps) {
  return (
    <CompanionPage
      game="chibi-commander"
      detail={detail}
      texts={[
        {
          option: 'squad',
          label: 'Your squad, one unit on each line',
          none: 'Soldier\nCommander\nMedic\nScout\nGunner',
        },
      ]}
      nameOf={({ mission }) => (typeof mission === 'string' ? mission : 'COOP 1')}
    />
  );
}
