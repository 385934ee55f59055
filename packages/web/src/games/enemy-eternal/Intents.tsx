// What the automaton would do next if nothing changed, as arrows on the board.
import type { Intent } from '@xenotable/kernel';
import { type View, nameOfThing } from '@xenotable/enemy-eternal/preview';
import { CELL, centreOf } from '../../boards/square/cells.ts';
import { cellOfThing } from './things.ts';

const cellOfName = (view: View, thing: string | undefined): number | null => {
  const name = thing === undefined ? null : nameOfThing(thing);
  return view.models.find((m) => m.name === name && m.place === 'board')?.cell ?? null;
};

interface ArrowProps {
  intent: Intent;
  view: View;
  faint: boolean;
}

/** The likeliest act of one enemy: its way, where it ends, whom it attacks, its place in the order. */
function Arrow({ intent, view, faint }: ArrowProps) {
  const columns = view.shown.board.width;
  const from = cellOfName(view, intent.who);
  if (from === null) return null;
  const way = [from, ...(intent.path ?? []).flatMap((thing) => cellOfThing(thing, columns) ?? [])];
  const points = way.map((cell) => centreOf(cell, columns));
  const end = centreOf(way.at(-1) ?? from, columns);
  const target = cellOfName(view, intent.target);
  const aim = target === null ? null : centreOf(target, columns);
  const start = centreOf(from, columns);
  return (
    <g className={`ee-intent${faint ? ' faint' : ''}`}>
      {way.length > 1 && (
        <>
          <path className="runs-to" d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
          <circle cx={end.x} cy={end.y} r={CELL / 3} />
        </>
      )}
      {aim !== null && <path className="aims-at" d={`M${end.x} ${end.y}L${aim.x} ${aim.y}`} />}
      {intent.order !== null && (
        <g transform={`translate(${start.x - CELL / 2} ${start.y - CELL / 2})`}>
          <path className="sign" d="M0 -9L9 0L0 9L-9 0z" />
          <text y="4" textAnchor="middle">
            {intent.order}
          </text>
        </g>
      )}
    </g>
  );
}

/** Acts of those who attack; the others only when there are few. */
const MANY = 5;

export function IntentArrows({
  intents,
  view,
  faint,
}: {
  intents: readonly Intent[];
  view: View;
  faint: boolean;
}) {
  const shown = intents.length > MANY ? intents.filter((one) => one.target !== undefined) : intents;
  return shown.map((one) => <Arrow key={one.who} intent={one} view={view} faint={faint} />);
}
