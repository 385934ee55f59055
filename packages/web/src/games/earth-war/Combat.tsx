// A combat event: six slots above, the squad below, orders at the foot. Wounds are planned on the slots before they are placed.
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../draw/Icon.tsx';
import { RuleChip } from '../../frame/RuleChip.tsx';
import type { BoardProps } from '../contract.ts';
import { Orders } from './Orders.tsx';
import { Slots } from './Slots.tsx';
import { Squad } from './Squad.tsx';
import { isBystander, isShadow } from './faces.ts';
import { type Volley, change, choiceOf, placed, spread, volleyOf } from './plan.ts';
import type { Choice, View } from './rulebook.ts';

const HINTS: Record<number, [words: string, rule: string]> = {
  1: ['Each unit has a range of its own this round', 'EW-RNG-01'],
  2: ['Look before you shoot: a flipped card stays face up', 'EW-S2-04'],
  4: ['First AMMO for shadows, then ambushes', 'EW-S4-02'],
  6: ['Enemies hit the nearest first', 'EW-S6-03'],
  7: ['Both sides are resolved at once', 'EW-S7-01'],
};

/** The better of FIRE and MELEE for every unit that has not acted. */
function volleyFire({ ask, view }: BoardProps<View>): Choice[] {
  const offers = (ask?.offers ?? []).map((offer) => offer.choice as Choice);
  return view.squad.flatMap((unit): Choice[] => {
    const shots = offers.filter((one) => (one.do === 'fire' || one.do === 'melee') && one.unit === unit.id);
    if (shots.length === 0) return [];
    return [
      {
        do: unit.melee > unit.fire && shots.some((one) => one.do === 'melee') ? 'melee' : shots[0]!.do,
        unit: unit.id,
      } as Choice,
    ];
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
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    if (volley === null) return;
    const press = (event: KeyboardEvent): void => {
      const at = event.target instanceof Element ? event.target : document.body;
      if (event.ctrlKey || event.metaKey || event.altKey || at.closest('input, textarea, dialog') !== null)
        return;
      const digit = /^Digit([1-6])$/.exec(event.code)?.[1];
      if (digit !== undefined && Number(digit) <= volley.slots)
        latest.current.alter(Number(digit) - 1, event.shiftKey ? -1 : 1);
      else if (event.key === 'Backspace') latest.current.clear();
      else if (
        event.key !== 'Enter' ||
        at.closest('.prompt, .left, .right') !== null ||
        !latest.current.place()
      )
        return;
      event.preventDefault();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [volley]);
}

export function Combat(props: BoardProps<View>) {
  const { view, ask, pick, playAll, still } = props;
  const combat = view.table.combat!;
  const [volley, setVolley] = useState<Volley | null>(null);
  const [plan, setPlan] = useState<number[]>([]);
  useEffect(() => {
    const next = still ? null : volleyOf(ask);
    setVolley(next);
    setPlan(new Array<number>(next?.slots ?? 0).fill(0));
  }, [ask, still]);

  const left = volley === null ? 0 : volley.wounds - placed(plan);
  const intend = (next: number[]): void => {
    setPlan(next);
    pick(volley !== null && placed(next) === volley.wounds ? choiceOf(next) : null);
  };
  const alter = (at: number, by: 1 | -1): void => {
    if (volley !== null) intend(change(plan, at, by, volley));
  };
  const clear = (): void => intend(plan.map(() => 0));
  const place = (): boolean => {
    if (volley === null || left > 0) return false;
    playAll([choiceOf(plan)]);
    return true;
  };
  useWoundKeys(volley, { alter, clear, place });

  const shots = volley === null ? volleyFire(props) : [];
  const hint = HINTS[combat.step];
  const touch = (slot: number): void => {
    if (!place()) alter(slot - 1, 1);
  };
  return (
    <div className="cw">
      <div className="deckbar">
        {volley !== null && (
          <span className="r">
            <Icon name="target" size={16} />
            <b>{left}</b> of {volley.wounds} <span className="roomy">wounds</span> to place
          </span>
        )}
        {volley === null && (
          <span className="r">
            <Icon name="clock" size={16} />
            round <b>{combat.round}</b>
          </span>
        )}
        <span className="r">
          <Icon name="ammo" size={16} />
          <b>{view.table.mission.ammo}</b> ammo
        </span>
        <span className={`r${volley === null ? '' : ' roomy'}`}>
          <Icon name="cp" size={16} />
          <b>{combat.cp}</b> CP
        </span>
        {combat.aside > 0 && <span className="r mut">{combat.aside} aside, unseen</span>}
        {combat.charges > 0 && (
          <span className="r">
            <Icon name="flag" size={16} />
            <b>{combat.charges}</b> charges
          </span>
        )}
        <span className="grow" />
        {volley !== null && left > 0 && (
          <button type="button" className="btn sm" onClick={() => intend(spread(plan, worth(view), volley))}>
            Spread the rest
          </button>
        )}
        {volley !== null && left < volley.wounds && (
          <button type="button" className="btn sm roomy" onClick={clear}>
            Clear
          </button>
        )}
        {shots.length > 1 && (
          <button type="button" className="btn sm" onClick={() => playAll(shots)}>
            All fire
          </button>
        )}
        {hint && volley === null && (
          <span className="r hint mut">
            {hint[0]} <RuleChip rule={hint[1]} />
          </span>
        )}
      </div>
      <Slots
        view={view}
        on={props}
        plan={volley === null ? null : plan}
        left={left}
        touch={touch}
        less={(slot) => alter(slot - 1, -1)}
      />
      <Squad {...props} />
      <Orders {...props} />
    </div>
  );
}
