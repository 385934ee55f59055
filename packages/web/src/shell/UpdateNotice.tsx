// A new version is ready: it is installed when somebody accepts it, never during a running game.
import { useState, useSyncExternalStore } from 'react';
import { Icon } from '../kit/draw/Icon.tsx';
import { updates } from './updates.ts';

export function UpdateNotice() {
  const ready = useSyncExternalStore(updates.subscribe, updates.ready);
  const [later, setLater] = useState(false);
  if (!ready || later) return null;
  return (
    <aside className="shell-notice" role="status" aria-label="Update">
      <p>A new version is ready. Every choice is kept; the page begins again.</p>
      <button type="button" className="button small" onClick={updates.take}>
        Update
      </button>
      <button type="button" className="icon-button" aria-label="Later" onClick={() => setLater(true)}>
        <Icon name="x" size={16} />
      </button>
    </aside>
  );
}
