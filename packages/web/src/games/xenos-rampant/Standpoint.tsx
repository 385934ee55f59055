// What is known of a point before a unit goes there: whom it could shoot, who could shoot and charge it, its cover and its courage.
import type { Space } from '@xenotable/kernel';
import { useMemo } from 'react';
import { inches } from '../../board/inches.ts';
import type { Ghost } from '../../board/measured.tsx';
import { Figure } from '../../frame/Figure.tsx';
import { RuleChip } from '../../frame/RuleChip.tsx';
import { courageFact } from './details.ts';
import { ghostsOf, tableWith } from './plan.ts';
import {
  type Choice,
  type Unit,
  type UnitView,
  type View,
  attackFault,
  commanderReaches,
  coverFrom,
  gap,
  inCover,
  shotFault,
} from './rulebook.ts';

const COVER = ['none', 'soft, Armour +1', 'hard, Armour +2'] as const;

interface Row {
  name: string;
  far: string;
}

interface Known {
  /** Whether there is an enemy on the table yet. */
  met: boolean;
  shoots: Row[];
  shotBy: Row[];
  chargedBy: Row[];
  cover: string;
  courage: string;
  led: boolean;
}

function knownOf(view: View, unit: UnitView, at: UnitView | Ghost): Known {
  const w = tableWith(view, unit, at);
  const own = w.units[unit.id]!;
  const foes = w.units.filter(
    (one) => view.units[one.id]!.side !== unit.side && (one.state === 'table' || one.state === 'building'),
  );
  const row = (foe: Unit, cover: number): Row => ({
    name: foe.name,
    far: `${inches(gap(w, own, foe))}${cover > 0 ? ', in cover' : ''}`,
  });
  const shooting = (foe: Unit): boolean => !foe.suppressed && shotFault(w, foe, own) === null;
  return {
    met: foes.length > 0,
    shoots: foes
      .filter((foe) => shotFault(w, own, foe) === null)
      .map((foe) => row(foe, coverFrom(w, own, foe))),
    shotBy: foes.filter(shooting).map((foe) => row(foe, coverFrom(w, foe, own))),
    chargedBy: foes
      .filter((foe) => !foe.suppressed && attackFault(w, foe, own) === null)
      .map((foe) => row(foe, 0)),
    cover: COVER[inCover(w, own, null)]!,
    courage: courageFact(own, w),
    led: commanderReaches(w, own),
  };
}

/** 'Could shoot at' with a row for each, or 'Could shoot at nobody.' */
function Rows({ title, rows }: { title: string; rows: readonly Row[] }) {
  if (rows.length === 0) return <p className="mut">{title} nobody.</p>;
  return (
    <table className="mods">
      <caption>{title}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td>{row.far}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Standpoint({
  view,
  unit,
  picked,
  space,
}: {
  view: View;
  unit: UnitView;
  picked: Choice | null;
  space: Space;
}) {
  const ghost = useMemo(() => ghostsOf(view, unit, picked, space)[0], [view, unit, picked, space]);
  const known = useMemo(
    () => (ghost === undefined && unit.state !== 'table' ? null : knownOf(view, unit, ghost ?? unit)),
    [view, unit, ghost],
  );
  if (known === null)
    return (
      <p className="mut quiet-note">Point at the table to see what {unit.name} would reach from there.</p>
    );
  return (
    <Figure title={ghost === undefined ? `${unit.name}, where it stands` : `${unit.name}, there`} exact>
      {known.met && (
        <>
          {unit.range > 0 && <Rows title="Could shoot at" rows={known.shoots} />}
          <Rows title="Could be shot at by" rows={known.shotBy} />
          <Rows title="Could be charged by" rows={known.chargedBy} />
        </>
      )}
      <table className="mods">
        <caption>The place</caption>
        <tbody>
          <tr>
            <th scope="row">Cover</th>
            <td>{known.cover}</td>
            <td>
              <RuleChip rule="XR-TER-05" />
            </td>
          </tr>
          <tr>
            <th scope="row">Courage</th>
            <td>{known.courage}</td>
            <td>
              <RuleChip rule="XR-COU-09" />
            </td>
          </tr>
          <tr>
            <th scope="row">The Commander</th>
            <td>{known.led ? 'near enough to help' : 'does not reach it'}</td>
            <td>
              <RuleChip rule="XR-CMD-01" />
            </td>
          </tr>
        </tbody>
      </table>
    </Figure>
  );
}
