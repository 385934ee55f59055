// In the prompt of an online table: preparing an answer while others decide, and a message when one has lapsed.
import { type PreparedAnswer, type Seat, canAct } from '@xenotable/kernel';
import { Suspense, lazy, useState } from 'react';
import { Icon } from '../../kit/draw/Icon.tsx';
import type { Table } from '../client/table.ts';
import type { TableState } from '../client/tableState.ts';

const PrepareDialog = lazy(() => import('./PrepareDialog.tsx'));

const preparedOf = (client: Table, seat: Seat): PreparedAnswer[] =>
  Object.values(client.orders.of(seat)).filter((order) => typeof order !== 'string');

interface OrdersButtonProps {
  state: TableState;
  client: Table;
  seat: Seat;
}

export default function OrdersButton({ state, client, seat }: OrdersButtonProps) {
  const [open, setOpen] = useState(false);
  const prepared = preparedOf(client, seat);
  const lapsed = prepared.filter((one) => one.lapsed === true).length;
  // A seat that has only withdrawals is not asked.
  const asked = state.ask !== null && canAct(state.ask);
  const idle = !asked && state.awaited === null && state.over === null;
  if (!open && lapsed === 0 && !idle) return null;
  const words =
    lapsed > 0
      ? 'A prepared answer has lapsed'
      : prepared.length === 0
        ? 'Prepare an answer'
        : `${prepared.length} prepared`;
  return (
    <>
      <span role="status" className="visually-hidden">
        {lapsed > 0 && words}
      </span>
      <button type="button" className={`button ${lapsed > 0 ? '' : 'quiet'}`} onClick={() => setOpen(true)}>
        <Icon name="clock" size={14} />
        {words}
      </button>
      <Suspense>
        {open && <PrepareDialog {...{ state, client, seat }} close={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
