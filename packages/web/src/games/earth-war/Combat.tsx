// A combat event: six slots above, the squad below, orders at the foot. Wounds are planned on the slots before they are placed.
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Icon } from '../../kit/draw/Icon.tsx';
import { RuleChip } from '../../table/rules/RuleChip.tsx';
import type { BoardProps } from '../../table/contract.ts';
import { Orders } from './Orders.tsx';
import { Slots } from './Slots.tsx';
import { Squad } from './Squad.tsx';
import { isBystander, isShadow } from './faces.ts';
import { type Volley, change, choiceOf, placed, spread, volleyOf } from './plan.ts';
import { type Choice, type View, choiceIn } from '@xenotable/earth-war/preview';

const HINTS: Record<number, [words: string, rule: string]> = {
  1: ['Each unit has a range of its own this round', 'EW-RNG-01'],
  2: ['Look before you shoot: a flipped card stays face up', 'EW-S2-04'],
  4: ['First AMMO for shadows, then ambushes', 'EW-S4-02'],
  6: ['Enemies hit the nearest first', 'EW-S6-03'],
  7: ['Both sides are resolved at once', 'EW-S7-01'],
};

/** The better of FIRE and MELEE for every unit that has not acted. */
function volleyFire({ ask, view }: BoardProps<View>): Choice[] {
  const offers = (ask?.offers ?? []).map((offer) => choiceIn(offer.choice));
  return view.squad.flatMap((unit): Choice[] => {
    const shot = (how: 'fire' | 'melee'): Choice | undefined =>
      offers.find((one) => one.do === how && one.unit === unit.id);
    const fire = shot('fire');
    const melee = shot('melee');
    const best = unit.melee > unit.fire ? (melee ?? fire) : (fire ?? melee);
    return best === undefined ? [] : [best];
  });
}

/** Slots worth a wound: face down, or a known enemy. */
const worth = (view: View): number[] => {
  const good = view.slots.flatMap((slot, i) => (isShadow(slot.kind) || isBystander(slot.kind) ? [] : [i]));
  return good.length > 0 ? good : view.slots.map((_, i) => i);
};

interface WoundKeys {
  alter(at: number, by: 1 | -1): void;
  clear(): void;
  /** Places them, if all are planned. */
  place(): boolean;
}

/** Digits place wounds, with Shift they take them back; Enter commits a complete plan. */
function useWoundKeys(volley: Volley | null, keys: WoundKeys): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const at = event.target instanceof Element ? event.target : document.body;
    if (event.ctrlKey || event.metaKey || event.altKey || at.closest('input, textarea, dialog') !== null)
      return;
    const digit = /^Digit([1-6])$/.exec(event.code)?.[1];
    if (digit !== undefined && Number(digit) <= (volley?.slots ?? 0))
      keys.alter(Number(digit) - 1, event.shiftKey ? -1 : 1);
    else if (event.key === 'Backspace') keys.clear();
    else if (event.key !== 'Enter' || at.closest('.prompt, .left, .right') !== null || !keys.place()) return;
    event.preventDefault();
  });
  const active = volley !== null;
  useEffect(() => {
    if (!active) return;
    const hear = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', hear, { capture: true });
    return () => removeEventListener('keydown', hear, { capture: true });
  }, [active]);
}

/** The wounds that the viewer is about to place, and what can be done with them. */
interface Plan extends WoundKeys {
  volley: Volley | null;
  wounds: readonly number[];
  left: number;
  /** Lays the rest on the slots that are worth it. */
  spread(): void;
}

function usePlan({ view, ask, pick, playAll, still }: BoardProps<View>): Plan {
  const volley = useMemo(() => (still ? null : volleyOf(ask)), [ask, still]);
  const none = useMemo(() => new Array<number>(volley?.slots ?? 0).fill(0), [volley]);
  // What was laid for an earlier question does not count for this one.
  const [laid, setLaid] = useState<{ volley: Volley | null; wounds: number[] }>({ volley: null, wounds: [] });
  const wounds = volley !== null && laid.volley === volley ? laid.wounds : none;
  const left = volley === null ? 0 : volley.wounds - placed(wounds);
  const intend = (next: number[]): void => {
    setLaid({ volley, wounds: next });
    pick(volley !== null && placed(next) === volley.wounds ? choiceOf(next) : null);
  };
  return {
    volley,
    wounds,
    left,
    alter: (at, by) => {
      if (volley !== null) intend(change(wounds, at, by, volley));
    },
    clear: () => intend(wounds.map(() => 0)),
    spread: () => {
      if (volley !== null) intend(spread(wounds, worth(view), volley));
    },
    place: () => {
      if (volley === null || left > 0) return false;
      playAll([choiceOf(wounds)]);
      return true;
    },
  };
}

/** Round and stores, or the wounds still to be placed. */
function Stores({ view, plan }: { view: View; plan: Plan }) {
  const { combat, mission } = view.table;
  const { volley, left } = plan;
  if (combat === null) return null;
  return (
    <>
      {volley !== null && (
        <span className="deck-fact">
          <Icon name="target" size={16} />
          <b>{left}</b> of {volley.wounds} <span className="roomy">wounds</span> to place
        </span>
      )}
      {volley === null && (
        <span className="deck-fact">
          <Icon name="clock" size={16} />
          round <b>{combat.round}</b>
        </span>
      )}
      <span className="deck-fact">
        <Icon name="ammo" size={16} />
        <b>{mission.ammo}</b> ammo
      </span>
      <span className={`deck-fact${volley === null ? '' : ' roomy'}`}>
        <Icon name="cp" size={16} />
        <b>{combat.cp}</b> CP
      </span>
      {combat.aside > 0 && <span className="deck-fact muted">{combat.aside} aside, unseen</span>}
      {combat.charges > 0 && (
        <span className="deck-fact">
          <Icon name="flag" size={16} />
          <b>{combat.charges}</b> charges
        </span>
      )}
    </>
  );
}

export function Combat(props: BoardProps<View>) {
  const { view, playAll } = props;
  const plan = usePlan(props);
  const { volley, left } = plan;
  useWoundKeys(volley, plan);
  const shots = volley === null ? volleyFire(props) : [];
  const hint = HINTS[view.table.combat?.step ?? 0];
  const touch = (slot: number): void => {
    if (!plan.place()) plan.alter(slot - 1, 1);
  };
  return (
    <div className="earth-war">
      <div className="deckbar">
        <Stores view={view} plan={plan} />
        <span className="grow" />
        {volley !== null && left > 0 && (
          <button type="button" className="button small" onClick={plan.spread}>
            Spread the rest
          </button>
        )}
        {volley !== null && left < volley.wounds && (
          <button type="button" className="button small roomy" onClick={plan.clear}>
            Clear
          </button>
        )}
        {shots.length > 1 && (
          <button type="button" className="button small" onClick={() => playAll(shots)}>
            All fire
          </button>
        )}
        {hint && volley === null && (
          <span className="deck-fact hint muted">
            {hint[0]} <RuleChip rule={hint[1]} />
          </span>
        )}
      </div>
      <Slots
        view={view}
        on={props}
        plan={volley === null ? null : plan.wounds}
        left={left}
        touch={touch}
        less={(slot) => plan.alter(slot - 1, -1)}
      />
      <Squad {...props} />
      <Orders {...props} />
    </div>
  );
}
