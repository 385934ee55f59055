// Between two missions: what became of the last one, and who did not come back.
import { missionsOf, type View } from '@xenotable/chibi-commander/preview';
import { resultOf } from './Diary.tsx';

export function LastMission({ view }: { view: View }) {
  const last = missionsOf(view).findLast(({ entry }) => entry !== undefined);
  if (last?.entry === undefined) return null;
  const rosters = (view.campaign?.rosters ?? []).filter((roster) => !roster.hidden);
  const dead = rosters.flatMap((roster) => roster.dead);
  const alive = rosters.flatMap((roster) => roster.units).filter((unit) => unit.involved).length;
  return (
    <section className="hq-last" aria-label="Debriefing">
      <h2 className="label">Debriefing: {last.title}</h2>
      <p>
        <b>{resultOf(last.entry)}.</b>
        {last.variant !== '' && ` ${last.variant}.`}
      </p>
      <p>
        {alive} {alive === 1 ? 'unit that has' : 'units that have'} fought {alive === 1 ? 'is' : 'are'} with
        you. {dead.length === 0 ? 'Nobody has fallen.' : `Fallen so far: ${dead.join(', ')}.`}
      </p>
    </section>
  );
}
