// The top of the editor: undo, scenarios, file, play.
import { type Scenario, scenarioSheet } from '@xenotable/chibi-commander/content';
import { Icon } from '../../../kit/draw/Icon.tsx';
import { saveFile } from '../../../kit/saveFile.ts';
import { PhaseBar } from '../../../table/frame/PhaseBar.tsx';
import type { Editor } from './useEditor.ts';

/** 'the-wreck-in-the-fields' */
const fileName = (scenario: Scenario): string =>
  scenario.name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'scenario';

interface EditorBarProps {
  editor: Editor;
  openShelf(): void;
  play(): void;
}

export function EditorBar({ editor, openShelf, play }: EditorBarProps) {
  const { scenario, undo, redo, undoes, redoes, problems } = editor;
  return (
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
        <button type="button" className="button" aria-label="Scenarios" onClick={openShelf}>
          <Icon name="list" />
          <span>Scenarios</span>
        </button>
        <button
          type="button"
          className="button"
          aria-label="Save as a file"
          onClick={() => saveFile(scenarioSheet.write(scenario), `${fileName(scenario)}.scenario.json`)}
        >
          <Icon name="file" />
          <span>Save as a file</span>
        </button>
        <button type="button" className="button primary" aria-disabled={problems.length > 0} onClick={play}>
          <Icon name="play" size={14} />
          Play it
        </button>
      </div>
    </PhaseBar>
  );
}
