// Naming a Squad; who has named one sees it on paper until the other side is ready too.
import type { BoardProps } from '../../../table/contract.ts';
import type { View } from '@xenotable/enemy-eternal/preview';
import { Builder } from './Builder.tsx';
import { SquadSheet } from './SquadSheet.tsx';
import { lawsOf } from './laws.ts';

export default function Muster(props: BoardProps<View>) {
  const { view, viewer, ask } = props;
  if (ask !== null) return <Builder key={ask.seat} {...props} />;
  const mine = view.sides.find((side) => viewer !== 'table' && side.seats.includes(viewer))?.squad ?? null;
  return (
    <div className="ee-named">
      {mine === null ? (
        <p>The Squads are being named, each unseen by the other side.</p>
      ) : (
        <SquadSheet squad={mine} rules={lawsOf(view)} />
      )}
    </div>
  );
}
