// Extra hits of our side: Hyperion, Ajax, Gatling Gun, Flame Projector, Shock Lance, Reactive Plate.
import { type RuleId, type Seat, applies } from '@xenotable/kernel';
import { type Choice, PASS, doing } from '../../choices.ts';
import type { Trigger } from '../../content/abilities.ts';
import { CARDS, type CardId } from '../../content/cards.ts';
import { type Enemy, type Table, enemyById, laneOf } from '../../table.ts';
import { chapter } from '../chapter.ts';
import { damageTo } from '../damage/damage.ts';
import { type Question, question } from '../question.ts';
import type { Waiting } from '../simultaneous.ts';

type Strike = Extract<Trigger, { strike: number }>;

export interface ExtraHit extends Question {
  lane: Seat;
  card: CardId;
  amount: number;
  at: Strike['at'];
  may: boolean;
  /** The Enemy the carrier fights or fought. */
  opponent: number;
  target: number;
}

/** The effect, waiting for its turn. */
export const extraHit = (lane: Seat, card: CardId, trigger: Strike, opponent: number): Waiting => ({
  lane,
  label: CARDS[card].name,
  does: strike.begin({
    lane,
    card,
    amount: trigger.strike,
    at: trigger.at,
    may: trigger.may,
    opponent,
    target: 0,
  }),
});

/** XS-CRD-09 The next Enemy is the foremost one, the carrier's living opponent left out; an effect of the dead has none. */
function targets(w: Table, f: ExtraHit): Enemy[] {
  const { enemies } = laneOf(w, f.lane);
  if (f.at === 'opponent') return enemies.filter((enemy) => enemy.id === f.opponent);
  const others = enemies.filter((enemy) => enemy.id !== f.opponent);
  if (f.at !== 'next') return others;
  applies('XS-CRD-09');
  return others.slice(0, 1);
}

/** The Enemy that was chosen; without a choice the only one there is. */
const targetNow = (w: Table, f: ExtraHit): Enemy | null =>
  f.target === 0 ? (targets(w, f)[0] ?? null) : enemyById(w, f.target);

export const strike = chapter<ExtraHit>('extra hit')
  .shows('lane', 'card', 'amount', 'at', 'may', 'opponent', 'target', 'looked')
  .steps({
    /** XS-ABI-06 What says "may" can be left; what does not must hit if there is an Enemy. The lane owner chooses. */
    'choose the Enemy': question<ExtraHit>({
      rule: 'XS-ABI-06',
      prompt: (_w, f) => `${CARDS[f.card].name}: ${f.amount} damage to which Enemy?`,
      who: (w, f) => (f.target === 0 && targets(w, f).length > (f.may ? 0 : 1) ? f.lane : null),
      offers: (w, f) => [
        ...targets(w, f).map((enemy): Choice => ({ do: 'hit', enemy: enemy.id })),
        ...(f.may ? [PASS] : []),
      ],
      take(_play, f, _seat, choice) {
        const said = doing(choice, 'hit', 'pass');
        if (said.do === 'pass') return 'done';
        f.target = said.enemy;
      },
    }),
    'hit it': {
      run(play, f) {
        const target = targetNow(play.w, f);
        if (target === null) return 'done';
        const rule: RuleId = CARDS[f.card].rule;
        play.tell?.(
          { type: 'extra hit', card: f.card, lane: f.lane, unit: target.id, amount: f.amount },
          rule,
        );
        return { call: damageTo(f.lane, [target.id], f.amount, rule) };
      },
    },
  });
