// The mission and how both sides stand.
import type { Viewer } from '@xenotable/kernel';
import type { View } from '@xenotable/enemy-eternal/preview';

export function Summary({ view, viewer }: { view: View; viewer: Viewer }) {
  const { mission } = view.shown;
  const isMine = (side: View['sides'][number]): boolean => viewer !== 'table' && side.seats.includes(viewer);
  return (
    <section className="section" aria-label="Mission">
      <header>
        <h2 className="label">
          {mission.id} {mission.name}
        </h2>
      </header>
      <p>{mission.text}</p>
      <p>
        {view.sides.map((side, i) => (
          <span key={i}>
            Side {i === 0 ? 'A' : 'B'}
            {isMine(side) && ', yours'}: <b>{side.score}</b> points
            {side.found > 0 ? `, ${side.found} Supplies` : ''}.{' '}
          </span>
        ))}
      </p>
    </section>
  );
}
