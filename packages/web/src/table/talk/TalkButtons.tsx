// In the prompt: showing partners a plan, and asking to take back what undo cannot reach.
import { type Json, same } from '@xenotable/kernel';
import { useState, useSyncExternalStore } from 'react';
import { Icon } from '../../kit/draw/Icon.tsx';
import type { TableTalk } from '../client/talk.ts';
import type { TableState } from '../client/tableState.ts';
import { partsOf } from '../together.ts';
import AskBack from './AskBack.tsx';
import { othersOnline } from './others.ts';

interface TalkButtonsProps {
  talk: TableTalk;
  state: TableState;
  picked: Json | null;
}

function ShowPlan({ talk, state, picked }: TalkButtonsProps & { picked: Json }) {
  const { plans, partners } = useSyncExternalStore(talk.subscribe, talk.state);
  const seat = state.ask?.seat;
  if (partners.length === 0 || seat === undefined) return null;
  const steps = [...partsOf(picked)];
  const own = plans.find((plan) => plan.seat === seat);
  const shown =
    own !== undefined &&
    same(
      own.steps.map(({ choice }) => choice),
      steps,
    );
  const name = partners.length === 1 ? (state.seats[partners[0] ?? 0]?.name ?? 'partner') : 'partners';
  return (
    <button
      type="button"
      className="button optional"
      aria-pressed={shown}
      onClick={() => talk.plan(seat, shown ? [] : steps)}
    >
      <Icon name="eye" size={14} />
      {shown ? `Shown to ${name}` : `Show ${name}`}
    </button>
  );
}

export default function TalkButtons({ talk, state, picked }: TalkButtonsProps) {
  const [asking, setAsking] = useState(false);
  const { request } = useSyncExternalStore(talk.subscribe, talk.state);
  const canAsk =
    othersOnline(state).length > 0 && state.over === null && state.undo === 0 && request === null;
  return (
    <>
      {picked !== null && <ShowPlan {...{ talk, state, picked }} />}
      {canAsk && state.seq > 0 && (
        <button type="button" className="button quiet ask-back-button" onClick={() => setAsking(true)}>
          <Icon name="people" size={14} />
          Ask to take back
        </button>
      )}
      {asking && (
        <AskBack
          state={state}
          seat={state.mine[0] ?? 0}
          ask={(seat, wish) => talk.request(seat, { kind: 'take back', ...wish })}
          close={() => setAsking(false)}
        />
      )}
    </>
  );
}
