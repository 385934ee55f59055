// Which panel a phone shows.
import { talkOf } from './talkOf.ts';
import type { OpenTable, Tab } from './useOpenTable.ts';

interface PanelTab {
  id: Tab;
  label: string;
  count?: number;
}

function tabsOf(table: OpenTable): PanelTab[] {
  const { state, module, panels, aftermath, puzzle } = table;
  const { Hand, Summary, handLabel = 'Hand' } = module;
  const several = panels.length > 1;
  const actions: PanelTab = { id: 'act', label: 'Actions', count: state.ask?.offers.length ?? 0 };
  const hand: PanelTab[] = Hand ? [{ id: 'hand', label: handLabel }] : [];
  return [
    ...(module.handFirst === true ? [...hand, actions] : [actions, ...hand]),
    { id: 'odds', label: puzzle === undefined ? 'Odds' : 'Puzzle' },
    ...(aftermath === null ? [] : [{ id: 'digest', label: 'Digest' } as const]),
    ...(talkOf(table) === null ? [] : [{ id: 'talk', label: 'Talk' } as const]),
    { id: 'log', label: 'Log' },
    ...(several || Summary ? [{ id: 'seats', label: several ? 'Seats' : 'Status' } as const] : []),
  ];
}

export function PanelTabs({ table }: { table: OpenTable }) {
  const { tab, setTab } = table;
  return (
    <nav className="tabs" aria-label="Panels">
      {tabsOf(table).map(({ id, label, count = 0 }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === tab}
          className={id === tab ? 'active' : ''}
          onClick={() => setTab(id)}
        >
          {label}
          {count > 0 && <sup>{count}</sup>}
        </button>
      ))}
    </nav>
  );
}
