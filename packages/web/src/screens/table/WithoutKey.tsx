// A link to an online table without its key: the owner of a seat is led to it, others are told what is missing.
import { useEffect, useState } from 'react';
import { Fallback } from '../../kit/Fallback.tsx';
import { hostedAt } from '../../storage/hosted.ts';
import { onlineTables } from '../../table/client/lobby.ts';

/** Whether this browser once had seats at the table. */
function satHere(table: string): boolean {
  const { invitations, taken } = hostedAt(table);
  return invitations.length + taken.length > 0;
}

interface WithoutKeyProps {
  table: string;
  /** The link of a seat that this browser holds. */
  found(link: string): void;
}

export function WithoutKey({ table, found }: WithoutKeyProps) {
  const [known, setKnown] = useState<'looking' | 'lost' | 'incomplete'>('looking');
  useEffect(() => {
    const look = async (): Promise<void> => {
      const own = (await onlineTables().catch(() => [])).find((row) => row.table === table);
      if (own !== undefined) found(own.link);
      else setKnown(satHere(table) ? 'lost' : 'incomplete');
    };
    void look();
  }, [table, found]);
  if (known === 'looking') return <main className="loading">Looking for your seat …</main>;
  return known === 'lost' ? (
    <Fallback problem="This browser has lost the key to your seat.">
      <p className="muted">
        The table is still there. Open the link that you kept, or ask somebody at the table to hand your seat
        to you anew.
      </p>
    </Fallback>
  ) : (
    <Fallback problem="This link is not complete.">
      <p className="muted">
        The key after the # is missing; perhaps it was cut off when it was copied. Ask for the whole link, or
        type the table’s code on the home page.
      </p>
    </Fallback>
  );
}
