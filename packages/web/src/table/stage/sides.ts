// Whose things the lines of the log are about, as the viewer sees it.
import type { Beat, Json, LogLine, ThingId } from '@xenotable/kernel';
import type { Side } from '../../kit/draw/sides.ts';
import type { TableState } from '../client/tableState.ts';
import type { Detail, GameModule } from '../contract.ts';
import { type Sides, toneOf } from '../film/acts.ts';
import { panelsOf } from '../seats/panels.ts';

/** Sides that are played by a person or by the book. */
const PLAYED: ReadonlySet<Side> = new Set(['a', 'b', 'c', 'd']);

export interface Known extends Sides {
  /** The viewer's own side; undefined for who only watches. */
  own: Side | undefined;
  whose(thing: ThingId, line: LogLine): readonly Side[];
  /** The details of a thing, even if it is gone. */
  known(thing: ThingId): Detail | null;
}

type Seen = Pick<TableState, 'view' | 'viewer' | 'seats'>;

/** `before` knows things that are gone by now. */
export function sidesOf(module: GameModule, { view, viewer, seats }: Seen, before: Json): Known {
  const known = (thing: ThingId): Detail | null => module.detail(thing, view) ?? module.detail(thing, before);
  const panels = panelsOf(module, { view, seats });
  const own = viewer === 'table' ? undefined : panels[viewer]?.side;
  const friends = new Set(module.allied ? panels.map(({ side }) => side) : [own]);
  const whose = (thing: ThingId, line: LogLine): readonly Side[] => {
    if (module.whose !== undefined) return module.whose(thing, line, view);
    const side = known(thing)?.token?.side;
    return side === undefined ? [] : [side];
  };
  return {
    own,
    whose,
    known,
    ours: (thing, line) => own === undefined || whose(thing, line).includes(own),
    isFoe(thing, line) {
      const sides = whose(thing, line);
      // What is shared with partners is no foe's.
      if (own === undefined || sides.includes(own)) return false;
      return sides.some((side) => !friends.has(side) && PLAYED.has(side));
    },
  };
}

/** What a line means for the viewer; who only watches sees what it means for the thing itself. */
export function meaningFor(module: GameModule, seen: Seen, before: Json): (line: LogLine) => Beat['tone'] {
  const sides = sidesOf(module, seen, before);
  return sides.own === undefined ? ({ beat }) => beat.tone : (line) => toneOf(line, sides);
}
