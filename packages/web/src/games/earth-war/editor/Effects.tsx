// What a check or a branch brings about: a list of verbs with their slots.
import { type Effect, type Scenario, kindsOf } from '@xenotable/earth-war/content';
import { Icon } from '../../../kit/draw/Icon.tsx';
import { CheckField, ChoiceField, NumberField } from '../../../workshop/fields.tsx';
import { madeIn } from '../shared/made.ts';
import { put, without } from './edit.ts';
import { NodeField } from './NodeField.tsx';

type Verb = Effect['does'];

const VERBS: readonly (readonly [Verb, string])[] = [
  ['add', 'a card more'],
  ['command', 'CP more'],
  ['skip', 'a node is passed by'],
  ['lights', 'the lights go on'],
  ['burn', 'the fire clock moves'],
  ['harm', 'everybody risks a wound'],
];

/** A verb with its slots filled as well as can be: the next fight, or the next node. */
function fresh(does: Verb, scenario: Scenario, number: number): Effect {
  const fight = scenario.nodes.findIndex((node, i) => i >= number && node.kind === 'combat') + 1;
  const node = Math.min(12, fight > 0 ? fight : number + 1);
  switch (does) {
    case 'add':
      return { does, kind: 'Drone', node };
    case 'command':
      return { does, cp: 1, node };
    case 'skip':
      return { does, node: Math.min(12, number + 1) };
    case 'lights':
      return { does };
    case 'burn':
      return { does, clock: 1 };
    case 'harm':
      return { does, upTo: 3 };
  }
}

interface EffectsProps {
  legend: string;
  scenario: Scenario;
  /** Of the node, from 1. */
  number: number;
  effects: readonly Effect[];
  edit(effects: Effect[]): void;
}

interface SlotsProps {
  scenario: Scenario;
  number: number;
  effect: Effect;
  edit(effect: Effect): void;
}

function Slots({ scenario, number, effect, edit }: SlotsProps) {
  const where =
    'node' in effect ? (
      <NodeField
        label="Where"
        scenario={scenario}
        value={effect.node}
        fits={(node, at) => at > number && (effect.does === 'skip' || node.kind === 'combat')}
        change={(node) => edit({ ...effect, node })}
      />
    ) : null;
  switch (effect.does) {
    case 'add':
      return (
        <>
          <ChoiceField
            label="Card"
            value={effect.kind}
            choices={kindsOf(madeIn(scenario)).map(({ name }) => [name, name] as const)}
            change={(kind) => edit({ ...effect, kind })}
          />
          {where}
        </>
      );
    case 'command':
      return (
        <>
          <NumberField
            label="CP"
            value={effect.cp}
            least={1}
            most={5}
            change={(cp) => edit({ ...effect, cp })}
          />
          {where}
        </>
      );
    case 'burn':
      return (
        <>
          <NumberField
            label="By"
            value={effect.clock}
            least={-5}
            most={5}
            change={(clock) => edit({ ...effect, clock })}
          />
          <CheckField
            label="From now on 3 at most"
            value={effect.held === true}
            change={(held) =>
              edit({ does: 'burn', clock: effect.clock, ...(held && { held: true as const }) })
            }
          />
        </>
      );
    case 'harm':
      return (
        <NumberField
          label="On an RN up to"
          value={effect.upTo}
          least={1}
          most={9}
          change={(upTo) => edit({ ...effect, upTo })}
        />
      );
    default:
      return where;
  }
}

export const Effects = ({ legend, scenario, number, effects, edit }: EffectsProps) => (
  <fieldset className="ew-sentences">
    <legend>{legend}</legend>
    <ul className="plain">
      {effects.map((effect, i) => (
        <li key={i}>
          <ChoiceField
            label="Then"
            value={effect.does}
            choices={VERBS}
            change={(does) => edit(put(effects, i, fresh(does, scenario, number)))}
          />
          <Slots {...{ scenario, number, effect }} edit={(next) => edit(put(effects, i, next))} />
          <button
            type="button"
            className="icon-button"
            aria-label={`${legend}: remove effect ${i + 1}`}
            onClick={() => edit(without(effects, i))}
          >
            <Icon name="x" />
          </button>
        </li>
      ))}
    </ul>
    <button
      type="button"
      className="button small"
      onClick={() => edit([...effects, fresh('add', scenario, number)])}
    >
      <Icon name="plus" />
      {effects.length === 0 ? 'Nothing yet: add an effect' : 'Another effect'}
    </button>
  </fieldset>
);
