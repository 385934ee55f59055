// The mission on one card: what to do, by when, how the others win, who is there.
import type { Json } from '@xenotable/kernel';
import { Badge } from '../../kit/draw/Badge.tsx';
import { initial } from '../../kit/words.ts';
import type { SeatPanel } from '../contract.ts';
import type { Briefing, Goal } from '../storyContract.ts';
import { RuleChip } from '../rules/RuleChip.tsx';
import { Emphasised } from './Emphasised.tsx';
import { GoalSign } from './GoalSign.tsx';
import { SAID, lookOf } from './goalSigns.ts';

interface BriefingCardProps {
  mission: string;
  /** The name of the game. */
  game: string;
  briefing: Briefing;
  view: Json;
  /** The seat that reads it. */
  you: SeatPanel | null;
  /** All seats: their letters stand for their sides. */
  panels: readonly SeatPanel[];
  /** The goals in their present state; empty before the first decision. */
  goals: readonly Goal[];
  /** Only the steps: for a player who knows the mission. */
  folded: boolean;
  unfold(): void;
}

function Steps({ briefing: { you }, panel }: { briefing: Briefing; panel: SeatPanel | null }) {
  return (
    <section className="briefing-steps" aria-labelledby="briefing-you">
      <h3 id="briefing-you">
        {panel && <Badge side={panel.side} letter={panel.letter} size={24} />}
        What you do
      </h3>
      <ol className="plain">
        {you.map(({ text, rule, value }, i) => (
          <li key={i}>
            <i className="step-number" aria-hidden="true">
              {i + 1}
            </i>
            <p>
              <Emphasised text={text} /> <RuleChip rule={rule} />
            </p>
            {value !== undefined && <b className="step-value numeral">{value}</b>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Standing({ goals }: { goals: readonly Goal[] }) {
  return (
    <section className="briefing-standing" aria-labelledby="briefing-standing">
      <h3 id="briefing-standing">How it stands</h3>
      <ul className="plain">
        {goals.map((goal, i) => (
          <li key={goal.id}>
            <GoalSign goal={goal} number={i + 1} />
            <p>
              <b>{goal.words}</b>
              {goal.detail !== undefined && <span> {goal.detail}</span>}
              <span className="visually-hidden">, {SAID[lookOf(goal)]}</span>{' '}
              {goal.rule !== undefined && <RuleChip rule={goal.rule} />}
            </p>
            {goal.points !== undefined && <b className="step-value numeral">{goal.points}</b>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Them({ briefing: { them } }: { briefing: Briefing }) {
  if (them.length === 0) return null;
  return (
    <section className="briefing-them" aria-labelledby="briefing-them">
      <h3 id="briefing-them">What stands against you</h3>
      {them.map(({ text, rule }, i) => (
        <p key={i}>
          <Emphasised text={text} /> {rule !== undefined && <RuleChip rule={rule} />}
        </p>
      ))}
    </section>
  );
}

function Forces({ briefing: { forces }, panels }: Pick<BriefingCardProps, 'briefing' | 'panels'>) {
  if (forces.length === 0) return null;
  return (
    <div className="briefing-forces">
      {forces.map(({ name, side, lines }) => (
        <section key={name} aria-label={name}>
          <h3>
            <Badge
              side={side}
              letter={panels.find((panel) => panel.side === side)?.letter ?? initial(name)}
              size={20}
            />
            {name}
          </h3>
          <ul className="plain">
            {lines.map((line, i) => (
              <li key={i}>
                <Emphasised text={line} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

export function BriefingCard({
  mission,
  game,
  briefing,
  view,
  you,
  panels,
  goals,
  folded,
  unfold,
}: BriefingCardProps) {
  const { length, story, Map } = briefing;
  return (
    <article
      className={`briefing-card${Map && !folded ? ' mapped' : ''}`}
      data-theme="paper"
      aria-labelledby="briefing-title"
    >
      <header>
        <div>
          <p className="label">{game}</p>
          <h2 id="briefing-title" tabIndex={-1}>
            {mission}
          </h2>
        </div>
        <b className="briefing-length">{length}</b>
      </header>
      {story !== undefined && !folded && (
        <p className="briefing-story">
          <Emphasised text={story} />
        </p>
      )}
      <div className="briefing-main">
        {Map && !folded && (
          <div className="briefing-map">
            <Map view={view} />
          </div>
        )}
        <div className="briefing-words">
          {goals.length > 0 && <Standing goals={goals} />}
          <Steps briefing={briefing} panel={you} />
          <Them briefing={briefing} />
        </div>
      </div>
      {folded ? (
        <button type="button" className="button small" onClick={unfold}>
          Map and forces
        </button>
      ) : (
        <Forces briefing={briefing} panels={panels} />
      )}
    </article>
  );
}
