// Another game with the same people: at once on one device, by everybody's consent at different devices.
import { Icon, type IconName } from '../../kit/draw/Icon.tsx';
import type { Table } from '../client/table.ts';
import type { TableState } from '../client/tableState.ts';
import { playFresh } from './again.ts';

interface AgainTogetherProps {
  state: TableState;
  client: Table;
  play(started: Promise<void>): void;
}

const WAYS: readonly { words: string; icon: IconName; deal: 'same' | 'fresh'; swap: boolean }[] = [
  { words: 'Fresh deal', icon: 'sync', deal: 'fresh', swap: false },
  { words: 'Fresh deal, seats swapped', icon: 'swap', deal: 'fresh', swap: true },
  { words: 'Same deal', icon: 'copy', deal: 'same', swap: false },
  { words: 'Same deal, seats swapped', icon: 'swap', deal: 'same', swap: true },
];

export function AgainTogether({ state, client, play }: AgainTogetherProps) {
  const { talk } = client;
  const [seat] = state.mine;
  const people = state.seats.filter(({ kind }) => kind === 'person').length;
  const online = talk !== null && seat !== undefined;
  // On one device the same deal has its own button.
  const ways = WAYS.filter(({ deal, swap }) => (online || deal === 'fresh') && (people > 1 || !swap));
  if (state.online && !online) return null;
  return (
    <div className="again-together flex-row" role="group" aria-label="Again, same people">
      {ways.map(({ words, icon, deal, swap }) => (
        <button
          key={words}
          type="button"
          className="button"
          onClick={() =>
            online ? talk.request(seat, { kind: 'again', deal, swap }) : play(playFresh(state, swap))
          }
        >
          <Icon name={icon} size={14} />
          {words}
        </button>
      ))}
      {online && people > 1 && <p className="muted">The others are asked; all go on at the new table.</p>}
    </div>
  );
}
