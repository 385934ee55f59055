// What the unknown Blips can be, and on a small screen what the automaton does next.
import type { Json } from '@xenotable/kernel';
import { useSize } from '../../kit/size.ts';
import { NextList } from './ActsNext.tsx';
import { kindsWords } from './shared/words.ts';
import { couldBe, type View } from '@xenotable/chibi-commander/preview';

const SHOWN = 3;

function Blips({ view }: { view: View }) {
  const unknown = view.blips.filter((blip) => blip.unit === -2);
  const could = unknown[0] === undefined ? [] : couldBe(view, unknown[0]);
  if (could.length === 0) return null;
  return (
    <section className="section" aria-label="Blips">
      <p className="muted cc-could">
        {unknown.length} unknown {unknown.length === 1 ? 'Blip' : 'Blips'}: {kindsWords(could, SHOWN)}
      </p>
    </section>
  );
}

export function Summary({ view, picked }: { view: View; picked: Json | null }) {
  const small = useSize() === 'phone';
  return (
    <>
      {small && <NextList view={view} picked={picked} />}
      <Blips view={view} />
    </>
  );
}
