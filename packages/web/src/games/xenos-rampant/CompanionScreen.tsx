// Xenos Rampant beside a real table.
import { SAMPLES } from '@xenotable/xenos-rampant/content';
import { CompanionPage } from '../../companion/CompanionPage.tsx';
import { readLists } from '../../storage/lists.ts';
import type { GameScreenProps } from '../../table/contract.ts';
import { detachments } from './builder/lists.ts';

/** Detachments of one's own, then those of the book. */
const lists = () => [
  ...readLists(detachments.game).map(({ name, text }) => ({ name, text })),
  ...SAMPLES.map(({ name, text }) => ({ name, text })),
];

export default function CompanionScreen({ detail }: GameScreenProps) {
  return (
    <CompanionPage
      game={detachments.game}
      detail={detail}
      nameOf={() => 'Battle'}
      forces={[
        { option: 'list', label: 'Your detachment', lists: lists(), none: 'Colonial Strike Platoon' },
        {
          option: 'enemy',
          label: 'Detachment of the automaton',
          lists: lists(),
          none: 'Brood of the Deep',
        },
      ]}
    />
  );
}
