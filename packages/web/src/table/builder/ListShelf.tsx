// Ready-made lists, and those kept on this device.
import { Icon } from '../../kit/draw/Icon.tsx';
import type { KeptList } from '../../storage/lists.ts';
import './shelf.css';

/** A list that the title provides. */
export interface ReadyList {
  name: string;
  text: string;
  note: string;
}

interface ListShelfProps {
  ready: readonly ReadyList[];
  kept: readonly KeptList[];
  /** The name under which the open list would be kept. */
  name: string;
  open(text: string): void;
  keep(): void;
  forget(name: string): void;
}

const folderOf = ({ folder = '' }: KeptList): string => folder;

/** Folders in the order of the alphabet, those without one first. */
const foldersOf = (kept: readonly KeptList[]): string[] => [...new Set(kept.map(folderOf))].sort();

interface KeptRowProps {
  list: KeptList;
  open(text: string): void;
  forget(name: string): void;
}

const KeptRow = ({ list, open, forget }: KeptRowProps) => (
  <li>
    <button type="button" onClick={() => open(list.text)}>
      <b>{list.name}</b>
      {list.note !== undefined && list.note !== '' && <span>{list.note}</span>}
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
);

export function ListShelf({ ready, kept, name, open, keep, forget }: ListShelfProps) {
  return (
    <div className="shelf">
      <h2 className="label">On this device</h2>
      {kept.length === 0 && <p className="none">Nothing is kept yet.</p>}
      {foldersOf(kept).map((folder) => (
        <section key={folder} aria-label={folder === '' ? 'Without a folder' : folder}>
          {folder !== '' && <h3>{folder}</h3>}
          <ul>
            {kept
              .filter((list) => folderOf(list) === folder)
              .map((list) => (
                <KeptRow key={list.name} {...{ list, open, forget }} />
              ))}
          </ul>
        </section>
      ))}
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
