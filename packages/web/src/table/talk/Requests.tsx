// A request to all: to take something back, or to play again. Everybody answers once.
import { useId } from 'react';
import { Badge } from '../../kit/draw/Badge.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Marked } from '../../kit/Marked.tsx';
import type { OpenRequest } from '@xenotable/server/protocol';
import type { TableState } from '../client/tableState.ts';
import type { SeatPanel } from '../contract.ts';
import { undoneBy } from './undoneBy.ts';
import type { TalkHere } from './useTalk.ts';

interface RequestsProps {
  here: TalkHere;
  state: TableState;
  panels: readonly SeatPanel[];
  names: RegExp | null;
}

const REASONS = { misclick: 'It was a misclick.', misread: 'A rule was misread.' } as const;
const SHOWN = 6;

function TakeBackWords({ request, state, panels, names }: RequestsProps & { request: OpenRequest }) {
  const lines = undoneBy(state, request.to ?? state.seq);
  const dice = lines.some((line) => (line.dice?.length ?? 0) > 0);
  const { about } = request;
  return (
    <>
      <p>
        {about.kind === 'take back' && about.why !== undefined && `${REASONS[about.why]} `}
        Everything from there on would be undone.{' '}
        {dice
          ? 'Dice have fallen since: the same choice gets the same dice again, another one new dice.'
          : 'No dice have fallen since.'}{' '}
        What was seen stays seen. The record keeps that it was taken back.
      </p>
      <ol className="plain request-lines">
        {lines.slice(0, SHOWN).map((line, i) => {
          const panel = panels[line.by ?? line.seat ?? -1];
          return (
            <li key={i}>
              {panel && <Badge side={panel.side} letter={panel.letter} />}
              <span>
                <Marked text={line.words} names={names} />
              </span>
            </li>
          );
        })}
        {lines.length > SHOWN && <li className="muted">and {lines.length - SHOWN} more lines</li>}
      </ol>
    </>
  );
}

const againWords = ({ about }: OpenRequest): string =>
  about.kind === 'again'
    ? `The same people, ${about.deal === 'same' ? 'the same deal' : 'a fresh deal'}, ${about.swap ? 'seats swapped' : 'the same seats'}.`
    : '';

function Asked(props: RequestsProps & { request: OpenRequest }) {
  const { here, state, request } = props;
  const name = here.nameOf(request.by);
  const seat = request.asked.find((one) => state.mine.includes(one)) ?? here.seat;
  const answer = (yes: boolean): void => here.talk.answer(seat, request.id, yes);
  const again = request.about.kind === 'again';
  const seen =
    !again && undoneBy(state, request.to ?? state.seq).some((line) => (line.dice?.length ?? 0) > 0);
  const yes = (
    <button
      key="yes"
      type="button"
      className={`button${seen ? '' : ' primary'}`}
      onClick={() => answer(true)}
    >
      <Icon name={again ? 'sync' : 'undo'} size={14} />
      {again ? 'Yes, again' : 'Let it be taken back'}
    </button>
  );
  const no = (
    <button
      key="no"
      type="button"
      className={`button${seen ? ' primary' : ''}`}
      onClick={() => answer(false)}
    >
      {again ? 'Not now' : 'No, it stands'}
    </button>
  );
  return (
    <Dialog
      title={again ? `${name} asks for another game` : `${name} asks to take something back`}
      close={() => answer(false)}
    >
      {again ? <p>{againWords(request)}</p> : <TakeBackWords {...props} />}
      <p className="muted">Everybody is asked once. If one says no, nobody learns who it was.</p>
      <div className="flex-row request-buttons">{seen ? [yes, no] : [no, yes]}</div>
    </Dialog>
  );
}

const ENDS = {
  agreed: 'Everybody agreed.',
  refused: 'It was refused: everything stands.',
  withdrawn: 'It is not asked any more.',
  lapsed: 'It is not asked any more: the table has moved on.',
} as const;

export function Requests(props: RequestsProps) {
  const { here, state } = props;
  const { request, ended } = here.said;
  const id = useId();
  if (request === null)
    return (
      ended !== null && (
        <div className="request-strip" role="status" aria-labelledby={id}>
          <span id={id}>{ENDS[ended]}</span>
          <button type="button" className="button small quiet" onClick={() => here.talk.forgetEnd()}>
            Close
          </button>
        </div>
      )
    );
  const own = request.asked.filter((seat) => state.mine.includes(seat));
  const waiting = request.asked.filter((seat) => !request.agreed.includes(seat)).map(here.nameOf);
  if (own.some((seat) => !request.agreed.includes(seat)))
    return <Asked key={request.id} {...props} request={request} />;
  return (
    <div className="request-strip" role="status" aria-labelledby={id}>
      <span id={id}>Waiting for {waiting.join(' and ')} to answer.</span>
      {state.mine.includes(request.by) && (
        <button
          type="button"
          className="button small"
          onClick={() => here.talk.answer(request.by, request.id, false)}
        >
          Withdraw
        </button>
      )}
    </div>
  );
}
