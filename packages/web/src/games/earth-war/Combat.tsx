// A combat event: six slots above, the squad below, orders at the foot. Wounds are planned on the slots before they are placed.
import { same } from '@xenotable/kernel';
import { useSize } from '../../kit/size.ts';
import { Icon } from '../../kit/draw/Icon.tsx';
import { RuleChip } from '../../table/rules/RuleChip.tsx';
import type { BoardProps } from '../../table/contract.ts';
import { partsOf, together } from '../../table/together.ts';
import { ambushReminder } from './ambush.ts';
import { enoughWords, priceOfMore, untilEnough } from './enough.ts';
import { Orders } from './Orders.tsx';
import { Slots } from './Slots.tsx';
import { Squad } from './Squad.tsx';
import { useBoardKeys } from './keys.ts';
import { type Plan, usePlan } from './usePlan.ts';
import { holdFire, volleyFire } from './volley.ts';
import {
  type Choice,
  type View,
  choiceIn,
  isEnough,
  several,
  slotThing,
  tenths,
} from '@xenotable/earth-war/preview';

type Hint = [words: string, rule: string];

const SOUGHT: Hint = ['Most seek the nearest band, first in the row', 'EW-S6-03'];
const HINTS: Record<number, Hint> = {
  1: SOUGHT,
  2: ['Look before you shoot: cards stay face up', 'EW-S2-04'],
  4: ['First AMMO for shadows, then ambushes', 'EW-S4-02'],
  6: SOUGHT,
  7: ['Both sides are resolved at once', 'EW-S7-01'],
};

/** Nothing is turned up any more before the hits lie. */
const AFTER_A_SHOT: Hint = ['All hits are placed, then the cards are turned', 'EW-S3-01'];

/** What is left to do of an order, else a reminder of the step. */
function hintOf(view: View): Hint | undefined {
  const { combat, squad } = view.table;
  if (combat === null) return undefined;
  if (combat.moves > 0) return [`${combat.moves} more may move`, 'EW-ORD-01'];
  if (combat.flips > 1) return [`${combat.flips} cards to turn up`, 'EW-ORD-02'];
  const ambush = combat.step <= 3 ? ambushReminder(view) : null;
  if (ambush !== null) return [ambush, 'EW-S4-05'];
  if (combat.step === 2 && squad.some(({ act }) => act !== '')) return AFTER_A_SHOT;
  return HINTS[combat.step];
}

/** Round and stores; the cards aside only where there is room for them. */
function Stores({ view, aside }: { view: View; aside: boolean }) {
  const { combat, mission } = view.table;
  if (combat === null) return null;
  return (
    <>
      <span className="deck-fact roomy">
        <Icon name="clock" size={16} />
        round <b>{combat.round}</b>
      </span>
      <span className="deck-fact">
        <Icon name="ammo" size={16} />
        <b>{mission.ammo}</b> ammo{mission.ammo === 0 && ': FIRE −3'}
      </span>
      <span className="deck-fact" title="CP left after this fight are lost (EW-CP-03).">
        <Icon name="cp" size={16} />
        <b>{combat.cp}</b> CP
      </span>
      {aside && combat.aside > 0 && <span className="deck-fact muted roomy">{combat.aside} aside</span>}
      {combat.charges > 0 && (
        <span className="deck-fact">
          <Icon name="flag" size={16} />
          <b>{combat.charges}</b> charges
        </span>
      )}
    </>
  );
}

/** The wounds in hand, what those that are laid would do, and the ways to lay the rest. */
function Placing({ plan, ammo }: { plan: Plan; ammo: number }) {
  const { volley, left, odds } = plan;
  if (volley === null) return null;
  const begun = left < volley.wounds;
  return (
    <>
      <span className="deck-fact">
        <Icon name="target" size={16} />
        <b>{left}</b> of {volley.wounds} <span className="roomy">wounds to place</span>
      </span>
      <span className="deck-fact roomy">
        <Icon name="ammo" size={16} />
        <b>{ammo}</b> ammo
      </span>
      {begun && odds !== null && (
        <span className="deck-fact so-far" aria-live="polite">
          <span className="roomy">on average</span> <b>{tenths(odds.kills)}</b> killed,{' '}
          <b>{tenths(odds.wasted)}</b> AMMO
          {odds.bystanders > 0 && (
            <span className="roomy">
              , <b>{tenths(odds.bystanders)}</b> bystanders
            </span>
          )}
        </span>
      )}
      <span className="grow" />
      {begun && (
        <button type="button" className={`button small${left > 0 ? ' roomy' : ''}`} onClick={plan.clear}>
          Clear
        </button>
      )}
      {left > 0 && (
        <button
          type="button"
          className="button small"
          title="Where they are worth most: kills before AMMO, and no bystander"
          onClick={plan.spread}
        >
          Place the rest
        </button>
      )}
    </>
  );
}

interface DeckBarProps {
  view: View;
  plan: Plan;
  shots: number;
  holds: number;
  fire(): void;
  hold(): void;
}

function DeckBar({ view, plan, shots, holds, fire, hold }: DeckBarProps) {
  const hint = hintOf(view);
  const words = holds > 0 ? enoughWords(view) : null;
  const price = priceOfMore(view);
  const until = untilEnough(view);
  return (
    <div className="deckbar">
      {plan.volley !== null ? (
        <Placing plan={plan} ammo={view.table.mission.ammo} />
      ) : (
        <>
          <Stores view={view} aside={words === null || price === null} />
          <span className="grow" />
          {words !== null && price !== null && (
            <span className="deck-fact hint price" title={`${words}. All hits must be placed (EW-S3-01).`}>
              {price}
            </span>
          )}
          {holds > 1 && (
            <button
              type="button"
              className={`button small${words !== null && until === null ? ' primary' : ''}`}
              onClick={hold}
            >
              All hold
            </button>
          )}
          {shots > 1 && (
            <button
              type="button"
              className="button small"
              title={until === null ? undefined : `${several(until, 'hit')} kill whatever may lie there`}
              onClick={fire}
            >
              <Icon name="target" size={14} />
              All fire
              {until !== null && <span className="roomy">until {several(until, 'hit')}</span>}{' '}
              <span className="keycap">F</span>
            </button>
          )}
          {hint && shots < 2 && words === null && (
            <span className="deck-fact hint muted">
              <span className="clipped">{hint[0]}</span> <RuleChip rule={hint[1]} />
            </span>
          )}
        </>
      )}
    </div>
  );
}

/** Steps that ask about the cards: where wounds go, and what the revealed ones do. */
const OF_CARDS: readonly number[] = [3, 4, 5];

/** On a phone the squad has the room while its ranges, shots and wounds are decided, the cards while wounds are placed on them. */
function useThin(view: View, placing: boolean): boolean {
  const size = useSize();
  if (size === 'low') return !placing;
  const { combat } = view.table;
  return (
    size === 'phone' && !placing && combat !== null && !OF_CARDS.includes(combat.step) && combat.flips === 0
  );
}

/** Units are what the question is about, not only what can act. */
const choosesUnits = ({ table: { combat } }: View): boolean =>
  combat !== null && (combat.moves > 0 || combat.step > 3);

export function Combat(props: BoardProps<View>) {
  const { view, ask, picked, still } = props;
  const plan = usePlan(props);
  const { volley, left } = plan;
  const asking = volley === null && !still ? ask : null;
  const shots = volleyFire(asking, view);
  const holds = holdFire(asking);
  const thin = useThin(view, volley !== null);
  /** First it is planned with its chances, then it is done. */
  const doAll = (choices: Choice[]): void => {
    // The sheet of the card under the pointer would move over the list of actions.
    props.point(null);
    if (picked !== null && same(picked, together(choices))) props.commit();
    else props.pick(together(choices));
  };
  const fire = (): void => doAll(shots);
  const hold = (): void => doAll(holds);
  /** All fire, or going on, is planned: nothing more is pointed at for it. */
  const waits = picked !== null && (partsOf(picked).length > 1 || choiceIn(picked).do === 'done');
  const flips = (view.table.combat?.flips ?? 0) > 0;
  useBoardKeys(!still && ask !== null, {
    slot(at, back) {
      if (volley !== null && at < volley.slots) plan.alter(at, back ? -1 : 1);
      else if (flips && at < view.slots.length) props.touch(slotThing(at + 1));
      else return false;
      return true;
    },
    clear() {
      if (volley === null) return false;
      plan.clear();
      return true;
    },
    fire() {
      if (shots.length < 2) return false;
      fire();
      return true;
    },
    /** What the prompt says is played, wherever the focus is: a card that was clicked keeps it. */
    enter() {
      // Enough hits lie ready: the bright button says that all hold.
      if (volley === null && picked === null && holds.length > 1 && isEnough(view)) hold();
      else if (volley === null ? !waits : left > 0) return false;
      else props.commit();
      return true;
    },
  });
  return (
    <div
      className={`earth-war combat${thin ? ' squad-first' : ''}${volley === null ? '' : ' placing'}${choosesUnits(view) ? ' choosing' : ''}`}
    >
      <DeckBar view={view} plan={plan} shots={shots.length} holds={holds.length} fire={fire} hold={hold} />
      <Slots
        view={view}
        on={props}
        plan={volley === null ? null : plan.wounds}
        odds={plan.odds}
        left={left}
        thin={thin}
        touch={(slot) => plan.alter(slot - 1, 1)}
        less={(slot) => plan.alter(slot - 1, -1)}
      />
      <Squad {...props} />
      <Orders {...props} />
    </div>
  );
}
