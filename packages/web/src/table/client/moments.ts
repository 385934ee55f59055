// The source of the moments of a game that is looked back on: here the worker of this device.
import type { LogLine, News, Scene, Viewer } from '@xenotable/kernel';
import type { Mark } from '../../worker/api.ts';
import { tablesWorker } from '../../worker/client.ts';

/** The table after some entries, and the scenes that led there. */
export type Moment = readonly [news: News, scenes: Scene[]];

export interface MomentSource {
  moment(n: number, viewer: Viewer): Promise<Moment>;
  lines(viewer: Viewer): Promise<LogLine[]>;
  marks(): Promise<Mark[]>;
}

export const workerMoments = (id: string): MomentSource => ({
  moment: (n, viewer) =>
    Promise.all([tablesWorker.moment(id, n, viewer), tablesWorker.scenes(id, n, viewer)]),
  lines: (viewer) => tablesWorker.lines(id, viewer),
  marks: () => tablesWorker.marks(id),
});
