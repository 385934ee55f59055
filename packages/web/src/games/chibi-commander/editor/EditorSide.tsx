// The mission's settings, page by page, and what is wrong with them.
import { Alert } from '../../../kit/Alert.tsx';
import { Goals } from './Goals.tsx';
import { MissionForm } from './MissionForm.tsx';
import { Problems } from './Problems.tsx';
import { Squads } from './Squads.tsx';
import type { Editor, Page, Tab } from './useEditor.ts';

const PAGES: readonly (readonly [page: Page, name: string])[] = [
  ['mission', 'Mission'],
  ['squads', 'Squads'],
  ['goals', 'Goals'],
];

/** On a phone one page at a time below the map. */
export function EditorTabs({ editor }: { editor: Editor }) {
  const { tab, setTab, setPage, problems } = editor;
  const tabs: readonly (readonly [Tab, string])[] = [
    ['paint', 'Paint'],
    ...PAGES,
    ['problems', `Problems ${problems.length || ''}`.trim()],
  ];
  return (
    <nav className="ed-tabs" aria-label="Pages">
      {tabs.map(([id, name]) => (
        <button
          key={id}
          type="button"
          aria-pressed={tab === id}
          className={tab === id ? 'active' : ''}
          onClick={() => {
            setTab(id);
            if (id !== 'paint' && id !== 'problems') setPage(id);
          }}
        >
          {name}
        </button>
      ))}
    </nav>
  );
}

export function EditorSide({ editor, problem }: { editor: Editor; problem: string }) {
  const { scenario, change, page, setPage, problems, show } = editor;
  return (
    <aside className="ed-side" aria-label="Mission">
      <div className="segments" role="group" aria-label="Settings">
        {PAGES.map(([id, name]) => (
          <button
            key={id}
            type="button"
            aria-pressed={page === id}
            className={page === id ? 'active' : ''}
            onClick={() => setPage(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <div className="ed-settings">
        {page === 'mission' && <MissionForm scenario={scenario} change={change} />}
        {page === 'squads' && <Squads scenario={scenario} change={change} />}
        {page === 'goals' && <Goals scenario={scenario} change={change} />}
      </div>
      <Alert words={problem} />
      <Problems problems={problems} show={show} />
    </aside>
  );
}
