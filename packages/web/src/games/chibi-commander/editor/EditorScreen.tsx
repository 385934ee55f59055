// The editor of maps and scenarios: palette, map, the mission's settings and what is wrong with them.
import { useRef } from 'react';
import { Workshop } from '../../../workshop/Workshop.tsx';
import { Canvas } from './Canvas.tsx';
import { Palette } from './Palette.tsx';
import { UnitForm } from './UnitForm.tsx';
import { useEditor } from './useEditor.ts';
import '../shared/chibi-commander.css';
import './editor.css';

export default function EditorScreen() {
  const root = useRef<HTMLDivElement>(null);
  const { work, brush, setBrush, unit, setUnit, marked } = useEditor(root);
  const { scenario, change } = work;
  const chosen = scenario.units[unit] !== undefined && (
    <UnitForm scenario={scenario} index={unit} change={change} close={() => setUnit(-1)} />
  );
  return (
    <Workshop
      work={work}
      ref={root}
      tools={<Palette scenario={scenario} brush={brush} setBrush={setBrush} chosen={chosen || null} />}
    >
      <Canvas {...{ scenario, brush, change, unit, setUnit, marked }} />
    </Workshop>
  );
}
