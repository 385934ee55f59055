// The measured table of Xenos Rampant, and the order of activations below it.
import { type UnitView, type View, isKind, unitThing } from '@xenotable/xenos-rampant/preview';
import type { previews } from '@xenotable/xenos-rampant';
import { useMemo } from 'react';
import { MeasuredBoard } from '../../boards/measured/MeasuredBoard.tsx';
import { Plate } from '../../boards/Plate.tsx';
import { type Ghost, across, down, pathOf } from '../../boards/measured/measured.tsx';
import { percentOf } from '../../kit/draw/text.ts';
import { previewsOf } from '../../table/usePreview.ts';
import type { BoardProps } from '../../table/contract.ts';
import { Below } from './Below.tsx';
import { Builder } from './builder/Builder.tsx';
import { Houses } from './Houses.tsx';
import { Landings } from './Landings.tsx';
import { Marks } from './Marks.tsx';
import { Sights } from './Sights.tsx';
import { choiceOf, spacesOf } from './shared/border.ts';
import { spokenUnit, tokenOf } from './shared/faces.ts';
import { barriersOf, groundOf } from './ground.ts';
import { orderOf } from './notes.ts';
import { actingUnit, askedUnit, ghostsOf, ringsOf, rulersOf, spaceFor } from './plan.ts';
import { landingsOf, wishedGhosts } from './pointing.ts';
import { usePointing } from './usePointing.ts';
import './xenos-rampant.css';

const TABLE = 4800;

/** The unit that is picked up, if one is. */
const inHand = (view: View, props: BoardProps<View>): number | null =>
  view.units.find((unit) => props.standing(unitThing(unit.id)).picked)?.id ?? null;

/** Before the battle the builder stands where the table will be. */
export function Board(props: BoardProps<View>) {
  const builds = spacesOf(props.ask).some((space) => space.kind === 'list') && !props.still;
  return builds ? <Builder key={props.ask?.seat} {...props} /> : <Battle {...props} />;
}

const usePreview = previewsOf<typeof previews>('xenos-rampant');

/** What is planned, and what follows from it for the drawing. */
function usePlan(props: BoardProps<View>) {
  const { view, ask } = props;
  const picked = choiceOf(props.picked);
  const lit = inHand(view, props);
  const spaces = spacesOf(ask);
  const space = spaceFor(spaces, lit);
  const asked = askedUnit(view, ask?.seat ?? null);
  const unit = actingUnit(view, picked, spaces, lit) ?? asked;
  const { place, wish } = usePointing(props, lit);
  const ghosts = useMemo(
    () => [...ghostsOf(view, unit, picked, space), ...wishedGhosts(view, unit, picked, wish)],
    [view, unit, picked, space, wish],
  );
  const borders = usePreview('bordersIn', space === null ? null : [view, space]) ?? [];
  const order = picked === null ? undefined : orderOf(picked, view);
  const target = picked !== null && isKind(picked, 'order') ? view.units[picked.target ?? -1] : undefined;
  const looks =
    unit !== null && unit.range > 0 && target === undefined && (lit !== null || ghosts.length > 0);
  const sights = usePreview('sightsOf', looks ? [view, unit.id, standOf(ghosts[0]) ?? unit] : null) ?? [];
  const reaching = space !== null || lit !== null || order !== undefined;
  return { picked, space, asked, unit, place, ghosts, borders, order, target, sights, reaching };
}

const standOf = (ghost: Ghost | undefined): { x: number; y: number } | null =>
  ghost === undefined ? null : { x: ghost.x, y: ghost.y };

/** Everything between the ground and the tokens. */
function Overlay({ on, plan }: { on: BoardProps<View>; plan: ReturnType<typeof usePlan> }) {
  const { view, ask } = on;
  const { space, unit, borders, sights } = plan;
  const landings = useMemo(() => landingsOf(ask), [ask]);
  return (
    <>
      <Marks view={view} height={TABLE} deploys={space?.kind === 'deploy' ? (unit?.side ?? null) : null} />
      <Houses on={on} height={TABLE} />
      {borders.map((border, i) => (
        <path key={i} className={i === 0 ? 'reach' : 'no-stop'} d={pathOf(border, TABLE, true)} />
      ))}
      <Sights view={view} sights={sights} height={TABLE} />
      <Landings landings={landings} from={unit} height={TABLE} />
    </>
  );
}

const onBoard = (view: View) =>
  view.units
    .filter((one) => one.state === 'table' || one.state === 'building')
    .map((one) => ({
      id: unitThing(one.id),
      x: one.x,
      y: one.y,
      r: one.radius,
      name: spokenUnit(one),
      token: tokenOf(one, view),
    }));

/** The unit that the question is about looks picked up. */
const litFor = (props: BoardProps<View>, asked: UnitView | null): BoardProps<View> =>
  asked === null
    ? props
    : {
        ...props,
        standing: (thing) => ({
          ...props.standing(thing),
          ...(thing === unitThing(asked.id) && { picked: true }),
        }),
      };

function Battle(props: BoardProps<View>) {
  const { view, ask } = props;
  const plan = usePlan(props);
  const { picked, unit, ghosts, order, target } = plan;
  const ground = useMemo(() => groundOf(view), [view]);
  const barriers = useMemo(() => barriersOf(view), [view]);
  const units = useMemo(() => onBoard(view), [view]);
  const own = view.units
    .filter((one) => one.state === 'table' && one.owner === ask?.seat)
    .map((one) => ({ x: one.x, y: one.y, r: one.radius }));
  return (
    <div className="xenos-rampant">
      <div className="xr-table">
        <MeasuredBoard
          width={TABLE}
          height={TABLE}
          label="Table, 48 by 48 inches"
          on={litFor(props, plan.asked)}
          ground={ground}
          barriers={barriers}
          units={units}
          ghosts={ghosts}
          rings={plan.reaching ? ringsOf(unit, ghosts) : []}
          rulers={rulersOf(view, picked)}
          from={unit === null ? null : unitThing(unit.id)}
          focus={own}
          place={plan.place}
          overlay={<Overlay on={props} plan={plan} />}
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
