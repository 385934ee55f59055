// Which key does what at the table: each is changed by pressing another.
import { type KeyboardEvent, useState } from 'react';
import { COMMANDS, type Command, commands, keyOf, keyWords, useKeysSet } from '../storage/keys.ts';
import { conflictOf, resetKeys, setKey } from '../storage/settingKeys.ts';

export function KeySettings() {
  const set = useKeysSet();
  const [changing, setChanging] = useState<Command | null>(null);
  const [problem, setProblem] = useState('');
  const press = (command: Command, event: KeyboardEvent): void => {
    if (changing !== command || ['Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') return setChanging(null);
    const conflict = conflictOf(command, event.key, set);
    setProblem(conflict ?? '');
    if (conflict !== null) return;
    setKey(command, event.key, set);
    setChanging(null);
  };
  return (
    <details className="key-settings">
      <summary>Keys of the table</summary>
      <ul className="plain">
        {commands.map((command) => (
          <li key={command}>
            <span>{COMMANDS[command].does}</span>
            <button
              type="button"
              className={`button small${changing === command ? ' primary' : ''}`}
              aria-label={`Key for ${COMMANDS[command].does}: ${keyWords(keyOf(command, set))}`}
              onClick={() => (setProblem(''), setChanging(changing === command ? null : command))}
              onBlur={() => setChanging(null)}
              onKeyDown={(event) => press(command, event)}
            >
              {changing === command ? 'Press a key' : keyWords(keyOf(command, set))}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="problem">
        {problem}
      </p>
      <button type="button" className="button small" onClick={() => (setProblem(''), resetKeys())}>
        All keys as usual
      </button>
    </details>
  );
}
