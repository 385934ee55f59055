// Naming a Squad; who has named one sees it on paper until the other side is ready too.
import type { Viewer } from '@xenotable/kernel';
import type { BoardProps } from '../../../table/contract.ts';
import type { View } from '@xenotable/enemy-eternal/preview';
import { Builder } from './Builder.tsx';
import { SquadSheet } from './SquadSheet.tsx';
import { lawsOf } from './laws.ts';

/** What somebody is told who names no Squad now. EE-M-SE-05 Whoever leads the guards of a season mission never does. */
function waitingWords(view: View, viewer: Viewer): string {
  const { name } = view.shown.mission;
  return viewer !== 'table' && view.mission.startsWith('SE') && view.sides[1].seats.includes(viewer)
    ? `${name}: you lead the guards. Their groups come with the mission, so you name no Squad; the attackers name theirs now.`
    : `${name}: the Squads are being named, each unseen by the other side.`;
}

export default function Muster(props: BoardProps<View>) {
  const { view, viewer, ask } = props;
  if (ask !== null) return <Builder key={ask.seat} {...props} />;
  const mine = view.sides.find((side) => viewer !== 'table' && side.seats.includes(viewer))?.squad ?? null;
  return (
    <div className="ee-named">
      {mine === null ? <p>{waitingWords(view, viewer)}</p> : <SquadSheet squad={mine} rules={lawsOf(view)} />}
    </div>
  );
}
