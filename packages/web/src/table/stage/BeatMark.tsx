// The sign of a picture in the strip: its shape shows the kind of happening, filled if it had a result.
import type { Beat } from '@xenotable/kernel';
import { type Picture, beatsOf, weightOf } from '../film/pictures.ts';

type Shape = 'test' | 'move' | 'fight' | 'ring' | 'back' | 'card' | 'cross' | 'star' | 'dot';

const SHAPE_OF: Record<Beat['kind'], Shape> = {
  order: 'dot',
  move: 'move',
  roll: 'test',
  shot: 'fight',
  blow: 'fight',
  save: 'test',
  nerve: 'ring',
  retreat: 'back',
  loss: 'cross',
  death: 'cross',
  reveal: 'card',
  answer: 'ring',
  goal: 'star',
  note: 'dot',
};

const PATHS: Record<Shape, string> = {
  test: 'M8 2.5L14 13H2z',
  move: 'M3 2.5L13.5 8 3 13.5z',
  fight: 'M8 1.5L14.5 8 8 14.5 1.5 8z',
  ring: 'M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11z',
  back: 'M13 2.5L2.5 8 13 13.5z',
  card: 'M4 2h8v12H4z',
  cross: 'M2.5 4.5l2-2L8 6l3.5-3.5 2 2L10 8l3.5 3.5-2 2L8 10l-3.5 3.5-2-2L6 8z',
  star: 'M8 1.5l2 4.2 4.5.6-3.3 3.1.8 4.6L8 11.8 4 14l.8-4.6L1.5 6.3 6 5.7z',
  dot: 'M8 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
};

/** The most important happening of a picture. */
export function leading(picture: Picture): Beat {
  return beatsOf(picture).reduce((best, beat) => (beat.weight > best.weight ? beat : best));
}

export function BeatMark({ picture, colour }: { picture: Picture; colour: string }) {
  const beat = leading(picture);
  const hollow = weightOf(picture) < 2 && beat.tone === 'miss';
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path
        d={PATHS[SHAPE_OF[beat.kind]]}
        fill={hollow ? 'none' : colour}
        stroke={colour}
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </svg>
  );
}
