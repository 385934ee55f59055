// XenoShyft beside a real table.
import { CompanionPage } from '../../companion/CompanionPage.tsx';
import type { GameScreenProps } from '../../table/contract.ts';

export default function CompanionScreen({ detail }: GameScreenProps) {
  return <CompanionPage game="xenoshyft" detail={detail} nameOf={() => 'Siege'} />;
}
