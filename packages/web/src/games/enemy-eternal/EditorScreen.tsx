// The editor of missions: palette, map, sentences and what is wrong with them.
import { useRef } from 'react';
import { Workshop } from '../../workshop/Workshop.tsx';
import { Canvas } from './editor/Canvas.tsx';
import { Palette } from './editor/Palette.tsx';
import { useEditor } from './editor/useEditor.ts';
import './enemy-eternal.css';
import './editor/editor.css';

export default function EditorScreen() {
  const root = useRef<HTMLDivElement>(null);
  const { work, brush, setBrush, marked } = useEditor(root);
  const { scenario, change } = work;
  return (
    <Workshop
      work={work}
      ref={root}
      tools={<Palette scenario={scenario} brush={brush} setBrush={setBrush} />}
    >
      <Canvas {...{ scenario, brush, change, marked }} />
    </Workshop>
  );
}
