// The page on which forces are made without a table: budget, files, folder and note above, the title's builder below.
import { titleOf } from '@xenotable/shelf';
import { type ReactNode, useEffect, useState } from 'react';
import { Alert } from '../../kit/Alert.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { FileButton } from '../../kit/FileButton.tsx';
import { Icon, type IconName } from '../../kit/draw/Icon.tsx';
import { go } from '../../kit/router.tsx';
import { saveFile } from '../../kit/saveFile.ts';
import { PageHeader } from '../../kit/shellParts.tsx';
import { useFileDrop } from '../../kit/useFileDrop.ts';
import type { OpenLists } from '../../table/builder/useBuilder.ts';
import { setupPath } from '../link.ts';
import { Compare } from './Compare.tsx';
import type { Force, Trial } from './force.ts';
import { listFile, readForeign } from './text.ts';
import './forces.css';

interface ForcesPageProps<L> {
  force: Force<L>;
  lists: OpenLists<L>;
  limit: number;
  setLimit(limit: number): void;
  children: ReactNode;
}

/** The folder of the open list, and its owner's note. */
function Marks<L>({ lists }: Pick<ForcesPageProps<L>, 'lists'>) {
  const { name, kept, keep } = lists;
  const known = kept.find((one) => one.name === name);
  const [folder, setFolder] = useState(known?.folder ?? '');
  const [note, setNote] = useState(known?.note ?? '');
  useEffect(() => {
    setFolder(known?.folder ?? '');
    setNote(known?.note ?? '');
  }, [known]);
  return (
    <form
      className="marks"
      onSubmit={(event) => {
        event.preventDefault();
        keep({ folder: folder.trim(), note: note.trim() });
      }}
    >
      <input
        className="field"
        aria-label="Folder"
        placeholder="Folder"
        list="folders"
        maxLength={40}
        value={folder}
        onChange={(event) => setFolder(event.target.value)}
      />
      <datalist id="folders">
        {[...new Set(kept.flatMap((one) => one.folder || []))].map((one) => (
          <option key={one}>{one}</option>
        ))}
      </datalist>
      <input
        className="field"
        aria-label="Note"
        placeholder="Note"
        maxLength={200}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <button type="submit" className="button primary">
        <Icon name="check" size={15} />
        Keep
      </button>
    </form>
  );
}

const Tool = ({ icon, name, use }: { icon: IconName; name: string; use(): void }) => (
  <button type="button" className="button" aria-label={name} onClick={use}>
    <Icon name={icon} />
    <span>{name}</span>
  </button>
);

export function ForcesPage<L>({ force, lists, limit, setLimit, children }: ForcesPageProps<L>) {
  const { game, heading, unit, limits } = force;
  const { list, name, text, kept, setList } = lists;
  const [comparing, setComparing] = useState(false);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    document.title = `${heading} · Xenotable`;
  }, [heading]);
  const take = (given: string): void => {
    try {
      setList(readForeign(given, game, force.read));
      setProblem('');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const trial = force.trial?.(limit);
  const faults = force.faults(list, limit);
  /** The set-up of a table that begins with the list. */
  const play = ({ options, option, with: held }: Trial<L>): Promise<void> =>
    setupPath(game, { ...options, [option]: held?.(list) ?? text }).then(go);
  useFileDrop((dropped) => void dropped.text().then(take));
  return (
    <div className="page forces game-surface" data-game={titleOf(game)?.accent}>
      <PageHeader place="play" />
      <main className="forces-room">
        <header className="forces-head">
          <h1>{heading}</h1>
          <label>
            <span className="visually-hidden">What it may cost</span>
            <select
              className="field"
              value={limit}
              onChange={(event) => setLimit(Number(event.target.value))}
            >
              {limits.map((one) => (
                <option key={one} value={one}>
                  {force.limitName?.(one) ?? `${one} ${unit}`}
                </option>
              ))}
            </select>
          </label>
          <Marks lists={lists} />
          {trial !== undefined && faults.length === 0 && (
            <Tool icon="play" name="Play with it" use={() => void play(trial)} />
          )}
          <Tool icon="chart" name="Compare" use={() => setComparing(true)} />
          <FileButton
            words="Open a file"
            label="File of a list"
            accept=".json,.txt,application/json,text/plain"
            take={(file) => void file.text().then(take)}
          />
          <Tool
            icon="copy"
            name="Save as a file"
            use={() => saveFile(listFile(game, name, text), `${name || 'list'}.list.json`)}
          />
        </header>
        <Alert words={problem} />
        <div className="forces-bench">{children}</div>
      </main>
      {comparing && (
        <Dialog title="Two forces side by side" close={() => setComparing(false)} wide>
          <Compare {...{ force, limit, name, text, list, kept }} />
        </Dialog>
      )}
    </div>
  );
}
