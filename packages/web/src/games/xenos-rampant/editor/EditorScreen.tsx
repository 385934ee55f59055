// The editor of battles: pieces on the left, the table in inches, and what it is about on the right.
import { generate } from '@xenotable/xenos-rampant/content';
import { useState } from 'react';
import { Workshop } from '../../../workshop/Workshop.tsx';
import { useWork, useWorkshopKeys } from '../../../workshop/useWork.ts';
import { craft } from './craft.ts';
import {
  type Chosen,
  type Point,
  changePiece,
  moveMarker,
  movedTo,
  removeMarker,
  removePiece,
  turned,
} from './edit.ts';
import { Ground } from './Ground.tsx';
import { PiecePanel } from './PiecePanel.tsx';
import './editor.css';

/** 'pieces[3].turn' is about the fourth piece. */
function chosenIn(field: string): Chosen {
  const [, list, index] = /^(pieces|markers)\[(\d+)\]/.exec(field) ?? [];
  if (list === undefined) return null;
  return { kind: list === 'pieces' ? 'piece' : 'marker', index: Number(index) };
}

export default function EditorScreen() {
  const [chosen, choose] = useState<Chosen>(null);
  const [twins, setTwins] = useState(true);
  const [seed, setSeed] = useState(0);
  const work = useWork(craft, {
    show({ field }) {
      const thing = chosenIn(field);
      choose(thing);
      return thing !== null;
    },
    opened: () => choose(null),
  });
  const { scenario, change } = work;
  const another = (): void => {
    change(generate(scenario, seed + 1));
    setSeed(seed + 1);
    choose(null);
  };
  const move = (thing: NonNullable<Chosen>, to: Point): void =>
    change(
      thing.kind === 'marker'
        ? moveMarker(scenario, thing.index, to)
        : changePiece(scenario, thing.index, { at: movedTo(to) }, twins),
    );
  const turn = (): void => {
    const piece = chosen?.kind === 'piece' ? scenario.pieces[chosen.index] : undefined;
    if (chosen !== null && piece !== undefined)
      change(changePiece(scenario, chosen.index, { turn: turned(piece) }, twins));
  };
  const remove = (): void => {
    if (chosen === null) return;
    change(
      chosen.kind === 'piece'
        ? removePiece(scenario, chosen.index, twins)
        : removeMarker(scenario, chosen.index),
    );
    choose(null);
  };
  useWorkshopKeys(work, {
    g: another,
    r: turn,
    t: () => setTwins(!twins),
    delete: remove,
    backspace: remove,
  });
  return (
    <Workshop
      work={work}
      tools={<PiecePanel {...{ scenario, change, chosen, choose, remove, twins, setTwins, seed, another }} />}
    >
      <Ground {...{ scenario, chosen, choose, twins, move }} />
    </Workshop>
  );
}
