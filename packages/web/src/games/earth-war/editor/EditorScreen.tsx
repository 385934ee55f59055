// The editor of missions: kinds of node on the left, the way in the middle, settings and goals on the right.
import type { NodeText } from '@xenotable/earth-war/content';
import { useMemo, useState } from 'react';
import { Workshop } from '../../../workshop/Workshop.tsx';
import { useWork, useWorkshopKeys } from '../../../workshop/useWork.ts';
import { Canvas } from './Canvas.tsx';
import { ChosenNode } from './chosen.ts';
import { craft } from './craft.ts';
import { addNode } from './edit.ts';
import { Nodes } from './Nodes.tsx';
import './editor.css';

/** 'nodes[2].enemies' is about the third node. */
const nodeIn = (field: string): number | null => {
  const at = /^nodes\[(\d+)\]/.exec(field)?.[1];
  return at === undefined ? null : Number(at);
};

export default function EditorScreen() {
  const [chosen, setNode] = useState(0);
  const work = useWork(craft, {
    show({ field }) {
      const at = nodeIn(field);
      if (at !== null) setNode(at);
      return false;
    },
    opened: () => setNode(0),
  });
  const { scenario, change, setPage, setTab } = work;
  const node = Math.min(chosen, Math.max(0, scenario.nodes.length - 1));
  const value = useMemo(() => ({ node, setNode }), [node]);
  const open = (page: string): void => {
    setPage(page);
    setTab(page);
  };
  const add = (kind: NodeText['kind']): void => {
    const next = addNode(scenario, node, kind);
    if (next === scenario) return;
    change(next);
    setNode(scenario.nodes.length === 0 ? 0 : node + 1);
    setPage('node');
  };
  useWorkshopKeys(work, { n: () => add('combat') });
  return (
    <ChosenNode value={value}>
      <Workshop work={work} tools={<Nodes scenario={scenario} add={add} />}>
        <Canvas scenario={scenario} open={open} />
      </Workshop>
    </ChosenNode>
  );
}
