// The editor of maps and scenarios: palette, map, the mission's settings and what is wrong with them. One click plays it.
import { useEffect, useMemo, useRef, useState } from 'react';
import { go } from '../../../kit/router.tsx';
import { Icon } from '../../../kit/draw/Icon.tsx';
import { PhaseBar } from '../../../table/frame/PhaseBar.tsx';
import { saveFile } from '../../../kit/saveFile.ts';
import { Alert } from '../../../kit/Alert.tsx';
import { tablesWorker } from '../../../worker/client.ts';
import {
  type Problem,
  problemsOf,
  readScenario,
  type Scenario,
  writeScenario,
} from '@xenotable/chibi-commander/content';
import type { Cell } from '@xenotable/chibi-commander/preview';
import { Canvas } from './Canvas.tsx';
import { Goals } from './Goals.tsx';
import { MissionForm } from './MissionForm.tsx';
import { type Brush, Palette } from './Palette.tsx';
import { Problems } from './Problems.tsx';
import { Shelf } from './Shelf.tsx';
import { Squads } from './Squads.tsx';
import { UnitForm } from './UnitForm.tsx';
import { keepDraft, lastDraft } from './drafts.ts';
import { useHistory } from './useHistory.ts';
import '../shared/chibi-commander.css';
import './editor.css';

const NOWHERE: readonly Cell[] = [];

type Page = 'mission' | 'squads' | 'goals';
const PAGES: readonly (readonly [page: Page, name: string])[] = [
  ['mission', 'Mission'],
  ['squads', 'Squads'],
  ['goals', 'Goals'],
];
/** On a phone one of them at a time below the map. */
type Tab = 'paint' | Page | 'problems';

const pageFor = (field: string): Page =>
  field.startsWith('goals') ? 'goals' : field.startsWith('squads') ? 'squads' : 'mission';

/** A table of one's own: alone against the automaton, or against a program. */
function play(scenario: Scenario): Promise<void> {
  const seats = [
    { kind: 'person', name: 'Commander' },
    ...(scenario.play === 'versus' ? [{ kind: 'program', name: 'Program' }] : []),
  ];
  return tablesWorker
    .start({
      game: 'chibi-commander',
      name: scenario.name,
      options: { mission: 'Scenario', scenario: JSON.parse(writeScenario(scenario)) },
      seats,
      cover: false,
    })
    .then((row) => go(`/table/${row.id}`));
}

export default function EditorScreen() {
  const { now: scenario, change, undo, redo, restart, undoes, redoes } = useHistory(lastDraft);
  const [brush, setBrush] = useState<Brush>({
    tool: { kind: 'piece', piece: 'house' },
    erase: false,
    rectangle: false,
  });
  const [unit, setUnit] = useState(-1);
  const [page, setPage] = useState<Page>('mission');
  const [tab, setTab] = useState<Tab>('paint');
  const [shelf, setShelf] = useState(false);
  const [problem, setProblem] = useState('');
  const [marked, setMarked] = useState<readonly Cell[]>(NOWHERE);
  const root = useRef<HTMLDivElement>(null);
  const problems = useMemo(() => problemsOf(scenario), [scenario]);

  useEffect(() => keepDraft(scenario), [scenario]);
  useEffect(() => {
    setMarked(NOWHERE);
    setProblem('');
  }, [scenario]);
  useEffect(() => {
    document.title = 'Map editor · Chibi Commander · Xenotable';
  }, []);

  const open = (next: Scenario): void => {
    restart(next);
    setUnit(-1);
    setShelf(false);
    setProblem('');
  };
  const take = (text: string): void => {
    try {
      open(readScenario(text));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const show = (wrong: Problem): void => {
    setMarked(wrong.cells);
    if (wrong.cells.length > 0)
      root.current?.querySelector<SVGElement>(`[data-cell="${wrong.cells[0]}"]`)?.focus();
    else {
      setPage(pageFor(wrong.field));
      setTab(pageFor(wrong.field));
    }
  };
  const press = (event: KeyboardEvent): void => {
    if (shelf || (event.target as Element).matches('input:not([type=checkbox]), textarea, select')) return;
    const key = event.key.toLowerCase();
    const command = event.ctrlKey || event.metaKey;
    if (command && key === 'z') (event.shiftKey ? redo : undo)();
    else if (command && key === 'y') redo();
    else if (command || event.altKey) return;
    else if (key === 'r') setBrush({ ...brush, rectangle: !brush.rectangle });
    else if (key === 'x') setBrush({ ...brush, erase: !brush.erase });
    else if (key === 'h') setBrush({ ...brush, tool: { kind: 'hand' } });
    else if (key === 'u') undo();
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  const playNow = (): void => {
    if (problems.length > 0) {
      setTab('problems');
      setProblem('This cannot be played yet: see the problems.');
    } else play(scenario).catch((error: Error) => setProblem(error.message));
  };
  const tabs: readonly (readonly [Tab, string])[] = [
    ['paint', 'Paint'],
    ...PAGES,
    ['problems', `Problems ${problems.length || ''}`.trim()],
  ];
  return (
    <div className="editor game-surface" data-game="cc" data-tab={tab} ref={root}>
      <PhaseBar title="Map editor" sub={scenario.name}>
        <div className="ed-bar">
          <button
            type="button"
            className="icon-button"
            aria-label="Undo"
            title="Undo (U)"
            disabled={undoes === 0}
            onClick={undo}
          >
            <Icon name="undo" size={18} />
          </button>
          <button
            type="button"
            className="icon-button flip"
            aria-label="Redo"
            title="Redo (Ctrl+Y)"
            disabled={redoes === 0}
            onClick={redo}
          >
            <Icon name="undo" size={18} />
          </button>
          <button type="button" className="button" aria-label="Scenarios" onClick={() => setShelf(true)}>
            <Icon name="list" />
            <span>Scenarios</span>
          </button>
          <button
            type="button"
            className="button"
            aria-label="Save as a file"
            onClick={() => saveFile(writeScenario(scenario), `${fileName(scenario)}.scenario.json`)}
          >
            <Icon name="file" />
            <span>Save as a file</span>
          </button>
          <button
            type="button"
            className="button primary"
            aria-disabled={problems.length > 0}
            onClick={playNow}
          >
            <Icon name="play" size={14} />
            Play it
          </button>
        </div>
      </PhaseBar>
      <Palette
        brush={brush}
        setBrush={setBrush}
        chosen={
          scenario.units[unit] !== undefined ? (
            <UnitForm scenario={scenario} index={unit} change={change} close={() => setUnit(-1)} />
          ) : null
        }
      />
      <main className="ed-stage">
        <Canvas
          scenario={scenario}
          brush={brush}
          change={change}
          unit={unit}
          setUnit={setUnit}
          marked={marked}
        />
      </main>
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
        {!shelf && <Alert words={problem} />}
        <Problems problems={problems} show={show} />
      </aside>
      {shelf && (
        <Shelf scenario={scenario} open={open} take={take} problem={problem} close={() => setShelf(false)} />
      )}
    </div>
  );
}

/** 'the-wreck-in-the-fields' */
const fileName = (scenario: Scenario): string =>
  scenario.name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'scenario';
