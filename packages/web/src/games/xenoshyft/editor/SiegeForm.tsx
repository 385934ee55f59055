// What the siege is called, for how many it is made, and how much the Base can take.
import { MOST_SEATS, type Siege } from '@xenotable/xenoshyft/content';
import type { FormProps } from '../../../workshop/craft.ts';
import { NumberField } from '../../../workshop/fields.tsx';
import { HeadForm } from '../../../workshop/HeadForm.tsx';

export function SiegeForm({ scenario, change }: FormProps<Siege>) {
  const edit = (fields: Partial<Siege>): void => change({ ...scenario, ...fields });
  const { seats } = scenario;
  return (
    <div className="ed-form">
      <HeadForm scenario={scenario} edit={edit} />
      <NumberField
        label="Base per seat"
        value={scenario.base}
        least={1}
        most={60}
        change={(base) => edit({ base })}
      />
      <NumberField
        label="Purse of round 1"
        value={scenario.purse}
        least={0}
        most={30}
        change={(purse) => edit({ purse })}
      />
      <NumberField
        label="Seats, at least"
        value={seats.least}
        least={1}
        most={MOST_SEATS}
        change={(least) => edit({ seats: { least, most: Math.max(least, seats.most) } })}
      />
      <NumberField
        label="Seats, at most"
        value={seats.most}
        least={1}
        most={MOST_SEATS}
        change={(most) => edit({ seats: { least: Math.min(seats.least, most), most } })}
      />
    </div>
  );
}
