// What a table says, and to whom. Each viewer's news is worked out once for all devices with the same eyes.
import { type Entry, type Refusal, type Session, type Viewer, type World, filmOf, newsOf } from '@xenotable/kernel';
import type { TableInfo } from '../protocol.ts';
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

  constructor(table: string, places: Places) {
    this.table = table;
    this.places = places;
  }

  /** A viewer's news as JSON, with the log after `after`. */
  news(session: Session | null, viewer: Viewer, after: number): string {
    if (session === null) return 'null';
    const news = newsOf(session, viewer, Math.min(after, session.entries.length));
    // Once the seed is published nothing can be taken back any more.
    return JSON.stringify(news.over === null ? news : { ...news, undo: 0, undoWords: null });
  }

  /** The end of a message with news: for those who asked for it, with the steps in between. */
  private told(news: string, session: Session, place: Place, fresh: Fresh | null): string {
    if (!place.scenes || fresh === null) return `"news":${news}}`;
    const scenes = filmOf(session, fresh.before, fresh.entry, place.viewer);
    return scenes.length < SHORTEST_FILM ? `"news":${news}}` : `"news":${news},"scenes":${JSON.stringify(scenes)}}`;
  }

  /** Tells everybody what came after `after`, except the one who is answered separately. */
  sayNews(session: Session, after: number, fresh: Fresh | null, except?: Place): void {
    for (const [viewer, places] of this.places.byViewer()) {
      if (places.length === 1 && places[0] === except) continue;
      const news = this.news(session, viewer, after);
      for (const place of places)
        if (place !== except) place.device.send(`{"type":"news","table":"${this.table}",${this.told(news, session, place, fresh)}`);
    }
  }

  sayInfo(info: TableInfo, except?: Device): void {
    const text = JSON.stringify({ type: 'info', info });
    for (const { device } of this.places.everybody()) if (device !== except) device.send(text);
  }

  /** The choice is in the record. */
  sayDone(session: Session, place: Place, id: string, after: number, fresh: Fresh | null): void {
    const news = this.news(session, place.viewer, after);
    place.device.send(`{"type":"done","id":${JSON.stringify(id)},"table":"${this.table}",${this.told(news, session, place, fresh)}`);
  }

  /** The choice is not; whoever did not see the table as it is gets it fresh. */
  sayRefused(session: Session, { device, viewer }: Place, id: string, seq: number, { rule, reason }: Refusal): void {
    const stale = seq !== session.entries.length;
    const refused = JSON.stringify({ type: 'refused', id, rule, reason, stale });
    device.send(`${refused.slice(0, -1)},"news":${stale ? this.news(session, viewer, seq) : 'null'}}`);
  }
}
