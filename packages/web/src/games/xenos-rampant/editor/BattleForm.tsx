// Turns, points, roles, edges and zones.
import {
  type Role,
  type Scenario,
  type ZoneTerms,
  depthOf,
  samplesFor,
  writeList,
} from '@xenotable/xenos-rampant/content';
import type { FormProps } from '../../../workshop/craft.ts';
import { CheckField, ChoiceField, NumberField } from '../../../workshop/fields.tsx';
import { HeadForm } from '../../../workshop/HeadForm.tsx';

type Edges = 'chosen' | 'north' | 'west';

/** Which edges the sides have, of those that the form knows; others stay as the file says. */
const edgesIn = ({ edges }: Scenario): Edges => {
  if (edges === null) return 'chosen';
  return edges.attacker === 'west' || edges.attacker === 'east' ? 'west' : 'north';
};

const EDGES: Record<Edges, Scenario['edges']> = {
  chosen: null,
  north: { attacker: 'north', defender: 'south' },
  west: { attacker: 'west', defender: 'east' },
};

const POINTS = ['12', '18', '24', '30', '36'] as const;

/** The depth of the only zone of a side; null if it is no strip, or there are several. */
const stripDepth = (zones: readonly ZoneTerms[], points: number): number | null => {
  const zone = zones.length === 1 ? zones[0] : undefined;
  return zone !== undefined && 'depth' in zone ? depthOf(zone, points) : null;
};

/** Detachments that fit the points; one of the file's own stays among them. */
function Detachment({ scenario, seat, change }: FormProps<Scenario> & { seat: 'A' | 'B' }) {
  const given = scenario.lists[seat];
  const samples = samplesFor(scenario.points, scenario.points).map(writeList);
  const texts = given === null || samples.includes(given) ? samples : [given, ...samples];
  return (
    <ChoiceField
      label={seat === 'A' ? 'First seat plays' : 'Second seat plays'}
      value={given ?? ''}
      choices={[['', 'what it chooses'], ...texts.map((text) => [text, text.split('\n')[0] ?? ''] as const)]}
      change={(text) =>
        change({ ...scenario, lists: { ...scenario.lists, [seat]: text === '' ? null : text } })
      }
    />
  );
}

interface SideProps extends FormProps<Scenario> {
  side: Role;
  name: string;
}

/** Who comes from above, by halves, with trucks, and how far apart the sides start. */
function Comers({ scenario, change, side: role, name }: SideProps) {
  return (
    <>
      {scenario.reserve.includes(role) && (
        <CheckField
          label={`${name} drops anywhere`}
          value={scenario.drop?.includes(role) === true}
          change={(on) => {
            const { drop = [], ...rest } = scenario;
            const next = on ? [...drop, role] : drop.filter((one) => one !== role);
            change(next.length === 0 ? rest : { ...rest, drop: next });
          }}
        />
      )}
      {role === 'defender' && !scenario.reserve.includes(role) && (
        <CheckField
          label="At most half of the Defender’s points start on the table"
          value={scenario.half === true}
          change={(on) => {
            const { half: _before, ...rest } = scenario;
            change(on ? { ...rest, half: true } : rest);
          }}
        />
      )}
      {role === 'defender' ? (
        <NumberField
          label="Trucks of the Defender"
          value={scenario.trucks?.count ?? 0}
          least={0}
          most={4}
          change={(count) => {
            const { trucks, ...rest } = scenario;
            change(count === 0 ? rest : { ...rest, trucks: { ...trucks, count } });
          }}
        />
      ) : (
        <NumberField
          label="Inches between the Attacker and the Defender’s units"
          value={scenario.apart ?? 0}
          least={0}
          most={24}
          change={(inches) => {
            const { apart: _before, ...rest } = scenario;
            change(inches === 0 ? rest : { ...rest, apart: inches });
          }}
        />
      )}
    </>
  );
}

function SideFields({ scenario, change, side: role, name }: SideProps) {
  const edit = (fields: Partial<Scenario>): void => change({ ...scenario, ...fields });
  const depth = stripDepth(scenario.zones[role], scenario.points);
  return (
    <>
      {depth === null ? (
        <p className="ed-field">{name}: see the page Zones</p>
      ) : (
        <NumberField
          label={`${name}: depth of the zone`}
          value={depth}
          least={4}
          most={24}
          change={(inches) => edit({ zones: { ...scenario.zones, [role]: [{ depth: inches }] } })}
        />
      )}
      <CheckField
        label={`${name} starts in reserve`}
        value={scenario.reserve.includes(role)}
        change={(on) =>
          edit({
            reserve: on ? [...scenario.reserve, role] : scenario.reserve.filter((one) => one !== role),
          })
        }
      />
      <Comers {...{ scenario, change, name }} side={role} />
    </>
  );
}

export function BattleForm({ scenario, change }: FormProps<Scenario>) {
  const edit = (fields: Partial<Scenario>): void => change({ ...scenario, ...fields });
  return (
    <div className="ed-form">
      <HeadForm scenario={scenario} edit={edit} />
      <NumberField
        label="Turns"
        value={scenario.turns}
        least={1}
        most={12}
        change={(turns) => edit({ turns })}
      />
      <ChoiceField
        label="Points a side"
        value={POINTS.find((one) => Number(one) === scenario.points) ?? '24'}
        choices={POINTS.map((one) => [one, one] as const)}
        change={(points) => edit({ points: Number(points), lists: { A: null, B: null } })}
      />
      <Detachment {...{ scenario, change }} seat="A" />
      <Detachment {...{ scenario, change }} seat="B" />
      <ChoiceField
        label="Attacker"
        value={scenario.attacks}
        choices={[
          ['dice', 'by the dice'],
          ['A', 'the first seat'],
          ['B', 'the second seat'],
          ['automaton', 'the automaton against two'],
        ]}
        change={(attacks) => edit({ attacks })}
      />
      <ChoiceField
        label="Edges"
        value={edgesIn(scenario)}
        choices={[
          ['chosen', 'the Defender chooses'],
          ['north', 'Attacker in the north'],
          ['west', 'Attacker in the west'],
        ]}
        change={(edges) => edit({ edges: EDGES[edges] })}
      />
      <SideFields scenario={scenario} change={change} side="attacker" name="Attacker" />
      <SideFields scenario={scenario} change={change} side="defender" name="Defender" />
    </div>
  );
}
