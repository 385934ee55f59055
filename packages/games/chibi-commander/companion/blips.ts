// A Blip is uncovered: a Ghost vanishes, a unit stands there.
import { applies } from '@xenotable/kernel';
import type { Play } from './chapter.ts';
import { type Blip, type Figure, addFigure } from './table.ts';

/** CC-BLP-15 CC-BLP-16 CC-CMP-03 What lies under it is drawn now. Null for a Ghost. */
export function uncover(play: Play, blip: Blip): Figure | null {
  const { w } = play;
  w.blips = w.blips.filter(({ id }) => id !== blip.id);
  const under = play.draw(w.under, 'CC-CMP-03');
  const type = under === 'unit' ? play.draw(w.pool, 'CC-BLP-04') : null;
  if (type === null) {
    play.tell?.({ type: 'ghost vanishes' }, 'CC-BLP-15');
    return null;
  }
  // CC-MODE-01 CC-MODE-05 Whoever is revealed is in NORMAL mode.
  applies('CC-MODE-01');
  const figure = addFigure(w, type, 'automaton', 'NORMAL');
  figure.acted = blip.acted;
  play.tell?.({ type: 'uncovered', figure: figure.name }, 'CC-BLP-16');
  return figure;
}
