// Enemy Eternal beside a real table.
import { readySquads } from '@xenotable/enemy-eternal/content';
import { CompanionPage } from '../../companion/CompanionPage.tsx';
import { readLists } from '../../storage/lists.ts';
import type { GameScreenProps } from '../../table/contract.ts';
import { squads } from './builder/lists.ts';

/** Squads of one's own, then those of the book. */
const lists = () => [
  ...readLists(squads.game).map(({ name, text }) => ({ name, text })),
  ...Object.values(readySquads).map((squad) => ({ name: squad.name, text: squads.write(squad) })),
];

export default function CompanionScreen({ detail }: GameScreenProps) {
  return (
    <CompanionPage
      game={squads.game}
      detail={detail}
      nameOf={({ mission }) => `Mission ${typeof mission === 'string' ? mission : 'SE1.1'}`}
      forces={[
        { option: 'squad', label: 'Your Squad', lists: lists(), none: 'Gatecrashers, of the book' },
        {
          option: 'enemy',
          label: 'Squad of the automaton',
          lists: lists(),
          none: 'The list of the mission',
        },
      ]}
    />
  );
}
