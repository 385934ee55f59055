// The wave that is looked at: its rounds, supplies and Bosses, and what its first cards can be.
import { BOSS_NUMBERS, ENEMIES, type Siege, type SiegeBosses } from '@xenotable/xenoshyft/content';
import { percent } from '../../../kit/draw/text.ts';
import type { FormProps } from '../../../workshop/craft.ts';
import { ChoiceField, NumberField, TextField } from '../../../workshop/fields.tsx';
import { useChosenWave } from './chosen.ts';
import { MOST_ROUNDS_OF_WAVE, setRounds, setZones, waveName, withWave } from './edit.ts';
import { firstReveal } from './reveal.ts';
import { Stepper } from '../../../workshop/Stepper.tsx';

const NUMBERS: Record<SiegeBosses['number'], string> = {
  'by seats': 'by seats: one for one or two, else all',
  one: 'one of them, by chance',
  all: 'all of them',
  none: 'none',
};

/** The likeliest kinds that are named one by one. */
const NAMED = 5;

function FirstCards({ scenario, at }: { scenario: Siege; at: number }) {
  const wave = scenario.waves[at];
  if (wave === undefined) return null;
  const seats = scenario.seats.least;
  const first = firstReveal(wave, seats);
  const row = (name: string, value: string) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      <td>{value}</td>
    </tr>
  );
  return (
    <table className="xs-first">
      <caption>
        <span className="label">The first card that is turned up</span> <span className="keycap">exact</span>
      </caption>
      <tbody>
        {first.kinds
          .slice(0, NAMED)
          .map(({ enemy, chance }) =>
            row(enemy === null ? 'A Boss' : ENEMIES[enemy].name, `${percent(chance)} %`),
          )}
        {row('Power, on average', first.power.toFixed(1))}
        {row('Hit Points, on average', first.hp.toFixed(1))}
        {row(
          `A Boss among the first ${first.dealt} cards${seats > 1 ? ` of ${seats} lanes` : ''}`,
          `${percent(first.boss)} %`,
        )}
      </tbody>
    </table>
  );
}

export function WaveForm({ scenario, change }: FormProps<Siege>) {
  const { wave: at } = useChosenWave();
  const wave = scenario.waves[at];
  if (wave === undefined) return null;
  const bosses = (parts: Partial<SiegeBosses>): void =>
    change(withWave(scenario, at, { bosses: { ...wave.bosses, ...parts } }));
  return (
    <div className="ed-form">
      <h2 className="xs-heading">{waveName(wave, at)}</h2>
      <TextField
        label="Name of the wave"
        value={wave.name}
        most={40}
        change={(name) => change(withWave(scenario, at, { name }))}
      />
      <NumberField
        label="Rounds"
        value={wave.zones.length}
        least={1}
        most={MOST_ROUNDS_OF_WAVE}
        change={(rounds) => change(setRounds(scenario, at, rounds))}
      />
      <ChoiceField
        label="Supplies"
        value={String(wave.supply)}
        choices={[
          ['1', 'of wave 1'],
          ['2', 'of wave 2'],
          ['3', 'of wave 3'],
        ]}
        change={(supply) =>
          change(withWave(scenario, at, { supply: supply === '1' ? 1 : supply === '2' ? 2 : 3 }))
        }
      />
      <fieldset>
        <legend>Enemy Zones filled in each lane</legend>
        <ul className="plain xs-rounds">
          {wave.zones.map((zones, round) => (
            <li key={round}>
              <span>Round {round + 1}</span>
              <Stepper
                label={`Zones in round ${round + 1}`}
                value={zones}
                least={1}
                most={4}
                change={(next) => change(setZones(scenario, at, round, next))}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      {wave.bosses.of.length > 0 && (
        <>
          <ChoiceField
            wide
            label={`Bosses: ${wave.bosses.of.map((id) => ENEMIES[id].name).join(', ')}`}
            value={wave.bosses.number}
            choices={BOSS_NUMBERS.map((number) => [number, NUMBERS[number]] as const)}
            change={(number) => bosses({ number })}
          />
          <NumberField
            label="They join in round"
            value={wave.bosses.round}
            least={1}
            most={wave.zones.length}
            change={(round) => bosses({ round })}
          />
        </>
      )}
      <FirstCards scenario={scenario} at={at} />
    </div>
  );
}
