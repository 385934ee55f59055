// The top of the table with its buttons.
import { Icon, type IconName } from '../../kit/draw/Icon.tsx';
import { HouseChip } from '../log/HouseRules.tsx';
import { PhaseBar, Saved } from './PhaseBar.tsx';
import type { OpenTable, TableDialog } from './useOpenTable.ts';

const DIALOGS: readonly (readonly [dialog: TableDialog, label: string, icon: IconName])[] = [
  ['help', 'Help', 'help'],
  ['menu', 'This table', 'menu'],
  ['settings', 'Settings', 'gear'],
];

interface TableBarProps {
  table: OpenTable;
  /** Whether the left column is open, if it is a drawer. */
  drawer: boolean;
  setDrawer(open: boolean): void;
}

export function TableBar({ table, drawer, setDrawer }: TableBarProps) {
  const { state, module, title, setDialog, puzzle } = table;
  const name = title?.name ?? state.game;
  const dialogs = DIALOGS.filter(([dialog]) => puzzle === undefined || dialog !== 'menu');
  return (
    <PhaseBar
      title={puzzle === undefined ? name : 'Find the move'}
      sub={puzzle === undefined ? module.headline(state.view) : `${name} · ${puzzle.name}`}
      phases={module.phases(state.view)}
    >
      <div className="chips flex-row">
        <HouseChip setUp={state} />
        {puzzle === undefined && <Saved saved={state.saved} online={state.online} />}
      </div>
      <div className="tools-bar">
        <button
          type="button"
          className="icon-button monly"
          onClick={() => setDrawer(!drawer)}
          aria-label="Seats and actions"
          aria-expanded={drawer}
        >
          <Icon name="list" size={18} />
        </button>
        {dialogs.map(([dialog, label, icon]) => (
          <button
            key={dialog}
            type="button"
            className="icon-button"
            onClick={() => setDialog(dialog)}
            aria-label={label}
          >
            <Icon name={icon} size={18} />
          </button>
        ))}
      </div>
    </PhaseBar>
  );
}
