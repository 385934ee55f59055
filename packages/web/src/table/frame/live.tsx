// What a screen reader reads: events politely and several together, "your turn" and errors at once.
import { useEffect, useRef, useState } from 'react';
import type { TableState } from '../client/tableState.ts';
import { throwWords } from '../prompt/typing.ts';

/** At most this many lines are read together. */
const GATHERED = 4;
const PAUSE = 900;

export function LiveRegions({ state, alarm }: { state: TableState; alarm: string }) {
  const [polite, setPolite] = useState('');
  const read = useRef(state.lines.length);
  useEffect(() => {
    const timer = setTimeout(() => {
      const fresh = state.lines.slice(read.current);
      read.current = state.lines.length;
      // A film reads its own sentences.
      if (fresh.length > 0 && state.film?.live !== true)
        setPolite(
          fresh
            .slice(-GATHERED)
            .map(({ words }) => (/[.!?]$/.test(words) ? words : `${words}.`))
            .join(' '),
        );
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [state.lines, state.film?.live]);
  const { ask, awaited } = state;
  const prompt = awaited === null ? ask?.prompt : throwWords(awaited.wanted);
  return (
    <div className="visually-hidden">
      <div aria-live="polite">{polite}</div>
      <div aria-live="assertive">{alarm || (prompt ? `Your turn. ${prompt}` : '')}</div>
    </div>
  );
}
