// Tells people when something that this browser keeps could not be read or written.
import { useSyncExternalStore } from 'react';
import { Icon } from '../kit/draw/Icon.tsx';
import { storageProblems } from '../storage/stored.ts';

export function StorageNotice() {
  const problems = useSyncExternalStore(storageProblems.subscribe, storageProblems.all);
  if (problems.length === 0) return null;
  return (
    <aside className="shell-notice" role="status" aria-label="Storage">
      <div>
        {problems.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
      <button type="button" className="icon-button" aria-label="Close" onClick={storageProblems.dismiss}>
        <Icon name="x" size={16} />
      </button>
    </aside>
  );
}
