// What can be done with one's own seat at an online table: open it on another device, or hand it over.
import { useState } from 'react';
import { ShareLink } from '../../kit/ShareLink.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';

export function OwnSeat({ handOver, fail }: { handOver(): Promise<void>; fail(error: Error): void }) {
  const [sure, setSure] = useState(false);
  return (
    <ul className="menu plain">
      <li>
        <ShareLink
          link={location.href}
          words="Open this seat on another device"
          code="this seat on another device"
        />
      </li>
      <li>
        <button
          type="button"
          className="button"
          onClick={() => (sure ? void handOver().catch(fail) : setSure(true))}
          onBlur={() => setSure(false)}
        >
          <Icon name="people" />
          {sure ? 'Really? The seat is no longer yours then' : 'Hand this seat to somebody else'}
        </button>
      </li>
    </ul>
  );
}
