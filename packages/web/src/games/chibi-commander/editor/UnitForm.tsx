// The state of one unit on the map: hidden, hurt, late, and how the automaton commands it.
import { Icon } from '../../../kit/draw/Icon.tsx';
import {
  at,
  cellName,
  cellsOf,
  type Placed,
  type Scenario,
  scenarioModes,
  sideOf,
  type TypeName,
  typeOf,
} from '@xenotable/chibi-commander/content';
import type { Mode } from '@xenotable/chibi-commander/preview';
import { canHide, changeUnit, removeUnit } from './edit.ts';
import { CheckField, ChoiceField, NumberField } from '../../../workshop/fields.tsx';

interface UnitFormProps {
  scenario: Scenario;
  index: number;
  change(scenario: Scenario): void;
  close(): void;
}

/** Against the automaton, units of the other side have a mode. */
function isAutomatons(scenario: Scenario, index: number): boolean {
  const { type } = scenario.units[index]!;
  if (scenario.play === 'versus') return false;
  if (type === 'Ghost') return scenario.people === 'Earth';
  const { kin } = typeOf(type);
  return kin !== 'civilian' && kin !== 'animal' && sideOf(kin) !== scenario.people;
}

type Edit = (fields: Parameters<typeof changeUnit>[2]) => void;

/** How a unit that everybody sees lies or comes. */
function Condition({ one, type, rounds, edit }: { one: Placed; type: TypeName; rounds: number; edit: Edit }) {
  const { hearts } = typeOf(type);
  return (
    <>
      <CheckField
        label="Lies in coma"
        value={one.coma === true}
        change={(on) => edit({ coma: on ? true : null, lost: null })}
      />
      {one.coma !== true && (
        <NumberField
          label={`Hearts lost of ${hearts}`}
          value={one.lost ?? 0}
          least={0}
          most={Math.max(0, hearts - 1)}
          change={(lost) => edit({ lost: lost === 0 ? null : lost })}
        />
      )}
      <NumberField
        label="Comes in round"
        value={one.round ?? 1}
        least={1}
        most={rounds}
        change={(round) => edit({ round: round < 2 ? null : round })}
      />
    </>
  );
}

export function UnitForm({ scenario, index, change, close }: UnitFormProps) {
  const one = scenario.units[index]!;
  const edit: Edit = (fields) => change(changeUnit(scenario, index, fields));
  const { type } = one;
  return (
    <section className="ed-unit" aria-label={`${type} on ${at(cellsOf([one.at])[0]!)}`}>
      <header>
        <h2>
          {type} <small>{cellName(cellsOf([one.at])[0]!)}</small>
        </h2>
        <button type="button" className="icon-button" aria-label="Close" onClick={close}>
          <Icon name="x" />
        </button>
      </header>
      {type !== 'Ghost' && canHide(type) && (
        <CheckField
          label="Hidden under a Blip"
          value={one.blip === true}
          change={(on) =>
            edit({ blip: on ? true : null, ...(on && { coma: null, lost: null, round: null }) })
          }
        />
      )}
      {type === 'Ghost' && (
        <ChoiceField
          label="Whose Ghost"
          value={one.faction ?? 'Aliens'}
          choices={[
            ['Aliens', 'Aliens'],
            ['Reapers', 'Reapers'],
          ]}
          change={(faction) => edit({ faction: faction === 'Aliens' ? null : faction })}
        />
      )}
      {type !== 'Ghost' && one.blip !== true && (
        <Condition one={one} type={type} rounds={scenario.rounds} edit={edit} />
      )}
      {isAutomatons(scenario, index) && (
        <ChoiceField
          label="Mode of the automaton"
          value={one.mode ?? 'NORMAL'}
          choices={scenarioModes.map((mode): [Mode, string] => [mode, mode.toLowerCase()])}
          change={(mode) => edit({ mode: mode === 'NORMAL' ? null : mode })}
        />
      )}
      <button
        type="button"
        className="button small"
        onClick={() => {
          close();
          change(removeUnit(scenario, index));
        }}
      >
        <Icon name="trash" />
        Take {type} away
      </button>
    </section>
  );
}
