// The editor of maps and scenarios: palette, map, the mission's settings and what is wrong with them. One click plays it.
import { readScenario, type Scenario, scenarioSheet } from '@xenotable/chibi-commander/content';
import { useEffect, useRef, useState } from 'react';
import { go } from '../../../kit/router.tsx';
import { tablesWorker } from '../../../worker/client.ts';
import { Canvas } from './Canvas.tsx';
import { EditorBar } from './EditorBar.tsx';
import { EditorSide, EditorTabs } from './EditorSide.tsx';
import { Palette } from './Palette.tsx';
import { Shelf } from './Shelf.tsx';
import { UnitForm } from './UnitForm.tsx';
import { useEditor, useEditorKeys } from './useEditor.ts';
import '../shared/chibi-commander.css';
import './editor.css';

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
      options: scenarioSheet.options(scenario),
      seats,
      cover: false,
    })
    .then((row) => go(`/table/${row.id}`));
}

export default function EditorScreen() {
  const root = useRef<HTMLDivElement>(null);
  const editor = useEditor(root);
  const { scenario, change, restart, brush, setBrush, unit, setUnit, setTab, marked, problems } = editor;
  const [shelf, setShelf] = useState(false);
  const [problem, setProblem] = useState('');
  useEditorKeys(editor, shelf);
  useEffect(() => setProblem(''), [scenario]);
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
  const playNow = (): void => {
    if (problems.length > 0) {
      setTab('problems');
      setProblem('This cannot be played yet: see the problems.');
    } else play(scenario).catch((error: Error) => setProblem(error.message));
  };
  const chosen = scenario.units[unit] !== undefined && (
    <UnitForm scenario={scenario} index={unit} change={change} close={() => setUnit(-1)} />
  );
  return (
    <div className="editor game-surface" data-game="cc" data-tab={editor.tab} ref={root}>
      <EditorBar editor={editor} openShelf={() => setShelf(true)} play={playNow} />
      <Palette brush={brush} setBrush={setBrush} chosen={chosen || null} />
      <main className="ed-stage">
        <Canvas {...{ scenario, brush, change, unit, setUnit, marked }} />
      </main>
      <EditorTabs editor={editor} />
      <EditorSide editor={editor} problem={shelf ? '' : problem} />
      {shelf && (
        <Shelf scenario={scenario} open={open} take={take} problem={problem} close={() => setShelf(false)} />
      )}
    </div>
  );
}
