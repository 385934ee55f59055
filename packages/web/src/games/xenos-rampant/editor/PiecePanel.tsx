// The left part: what can be laid on the table, the piece in the hand, and boards from a seed.
import { AREA_KINDS, OBSTACLE_KINDS, type Piece, type Scenario } from '@xenotable/xenos-rampant/content';
import { useId, useState } from 'react';
import { capital } from '../../../kit/words.ts';
import { CheckField } from '../../../workshop/fields.tsx';
import { type ToolMode, ToolPanel } from '../../../workshop/ToolPanel.tsx';
import { type Chosen, addMarker, addPiece, changePiece, movedTo, turned } from './edit.ts';

interface PiecePanelProps {
  scenario: Scenario;
  change(scenario: Scenario): void;
  chosen: Chosen;
  choose(chosen: Chosen): void;
  /** Takes away what is chosen. */
  remove(): void;
  twins: boolean;
  setTwins(on: boolean): void;
  seed: number;
  another(): void;
}

interface HalvesProps {
  label: string;
  value: number;
  change(value: number): void;
}

function Halves({ label, value, change }: HalvesProps) {
  return (
    <label className="ed-field">
      <span>{label}</span>
      <input
        className="field"
        type="number"
        step={0.5}
        min={0}
        max={48}
        value={value}
        onChange={(event) => change(Math.round(Number(event.target.value) * 2) / 2)}
      />
    </label>
  );
}

function PieceFields({ piece, put }: { piece: Piece; put(fields: Partial<Piece>): void }) {
  const [x, y] = piece.at;
  const [length, width] = piece.size;
  const size = (n: number): number => Math.min(48, Math.max(0.5, n));
  return (
    <div className="ed-form">
      <Halves label="From the west" value={x} change={(to) => put({ at: movedTo([to, y]) })} />
      <Halves label="From the south" value={y} change={(to) => put({ at: movedTo([x, to]) })} />
      <Halves label="Length" value={length} change={(to) => put({ size: [size(to), width] })} />
      <Halves label="Width" value={width} change={(to) => put({ size: [length, size(to)] })} />
      <button
        type="button"
        className="button"
        aria-keyshortcuts="R"
        onClick={() => put({ turn: turned(piece) })}
      >
        Turn: {piece.turn}° <span className="keycap">R</span>
      </button>
    </div>
  );
}

/** What can be laid, and what is in the hand. */
function Pieces({
  scenario,
  change,
  chosen,
  choose,
  remove,
  twins,
}: Omit<PiecePanelProps, 'setTwins' | 'seed' | 'another'>) {
  const heading = useId();
  const piece = chosen?.kind === 'piece' ? scenario.pieces[chosen.index] : undefined;
  const add = (kind: string): void => {
    const next = addPiece(scenario, kind, twins);
    change(next);
    choose({ kind: 'piece', index: next.pieces.length - 1 });
  };
  return (
    <>
      <h2 className="label" id={heading}>
        Lay on the table
      </h2>
      <div className="xr-add" role="group" aria-labelledby={heading}>
        {[...AREA_KINDS, ...OBSTACLE_KINDS].map((kind) => (
          <button key={kind} type="button" className="button" onClick={() => add(kind)}>
            {capital(kind)}
          </button>
        ))}
        <button
          type="button"
          className="button"
          onClick={() => {
            change(addMarker(scenario));
            choose({ kind: 'marker', index: scenario.markers.length });
          }}
        >
          Marker
        </button>
      </div>
      {chosen !== null && (
        <>
          <h2 className="label">{piece === undefined ? 'Marker' : capital(piece.kind)} in the hand</h2>
          {piece !== undefined && (
            <PieceFields
              piece={piece}
              put={(fields) => change(changePiece(scenario, chosen.index, fields, twins))}
            />
          )}
          <button type="button" className="button" aria-keyshortcuts="Delete" onClick={remove}>
            Take away <span className="keycap">Del</span>
          </button>
        </>
      )}
    </>
  );
}

type Page = 'pieces' | 'generate';

export function PiecePanel({
  scenario,
  change,
  chosen,
  choose,
  remove,
  twins,
  setTwins,
  seed,
  another,
}: PiecePanelProps) {
  const [page, setPage] = useState<Page>('pieces');
  const modes: ToolMode[] = [
    { icon: 'swap', name: 'Twins', key: 'T', on: twins, toggle: () => setTwins(!twins) },
  ];
  return (
    <ToolPanel<Page>
      label="What to lay"
      pages={[
        ['pieces', 'Pieces'],
        ['generate', 'Generate'],
      ]}
      page={page}
      setPage={setPage}
      modes={modes}
    >
      {page === 'generate' ? (
        <div className="xr-generate">
          <p>
            Seed <b>{seed}</b>: the same board for everybody. Each is legal and fair within its bounds.
          </p>
          <button type="button" className="button" aria-keyshortcuts="G" onClick={another}>
            Another board <span className="keycap">G</span>
          </button>
          <CheckField label="What I lay has a twin" value={twins} change={setTwins} />
        </div>
      ) : (
        <Pieces {...{ scenario, change, chosen, choose, remove, twins }} />
      )}
    </ToolPanel>
  );
}
