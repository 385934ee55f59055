// The Shadows Setup: six cards, each with the chance that something is under it and the wounds that lie on it.
import { itemAt } from '@xenotable/kernel';
import { type FocusEvent, type MouseEvent, useEffect, useRef } from 'react';
import type { Pointing } from '../../boards/things.ts';
import { Thing } from '../../boards/cards/Thing.tsx';
import { useSize } from '../../kit/size.ts';
import { Icon } from '../../kit/draw/Icon.tsx';
import { ambushOf } from './ambush.ts';
import { ShadowCard } from './ShadowCard.tsx';
import { enemyChance, isShadow } from './faces.ts';
import { laterOf } from './shared/keywords.ts';
import { cardTitle, madeLike } from './shared/made.ts';
import { type CardKind, cardKind } from '@xenotable/earth-war/content';
import {
  type PlanOdds,
  type SlotOdds,
  type SlotView,
  type View,
  cardThing,
  slotThing,
} from '@xenotable/earth-war/preview';

interface SlotsProps {
  view: View;
  on: Pointing;
  /** Wounds planned per slot while the viewer places them. */
  plan: readonly number[] | null;
  odds: PlanOdds | null;
  left: number;
  /** Only who lies there: the squad has the room. */
  thin: boolean;
  touch(slot: number): void;
  less(slot: number): void;
}

const head = (slot: SlotView): string =>
  slot.kind === null
    ? `${slot.number} · ${enemyChance(slot)} %`
    : `${slot.number} · ${slot.up ? 'known' : 'seen by you'}`;

function spoken(slot: SlotView, kind: CardKind | null, planned: number): string {
  const what =
    kind === null
      ? `face down, ${enemyChance(slot)} percent enemy`
      : isShadow(kind.name)
        ? kind.name
        : [
            `${cardTitle(kind, slot.card)}${madeLike(kind.like)}`,
            `${slot.before} of ${slot.kills} wounds`,
            laterOf(kind)?.words,
          ]
            .filter(Boolean)
            .join(', ');
  const wounds = slot.wounds + planned;
  return `Slot ${slot.number}, ${what}${wounds > 0 ? `, ${wounds} wound${wounds === 1 ? '' : 's'} on it` : ''}`;
}

function Wounds({ laid, planned, most }: { laid: number; planned: number; most: number }) {
  if (laid + planned === 0) return null;
  return (
    <span className="wounds" aria-hidden="true">
      {laid + planned > most ? (
        <i className={planned > 0 ? 'plan' : ''}>{laid + planned}</i>
      ) : (
        Array.from({ length: laid + planned }, (_, i) => (
          <i key={i} className={i >= laid ? 'plan' : ''}>
            <Icon name="x" size={14} />
          </i>
        ))
      )}
    </span>
  );
}

const percent = (chance: number): string => (chance > 0.995 ? 'certain' : `${Math.round(100 * chance)} %`);

/** What the wounds on a slot would do there. */
function Fate({ odds }: { odds: SlotOdds }) {
  return (
    <span className="fate">
      {odds.kill < 0.005 ? (
        'no kill'
      ) : (
        <>
          kill <b>{percent(odds.kill)}</b>
        </>
      )}
      {odds.ambush > 0 && <em> ambush {percent(odds.ambush)}</em>}
      {odds.bystander > 0 && <em> bystander {percent(odds.bystander)}</em>}
    </span>
  );
}

/** A card that was clicked keeps the focus, but not into the next round: another card lies there then. Whoever walks by keys keeps the place. */
function useFreshFocus(round: number) {
  const list = useRef<HTMLOListElement>(null);
  const clicked = useRef(false);
  useEffect(() => {
    const at = document.activeElement;
    if (clicked.current && at instanceof HTMLElement && list.current?.contains(at) === true) at.blur();
  }, [round]);
  return {
    ref: list,
    onFocus: (event: FocusEvent) => void (clicked.current = !event.target.matches(':focus-visible')),
  };
}

/** How a card is pointed at while wounds are placed: each click lays one. */
const planning = (on: Pointing, planned: number, left: number, touch: () => void): Pointing => ({
  ...on,
  standing: () => ({ picked: planned > 0, ready: true, target: left > 0, refused: null }),
  touch,
  // Once all wounds lie their odds are compared: the sheet of a card would cover the list beside them.
  point: (thing) => on.point(left > 0 ? thing : null),
});

/** One card with its chance above and the fate of the plan below. */
function SlotPlace({ slot, at, ...props }: SlotsProps & { slot: SlotView; at: number }) {
  const { view, on, plan, odds, left, thin } = props;
  const size = useSize();
  const planned = plan?.[at] ?? 0;
  const kind = slot.kind === null ? null : cardKind(view.table, slot.kind);
  const dead = view.table.combat?.killed.includes(view.table.combat.slots[at]?.card ?? -1) === true;
  const less = (): void => props.less(slot.number);
  const pointing = plan === null ? on : planning(on, planned, left, () => props.touch(slot.number));
  const { picked, target, ready } = pointing.standing(slotThing(slot.number));
  const state = [
    'slot',
    picked && plan === null && 'selected',
    (target || (ready && plan === null)) && 'bracketed',
    slot.kind !== null && isShadow(slot.kind) && 'hatched',
    dead && 'killed',
  ]
    .filter(Boolean)
    .join(' ');
  /** Shift and a click take a wound back, as Shift and its number do. */
  const takeBack = (event: MouseEvent): void => {
    if (plan === null || !event.shiftKey) return;
    event.stopPropagation();
    less();
  };
  return (
    <li data-thing={slot.card === null ? undefined : cardThing(slot.card)} onClickCapture={takeBack}>
      <span className="slot-head">
        {head(slot)}
        {slot.kind === null && <span className="roomy"> enemy</span>}
      </span>
      <Thing id={slotThing(slot.number)} on={pointing} label={spoken(slot, kind, planned)} className={state}>
        <ShadowCard
          slot={slot}
          kind={kind}
          thin={thin}
          ambush={ambushOf(view, slot.card)}
          patrol={view.mission.number === 0}
        />
        <Wounds laid={slot.wounds} planned={planned} most={size === 'wide' ? 4 : size === 'phone' ? 1 : 2} />
      </Thing>
      {odds !== null && slot.wounds + planned > 0 && <Fate odds={itemAt(odds.slots, at)} />}
      {planned > 0 && (
        <button
          type="button"
          className="less"
          onClick={less}
          aria-label={`Take a wound back from slot ${slot.number}`}
        >
          <Icon name="minus" size={14} />
        </button>
      )}
    </li>
  );
}

export function Slots(props: SlotsProps) {
  const { view, thin } = props;
  const focus = useFreshFocus(view.table.combat?.round ?? 0);
  return (
    <ol
      {...focus}
      className={`shadow-cards plain${thin ? ' thin' : ''}`}
      aria-label="Shadow cards"
      style={{ '--slots': Math.max(thin ? 6 : 1, view.slots.length) }}
    >
      {view.slots.map((slot, at) => (
        <SlotPlace key={slot.number} slot={slot} at={at} {...props} />
      ))}
    </ol>
  );
}
