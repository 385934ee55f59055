// Links for watchers, made on demand: what everybody sees, or what the player's own seat sees.
import { useState } from 'react';
import { Icon } from '../../kit/draw/Icon.tsx';
import { ShareLink } from '../../kit/ShareLink.tsx';
import { screenLink } from '../client/people.ts';
import type { OnlineHere } from '../client/transport.ts';

interface Kind {
  sees: 'table' | 'me';
  ask: string;
  send: string;
  code: string;
  screen: boolean;
}

const KINDS: readonly Kind[] = [
  {
    sees: 'table',
    ask: 'Let somebody watch what everybody sees',
    send: 'Send the link to watch',
    code: 'watch what everybody sees',
    screen: false,
  },
  {
    sees: 'me',
    ask: 'Let somebody watch with me, my hand too',
    send: 'Send the link to watch with me',
    code: 'watch with me',
    screen: false,
  },
  {
    sees: 'table',
    ask: 'Use another screen as the table',
    send: 'Send the link for the big screen',
    code: 'the big screen',
    screen: true,
  },
];

interface WatchLinksProps {
  people: OnlineHere;
  /** Whether the player's own seat can be shared. */
  plays: boolean;
  fail(error: Error): void;
}

export function WatchLinks({ people, plays, fail }: WatchLinksProps) {
  return (
    <ul className="menu plain watch-links">
      {KINDS.filter(({ sees }) => plays || sees === 'table').map((kind) => (
        <li key={kind.ask}>
          <Wanted kind={kind} people={people} fail={fail} />
        </li>
      ))}
    </ul>
  );
}

function Wanted({ kind, people, fail }: { kind: Kind; people: OnlineHere; fail(error: Error): void }) {
  const [link, setLink] = useState<string | null>(null);
  const { sees, ask, send, code, screen } = kind;
  if (link !== null) return <ShareLink link={link} words={send} code={code} />;
  const make = (): void =>
    void people
      .watchLink(sees)
      .then((made) => setLink(location.origin + (screen ? screenLink(made) : made)), fail);
  return (
    <button type="button" className="button" onClick={make}>
      <Icon name={screen ? 'screen' : 'eye'} />
      {ask}
    </button>
  );
}
