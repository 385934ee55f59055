// The line where the two halves of a lane meet: what the two in front are about to do, and what waits behind.
import type { Seat } from '@xenotable/kernel';
import type { Pointing } from '../../boards/things.ts';
import { Thing } from '../../boards/cards/Thing.tsx';
import type { EnemyView, TroopView, View } from '@xenotable/xenoshyft';
import { ENEMIES, TROOPS, shortName } from '@xenotable/xenoshyft/content';
import {
  exchangeOf,
  fightersIn,
  laneThing,
  nextWaveAt,
  seatOf,
  unseenOf,
} from '@xenotable/xenoshyft/preview';
import { enemyFace } from './shared/faces.ts';
import { Icon } from '../../kit/draw/Icon.tsx';
import { dotted } from '../../kit/words.ts';

/** What waits behind the Enemy in front. */
function behindWords(view: View, enemies: readonly EnemyView[]): string {
  const hidden = enemies.filter((enemy) => enemy.zone > 1 && enemy.power === null);
  const [first] = hidden;
  if (first === undefined) return '';
  const { power, hp } = unseenOf(view, first.from);
  const roused = hidden.reduce((sum, { bonus }) => sum + bonus, 0) / hidden.length;
  return `Behind it ${hidden.length} face-down: on average power ${(power + roused).toFixed(1)}, health ${hp.toFixed(1)}`;
}

/** What is to be said while nobody fights, and a note that small screens leave out. */
function calmWords(view: View, enemies: number, troops: number): [main: string, note: string] {
  const { phase } = view;
  const next = nextWaveAt(view) === view.round + 1 ? `Wave ${view.wave + 1} begins` : 'The next round begins';
  if (enemies > 0) return [`${enemies} enemies against ${troops} troops`, ''];
  return phase === 'wrap-up'
    ? [
        'The fighting is over',
        `${next} when everybody is ready; Troops can be moved again before the Hive comes`,
      ]
    : ['The Hive comes when everybody is ready', ''];
}

/** A sentence, perhaps about what somebody has left. */
interface Line {
  words: string;
  health?: number;
  /** What follows from it, about the same card. */
  then?: Line;
}

/** XS-CRD-03 What a boosted Troop has left after this Fight: with nothing it falls. */
function boostEnds({ boosts, remaining }: TroopView, taken: number, kills: boolean): Line | null {
  if (boosts === 0 || taken >= remaining) return null;
  return kills
    ? { words: ', then the boost ends:', health: Math.max(0, remaining - taken - boosts) }
    : { words: ', without the boost', health: Math.max(0, remaining - boosts) };
}

/** What comes before the Fight and may send another Troop into it: an Enemy's REVEAL, or damage of something else than a blow. */
function comesFirst({ window }: View): string | null {
  if (window?.kind === 'reveal') return 'Its Reveal comes first, then the Troop in front fights';
  return window?.kind === 'damage' && window.enemy === null
    ? 'This damage comes first, then the Troop in front fights'
    : null;
}

/** What the pair is about to do, a line for each; a card that is not in zone 1 waits. */
export function fightLines(view: View, lane: Seat): Line[] {
  const pair = fightersIn(view, lane);
  if (pair === null) {
    const { troops, enemies } = seatOf(view, lane).lane;
    if (enemies.length === 0) return [{ words: 'No enemy is left in this lane' }];
    return [{ words: troops.length === 0 ? 'Nobody holds this lane' : 'The next enemy is turned up' }];
  }
  const first = comesFirst(view);
  if (first !== null) return [{ words: first }];
  const { troop, enemy } = pair;
  const { dealt, taken } = exchangeOf(troop, enemy);
  const [own, foe] = [shortName(TROOPS[troop.card].name), enemyFace(enemy, 0).name];
  const then = boostEnds(troop, taken, dealt >= (enemy.remaining ?? Infinity));
  return [
    { words: `${foe} deals ${taken} to`, health: Math.max(0, troop.remaining), ...(then && { then }) },
    { words: `${own} deals ${dealt} to`, health: Math.max(0, enemy.remaining ?? 0) },
  ];
}

/** The text of the Enemy in front: what it does besides striking. */
function textOf(enemy: EnemyView | undefined): string {
  if (enemy === undefined || enemy.card === null || !enemy.up || enemy.turned !== null) return '';
  return ENEMIES[enemy.card].text;
}

const Said = ({ words, health }: Line) => (
  <>
    {words}
    {health !== undefined && (
      <span className="left-over">
        {' '}
        <Icon name="heart" size={12} />
        <span className="visually-hidden">health</span> {health}
      </span>
    )}
  </>
);

export function Clash({ view, lane, on }: { view: View; lane: Seat; on: Pointing }) {
  const { troops, enemies, mines, rampage } = seatOf(view, lane).lane;
  const aimable = on.standing(laneThing(lane));
  const fighting = view.phase === 'combat' && view.active === lane;
  const [calm, note] = calmWords(view, enemies.length, troops.length);
  const marks = dotted(
    !fighting && note,
    mines !== null && 'Proximity Mines lie here',
    rampage && 'Rampage: no reaction in the next combat',
  );
  const main: Line[] = fighting ? fightLines(view, lane) : [{ words: calm }];
  return (
    <div className="clash">
      <div className="face-card main" data-said>
        {aimable.target ? (
          <Thing id={laneThing(lane)} on={on} className="aiming" label="This whole lane">
            The whole lane
          </Thing>
        ) : (
          <span>
            {main.map((line, i) => (
              <b key={i}>
                <Said {...line} />
                {line.then && <Said {...line.then} />}
              </b>
            ))}
            {marks !== '' && <s>{marks}</s>}
          </span>
        )}
      </div>
      {fighting && (
        <div className="face-card queued">
          {textOf(enemies[0])}
          <s>{behindWords(view, enemies)}</s>
        </div>
      )}
    </div>
  );
}
