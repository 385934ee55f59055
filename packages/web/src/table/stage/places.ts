// The places of things on the stage. Boards mark them with data-thing. Places of things that moved or are gone are kept
// in board units, so that they stay correct when the camera moves.
import type { ThingId } from '@xenotable/kernel';

/** In pixels of the stage. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A kept place: in units of the board's layer, or of the stage if there is none. */
export interface Place {
  box: Box;
  layered: boolean;
}

export type Places = ReadonlyMap<ThingId, Place>;

/** The layer that the camera moves. */
const layerOf = (stage: Element): SVGGraphicsElement | null => stage.querySelector('svg.board > g');

const boxIn = (stage: DOMRect, { left, top, width, height }: DOMRect): Box => ({
  x: left - stage.left,
  y: top - stage.top,
  w: width,
  h: height,
});

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    w: Math.max(...boxes.map((box) => box.x + box.w)) - x,
    h: Math.max(...boxes.map((box) => box.y + box.h)) - y,
  };
}

export const middle = ({ x, y, w, h }: Box): { x: number; y: number } => ({ x: x + w / 2, y: y + h / 2 });

/** The area that two boxes share. */
export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

export class StagePlaces {
  private readonly stage: Element;
  private readonly frame: DOMRect;
  private readonly layer: SVGGraphicsElement | null;
  private readonly matrix: DOMMatrix | null;

  constructor(stage: Element) {
    this.stage = stage.querySelector('.stage-board') ?? stage;
    this.frame = this.stage.getBoundingClientRect();
    this.layer = layerOf(this.stage);
    this.matrix = this.layer?.getScreenCTM() ?? null;
  }

  get size(): { w: number; h: number } {
    return { w: this.frame.width, h: this.frame.height };
  }

  /** Where there is room for plates and dice: on the board, not on what stands beside it. */
  get room(): Box {
    const board = this.layer?.ownerSVGElement ?? this.stage;
    return boxIn(this.frame, board.getBoundingClientRect());
  }

  /** Cards lie side by side on a table without a board: between them there is no room. */
  get ofCards(): boolean {
    return this.layer === null;
  }

  /** The box of a thing now; a large one may lie in several cells. A thing that also has a card is where it stands on the board. */
  boxOf(thing: ThingId): Box | null {
    const id = CSS.escape(thing);
    const seen = [...this.stage.querySelectorAll(`[data-thing="${id}"], [data-things*="|${id}|"]`)]
      .map((part) => ({ part, box: boxIn(this.frame, part.getBoundingClientRect()) }))
      .filter(({ box: { w, h } }) => w > 0 && h > 0);
    const standing = seen.filter(({ part }) => this.layer?.contains(part) === true);
    const boxes = (standing.length > 0 ? standing : seen).map(({ box }) => box);
    return boxes.length === 0 ? null : around(boxes);
  }

  /** The places of everything on the board. */
  all(): Places {
    const places = new Map<ThingId, Place>();
    for (const part of this.stage.querySelectorAll<HTMLElement | SVGElement>(
      'button[data-thing], .unit[data-thing], [data-things]',
    )) {
      const place = this.keep(boxIn(this.frame, part.getBoundingClientRect()), part);
      if (place === null) continue;
      const { thing, things = '' } = part.dataset;
      for (const id of new Set([...things.split('|'), ...(thing === undefined ? [] : [thing])]))
        if (id !== '' && !places.has(id)) places.set(id, place);
    }
    return places;
  }

  /**
   * Where something that is gone was, in present pixels; null if another stands there now. Cards of a table without a board
   * close ranks: after the film nothing there shows where one of them was.
   */
  boxOfGone(place: Place, after: boolean): Box | null {
    if (after && !place.layered) return null;
    const box = this.shown(place);
    const covered = this.standing().some((other) => overlap(other, box) > (box.w * box.h) / 2);
    return covered ? null : box;
  }

  /** Boxes that nothing should cover: units on a board, or the cards of a table without one. */
  units(): Box[] {
    const wanted = this.layer === null ? '[data-thing], [data-said]' : '.unit[data-thing], [data-things]';
    return [...this.stage.querySelectorAll(wanted)].map((part) =>
      boxIn(this.frame, part.getBoundingClientRect()),
    );
  }

  /** Boxes of what stands on the board, or of all cards. */
  private standing(): Box[] {
    const wanted = this.layer === null ? 'button[data-thing]' : '.unit[data-thing]';
    return [...this.stage.querySelectorAll(wanted)].map((part) =>
      boxIn(this.frame, part.getBoundingClientRect()),
    );
  }

  private keep(box: Box, part: Element): Place | null {
    if (box.w === 0 || box.h === 0) return null;
    const layered = this.matrix !== null && this.layer?.contains(part) === true;
    return { box: layered ? this.onBoard(box) : box, layered };
  }

  private onBoard({ x, y, w, h }: Box): Box {
    const back = this.matrix!.inverse();
    const from = new DOMPoint(x + this.frame.left, y + this.frame.top).matrixTransform(back);
    const to = new DOMPoint(x + w + this.frame.left, y + h + this.frame.top).matrixTransform(back);
    return { x: from.x, y: from.y, w: to.x - from.x, h: to.y - from.y };
  }

  /** A kept place in present pixels of the stage. */
  shown({ box, layered }: Place): Box {
    if (!layered || this.matrix === null) return box;
    const from = new DOMPoint(box.x, box.y).matrixTransform(this.matrix);
    const to = new DOMPoint(box.x + box.w, box.y + box.h).matrixTransform(this.matrix);
    return { x: from.x - this.frame.left, y: from.y - this.frame.top, w: to.x - from.x, h: to.y - from.y };
  }
}
