// What a table says, and to whom.
import {
  type Entry,
  type Refusal,
  type Scene,
  type Session,
  type Viewer,
  type World,
  sceneDeltas,
  scenesOf,
} from '@xenotable/kernel';
import type { TableInfo } from '../protocol.ts';
import { Changes, Picture } from './picture.ts';
import { type Device, type Place, Places } from './places.ts';

/** A choice that was played just now, and the world before it. */
export interface Fresh {
  before: World;
  entry: Entry;
}

/** Fewer steps than this are seen at a glance. */
const SHORTEST_FILM = 3;

export class Voice {
  private readonly table: string;
  private readonly places: Places;
  /** What each viewer was shown last: it is worked out once for all devices with the same eyes. */
  private readonly pictures = new Map<Viewer, Picture>();
  private readonly changes = new Changes();

  constructor(table: string, places: Places) {
    this.table = table;
    this.places = places;
  }

  private picture(session: Session, viewer: Viewer, after: number): Picture {
    const last = this.pictures.get(viewer) ?? null;
    if (last !== null && last.shows(session, after)) return last;
    const picture = new Picture(session, viewer, after, last);
    this.pictures.set(viewer, picture);
    return picture;
  }

  /** A place's news as JSON, whole, with the log after `after`. */
  news(session: Session | null, place: Place, after: number): string {
    if (session === null) return 'null';
    place.at = session.entries.length;
    return this.picture(session, place.viewer, after).whole;
  }

  /** Tells everybody what came after `after`, except the one who is answered separately. */
  sayNews(session: Session, after: number, fresh: Fresh | null, except?: Place): void {
    for (const place of this.places.everybody())
      if (place !== except) this.show(`{"type":"news"`, place, session, after, fresh);
  }

  /** The choice is in the record. */
  sayDone(session: Session, place: Place, id: string, after: number, fresh: Fresh | null): void {
    this.show(`{"type":"done","id":${JSON.stringify(id)}`, place, session, after, fresh);
  }

  private show(message: string, place: Place, session: Session, after: number, fresh: Fresh | null): void {
    const picture = this.picture(session, place.viewer, after);
    const change = place.changes ? picture.changeFrom(place.at, this.changes) : null;
    place.at = picture.seq;
    let film = '';
    if (place.scenes && fresh !== null) {
      const scenes: Scene[] = scenesOf(session, fresh.before, fresh.entry, place.viewer);
      if (scenes.length >= SHORTEST_FILM)
        film = `,"scenes":${JSON.stringify(change === null ? scenes : sceneDeltas(scenes, picture.before!))}`;
    }
    place.device.send(`${message},"table":"${this.table}","news":${change ?? picture.whole}${film}}`);
  }

  sayInfo(info: TableInfo, except?: Device): void {
    const text = JSON.stringify({ type: 'info', info });
    for (const { device } of this.places.everybody()) if (device !== except) device.send(text);
  }

  /** The choice is not in the record; whoever did not see the table as it is gets it fresh. */
  sayRefused(session: Session, place: Place, id: string, seq: number, { rule, reason }: Refusal): void {
    const stale = seq !== session.entries.length;
    const refused = JSON.stringify({ type: 'refused', id, rule, reason, stale });
    place.device.send(`${refused.slice(0, -1)},"news":${stale ? this.news(session, place, seq) : 'null'}}`);
  }
}
