// What the unknown Blips can be.
import { percent } from './words.ts';
import { couldBe, type View } from '@xenotable/chibi-commander/preview';

const SHOWN = 3;

export function Summary({ view }: { view: View }) {
  const unknown = view.blips.filter((blip) => blip.unit === -2);
  const could = unknown[0] === undefined ? [] : couldBe(view, unknown[0]);
  if (could.length === 0) return null;
  return (
    <section className="section" aria-label="Blips">
      <p className="muted cc-could">
        {unknown.length} unknown {unknown.length === 1 ? 'Blip' : 'Blips'}:{' '}
        {could
          .slice(0, SHOWN)
          .map(({ what, chance }) => `${what} ${percent(chance)}`)
          .join(', ')}
      </p>
    </section>
  );
}
