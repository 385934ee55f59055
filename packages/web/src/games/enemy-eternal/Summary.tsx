// The mission and how both sides stand.
import type { View } from './rulebook.ts';

export function Summary({ view }: { view: View }) {
  const { mission } = view.shown;
  return (
    <section className="sec" aria-label="Mission">
      <header>
        <h2 className="lbl">
          {mission.id} {mission.name}
        </h2>
      </header>
      <p>{mission.text}</p>
      <p>
        {view.sides.map((side, i) => (
          <span key={i}>
            Side {i === 0 ? 'A' : 'B'}: <b>{side.score}</b> points{side.found > 0 ? `, ${side.found} Supplies` : ''}.{' '}
          </span>
        ))}
      </p>
    </section>
  );
}
