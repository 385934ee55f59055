// Ready lists, and those kept on this device.
import { Icon } from '../../kit/draw/Icon.tsx';
import type { KeptList } from '../../storage/lists.ts';
import './shelf.css';

interface ListShelfProps {
  ready: readonly (KeptList & { note: string })[];
  kept: readonly KeptList[];
  /** The name under which the open list would be kept. */
  name: string;
  open(text: string): void;
  keep(): void;
  forget(name: string): void;
}

export function ListShelf({ ready, kept, name, open, keep, forget }: ListShelfProps) {
  return (
    <div className="shelf">
      <h2 className="label">On this device</h2>
      <ul>
        {kept.map((list) => (
          <li key={list.name}>
            <button type="button" onClick={() => open(list.text)}>
              <b>{list.name}</b>
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={`Throw away ${list.name}`}
              onClick={() => forget(list.name)}
            >
              <Icon name="trash" size={16} />
            </button>
          </li>
        ))}
        {kept.length === 0 && <li className="none">Nothing is kept yet.</li>}
      </ul>
      <button type="button" className="button" onClick={keep}>
        <Icon name="check" size={15} /> Keep {name}
      </button>
      <h2 className="label">Ready</h2>
      <ul>
        {ready.map((list) => (
          <li key={list.name}>
            <button type="button" onClick={() => open(list.text)}>
              <b>{list.name}</b>
              <span>{list.note}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
