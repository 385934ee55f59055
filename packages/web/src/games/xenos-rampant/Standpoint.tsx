// What is known of a point before a unit goes there: whom it could shoot, who could shoot and charge it, its cover and its courage.
import {
  type Choice,
  type Foe,
  type RoomView,
  type Space,
  type Standpoint as StandpointView,
  type UnitView,
  type View,
  houseName,
  standpointOf,
  stopOf,
  wayOf,
} from '@xenotable/xenos-rampant/preview';
import { useMemo } from 'react';
import { inches } from '../../boards/measured/inches.ts';
import { Figure } from '../../table/odds/Figure.tsx';
import { RuleChip } from '../../table/rules/RuleChip.tsx';
import { courageWords } from './shared/details.ts';

const COVER = ['none', 'soft, Armour +1', 'hard, Armour +2'] as const;

/** '1.5" of 4"', or that the way leads off the table. */
function roomWords({ far, most, off }: RoomView): string {
  return off ? 'none: off the table' : `${inches(far)} of ${inches(most)}`;
}

/** 'Could shoot at' with a row for each, or 'Could shoot at nobody.' */
function Rows({
  title,
  foes,
  view,
  range = Infinity,
}: {
  title: string;
  foes: readonly Foe[];
  view: View;
  /** Beyond it a shot is one at extreme range. */
  range?: number;
}) {
  if (foes.length === 0) return <p className="muted">{title} nobody.</p>;
  return (
    <table className="mods">
      <caption>{title}</caption>
      <tbody>
        {foes.map((foe) => (
          <tr key={foe.unit}>
            <th scope="row">{view.units[foe.unit]?.name}</th>
            <td>
              {inches(foe.gap)}
              {foe.gap > range && ', extreme range'}
              {foe.cover && ', in cover'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whether the unit's Commander is on the table. */
const isPlaced = (view: View, unit: UnitView): boolean =>
  view.units.some(
    (one) => one.commander && one.owner === unit.owner && one.state !== 'reserve' && one.state !== 'absent',
  );

/** What the place itself gives. */
function PlaceRows({ view, unit, known }: { view: View; unit: UnitView; known: StandpointView }) {
  return (
    <table className="mods">
      <caption>The place</caption>
      <tbody>
        <tr>
          <th scope="row">Cover</th>
          <td>{COVER[known.cover]}</td>
          <td>
            <RuleChip rule="XR-TER-05" />
          </td>
        </tr>
        <tr>
          <th scope="row">Courage</th>
          <td>{courageWords(known.courage)}</td>
          <td>
            <RuleChip rule="XR-COU-09" />
          </td>
        </tr>
        {known.house !== null && (
          <tr>
            <th scope="row">Room inside</th>
            <td>
              {known.house.capacity} SP, it has {unit.sp}
            </td>
            <td>
              <RuleChip rule="XR-BLD-01" />
            </td>
          </tr>
        )}
        {known.room !== null && (
          <tr>
            <th scope="row">Room to retreat from {view.units[known.room.from]?.name}</th>
            <td>{roomWords(known.room)}</td>
            <td>
              <RuleChip rule="XR-RET-06" />
            </td>
          </tr>
        )}
        {!unit.commander && (
          <tr>
            <th scope="row">The Commander</th>
            <td>
              {known.led
                ? 'near enough to help'
                : isPlaced(view, unit)
                  ? 'does not reach it'
                  : 'not placed yet'}
            </td>
            <td>
              <RuleChip rule="XR-CMD-01" />
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** 'where it stands', 'there', 'in Building 2'. */
const placeWords = (way: object | null, { house }: StandpointView): string =>
  house !== null ? `in ${houseName(house.number)}` : way === null ? 'where it stands' : 'there';

export default function Standpoint({
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
  const way = useMemo(
    () => (picked === null ? null : wayOf(view, unit.id, picked, space)),
    [view, unit, picked, space],
  );
  const known = useMemo(
    () =>
      way === null && unit.state !== 'table' && unit.state !== 'building'
        ? null
        : standpointOf(view, unit.id, way ?? unit),
    [view, unit, way],
  );
  if (known === null)
    return (
      <p className="muted quiet-note">Point at the table to see what {unit.name} would reach from there.</p>
    );
  const stop = way === null ? null : stopOf(view, unit.id, way);
  return (
    <Figure title={`${unit.name}, ${placeWords(way, known)}`} exact>
      {stop !== null && (
        <p>
          It gets only {inches(way?.cost?.used ?? 0)}: {stop}.
        </p>
      )}
      {known.met && (
        <>
          {unit.range > 0 && (
            <Rows title="Could shoot at" foes={known.shoots} view={view} range={unit.range} />
          )}
          <Rows title="Could be shot at by" foes={known.shotBy} view={view} />
          <Rows title="Could be charged by" foes={known.chargedBy} view={view} />
        </>
      )}
      <PlaceRows view={view} unit={unit} known={known} />
    </Figure>
  );
}
