// The row of pictures: one sign for each picture shown so far, in groups.
import { useEffect, useRef } from 'react';
import { sideText } from '../../kit/draw/sides.ts';
import type { TableState } from '../client/tableState.ts';
import type { GameModule } from '../contract.ts';
import type { Film, FilmState } from '../film/film.ts';
import { type Picture, linesOf, wordsOf } from '../film/pictures.ts';
import { voiceOf } from '../log/voice.ts';
import { BeatMark } from './BeatMark.tsx';

interface StripProps {
  film: Pick<Film, 'goTo'>;
  shown: FilmState;
  module: GameModule;
  state: Pick<TableState, 'view' | 'seats'>;
}

/** Pictures in a row that belong together, with the place of the first. */
interface Group {
  from: number;
  pictures: Picture[];
}

function groupsOf(pictures: readonly Picture[]): Group[] {
  const groups: Group[] = [];
  pictures.forEach((picture, i) => {
    const last = groups.at(-1);
    if (last?.pictures[0]?.group === picture.group) last.pictures.push(picture);
    else groups.push({ from: i, pictures: [picture] });
  });
  return groups;
}

export function Strip({ film, shown, module, state }: StripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const { pictures, at, live } = shown;
  const colour = (picture: Picture): string =>
    sideText(voiceOf(module, picture.scenes.at(-1)!.line, state).side);
  // Keeps the current picture visible; nothing else scrolls.
  useEffect(() => {
    const row = strip.current;
    const mark = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && mark) row.scrollLeft = mark.offsetLeft - row.clientWidth / 2;
  }, [at, pictures.length]);
  return (
    <div className="beat-strip" role="group" aria-label="What happened, picture by picture" ref={strip}>
      {groupsOf(pictures).map(({ from, pictures: group }) => (
        <div
          key={from}
          className={`beat-group${at !== null && at >= from && at < from + group.length ? ' current' : ''}`}
          title={linesOf(group[0]!)[0]?.opens}
        >
          {group.map((picture, i) => (
            <button
              key={i}
              type="button"
              aria-label={wordsOf(picture)}
              title={wordsOf(picture)}
              aria-current={at === from + i ? 'step' : undefined}
              onClick={() => film.goTo(from + i)}
            >
              <BeatMark picture={picture} colour={colour(picture)} />
            </button>
          ))}
        </div>
      ))}
      {live && <span className="muted">…</span>}
    </div>
  );
}
