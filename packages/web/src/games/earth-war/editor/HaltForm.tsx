// Supplies and rests: what is available.
import type { HaltNode } from '@xenotable/earth-war/content';
import { CheckField, NumberField } from '../../../workshop/fields.tsx';

export function HaltForm({ node, edit }: { node: HaltNode; edit(node: HaltNode): void }) {
  const { ammo, heal, rest, surgery, ...plain } = node;
  const now = { ammo: ammo ?? 0, heal: heal ?? 0, rest: rest === true, surgery: surgery === true };
  /** Nothing of something is left out. */
  const set = (parts: Partial<typeof now>): void => {
    const next = { ...now, ...parts };
    edit({
      ...plain,
      ...(next.ammo > 0 && { ammo: next.ammo }),
      ...(next.heal > 0 && { heal: next.heal }),
      ...(next.rest && { rest: true as const }),
      ...(next.surgery && { surgery: true as const }),
    });
  };
  return (
    <>
      <NumberField
        label="AMMO"
        value={now.ammo}
        least={0}
        most={20}
        change={(count) => set({ ammo: count })}
      />
      <NumberField
        label="Beds besides a rest"
        value={now.heal}
        least={0}
        most={8}
        change={(count) => set({ heal: count })}
      />
      <div className="ed-field wide">
        <CheckField
          label="Rest: two units heal a wound, three with a Medic"
          value={now.rest}
          change={(on) => set({ rest: on })}
        />
        <CheckField
          label="Surgery for implanted units"
          value={now.surgery}
          change={(on) => set({ surgery: on })}
        />
      </div>
    </>
  );
}
