// Overwatch before it is declared: who would come into its area if nothing changes, and what the shot does then.
import type { previews } from '@xenotable/enemy-eternal';
import { type Choice, type View, type WatchedFoe, nameOf } from '@xenotable/enemy-eternal/preview';
import { percent } from '../../../kit/draw/text.ts';
import { Chance, Figure } from '../../../table/odds/Figure.tsx';
import { RuleChip } from '../../../table/rules/RuleChip.tsx';
import { previewsOf } from '../../../table/usePreview.ts';
import { placeOf } from '../shared/words.ts';

const usePreview = previewsOf<typeof previews>('enemy-eternal');

/** The watcher fires once: at the first who comes. */
function anyHurt(foes: readonly WatchedFoe[]): { fires: number; hurts: number } {
  let waiting = 1;
  let hurts = 0;
  for (const { crosses, hurt } of foes) {
    hurts += waiting * crosses * hurt;
    waiting *= 1 - crosses;
  }
  return { fires: 1 - waiting, hurts };
}

export function WatchCard({ view, seat, choice }: { view: View; seat: number; choice: Choice }) {
  const foes = usePreview('watchedFoes', [view, seat, choice]);
  if (foes === null || view.shown.active === null) return null;
  const { fires, hurts } = anyHurt(foes);
  return (
    <Figure title={`${nameOf(view, view.shown.active.model)} watches, if nothing changes`}>
      {foes.length === 0 ? (
        <p className="muted quiet-note">
          Nobody would come into the marked area. <RuleChip rule="EE-OVW-02" />
        </p>
      ) : (
        <>
          <Chance chance={hurts} what="hurts somebody, if it takes the first shot">
            it fires: {percent(fires)} % <RuleChip rule="EE-OVW-02" />
          </Chance>
          <table className="mods">
            <caption>Comes into the area; then hurt, kill</caption>
            <tbody>
              {foes.map((foe) => (
                <tr key={foe.model}>
                  <th scope="row">
                    {nameOf(view, foe.model)}, best at {placeOf(foe.cell, view)}
                  </th>
                  <td>{percent(foe.crosses)} %</td>
                  <td>{percent(foe.hurt)} %</td>
                  <td>{percent(foe.kill)} %</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Figure>
  );
}
