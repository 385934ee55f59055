// Beside the board: what the coming Combat does to the lane and the Base, as it stands and with what is planned; in Combat all reactions side by side.
import type { Asked, Json } from '@xenotable/kernel';
import { Suspense } from 'react';
import { percent } from '../../kit/draw/text.ts';
import { Figure } from '../../table/odds/Figure.tsx';
import type { Choice, Outlook, View } from '@xenotable/xenoshyft';
import { CARDS, type CardId, shortName } from '@xenotable/xenoshyft/content';
import { grouped, listed } from '@xenotable/xenoshyft/preview';
import { later } from '../../kit/later.ts';
import { choicesIn } from './border.ts';
import { DamageBars } from './DamageBars.tsx';
import { useConsidered } from './considered.ts';
import { damageOf, holdsOf, marginOf, useOutlooks } from './outlooks.ts';
import { BUYING, boughtIn } from './purchase.ts';

const Callable = later(() => import('./Callable.tsx'));
const OtherWays = later(() => import('./OtherWays.tsx'));
const Reactions = later(() => import('./Reactions.tsx'));

/** Deals of the lane as it stands before other purchases are dealt too: the first figures come first. */
const SETTLED = 60;

export interface ForecastProps {
  view: View;
  ask: Asked;
  picked: Json | null;
  pick(choice: Json | null): void;
}

function Tile({ now, was, words, bad }: { now: string; was: string | null; words: string; bad?: boolean }) {
  return (
    <div className={`tile${bad ? ' danger' : ''}`}>
      <b>{now}</b>
      <span>{words}</span>
      {was !== null && <em>was {was}</em>}
    </div>
  );
}

const whole = (chance: number): string => `${percent(chance)} %`;

/** The three figures that decide, each with what it was. */
function Tiles({ now, was }: { now: Outlook; was: Outlook | null }) {
  const before = (of: (outlook: Outlook) => string): string | null => (was === null ? null : of(was));
  const holds = (one: Outlook): string => whole(holdsOf(one));
  const damage = (one: Outlook): string => damageOf(one).toFixed(1);
  const falls = (one: Outlook): string => whole(one.fell / one.deals);
  return (
    <div className="tiles">
      <Tile now={holds(now)} was={before(holds)} words="lane holds" />
      <Tile now={damage(now)} was={before(damage)} words="base damage" />
      <Tile now={falls(now)} was={before(falls)} words="base falls" bad={now.fell > 0} />
    </div>
  );
}

/** What the figures take for granted. */
const assumes = (view: View): string =>
  view.phase === 'acquire'
    ? 'This round only; a hint counts the whole game. What you hold is then deployed, and cards are used, as the script of an Ally Commander would; other lanes likewise.'
    : 'This round only, with the lanes as they stand; a hint counts the whole game and may arrange them first. Cards and abilities are then used as the script of an Ally Commander would.';

/** What is looked at: what the pointer rests on, otherwise what is planned. */
function planOf(picked: Json | null, considered: readonly Choice[] | null): readonly Choice[] {
  if (considered !== null) return considered;
  const plan = choicesIn(picked);
  return plan.some((choice) => 'do' in choice && choice.do === 'ready') ? [] : plan;
}

/** The cards that a plan brings: bought, or called from a Discard Pile. */
function broughtBy(plan: readonly Choice[]): CardId[] {
  const called = plan.flatMap((choice) =>
    'do' in choice && choice.do === 'play' && choice.at.card !== undefined ? [choice.at.card] : [],
  );
  return [...boughtIn(plan), ...called];
}

function titleOf(cards: readonly CardId[], planned: boolean): string {
  const [first] = cards;
  if (first === undefined) return planned ? 'With this' : 'Your lane as it stands';
  return `With ${cards.length === 1 ? CARDS[first].name : listed(grouped(cards.map((card) => shortName(CARDS[card].name))))}`;
}

function Planning({ view, ask, picked, pick }: ForecastProps) {
  const plan = planOf(picked, useConsidered());
  const planned = plan.length > 0;
  const [stands = null, changed = null] = useOutlooks(view, ask.seat, planned ? [[], plan] : [[]]);
  const now = planned ? changed : stands;
  const cards = broughtBy(plan);
  const [card] = cards;
  return (
    <Figure title={titleOf(cards, planned)}>
      {card !== undefined && cards.length === 1 && <p className="card-text">{CARDS[card].text}</p>}
      {now === null ? (
        <p className="muted quiet-note">Dealing …</p>
      ) : (
        <>
          <Tiles now={now} was={planned ? stands : null} />
          <Suspense>
            <Callable view={view} ask={ask} picked={picked} pick={pick} />
          </Suspense>
          <DamageBars now={now} was={planned ? stands : null} left={view.dawn.base} />
          <p className="losses">
            <span>Troops lost in your lane, on average</span>
            <b>{(now.lost / now.deals).toFixed(1)}</b>
          </p>
        </>
      )}
      {ask.rule === BUYING && stands !== null && stands.deals >= SETTLED && (
        <Suspense>
          <OtherWays view={view} seat={ask.seat} picked={picked} pick={pick} />
        </Suspense>
      )}
      <p className="assumes">
        {assumes(view)} {now !== null && `About, by ${now.deals} deals: holds ± ${marginOf(now)}.`}
      </p>
    </Figure>
  );
}

export function Forecast(props: ForecastProps) {
  const { phase } = props.view;
  return (
    <div className="xs-scope">
      <div className="forecast">
        {phase === 'combat' ? <Reactions {...props} /> : <Planning {...props} />}
      </div>
    </div>
  );
}
