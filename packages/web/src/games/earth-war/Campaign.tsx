// Between two missions: the way through the campaign, how the last one went, who fell, who has earned a promotion.
import type { Json } from '@xenotable/kernel';
import { Icon } from '../../kit/draw/Icon.tsx';
import type { BoardProps } from '../../table/contract.ts';
import { BESIDE_GOALS } from './goals.ts';
import { promotionLine } from './notes.ts';
import { MISSIONS, missionSheet } from '@xenotable/earth-war/content';
import { type View, choiceIn } from '@xenotable/earth-war/preview';

/** The eight missions in order: won, lost, the next one, and what lies ahead. */
export function CampaignPath({ view }: { view: View }) {
  const { results, mission } = view.table;
  return (
    <ol className="campaign-path plain" aria-label="Missions of the campaign">
      {MISSIONS.map(({ number, name }) => {
        const result = results.find((one) => one.number === number);
        const next = result === undefined && number === mission.number;
        const words = result ? `${result.won ? 'won' : 'lost'}, ${result.points}` : next ? 'next' : '';
        return (
          <li
            key={number}
            className={result ? (result.won ? 'victory' : 'defeat') : next ? 'next' : ''}
            aria-current={next ? 'step' : undefined}
          >
            <i>{result ? <Icon name={result.won ? 'check' : 'x'} size={14} /> : number}</i>
            <b>{name}</b>
            <small>{words}</small>
          </li>
        );
      })}
    </ol>
  );
}

/** The report of the last mission: goal by goal, and what it brought. */
export function LastMission({ view }: { view: View }) {
  const { results, fallen } = view.table;
  const last = results.at(-1);
  if (last === undefined) return null;
  const sheet = missionSheet(last.number);
  const others = last.points - last.goals.reduce((sum, goal) => sum + goal.points, 0);
  const kia = fallen.filter((one) => one.mission === last.number);
  return (
    <section className="report-box" aria-label="Last mission">
      <h3>
        {sheet.name} was {last.won ? 'won' : 'lost'}: {last.points} point{last.points === 1 ? '' : 's'}
      </h3>
      <ul className="ew-goals plain">
        {sheet.goals.map((goal) => {
          const points = last.goals.find((one) => one.id === goal.id)?.points ?? 0;
          return (
            <li key={goal.id} className={points > 0 ? 'fulfilled' : ''}>
              <Icon name={points > 0 ? 'check' : 'x'} size={14} />
              <span>
                {goal.text} <b>{points}</b>
              </span>
            </li>
          );
        })}
        {others !== 0 && (
          <li className={others > 0 ? 'fulfilled' : ''}>
            <Icon name={others > 0 ? 'check' : 'x'} size={14} />
            <span>
              {BESIDE_GOALS} <b>{others}</b>
            </span>
          </li>
        )}
      </ul>
      {kia.length > 0 && <p>Killed in action: {kia.map((one) => `${one.name}, ${one.type}`).join('; ')}.</p>}
    </section>
  );
}

/** Everybody who did not come back. */
export function Graves({ view }: { view: View }) {
  const { fallen } = view.table;
  if (fallen.length === 0) return null;
  return (
    <section className="report-box graves" aria-label="Memorial">
      <h3>Memorial</h3>
      <ul className="plain">
        {fallen.map((one) => (
          <li key={one.name}>
            <b>{one.name}</b> {one.type}, {missionSheet(one.mission).name}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One card per unit that has earned a promotion; a click plans it. */
export function Promotions({ view, ask, picked, pick }: BoardProps<View>) {
  const offers = (ask?.offers ?? []).flatMap((offer) => {
    const choice = choiceIn(offer.choice);
    return choice.do === 'promote' ? [{ json: offer.choice, choice }] : [];
  });
  if (offers.length === 0) return null;
  const units = view.table.squad.filter((unit) => offers.some((one) => one.choice.unit === unit.id));
  const chosen = (json: Json): boolean => picked !== null && JSON.stringify(picked) === JSON.stringify(json);
  return (
    <section aria-label="Promotions">
      <h3 className="label">Promotions</h3>
      <ul className="promotions plain">
        {units.map((unit) => (
          <li key={unit.id} className="report-box">
            <h4>
              {unit.name}, {unit.type}: {unit.xp} XP
            </h4>
            <div>
              {offers
                .filter((one) => one.choice.unit === unit.id)
                .map(({ json, choice }) => (
                  <button
                    key={JSON.stringify(json)}
                    type="button"
                    className={`button small${chosen(json) ? ' primary' : ''}`}
                    aria-pressed={chosen(json)}
                    onClick={() => pick(json)}
                  >
                    {promotionLine(choice, view)}
                  </button>
                ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
