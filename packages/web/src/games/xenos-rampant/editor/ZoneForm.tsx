// Where each side sets up, and who comes later.
import {
  EDGES,
  type Reinforcements,
  type Role,
  type Scenario,
  type ZoneTerms,
  depthOf,
} from '@xenotable/xenos-rampant/content';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../../../kit/draw/Icon.tsx';
import type { FormProps } from '../../../workshop/craft.ts';
import { LettersForm } from './LettersForm.tsx';
import { ChoiceField, NumberField, TextField } from '../../../workshop/fields.tsx';

type Shape = 'strip' | 'box' | 'circle';

const shapeOf = (zone: ZoneTerms): Shape => ('depth' in zone ? 'strip' : 'from' in zone ? 'box' : 'circle');

/** What a zone of each shape begins as. */
const FRESH: Record<Shape, ZoneTerms> = {
  strip: { depth: 8 },
  box: { from: [6, 6], to: [24, 18] },
  circle: { middle: [24, 24], radius: 8 },
};

const SHAPES = [
  ['strip', 'a strip'],
  ['box', 'a box'],
  ['circle', 'a circle'],
] as const;

interface ZoneProps {
  zone: ZoneTerms;
  /** A side: the usual depth follows from them. */
  points: number;
  change(zone: ZoneTerms): void;
}

/** Where a zone lies, in inches from the west and the south. */
function ZoneFields({ zone, points, change }: ZoneProps) {
  const inches = (label: string, value: number, put: (to: number) => void, least = 0) => (
    <NumberField label={label} value={value} least={least} most={48} change={put} />
  );
  if ('depth' in zone)
    return (
      <>
        <NumberField
          label="Depth"
          value={depthOf(zone, points)}
          least={2}
          most={24}
          change={(depth) => change({ ...zone, depth })}
        />
        <ChoiceField
          label="Along"
          value={zone.edge ?? 'own'}
          choices={[['own', 'its own edge'], ...EDGES.map((edge) => [edge, `the ${edge}`] as const)]}
          change={(edge) => change(edge === 'own' ? { depth: zone.depth } : { depth: zone.depth, edge })}
        />
      </>
    );
  if ('from' in zone) {
    const { from, to } = zone;
    return (
      <>
        {inches('West side', from[0], (x) => change({ ...zone, from: [x, from[1]] }))}
        {inches('East side', to[0], (x) => change({ ...zone, to: [x, to[1]] }))}
        {inches('South side', from[1], (y) => change({ ...zone, from: [from[0], y] }))}
        {inches('North side', to[1], (y) => change({ ...zone, to: [to[0], y] }))}
      </>
    );
  }
  const { middle, radius } = zone;
  return (
    <>
      {inches('From the west', middle[0], (x) => change({ ...zone, middle: [x, middle[1]] }))}
      {inches('From the south', middle[1], (y) => change({ ...zone, middle: [middle[0], y] }))}
      <NumberField
        label="Radius"
        value={radius}
        least={2}
        most={24}
        change={(to) => change({ ...zone, radius: to })}
      />
    </>
  );
}

const Part = ({ name, remove, children }: { name: string; remove(): void; children: ReactNode }) => (
  <section className="xr-part" aria-label={name}>
    <header>
      <b>{name}</b>
      <button type="button" className="icon-button" aria-label={`Remove: ${name}`} onClick={remove}>
        <Icon name="x" />
      </button>
    </header>
    {children}
  </section>
);

interface ZonesProps {
  name: string;
  zones: readonly ZoneTerms[];
  points: number;
  change(zones: ZoneTerms[]): void;
}

function Zones({ name, zones, points, change }: ZonesProps) {
  return (
    <>
      {zones.map((zone, i) => {
        const put = (next: ZoneTerms): void => change(zones.map((one, at) => (at === i ? next : one)));
        return (
          <Part
            key={i}
            name={`${name}, zone ${i + 1}`}
            remove={() => change(zones.filter((_, at) => at !== i))}
          >
            <ChoiceField<Shape>
              label="Shape"
              value={shapeOf(zone)}
              choices={SHAPES}
              change={(shape) => put(FRESH[shape])}
            />
            <ZoneFields {...{ zone, points }} change={put} />
          </Part>
        );
      })}
      <button type="button" className="button xr-wide" onClick={() => change([...zones, FRESH.box])}>
        Another zone for the {name}
      </button>
    </>
  );
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Units by line; an empty line is only written, never kept. */
function UnitLines({ units, change }: { units: readonly string[]; change(units: string[]): void }) {
  const [text, setText] = useState(units.join('\n'));
  const kept = units.join('\n');
  useEffect(() => setText((now) => (linesOf(now).join('\n') === kept ? now : kept)), [kept]);
  return (
    <TextField
      label="Units, one on each line"
      value={text}
      most={1200}
      rows={3}
      change={(next) => {
        setText(next);
        change(linesOf(next));
      }}
    />
  );
}

interface GroupProps {
  group: Reinforcements;
  change(group: Reinforcements): void;
}

function GroupFields({ group, change }: GroupProps) {
  return (
    <>
      <ChoiceField<Role>
        label="Side"
        value={group.side}
        choices={[
          ['attacker', 'the Attacker'],
          ['defender', 'the Defender'],
        ]}
        change={(side) => change({ ...group, side })}
      />
      <NumberField
        label="In turn"
        value={group.turn}
        least={1}
        most={12}
        change={(turn) => change({ ...group, turn })}
      />
      <ChoiceField
        label="By the edge"
        value={group.edge}
        choices={EDGES.map((edge) => [edge, `the ${edge}`] as const)}
        change={(edge) => change({ ...group, edge })}
      />
      <UnitLines units={group.units} change={(units) => change({ ...group, units })} />
    </>
  );
}

export function ZoneForm({ scenario, change }: FormProps<Scenario>) {
  const { zones, reinforcements } = scenario;
  const waves = (next: Reinforcements[]): void => change({ ...scenario, reinforcements: next });
  return (
    <div className="ed-form">
      {(['attacker', 'defender'] as const).map((role) => (
        <Zones
          key={role}
          name={role === 'attacker' ? 'Attacker' : 'Defender'}
          zones={zones[role]}
          points={scenario.points}
          change={(next) => change({ ...scenario, zones: { ...zones, [role]: next } })}
        />
      ))}
      <h2 className="label xr-wide">Who comes later</h2>
      {reinforcements.map((group, i) => (
        <Part
          key={i}
          name={`Reinforcements ${i + 1}`}
          remove={() => waves(reinforcements.filter((_, at) => at !== i))}
        >
          <GroupFields
            group={group}
            change={(next) => waves(reinforcements.map((one, at) => (at === i ? next : one)))}
          />
        </Part>
      ))}
      <button
        type="button"
        className="button xr-wide"
        onClick={() =>
          waves([...reinforcements, { side: 'defender', turn: 2, edge: 'north', units: ['Light Infantry'] }])
        }
      >
        Add reinforcements
      </button>
      <LettersForm scenario={scenario} change={change} />
    </div>
  );
}
