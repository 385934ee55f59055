// Over the whole table: pings, arrows, plans and requests of people at other devices, and their words for a screen
// reader. Loaded when somebody else is there.
import { type Json, type Seat, same } from '@xenotable/kernel';
import { useEffect, useEffectEvent } from 'react';
import type { ThingId } from '../../boards/things.ts';
import { go } from '../../kit/router.tsx';
import { linkTo } from '../client/lobby.ts';
import { partsOf } from '../together.ts';
import type { Settings } from '../../storage/settings.ts';
import { Requests } from './Requests.tsx';
import { TalkMarks } from './TalkMarks.tsx';
import { usePings } from './usePings.ts';
import { type TalkHere, type TalkProps, useTalk } from './useTalk.ts';

interface TalkLayerProps extends TalkProps {
  names: RegExp | null;
  picked: Json | null;
  settings: Pick<Settings, 'letters' | 'keys'>;
  /** Opens the details of a thing. */
  open(thing: ThingId): void;
}

/** Withdraws a plan that partners see when something else is planned. The server removes steps that were played. */
function usePlanInHand({ talk, said, seat }: TalkHere, picked: Json | null): void {
  const own = said.plans.find((plan) => plan.seat === seat);
  const check = useEffectEvent((): void => {
    const steps = own?.steps.map(({ choice }) => choice);
    if (steps !== undefined && picked !== null && !same(steps, [...partsOf(picked)])) talk.plan(seat, []);
  });
  useEffect(() => check(), [picked]);
}

/** What was last said, pointed out or proposed, in one sentence. */
function spoken({ said, seat, nameOf, words }: TalkHere): string {
  const mark = said.marks.at(-1);
  const line = said.lines.at(-1);
  const heard = (by: Seat, what: string | null): string =>
    what === null || by === seat ? '' : `${nameOf(by)}: ${what}`;
  if (mark !== undefined && mark.n > (line?.n ?? 0)) return heard(mark.by, words(mark.said));
  return line === undefined ? '' : heard(line.by, words(line.said));
}

function proposed({ said: { plans }, seat, nameOf }: TalkHere): string {
  return plans
    .filter((plan) => plan.seat !== seat)
    .map((plan) => `${nameOf(plan.seat)} proposes: ${plan.steps.map(({ words }) => words).join(', ')}`)
    .join('. ');
}

export default function TalkLayer({ names, picked, settings, open, ...props }: TalkLayerProps) {
  const here = useTalk(props);
  const { state, module, panels } = props;
  usePings(here, settings, open);
  usePlanInHand(here, picked);
  const { moved } = here.said;
  useEffect(() => {
    if (moved !== null) go(linkTo(moved.table, moved.key));
  }, [moved]);
  return (
    <>
      <TalkMarks {...{ here, state, module, panels }} />
      <Requests {...{ here, state, panels, names }} />
      <div className="visually-hidden">
        <div aria-live="polite">{spoken(here)}</div>
        <div aria-live="polite">{proposed(here)}</div>
      </div>
    </>
  );
}
