// Somebody moves past watchers; and what the pieces of the mission tell by themselves.
import type { CellPlate } from '../../boards/square/SquarePlates.tsx';
import { CELL, centreOf } from '../../boards/square/cells.ts';
import { IconAt } from '../../kit/draw/Icon.tsx';
import { percent } from '../../kit/draw/text.ts';
import type { Reacting, View } from '@xenotable/enemy-eternal/preview';
import { modelIn } from './shared/faces.ts';

/** Somebody moves past watchers: the rest of its way, with the best chance to hurt it in each cell. */
export function Passing({ reacting, view }: { reacting: Reacting; view: View }) {
  const columns = view.shown.board.width;
  const points = reacting.path.map((cell) => centreOf(cell, columns));
  const chanceIn = (cell: number): number =>
    Math.max(0, ...reacting.shots.filter((one) => one.cell === cell).map((one) => one.hurt));
  return (
    <>
      <path className="ee-path" d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      {reacting.path.map((cell, i) => {
        const { x, y } = centreOf(cell, columns);
        const chance = chanceIn(cell);
        return (
          chance > 0 &&
          i > 0 && (
            <g key={cell} className="ee-chance" transform={`translate(${x} ${y})`}>
              <rect x={-CELL / 2 + 2} y={-CELL / 2 + 2} width={CELL - 4} height={CELL - 4} />
              <text y="5" textAnchor="middle">
                {percent(chance)}
              </text>
            </g>
          )
        );
      })}
    </>
  );
}

const shotsHere = ({ path, shots }: Reacting): Reacting['shots'] =>
  shots.filter((one) => one.cell === path[0]);

/** Lines from the watchers to whoever moves. */
export function PassingLines({ reacting, view }: { reacting: Reacting; view: View }) {
  const columns = view.shown.board.width;
  const to = centreOf(reacting.path[0] ?? 0, columns);
  return shotsHere(reacting).map((one) => {
    const from = centreOf(modelIn(view, one.watcher).cell, columns);
    return <path key={one.watcher} className="ee-aim" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />;
  });
}

/** The best chance of the watchers here: to kill, if a hit can kill. */
export function passingPlates(reacting: Reacting): CellPlate[] {
  const [cell] = reacting.path;
  const shots = shotsHere(reacting);
  if (cell === undefined || shots.length === 0) return [];
  const best = shots.reduce((most, one) => (one.hurt > most.hurt ? one : most));
  const text =
    best.kill > 0 ? `${percent(best.kill)}\u00a0% kill here` : `${percent(best.hurt)}\u00a0% hurt here`;
  return [{ cell, text, look: 'strong' }];
}

/** What the mission's pieces tell by themselves: done, or with a charge on them; and who has planted one. */
export function Marks({ view }: { view: View }) {
  const columns = view.shown.board.width;
  const planter = view.mission === 'B2' ? (view.goals['planter'] ?? 0) - 1 : -1;
  const monument = view.pieces.find((piece) => piece.kind === 'monument');
  const charged = [
    ...view.pieces.filter((piece) => piece.by >= 0 && !piece.done).map((piece) => piece.cell),
    ...(planter >= 0 && monument !== undefined ? [monument.cell, modelIn(view, planter).cell] : []),
  ];
  return (
    <>
      {view.pieces
        .filter((piece) => piece.done && piece.kind !== 'monument')
        .map((piece) => {
          const { x, y } = centreOf(piece.cell, columns);
          return (
            <g key={piece.id} className="ee-done">
              <rect x={x - CELL / 2 + 2} y={y - CELL / 2 + 2} width={CELL - 4} height={CELL - 4} />
              <IconAt name="check" x={x - 8} y={y - 8} size={16} colour="var(--good)" />
            </g>
          );
        })}
      {charged.map((cell) => {
        const { x, y } = centreOf(cell, columns);
        return <IconAt key={cell} name="burst" x={x + 3} y={y - 18} size={15} colour="var(--warn)" />;
      })}
    </>
  );
}
