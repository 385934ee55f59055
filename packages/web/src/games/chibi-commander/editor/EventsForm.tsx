// What happens besides what the sides do: Blips in unknown places, reinforcements, waves and other events, as sentences.
import {
  EVENT_KINDS,
  EVENT_NAMES,
  type EventKind,
  type Scenario,
  type ScenarioEvent,
  eventFits,
  eventWords,
} from '@xenotable/chibi-commander/content';
import type { FormProps } from '../../../workshop/craft.ts';
import { AddButton, Sentence, moved, replaced, without } from '../../../workshop/Sentence.tsx';
import { EventFields } from './EventFields.tsx';
import { HiddenForm } from './HiddenForm.tsx';
import { RoundsStrip } from './RoundsStrip.tsx';

/** What each event begins with. */
const FRESH: Record<EventKind, (scenario: Scenario) => ScenarioEvent> = {
  reinforce: () => ({ event: 'reinforce', type: 'Serpent Man', at: ['0,0', '23,0'], mode: 'BERSERKER' }),
  force: () => ({ event: 'force', sets: [[{ type: 'Grey', mode: 'NORMAL' }]], in: ['0,0 3,3'] }),
  assault: () => ({
    event: 'assault',
    sets: [[{ type: 'Grey', mode: 'NORMAL' }]],
    entries: Array.from({ length: 6 }, (_, i) => [i < 3 ? '0,0 0,15' : '23,0 23,15']),
  }),
  waves: ({ people }) => ({
    event: 'waves',
    waves: people === 'Earth' ? [['Grey', 'Grey']] : [['Soldier', 'Soldier']],
    points: 4,
    quadrants: true,
  }),
  strike: () => ({ event: 'strike' }),
  purpose: () => ({ event: 'purpose' }),
  bus: () => ({ event: 'bus', at: '11,7' }),
  hatchery: () => ({ event: 'hatchery', brood: ['Larva'] }),
};

export function EventsForm({ scenario, change }: FormProps<Scenario>) {
  const { events = [], ...rest } = scenario;
  const set = (next: ScenarioEvent[]): void => change(next.length === 0 ? rest : { ...rest, events: next });
  const free = EVENT_KINDS.filter(
    (kind) => eventFits(kind, scenario) && !events.some(({ event }) => event === kind),
  );
  return (
    <div className="ed-form">
      <RoundsStrip scenario={scenario} />
      <HiddenForm scenario={scenario} change={change} />
      <fieldset className="ed-sentences">
        <legend>Events</legend>
        {scenario.play === 'versus' && <p className="muted">Events happen only against the automaton.</p>}
        <ul className="plain">
          {events.map((event, i) => (
            <Sentence
              key={event.event}
              words={`${eventWords(event)}.`}
              remove={() => set(without(events, i))}
              move={(by) => set(moved(events, i, by))}
            >
              <EventFields event={event} scenario={scenario} set={(next) => set(replaced(events, i, next))} />
            </Sentence>
          ))}
        </ul>
        <div className="ed-adds">
          {free.map((kind) => (
            <AddButton
              key={kind}
              name={EVENT_NAMES[kind]}
              add={() => set([...events, FRESH[kind](scenario)])}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}
