// What the whole mission says: name and story, the squad's RP, its special rules.
import type { Scenario } from '@xenotable/earth-war/content';
import type { FormProps } from '../../../workshop/craft.ts';
import { CheckField, NumberField } from '../../../workshop/fields.tsx';
import { HeadForm } from '../../../workshop/HeadForm.tsx';
import { SquadForm } from './SquadForm.tsx';

export function MissionForm({ scenario, change }: FormProps<Scenario>) {
  const edit = (fields: Partial<Scenario>): void => change({ ...scenario, ...fields });
  const { tunnel, fireClock, ...plain } = scenario;
  const flags = (next: { tunnel: boolean; fireClock: boolean }): void =>
    change({
      ...plain,
      ...(next.tunnel && { tunnel: true as const }),
      ...(next.fireClock && { fireClock: true as const }),
    });
  const now = { tunnel: tunnel === true, fireClock: fireClock === true };
  return (
    <div className="ed-form">
      <HeadForm scenario={scenario} edit={edit} />
      <NumberField
        label="RP of the squad"
        value={scenario.rp}
        least={14}
        most={80}
        change={(rp) => edit({ rp })}
      />
      <div className="ed-field wide">
        <CheckField
          label="Tunnel: nothing is farther than MEDIUM"
          value={now.tunnel}
          change={(on) => flags({ ...now, tunnel: on })}
        />
        <CheckField
          label="Fire clock: rounds beyond the fourth feed it"
          value={now.fireClock}
          change={(on) => flags({ ...now, fireClock: on })}
        />
      </div>
      <SquadForm scenario={scenario} change={change} />
    </div>
  );
}
