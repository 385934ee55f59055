// The scenario and how both sides stand in it.
import type { View } from '@xenotable/xenos-rampant/preview';

export function Summary({ view }: { view: View }) {
  return (
    <section className="section" aria-label="Scenario">
      <header>
        <h2 className="label">{view.title}</h2>
      </header>
      <p>{view.blurb}</p>
    </section>
  );
}
