// What the odds panel draws: the card of a planned shot or charge, the test of another order, or what is known of a planned point.
import { type OrderView, type View, choiceWords, isKind } from '@xenotable/xenos-rampant/preview';
import type { Asked, Json } from '@xenotable/kernel';
import type { ReactNode } from 'react';
import { later } from '../../kit/later.ts';
import { Chance, Figure } from '../../table/odds/Figure.tsx';
import { RuleChip } from '../../table/rules/RuleChip.tsx';
import { choiceOf, choicesOf, ordersOf, spacesOf } from './shared/border.ts';
import { Intents } from './Intents.tsx';
import { needOf, orderOf } from './notes.ts';
import { actingUnit, spaceFor } from './plan.ts';
import { targetOf } from './aiming.ts';
import { spaceAfterOrder } from '@xenotable/xenos-rampant/preview';

const AimCard = later(() => import('./AimCard.tsx'));
const InReach = later(() => import('./InReach.tsx'));
const RowCard = later(() => import('./RowCard.tsx'));
const ShotCard = later(() => import('./ShotCard.tsx'));
const Standpoint = later(() => import('./Standpoint.tsx'));

/** What an order gives that names no target and no place. */
const GIVES: Partial<Record<OrderView['order']['order'], { words: string; rule: string }>> = {
  ground: { words: 'Armour +1 against shooting, until it moves, acts or is Suppressed', rule: 'XR-GTG-02' },
};

/** Orders with a shot and a move in them. */
const SHOOTS_TOO: Partial<Record<OrderView['order']['order'], string>> = {
  skirmish: 'XR-SKM-01',
  'move and fire': 'XR-VEH-05',
};

function Obeyed({ order, view }: { order: OrderView; view: View }) {
  const gives = GIVES[order.order.order];
  return (
    <Figure title={choiceWords(order.order, view)} exact>
      <Chance chance={order.ways / 36} what="the order is obeyed">
        {order.free ? (
          'free: needs no test'
        ) : (
          <>
            2D6 show {needOf(order)} or more, {order.ways} of 36
            <br />
            if it fails your phase ends <RuleChip rule="XR-ORD-06" />
          </>
        )}
      </Chance>
      {gives !== undefined && (
        <p>
          {gives.words} <RuleChip rule={gives.rule} />
        </p>
      )}
    </Figure>
  );
}

export function figure(
  picked: Json | null,
  view: View,
  ask: Asked,
  pick: (choice: Json | null) => void,
): ReactNode {
  const choice = choiceOf(picked);
  const spaces = spacesOf(ask);
  const order = choice === null ? undefined : orderOf(choice, view);
  const target = picked === null ? null : targetOf({ picked });
  const unit = actingUnit(view, choice, spaces, null);
  if (picked !== null && ordersOf(picked).length > 1) return <RowCard view={view} picked={picked} />;
  if (choice !== null && isKind(choice, 'shoot')) return <ShotCard view={view} target={choice.shoot} />;
  if (order !== undefined && picked !== null) {
    const aimed =
      target === null ? null : (
        <AimCard view={view} target={target} order={order} picked={picked} pick={pick} />
      );
    const [, step] = choicesOf(picked);
    const space = step !== undefined && unit !== null ? spaceAfterOrder(view, unit) : null;
    const shoots = SHOOTS_TOO[order.order.order];
    return (
      aimed ?? (
        <>
          {!order.free || space === null ? <Obeyed order={order} view={view} /> : null}
          {shoots !== undefined && <InReach view={view} order={order.order} rule={shoots} pick={pick} />}
          {step !== undefined && space !== null && unit !== null && (
            <Standpoint view={view} unit={unit} picked={step} space={space} />
          )}
        </>
      )
    );
  }
  const ends = choice !== null && isKind(choice, 'stop');
  if ((picked === null || ends) && view.orders.length > 0) return <Intents view={view} seat={ask.seat} />;
  const space = spaceFor(spaces, unit?.id ?? null);
  // Before a unit is picked there is nothing to point with.
  const unpicked = space?.kind === 'deploy' && picked === null;
  return unit === null || space === null || space.kind === 'list' || unpicked ? null : (
    <Standpoint view={view} unit={unit} picked={choice} space={space} />
  );
}
