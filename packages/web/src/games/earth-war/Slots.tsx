// The Shadows Setup: six cards, each with the chance that something is under it and the wounds that lie on it.
import { useSize } from '../../kit/size.ts';
import type { Pointing } from '../../boards/things.ts';
import { Thing } from '../../boards/cards/Thing.tsx';
import { Card } from '../../kit/draw/Card.tsx';
import { CardBack } from '../../kit/draw/CardBack.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import type { ThingState } from '../../boards/things.ts';
import { enemyChance, faceOf, isShadow } from './faces.ts';
import { type SlotView, type View, slotThing } from '@xenotable/earth-war/preview';

interface SlotsProps {
  view: View;
  on: Pointing;
  /** Wounds planned per slot while the viewer places them. */
  plan: readonly number[] | null;
  left: number;
  touch(slot: number): void;
  less(slot: number): void;
}

const head = (slot: SlotView): string =>
  slot.kind === null
    ? `${slot.number} · ${enemyChance(slot)} % enemy`
    : `${slot.number} · ${slot.up ? 'known' : 'seen by you'}`;

function spoken(slot: SlotView, planned: number): string {
  const what =
    slot.kind === null
      ? `face down, ${enemyChance(slot)} percent enemy`
      : `${slot.kind}${isShadow(slot.kind) ? '' : ` ${slot.card}, ${slot.before} of ${slot.kills} wounds`}`;
  const wounds = slot.wounds + planned;
  return `Slot ${slot.number}, ${what}${wounds > 0 ? `, ${wounds} wound${wounds === 1 ? '' : 's'} on it` : ''}`;
}

/** On a card that is face up they lie on its picture, not on its text. */
function Wounds({ laid, planned, up }: { laid: number; planned: number; up: boolean }) {
  if (laid + planned === 0) return null;
  return (
    <span className={`wounds${up ? ' raised' : ''}`} aria-hidden="true">
      {laid + planned > 4 ? (
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

export function Slots({ view, on, plan, left, touch, less }: SlotsProps) {
  const tier = useSize() === 'wide' ? 'slim' : 'tile';
  return (
    <ol className="shadow-cards plain" aria-label="Shadow cards">
      {view.slots.map((slot, i) => {
        const planned = plan?.[i] ?? 0;
        const planning: ThingState = { picked: planned > 0, ready: true, target: left > 0, refused: null };
        // What may lie under a card is known while wounds are planned: the odds of the plan stay in sight.
        const point = slot.kind === null ? (): void => {} : on.point;
        const pointing: Pointing =
          plan === null ? on : { ...on, point, standing: () => planning, touch: () => touch(slot.number) };
        const { picked, target, ready } = pointing.standing(slotThing(slot.number));
        const frame = {
          selected: picked && plan === null,
          target: target || (ready && plan === null),
          illegal: slot.kind !== null && isShadow(slot.kind),
        };
        return (
          <li key={slot.number}>
            <span className="slot-head">{head(slot)}</span>
            <Thing id={slotThing(slot.number)} on={pointing} label={spoken(slot, planned)}>
              {slot.kind === null ? (
                <CardBack
                  tier={tier}
                  deck="XX121 shadows"
                  mark="?"
                  {...(tier === 'slim' && { note: `SLOT ${slot.number}` })}
                  frame={frame}
                />
              ) : (
                <Card tier={tier} {...faceOf(slot, slot.kind)} frame={frame} />
              )}
              <Wounds laid={slot.wounds} planned={planned} up={slot.kind !== null} />
            </Thing>
            {planned > 0 && (
              <button
                type="button"
                className="less"
                onClick={() => less(slot.number)}
                aria-label={`Take a wound back from slot ${slot.number}`}
              >
                <Icon name="minus" size={14} />
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
