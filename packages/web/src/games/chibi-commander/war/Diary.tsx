// The diary of a campaign: its missions so far with their results, and those to come.
import type { View } from '../rulebook.ts';
import { campaignMissions } from './quarters.ts';

export function Diary({ view }: { view: View }) {
  const { number } = view.campaign!;
  return (
    <section aria-label="Diary of the war">
      <h3>The war</h3>
      <ol className="plain">
        {campaignMissions(view).map((title, i) => (
          <li key={title} className={i + 1 === number ? 'now' : ''} aria-current={i + 1 === number ? 'step' : undefined}>
            <b>{i + 1}</b>
            <span>{title}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
