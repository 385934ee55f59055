// All reactions that are possible now, side by side: how this Fight ends, how often the lane holds, and what it costs. The best first.
import { type Json, same } from '@xenotable/kernel';
import { percent } from '../../kit/draw/text.ts';
import { Figure } from '../../table/odds/Figure.tsx';
import { useHeldRows } from '../../table/hint/useHeldRows.ts';
import type { Choice, Outlook, View } from '@xenotable/xenoshyft';
import { CARDS, ENEMIES, TROOPS, abilitiesOf, shortName } from '@xenotable/xenoshyft/content';
import { exchangeOf, fightersIn } from '@xenotable/xenoshyft/preview';
import type { ForecastProps } from './Forecast.tsx';
import { damageOf, holdsOf, marginOf, useOutlooks } from './outlooks.ts';
import { choiceOf } from './border.ts';
import { effectText } from './waitingEffects.ts';

type Fighters = NonNullable<ReturnType<typeof fightersIn>>;

const DEALS = 300;
/** Acts that are dealt, and rows that are shown: of each card or ability its best target. */
const MOST_DEALT = 24;
const MOST_ROWS = 6;

/** XS-CRD-03 Whether a Troop that an act boosts lives through the blow, but not when the boost ends. */
function fallsAfterwards(choice: Choice, { troop, enemy }: Fighters): boolean {
  if (!('do' in choice) || choice.do !== 'play' || choice.at.troop !== troop.id) return false;
  const [boost] = abilitiesOf(choice.card).filter(({ verb }) => verb === 'boost');
  const { taken } = exchangeOf(troop, enemy);
  return boost?.verb === 'boost' && taken >= troop.remaining && taken < troop.remaining + boost.hp;
}

/** How the Fight ends most often. */
function fightWords(view: View, choice: Choice, { fight, deals }: Outlook): string {
  const lane = view.active;
  const pair = lane === null ? null : fightersIn(view, lane);
  if (fight === null || pair === null) return '';
  const troop = shortName(TROOPS[pair.troop.card].name);
  const foe =
    pair.enemy.turned !== null
      ? TROOPS[pair.enemy.card].name
      : pair.enemy.card === null
        ? 'it'
        : ENEMIES[pair.enemy.card].name;
  const ways: [string, number][] = [
    [fallsAfterwards(choice, pair) ? `both fall: ${troop} when the boost ends` : 'both fall', fight.both],
    [`${foe} falls`, fight.foe - fight.both],
    [`${troop} falls`, fight.own - fight.both],
    ['both stand', deals - fight.foe - fight.own + fight.both],
  ];
  const [words, times] = ways.toSorted((a, b) => b[1] - a[1])[0]!;
  return times === deals ? words : `${words}, ${percent(times / deals)} %`;
}

/** The cards that a figure counts on besides the act: those that the script plays in at least this part of all deals. */
const COUNTED = 0.25;
const helpWords = ({ helped = [], deals }: Outlook): string => {
  const cards = helped.filter(([, times]) => times >= deals * COUNTED);
  return cards.length === 0
    ? ''
    : `. Counts on ${cards.map(([card]) => shortName(CARDS[card].name)).join(' and ')} later`;
};

/** What stands under an act: what an effect that waits does, otherwise how the Fight ends with the act. */
function underneath(choice: Choice, view: View, outlook: Outlook | null): string {
  if (!('do' in choice)) return effectText(choice.first);
  return outlook === null ? '' : fightWords(view, choice, outlook) + helpWords(outlook);
}

/** What an act is done with: a card, an ability in a lane, the Division. */
function sourceOf(choice: Choice): string {
  if (!('do' in choice)) return JSON.stringify(choice);
  if (choice.do === 'play') return choice.card;
  if (choice.do === 'use') return `${choice.troop} ${choice.of}`;
  return choice.do === 'division' ? `division ${choice.ability}` : JSON.stringify(choice);
}

interface Row {
  choice: Json;
  source: string;
  words: string;
  outlook: Outlook | null;
  /** Whether it is done to one of the two that fight. */
  fights: boolean;
}

/** Whether a card or ability is aimed at one of the two that fight. */
function aimsAtFighters(choice: Choice, pair: Fighters | null): boolean {
  if (pair === null || !('do' in choice) || (choice.do !== 'play' && choice.do !== 'use')) return false;
  return choice.at.troop === pair.troop.id || choice.at.enemy === pair.enemy.id;
}

/** The figures of the table from left to right: how often the lane holds, then the Base, then the Troops. */
const betterOf = (a: Outlook, b: Outlook): number =>
  holdsOf(b) - holdsOf(a) || damageOf(a) - damageOf(b) || a.lost / a.deals - b.lost / b.deals;

const better = (a: Row, b: Row): number =>
  a.outlook === null || b.outlook === null
    ? Number(a.outlook === null) - Number(b.outlook === null)
    : betterOf(a.outlook, b.outlook);

/** Points of Base damage that so many deals cannot tell apart. */
const ALIKE_DAMAGE = 0.2;

const alike = (a: Outlook, b: Outlook): boolean =>
  100 * Math.abs(holdsOf(a) - holdsOf(b)) <= Math.max(marginOf(a), marginOf(b)) &&
  Math.abs(damageOf(a) - damageOf(b)) <= ALIKE_DAMAGE;

/** The best of the rows of one source. Where the deals cannot tell the best from one about the two that fight, that one: it is what a player asks about. */
function bestRow(sorted: readonly Row[]): Row {
  const best = sorted[0]!;
  const fighting = sorted.find(
    ({ fights, outlook }) =>
      fights && outlook !== null && best.outlook !== null && alike(outlook, best.outlook),
  );
  return fighting ?? best;
}

/** The best row of each source, or the one that is planned with it; and passing. */
function compared(rows: readonly Row[], picked: Json | null): Row[] {
  const planned = rows.find((row) => picked !== null && same(row.choice, picked));
  const sources = Map.groupBy(rows.toSorted(better), ({ source }) => source);
  const best = [...sources.values()]
    .map((sorted) => (planned !== undefined && sorted.includes(planned) ? planned : bestRow(sorted)))
    .toSorted(better);
  return best.filter((row, i) => i < MOST_ROWS || row.source === PASS || row === planned);
}

const PASSING: Choice = { do: 'pass' };
const PASS = JSON.stringify(PASSING);

/** Passing may also mean that a card is kept for the Reaction before the Fight: each card of the hand that can be played there too. */
function keptBy(offers: readonly Choice[], { window }: View): Choice[] {
  if (window === null || window.kind === 'reaction') return [];
  return offers.filter(
    (choice) =>
      'do' in choice &&
      choice.do === 'play' &&
      abilitiesOf(choice.card).some(
        ({ windows }) => windows.includes(window.kind) && windows.includes('reaction'),
      ),
  );
}

/** The best that passing can come to. */
const bestOf = (outlooks: readonly (Outlook | null)[]): Outlook | null =>
  outlooks.flatMap((one) => one ?? []).toSorted(betterOf)[0] ?? null;

export default function Reactions({ view, ask, picked, pick }: ForecastProps) {
  const passing = ask.offers.filter(({ choice }) => same(choice, PASSING));
  const offers = [...passing, ...ask.offers.filter((offer) => !passing.includes(offer))].slice(0, MOST_DEALT);
  const choices = offers.map(({ choice }) => choiceOf(choice));
  const kept = passing.length === 0 ? [] : keptBy(choices, view).map((choice): Choice[] => [PASSING, choice]);
  const dealt = useOutlooks(view, ask.seat, [...choices.map((choice) => [choice]), ...kept], DEALS);
  const found = choices.map((choice, i) =>
    same(choice, PASSING) ? bestOf([dealt[i] ?? null, ...dealt.slice(choices.length)]) : dealt[i],
  );
  const pair = view.active === null ? null : fightersIn(view, view.active);
  const { rows, hold, release } = useHeldRows(
    compared(
      offers.map(({ choice, words }, i) => ({
        choice,
        words,
        source: sourceOf(choices[i]!),
        outlook: found[i] ?? null,
        fights: aimsAtFighters(choices[i]!, pair),
      })),
      picked,
    ),
    ask,
  );
  const deals = Math.min(...rows.map((row) => row.outlook?.deals ?? 0));
  const margin = Math.max(...rows.map((row) => (row.outlook === null ? 0 : marginOf(row.outlook))));
  return (
    <Figure title="What you can do now">
      <table className="reactions" onPointerMove={hold} onPointerLeave={release}>
        <thead>
          <tr>
            <th scope="col">Act, and how this fight ends</th>
            <th scope="col">holds</th>
            <th scope="col">Base</th>
            <th scope="col">Troops</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ choice, words, outlook }) => (
            <tr
              key={JSON.stringify(choice)}
              className={picked !== null && same(picked, choice) ? 'picked' : ''}
            >
              <th scope="row">
                <button type="button" onClick={() => pick(choice)} onFocus={hold} onBlur={release}>
                  {words}
                  <small>{underneath(choiceOf(choice), view, outlook)}</small>
                </button>
              </th>
              <td>{outlook === null ? '…' : `${percent(holdsOf(outlook))} %`}</td>
              <td className={outlook !== null && outlook.fell > 0 ? 'danger' : ''}>
                {outlook === null ? '…' : damageOf(outlook).toFixed(1)}
              </td>
              <td>{outlook === null ? '…' : (outlook.lost / outlook.deals).toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="assumes">
        {ask.offers.length > rows.length && 'Of each card its best target; the others are in Actions. '}
        How often the lane holds, Base damage this round and Troops that fall in this lane, on average of{' '}
        {deals} deals{margin > 0 && `: holds ± ${margin}`}. After each act everybody goes on as the script of
        an Ally Commander would.
      </p>
    </Figure>
  );
}
