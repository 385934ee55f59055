// Things on the table that are taken by pointer or keyboard: dragged, or moved by arrows by half an inch.
import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react';
import { type Chosen, type Point, movedTo } from './edit.ts';

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, 0.5],
  ArrowDown: [0, -0.5],
  ArrowLeft: [-0.5, 0],
  ArrowRight: [0.5, 0],
};

type Thing = NonNullable<Chosen>;

interface Drag {
  thing: Thing;
  /** From the middle of the thing to where it was taken. */
  offset: Point;
  at: Point;
}

interface HandTerms {
  svg: RefObject<SVGSVGElement | null>;
  chosen: Chosen;
  choose(chosen: Chosen): void;
  move(thing: Thing, to: Point): void;
}

const isSame = (a: Chosen, b: Chosen): boolean => a?.kind === b?.kind && a?.index === b?.index;

export function useHand({ svg, chosen, choose, move }: HandTerms) {
  const [drag, setDrag] = useState<Drag | null>(null);
  /** The drawing is in inches, from the north-west corner of the table. */
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const matrix = svg.current?.getScreenCTM()?.inverse();
    if (matrix === undefined) return [24, 24];
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    return [x, 48 - y];
  };
  return (thing: Thing, at: Point, name: string) => {
    const held = drag !== null && isSame(drag.thing, thing) ? drag : null;
    return {
      shown: held?.at ?? at,
      props: {
        role: 'button',
        tabIndex: 0,
        'aria-label': `${name} at ${at[0]}, ${at[1]} inches`,
        'aria-pressed': isSame(chosen, thing),
        onFocus: () => choose(thing),
        onPointerDown(event: PointerEvent<SVGGElement>) {
          const [x, y] = pointOf(event);
          event.currentTarget.setPointerCapture(event.pointerId);
          choose(thing);
          setDrag({ thing, offset: [x - at[0], y - at[1]], at });
        },
        onPointerMove(event: PointerEvent<SVGGElement>) {
          if (held === null) return;
          const [x, y] = pointOf(event);
          setDrag({ ...held, at: movedTo([x - held.offset[0], y - held.offset[1]]) });
        },
        onPointerUp() {
          if (held !== null && (held.at[0] !== at[0] || held.at[1] !== at[1])) move(thing, held.at);
          setDrag(null);
        },
        onPointerCancel: () => setDrag(null),
        onKeyDown(event: KeyboardEvent<SVGGElement>) {
          const step = ARROWS[event.key];
          if (step === undefined) return;
          event.preventDefault();
          const by = event.shiftKey ? 6 : 1;
          move(thing, [at[0] + step[0] * by, at[1] + step[1] * by]);
        },
      },
    };
  };
}
