// A check: its change of WITS with the chances of some units, and what comes of success and failure.
import { type Check, type Scenario, type UnitType, unitKind } from '@xenotable/earth-war/content';
import { NumberField } from '../../../workshop/fields.tsx';
import { Effects } from './Effects.tsx';

const WHO: readonly UnitType[] = ['Technician', 'Medic', 'Squad Leader', 'Corporal', 'Rifleman'];

/** Out of ten RNs so many succeed. */
const chance = (wits: number): number => 10 * Math.min(9, Math.max(0, wits));

interface CheckFormProps {
  scenario: Scenario;
  /** Of its node, from 1. */
  number: number;
  check: Check;
  edit(check: Check): void;
}

export const CheckForm = ({ scenario, number, check: { wits, success, failure }, edit }: CheckFormProps) => (
  <>
    <NumberField
      label="Change of WITS"
      value={wits}
      least={-5}
      most={5}
      change={(next) => edit({ wits: next, success, failure })}
    />
    <p className="ew-chances ed-field wide">
      {WHO.map((unit) => `${unit} ${chance(unitKind(unit).wits + wits)} %`).join(', ')}
    </p>
    <Effects
      legend="Passed"
      scenario={scenario}
      number={number}
      effects={success}
      edit={(next) => edit({ wits, success: next, failure })}
    />
    <Effects
      legend="Failed"
      scenario={scenario}
      number={number}
      effects={failure}
      edit={(next) => edit({ wits, success, failure: next })}
    />
  </>
);
