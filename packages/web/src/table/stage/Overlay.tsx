// Happenings drawn over the board in pixels of the stage: they follow pieces and camera, and cover no unit that takes part.
import type { Json, ThingId } from '@xenotable/kernel';
import { type CSSProperties, type RefObject, useMemo } from 'react';
import { sideText } from '../../kit/draw/sides.ts';
import { textWidth } from '../../kit/draw/text.ts';
import type { GameModule } from '../contract.ts';
import type { Pace } from '../film/pace.ts';
import { Lines } from './Lines.tsx';
import { type Marks, spotsIn, thingsOf } from './marks.ts';
import type { Memory } from './memory.ts';
import { type Box, middle, overlap } from './places.ts';
import { edgeTowards, placed } from './room.ts';
import { Tray, trayTitle, traySize } from './Tray.tsx';
import { type Geometry, useGeometry } from './useGeometry.ts';
import './overlay.css';

interface OverlayProps {
  stage: RefObject<HTMLElement | null>;
  memory: Memory;
  module: GameModule;
  view: Json;
  marks: Marks;
  pace: Pace;
  /** The film is over: these are its last marks. */
  after: boolean;
  /** Changes with the picture, so that each animation runs once. */
  picture: string;
}

const PLATE = { letter: 15, padding: 20, height: 30 };

interface Note {
  key: string;
  box: Box;
  at: Box;
}

/** Trays first, then plates; each with the box of what it belongs to. */
function layOut(marks: Marks, titles: readonly string[], geometry: Geometry): Note[] {
  const { boxes, spots, units, room, ofCards } = geometry;
  const wanted = [
    ...marks.trays.map(({ thing, dice }, i) => ({
      key: `tray ${thing}`,
      at: boxes.get(thing),
      onCard: ofCards,
      ...traySize(titles[i] ?? '', dice),
    })),
    ...marks.plates.map((plate) => ({
      key: `plate ${plate.thing}`,
      at: spots.get(plate),
      onCard: false,
      w: textWidth(plate.words, PLATE.letter, 0.6) + PLATE.padding,
      h: PLATE.height,
    })),
  ].flatMap(({ at, ...one }) => (at === undefined ? [] : [{ ...one, at }]));
  const found = placed(wanted, { must: [...boxes.values()], rather: units, bounds: room });
  return wanted.map(({ key, at }, i) => ({ key, at, box: found[i]! }));
}

const styleOf = ({ x, y, w, h }: Box): CSSProperties => ({ left: x, top: y, width: w, minHeight: h });

export default function Overlay({ stage, memory, module, view, marks, pace, after, picture }: OverlayProps) {
  const things = useMemo(() => [...thingsOf(marks)], [marks]);
  const spots = useMemo(() => spotsIn(marks), [marks]);
  const geometry = useGeometry(stage, memory, { things, trails: marks.trails, spots, after });
  const known = useMemo(
    () => new Map(things.map((thing) => [thing, module.detail(thing, view)] as const)),
    [things, module, view],
  );
  if (geometry === null) return null;
  const colourOf = (thing: ThingId): string => {
    const side = known.get(thing)?.token?.side;
    return side === undefined ? 'var(--text-1)' : sideText(side);
  };
  const titles = marks.trays.map(({ thing, dice }) => trayTitle(known.get(thing)?.title ?? '', dice));
  const notes = new Map(layOut(marks, titles, geometry).map((note) => [note.key, note]));
  return (
    <div
      className="stage-overlay"
      data-still={pace.still}
      data-speed={pace.speed}
      data-after={after}
      aria-hidden="true"
    >
      <svg width={geometry.size.w} height={geometry.size.h}>
        <Lines key={picture} marks={marks} geometry={geometry} colourOf={colourOf} />
        {[...notes.values()].map(({ key, box, at }) => {
          if (overlap(box, at) > 0) return null;
          const [a, b] = [edgeTowards(box, middle(at)), edgeTowards(at, middle(box))];
          return <path key={key} className="leader" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />;
        })}
      </svg>
      {marks.trays.map(({ thing, dice, current }, i) => {
        const note = notes.get(`tray ${thing}`);
        return (
          note && (
            <div
              key={`${thing} ${dice.values.join()}`}
              className={`tray${current ? ' current' : ''}`}
              style={{ ...styleOf(note.box), borderColor: colourOf(thing) }}
            >
              <Tray title={titles[i] ?? ''} dice={dice} numerals={module.numerals === true} />
            </div>
          )
        );
      })}
      {marks.plates.map(({ thing, words, tone, current }) => {
        const note = notes.get(`plate ${thing}`);
        return (
          note && (
            <div
              key={`${thing} ${words}`}
              className={current ? 'happened current' : 'happened'}
              data-tone={tone}
              style={styleOf(note.box)}
            >
              {words}
            </div>
          )
        );
      })}
    </div>
  );
}
