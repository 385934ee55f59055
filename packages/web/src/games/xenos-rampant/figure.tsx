// What the odds panel draws: the test of a planned order, or what is known of a planned point.
import { type OrderView, type View, choiceWords } from '@xenotable/xenos-rampant/preview';
import type { Asked, Json } from '@xenotable/kernel';
import type { ReactNode } from 'react';
import { Chance, Figure } from '../../table/odds/Figure.tsx';
import { RuleChip } from '../../table/rules/RuleChip.tsx';
import { choiceOf, spacesOf } from './shared/border.ts';
import { Standpoint } from './Standpoint.tsx';
import { orderOf } from './notes.ts';
import { actingUnit, spaceFor } from './plan.ts';

function Obeyed({ order, view }: { order: OrderView; view: View }) {
  return (
    <Figure title={choiceWords(order.order, view)} exact>
      <Chance chance={order.ways / 36} what="the order is obeyed">
        {order.free ? (
          'free: needs no test'
        ) : (
          <>
            2D6 on {order.value}+, {order.ways} of 36
            <br />
            if it fails your phase ends <RuleChip rule="XR-ORD-06" />
          </>
        )}
      </Chance>
    </Figure>
  );
}

export function figure(picked: Json | null, view: View, ask: Asked): ReactNode {
  const choice = choiceOf(picked);
  const spaces = spacesOf(ask);
  const order = choice === null ? undefined : orderOf(choice, view);
  if (order !== undefined) return <Obeyed order={order} view={view} />;
  const unit = actingUnit(view, choice, spaces, null);
  const space = spaceFor(spaces, unit?.id ?? null);
  return unit === null || space === null || space.kind === 'list' ? null : (
    <Standpoint view={view} unit={unit} picked={choice} space={space} />
  );
}
