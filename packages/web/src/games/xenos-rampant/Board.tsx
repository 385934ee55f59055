// The measured table of Xenos Rampant, and the order of activations below it.
import { useMemo } from 'react';
import { MeasuredBoard } from '../../board/MeasuredBoard.tsx';
import { Plate } from '../../board/Plate.tsx';
import { across, down, pathOf } from '../../board/measured.tsx';
import { percentOf } from '../../draw/text.ts';
import type { BoardProps } from '../contract.ts';
import { Below } from './Below.tsx';
import { Builder } from './builder/Builder.tsx';
import { Houses } from './Houses.tsx';
import { Landings } from './Landings.tsx';
import { Marks } from './Marks.tsx';
import { Sights, sightsOf } from './Sights.tsx';
import { spokenUnit, tokenOf } from './faces.ts';
import { barriersOf, groundOf } from './ground.ts';
import { orderOf } from './notes.ts';
import { actingUnit, askedUnit, ghostsOf, ringsOf, rulersOf, spaceFor, tableOf } from './plan.ts';
import { landingsOf, wishedGhosts } from './pointing.ts';
import { type Choice, type View, bordersOf } from './rulebook.ts';
import { unitThing } from './things.ts';
import { usePointing } from './usePointing.ts';
import './xenos-rampant.css';

const TABLE = 4800;

/** The unit that is picked up, if one is. */
const inHand = (view: View, props: BoardProps<View>): number | null =>
  view.units.find((unit) => props.standing(unitThing(unit.id)).picked)?.id ?? null;

/** Before the battle the builder stands where the table will be. */
export function Board(props: BoardProps<View>) {
  const builds = props.ask?.spaces.some((space) => space.kind === 'list') === true && !props.still;
  return builds ? <Builder key={props.ask!.seat} {...props} /> : <Battle {...props} />;
}

function Battle(props: BoardProps<View>) {
  const { view, ask } = props;
  const picked = props.picked as Choice | null;
  const spaces = ask?.spaces ?? [];
  const lit = inHand(view, props);
  const space = spaceFor(spaces, lit);
  const asked = askedUnit(view, ask?.seat ?? null);
  const unit = actingUnit(view, picked, spaces, lit) ?? asked;
  const { place, wish } = usePointing(props, lit);
  const ground = useMemo(() => groundOf(view), [view]);
  const barriers = useMemo(() => barriersOf(view), [view]);
  const units = useMemo(
    () =>
      view.units
        .filter((one) => one.state === 'table' || one.state === 'building')
        .map((one) => ({
          id: unitThing(one.id),
          x: one.x,
          y: one.y,
          r: one.radius,
          name: spokenUnit(one),
          token: tokenOf(one, view),
        })),
    [view],
  );
  const ghosts = useMemo(
    () => [...ghostsOf(view, unit, picked, space), ...wishedGhosts(view, unit, picked, wish)],
    [view, unit, picked, space, wish],
  );
  const landings = useMemo(() => landingsOf(ask), [ask]);
  const borders = useMemo(() => (space === null ? [] : bordersOf(tableOf(view), space)), [view, space]);
  const target =
    picked !== null && 'order' in picked && picked.target !== undefined
      ? view.units[picked.target]
      : undefined;
  const sights = useMemo(
    () =>
      unit === null || unit.range === 0 || target !== undefined || (lit === null && ghosts.length === 0)
        ? []
        : sightsOf(view, unit, ghosts[0] ?? unit),
    [view, unit, lit, ghosts, target],
  );
  const order = picked === null ? undefined : orderOf(picked, view);
  const own = view.units
    .filter((one) => one.state === 'table' && one.owner === ask?.seat)
    .map((one) => ({ x: one.x, y: one.y, r: one.radius }));
  return (
    <div className="xr">
      <div className="xr-table">
        <MeasuredBoard
          width={TABLE}
          height={TABLE}
          label="Table, 48 by 48 inches"
          on={
            asked === null
              ? props
              : {
                  ...props,
                  standing: (thing) => ({
                    ...props.standing(thing),
                    ...(thing === unitThing(asked.id) && { picked: true }),
                  }),
                }
          }
          ground={ground}
          barriers={barriers}
          units={units}
          ghosts={ghosts}
          rings={space !== null || lit !== null || order !== undefined ? ringsOf(unit, ghosts) : []}
          rulers={rulersOf(view, picked)}
          from={unit === null ? null : unitThing(unit.id)}
          focus={own}
          place={place}
          overlay={
            <>
              <Marks
                view={view}
                height={TABLE}
                deploys={space?.kind === 'deploy' ? (unit?.side ?? null) : null}
              />
              <Houses on={props} height={TABLE} />
              {borders.map((border, i) => (
                <path key={i} className={i === 0 ? 'reach' : 'no-stop'} d={pathOf(border, TABLE, true)} />
              ))}
              <Sights sights={sights} height={TABLE} />
              <Landings landings={landings} from={unit} height={TABLE} />
            </>
          }
          plates={
            target !== undefined &&
            order !== undefined && (
              <Plate
                x={across(target.x)}
                y={down(target.y, TABLE) - across(target.radius) - 16}
                text={order.free ? 'Free' : percentOf(order.ways, 36)}
                look="strong"
              />
            )
          }
        />
      </div>
      {!props.still && (
        <div className="xr-below">
          <Below {...props} />
        </div>
      )}
    </div>
  );
}
