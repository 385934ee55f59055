// The scenario and how both sides stand in it.
import type { View } from '@xenotable/xenos-rampant/preview';

export function Summary({ view }: { view: View }) {
  return (
    <section className="sec" aria-label="Scenario">
      <header>
        <h2 className="lbl">{view.title}</h2>
      </header>
      <p>{view.blurb}</p>
    </section>
  );
}
