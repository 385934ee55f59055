// Random rulings of the measured table as one check: distances, sight, cover, outlines, nearest points, paths. Every engine must give the same.
import { type Point, borders, nearest } from '@xenotable/board';
import { fingerprint, uniform } from '@xenotable/kernel';
import { judgePath, moverOf } from '../book/geometry/paths.ts';
import { routeToPoint } from '../book/geometry/routes.ts';
import { coverFrom } from '../book/geometry/cover.ts';
import { sees } from '../book/geometry/sight.ts';
import { blockedAt } from '../preview/sightLine.ts';
import { game } from '../game.ts';
import { gap } from '../distances.ts';
import { reachOf } from '../reach.ts';
import { MOVERS, crowd } from './agreement.ts';

/** The check of the rulings on so many crowds. */
export function rulings(crowds: number): string {
  const any = uniform(17);
  const somewhere = (): Point => ({ x: 1500 + any(1801), y: 1500 + any(1801) });
  const answers: unknown[] = [];
  for (let seed = 0; seed < crowds; seed++) {
    const w = crowd(seed, MOVERS[seed % MOVERS.length]!);
    const unit = w.units[0]!;
    const region = reachOf(w, game.asks(w)[0]!.spaces[0]!)!;
    for (const other of w.units.slice(1))
      answers.push([
        gap(w, unit, other),
        sees(w, unit, other),
        coverFrom(w, unit, other),
        blockedAt(w, unit, other),
      ]);
    answers.push(borders(region));
    for (let i = 0; i < 10; i++) {
      const at = somewhere();
      const path = [somewhere(), somewhere()];
      answers.push([
        nearest(region, at.x, at.y),
        judgePath(w, moverOf(w, unit), path),
        routeToPoint(w, moverOf(w, unit), at, 800),
      ]);
    }
  }
  return fingerprint(answers);
}
