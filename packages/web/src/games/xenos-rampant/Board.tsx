// The measured table of Xenos Rampant, and the order of activations beside or below it.
import {
  type Choice,
  type View,
  type XrIntent,
  isKind,
  spaceAfterOrder,
  unitThing,
} from '@xenotable/xenos-rampant/preview';
import { Suspense, lazy, useMemo, useState } from 'react';
import type { BoardTool } from '../../boards/BoardTools.tsx';
import { MeasuredBoard } from '../../boards/measured/MeasuredBoard.tsx';
import { type Ghost, type Sign, middleOf, pathOf } from '../../boards/measured/measured.tsx';
import { percentOf } from '../../kit/draw/text.ts';
import { later } from '../../kit/later.ts';
import type { BoardProps } from '../../table/contract.ts';
import { plateOf, targetOf } from './aiming.ts';
import { Below } from './Below.tsx';
import { Houses } from './Houses.tsx';
import { Landings } from './Landings.tsx';
import { Marks } from './Marks.tsx';
import { Sights } from './Sights.tsx';
import { IntentLayer, announcedEnds, intentSigns } from './Announced.tsx';
import { outOfReach, reachSigns } from './reachSigns.ts';
import { isBetween } from './shared/between.ts';
import { choiceOf, choicesOf, spacesOf } from './shared/border.ts';
import { spokenUnit, tokenOf } from './shared/faces.ts';
import { barriersOf, groundOf, zonesOf } from './ground.ts';
import { orderOf } from './notes.ts';
import {
  actingUnit,
  askedUnit,
  ghostsOf,
  movesHalf,
  placedGhosts,
  ringsOf,
  rulersOf,
  spaceFor,
} from './plan.ts';
import { landingsOf, laterGhosts, steppedGhosts } from './pointing.ts';
import { landingBases, retreatSigns } from './retreatSigns.ts';
import { previewsOf } from '../../table/usePreview.ts';
import type { previews } from '@xenotable/xenos-rampant';
import { useAim } from './useAim.ts';
import './xenos-rampant.css';

const EnemyReach = later(() => import('./EnemyReach.tsx'));
const ThreatLayer = later(() => import('./ThreatLayer.tsx'));
const Builder = lazy(() => import('./builder/Builder.tsx'));
const Campaign = lazy(() => import('./campaign/Campaign.tsx'));

const TABLE = 4800;

/** The unit that a planned order is given to. */
const orderedUnit = (picked: Choice | null): number | null =>
  picked !== null && isKind(picked, 'order') ? picked.unit : null;

/** The unit that is picked up, if one is. */
const inHand = (view: View, props: BoardProps<View>): number | null =>
  view.units.find((unit) => props.standing(unitThing(unit.id)).picked)?.id ?? null;

/** Before the battle the builder stands where the table will be. */
export function Board(props: BoardProps<View>) {
  const builds = spacesOf(props.ask).some((space) => space.kind === 'list');
  return (
    <Suspense fallback={<p className="loading">One moment …</p>}>
      {props.still ? (
        <Battle {...props} />
      ) : isBetween(props.view) ? (
        <Campaign {...props} />
      ) : builds ? (
        <Builder key={props.ask?.seat} {...props} />
      ) : (
        <Battle {...props} />
      )}
    </Suspense>
  );
}

const usePreview = previewsOf<typeof previews>('xenos-rampant');

/** What is planned, and what follows from it for the drawing. */
function usePlan(props: BoardProps<View>) {
  const { view, ask } = props;
  const picked = choiceOf(props.picked);
  const lit = inHand(view, props) ?? orderedUnit(picked);
  const spaces = spacesOf(ask);
  const space = spaceFor(spaces, lit);
  const asked = askedUnit(view, ask?.seat ?? null);
  const unit = actingUnit(view, picked, spaces, lit) ?? asked;
  const placesAll = picked !== null && 'suggested' in picked;
  const stands = usePreview('suggestedStands', placesAll && ask !== null ? [view, ask.seat] : null);
  const ghosts = useMemo(
    () =>
      placesAll
        ? placedGhosts(view, stands ?? [])
        : [...ghostsOf(view, unit, picked, space), ...steppedGhosts(view, props.picked)],
    [view, unit, picked, space, props.picked, placesAll, stands],
  );
  const behind = useMemo(() => laterGhosts(view, props.picked), [view, props.picked]);
  // Rings are drawn around a unit on the table; out of a building or from reserve it gets as far as its borders show.
  const comes = picked !== null && isKind(picked, 'order') && picked.order === 'enter';
  const around = useMemo(
    () =>
      space ??
      (unit !== null && unit.id === lit && (unit.state === 'building' || comes)
        ? spaceAfterOrder(view, unit)
        : null),
    [space, unit, lit, view, comes],
  );
  const borders = usePreview('bordersIn', around === null ? null : [view, around]) ?? [];
  const order = picked === null ? undefined : orderOf(picked, view);
  const target = view.units[targetOf(props) ?? -1];
  // The unit that the question is about looks picked up, and so do both of a plan.
  const held = [asked, order === undefined ? null : unit, target ?? null];
  const aim = useAim(
    props,
    lit,
    held.flatMap((one) => (one === null ? [] : [unitThing(one.id)])),
  );
  const looks =
    unit !== null &&
    unit.range > 0 &&
    (ghosts.length > 0 || (unit.state !== 'reserve' && (lit !== null || target !== undefined)));
  const into = choicesOf(props.picked).find((one) => isKind(one, 'house'));
  const seen =
    usePreview('sightsOf', looks ? [view, unit.id, standOf(ghosts[0], into?.house) ?? unit] : null) ?? [];
  // Of a shot only the line that passes what stands between them: the ruler runs from middle to middle.
  const sights = target === undefined ? seen : seen.filter(({ whom }) => whom === target.id && aimsAt(order));
  const landings = useMemo(() => landingsOf(view, ask), [view, ask]);
  const reaching = space !== null || lit !== null || order !== undefined;
  return {
    picked,
    space,
    asked,
    unit,
    aim,
    ghosts,
    behind,
    borders,
    order,
    target,
    sights,
    landings,
    reaching,
  };
}

/** Whether an order is a shot. */
const aimsAt = (order: ReturnType<typeof orderOf>): boolean => order?.order.order === 'shoot';

const standOf = (ghost: Ghost | undefined, house?: number): { x: number; y: number; house?: number } | null =>
  ghost === undefined ? null : { x: ghost.x, y: ghost.y, ...(house !== undefined && { house }) };

/** Everything between the ground and the tokens. */
type Plan = ReturnType<typeof usePlan>;

/** The side that places its units now: its zones are lit, and what matters on a small screen. */
const deploying = ({ space, unit }: Plan): 0 | 1 | null =>
  space?.kind === 'deploy' ? (unit?.side ?? null) : null;

function Overlay({
  on,
  plan,
  enemy,
}: {
  on: BoardProps<View>;
  plan: Plan;
  enemy: ReturnType<typeof useEnemy>;
}) {
  const { view } = on;
  const { unit, borders, sights, landings } = plan;
  const watched = plan.aim.watched === null ? undefined : view.units[plan.aim.watched];
  return (
    <>
      <Marks view={view} height={TABLE} deploys={deploying(plan)} />
      <Houses view={view} on={plan.aim.on} height={TABLE} />
      {borders.map((border, i) => (
        <path key={i} className={i === 0 ? 'reach' : 'no-stop'} d={pathOf(border, TABLE, true)} />
      ))}
      <Suspense>{enemy.map !== null && <ThreatLayer map={enemy.map} height={TABLE} />}</Suspense>
      <IntentLayer view={view} intents={enemy.intents} height={TABLE} />
      <Suspense>{watched !== undefined && <EnemyReach view={view} unit={watched} height={TABLE} />}</Suspense>
      <Sights view={view} sights={sights} height={TABLE} />
      <Landings landings={landings} from={unit} picked={on.picked} height={TABLE} />
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

/** What the enemy could and will do; each can be switched on and off. */
function useEnemy(props: BoardProps<View>, plan: Plan) {
  const { view, ask, viewer, still } = props;
  const [threat, setThreat] = useState(false);
  const [announced, setAnnounced] = useState(true);
  const seat = ask?.seat ?? (viewer === 'table' ? null : viewer);
  const side = seat === null ? undefined : view.owners[seat]?.side;
  const solo = view.owners.some((owner) => owner.kind === 'automaton');
  // While a move is planned the map shows itself.
  const maps = !still && side !== undefined && threat;
  const map = usePreview('threatOf', maps ? [view, side, plan.unit?.id ?? null] : null);
  const asks = announced && solo && !still && seat !== null && view.orders.length > 0;
  const intents = usePreview('intents', asks ? [view, seat] : null) ?? [];
  const tools: BoardTool[] = [
    { icon: 'burst', label: 'Threat: where you would be hurt', on: threat, use: () => setThreat(!threat) },
    ...(solo
      ? [
          {
            icon: 'eye' as const,
            label: 'Intent: what the automaton will do',
            on: announced,
            use: () => setAnnounced(!announced),
          },
        ]
      : []),
  ];
  return { map, intents, tools };
}

/** Chances and reaches in words, over the units. */
function useSigns({ view, picked }: BoardProps<View>, plan: Plan, intents: readonly XrIntent[]): Sign[] {
  const { order, target, asked, landings } = plan;
  const watched = plan.aim.watched === null ? undefined : view.units[plan.aim.watched];
  return useMemo(
    () => [
      ...(target === undefined || order === undefined
        ? []
        : [
            {
              x: target.x,
              y: target.y,
              r: target.radius,
              text: plateOf(view, picked, target.id) ?? (order.free ? 'Free' : percentOf(order.ways, 36)),
              look: 'strong' as const,
            },
          ]),
      ...intentSigns(view, intents),
      ...retreatSigns(view, asked, landings, picked),
      ...(watched === undefined ? [] : [...reachSigns(view, watched), ...outOfReach(view, watched)]),
    ],
    [view, picked, order, target, asked, landings, watched, intents],
  );
}

function Battle(props: BoardProps<View>) {
  const { view } = props;
  const plan = usePlan(props);
  const enemy = useEnemy(props, plan);
  const { unit, ghosts } = plan;
  const [zone] = plan.borders;
  const deploys = deploying(plan);
  const ground = useMemo(() => groundOf(view), [view]);
  const barriers = useMemo(() => barriersOf(view), [view]);
  const units = useMemo(() => onBoard(view), [view]);
  const signs = useSigns(props, plan, enemy.intents);
  const { asked, landings } = plan;
  const busy = useMemo(
    () => [...announcedEnds(view, enemy.intents), ...landingBases(asked, landings)],
    [view, enemy.intents, asked, landings],
  );
  return (
    <div className="xenos-rampant">
      <div className="xr-battle">
        <div className="xr-table">
          <MeasuredBoard
            width={TABLE}
            height={TABLE}
            label="Table, 48 by 48 inches"
            on={plan.aim.on}
            ground={ground}
            barriers={barriers}
            units={units}
            ghosts={[...ghosts, ...plan.behind]}
            rings={
              plan.reaching ? ringsOf(unit, ghosts, movesHalf(unit, plan.order?.order.order, plan.space)) : []
            }
            rulers={rulersOf(view, props.picked, ghosts[0])}
            from={unit === null ? null : unitThing(unit.id)}
            focus={deploys === null ? units : zonesOf(view, deploys)}
            place={plan.aim.on.place}
            confirm={props.commit}
            begin={unit?.state === 'table' || zone === undefined ? undefined : middleOf(zone)}
            tools={props.still ? [] : enemy.tools}
            overlay={<Overlay on={props} plan={plan} enemy={enemy} />}
            signs={signs}
            busy={busy}
          />
        </div>
        {!props.still && (
          <div className="xr-below">
            <Below {...props} />
          </div>
        )}
      </div>
    </div>
  );
}
