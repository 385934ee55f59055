// The top of every table: the game, the phase, and whether everything is stored.
import type { ReactNode } from 'react';
import { Link } from '../../kit/router.tsx';
import { Icon, Wordmark } from '../../kit/draw/Icon.tsx';

export function Mark() {
  return (
    <Link className="mark" href="/" aria-label="Xenotable, home">
      <Wordmark />
      <span>XENOTABLE</span>
    </Link>
  );
}

interface PhaseBarProps {
  title: string;
  sub: string;
  phases?: { names: readonly string[]; now: number; stops?: readonly number[] };
  children?: ReactNode;
}

export function PhaseBar({ title, sub, phases, children }: PhaseBarProps) {
  return (
    <header className="table-bar">
      <Mark />
      <div className="title">
        <i className="gametag" />
        <h1>{title}</h1>
        <span>{sub}</span>
      </div>
      {phases && (
        <ol className="phases" aria-label="Phases of the round">
          {phases.names.map((name, i) => (
            <li
              key={name}
              className={i < phases.now ? 'done' : i === phases.now ? 'current' : ''}
              aria-current={i === phases.now ? 'step' : undefined}
            >
              <i>{i + 1}</i>
              <span>{name}</span>
              {phases.stops?.includes(i) && (
                <em className="stop" role="img" aria-label="you are asked here" />
              )}
            </li>
          ))}
        </ol>
      )}
      {children}
    </header>
  );
}

export function Saved({ saved, online }: { saved: 'saved' | 'saving' | 'offline'; online: boolean }) {
  const words = {
    saved: online ? 'Saved by the server' : 'Saved on this device',
    saving: 'Saving',
    offline: 'Reconnecting',
  }[saved];
  return (
    <span className={`chip line saved ${saved}`}>
      <Icon name={saved === 'saved' ? 'check' : 'sync'} size={13} />
      {words}
    </span>
  );
}
