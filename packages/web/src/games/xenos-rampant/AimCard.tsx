// What a planned shot or charge does: its test, the dice, what becomes of the target, what comes back, and the other ways to do it.
import {
  type Blow,
  type Fate,
  type OrderView,
  type View,
  type Way,
  aimAt,
  effectOf,
  effectWords,
  gone,
  orderAlone,
  stopped,
} from '@xenotable/xenos-rampant/preview';
import { type Json, same } from '@xenotable/kernel';
import { useMemo } from 'react';
import { inches } from '../../boards/measured/inches.ts';
import { percent } from '../../kit/draw/text.ts';
import { signed } from '../../kit/words.ts';
import { Figure } from '../../table/odds/Figure.tsx';
import { RuleChip } from '../../table/rules/RuleChip.tsx';
import { planOfWay } from './aiming.ts';

const meanLoss = ({ lost }: Fate): number => lost.reduce((sum, chance, n) => sum + chance * n, 0);

/** '10 dice on 5+, sixes twice'. */
function throwWords({ thrown: { dice, need, minus, double, again } }: Blow): string {
  const parts = [`${dice} dice on ${need}+`];
  if (minus > 0) parts.push(`each ${minus} less`);
  if (double) parts.push('sixes count twice');
  if (again > 0) parts.push(again >= dice ? 'misses again' : `${again} misses again`);
  return parts.join(', ');
}

/** '3, soft cover +1'. */
const armourWords = ({ because }: Blow): string =>
  because
    .map(({ label, value }, i) => (i === 0 ? String(value) : `${label ?? ''} ${signed(value)}`))
    .join(', ');

function Tile({ value, what, strong = false }: { value: string; what: string; strong?: boolean }) {
  return (
    <div className={strong ? 'tile strong' : 'tile'}>
      <b>{value}</b>
      <span>{what}</span>
    </div>
  );
}

const percentOf = (chance: number): string => `${percent(chance)} %`;

export function BlowRows({ blow, whom }: { blow: Blow; whom: string }) {
  return (
    <tbody>
      <tr>
        <th scope="row">{whom}</th>
        <td>{throwWords(blow)}</td>
        <td>
          <RuleChip rule="XR-GEN-04" />
        </td>
      </tr>
      <tr>
        <th scope="row">Armour {blow.armour}</th>
        <td>{armourWords(blow)}</td>
        <td>
          <RuleChip rule="XR-DMG-02" />
        </td>
      </tr>
    </tbody>
  );
}

/** What it costs the one who shoots or charges, on average: with the chances that the order is obeyed and that the target answers. */
const costIn = ({ obeyed, exchange: { back } }: Pick<Way, 'obeyed' | 'exchange'>): number =>
  back === null ? 0 : obeyed * back.chance * meanLoss(back.blow.fate);

/** What comes back at the one who shoots or charges. */
export function Back({
  way,
  unit,
  name,
}: {
  way: Pick<Way, 'obeyed' | 'exchange'>;
  /** The names of the one who shoots or charges, and of the target. */
  unit: string;
  name: string;
}) {
  const { back } = way.exchange;
  if (back === null) return <p className="calm-note">Nothing comes back.</p>;
  return (
    <p className="back-note">
      {back.chance < 1 ? `${name} may answer (7+, ${percentOf(back.chance)})` : `${name} strikes back`}:{' '}
      {unit} {costIn(way) < 0.05 ? 'hardly loses anything' : `−${costIn(way).toFixed(1)} SP on average`},
      stopped {percentOf(way.obeyed * back.chance * stopped(back.blow.fate))} <RuleChip rule={back.rule} />
    </p>
  );
}

/** A unit that is Suppressed already cannot be stopped: what it loses counts. */
const lostIn = ({ obeyed, exchange }: Pick<Way, 'obeyed' | 'exchange'>): string =>
  `−${(obeyed * meanLoss(exchange.blow.fate)).toFixed(1)}`;

/** XR-SPT-02 'Scouts then gets no order. Its best: Shoot at Lesser Xenomorphs 2, stops it 12 % overall.' */
function spotterWords({ order, givesUp }: Way, view: View): string {
  const name = view.units[order.spotter ?? -1]?.name ?? 'The spotter';
  if (givesUp === null) return `${name} then gets no order; it has none that hurts anybody`;
  const suppressed = view.units[givesUp.order.target ?? -1]?.suppressed === true;
  const effect = effectWords(effectOf(givesUp.obeyed, givesUp.exchange, suppressed));
  return `${name} then gets no order. Its best: ${orderAlone(givesUp.order, view)}, ${effect}`;
}

/** What becomes of the target, large. */
export function Tiles({ way, suppressed }: { way: Pick<Way, 'obeyed' | 'exchange'>; suppressed: boolean }) {
  const { fate } = way.exchange.blow;
  return (
    <div className="xr-tiles">
      {!suppressed && (
        <Tile value={percentOf(way.obeyed * stopped(fate))} what="Suppressed or worse" strong />
      )}
      <Tile
        value={percentOf(way.obeyed * gone(fate))}
        what={suppressed ? 'routed or destroyed; it is Suppressed' : 'routed or destroyed'}
      />
      <Tile value={lostIn(way)} what="SP on average" strong={suppressed} />
    </div>
  );
}

interface WaysProps {
  ways: readonly Way[];
  view: View;
  suppressed: boolean;
  picked: Json | null;
  pick(choice: Json): void;
}

function Ways({ ways, view, suppressed, picked, pick }: WaysProps) {
  return (
    <table className="xr-ways">
      <caption className="label">Ways</caption>
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">obeyed</th>
          <th scope="col">{suppressed ? 'SP' : 'stops it'}</th>
          <th scope="col">gone</th>
          <th scope="col">back</th>
        </tr>
      </thead>
      <tbody>
        {ways.map((way, i) => {
          const plan = planOfWay(way);
          const chosen = picked !== null && same(plan, picked);
          const { blow } = way.exchange;
          const unit = view.units[way.order.unit]?.name ?? '';
          return (
            <tr key={i} className={chosen ? 'chosen' : ''}>
              <th scope="row">
                <button type="button" aria-pressed={chosen} onClick={() => pick(plan)}>
                  {unit}: {orderWords(way, view)}
                  {way.order.spotter !== undefined && <small>who then gets no order</small>}
                </button>
              </th>
              <td>{way.free ? 'Free' : percentOf(way.obeyed)}</td>
              <td>{suppressed ? lostIn(way) : percentOf(way.obeyed * stopped(blow.fate))}</td>
              <td>{percentOf(way.obeyed * gone(blow.fate))}</td>
              <td>{way.exchange.back === null ? '–' : `−${costIn(way).toFixed(1)}`}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** 'Skirmish, 3" nearer', 'Shoot': the row has the unit, the card the target. */
export function orderWords({ order, at, follow }: Way, view: View): string {
  const { target: _target, ...bare } = order;
  const words = orderAlone(bare, view);
  if (at === null || order.order === 'attack' || follow.length === 0) return words;
  const unit = view.units[order.unit];
  return unit === undefined
    ? words
    : `${words} after ${inches(Math.round(Math.hypot(at.x - unit.x, at.y - unit.y)))}`;
}

const MOST_WAYS = 6;

export default function AimCard({
  view,
  target,
  order,
  picked,
  pick,
}: {
  view: View;
  target: number;
  order: OrderView;
  picked: Json;
  pick(choice: Json): void;
}) {
  const ways = useMemo(() => aimAt(view, target), [view, target]);
  const way =
    ways.find((one) => same(planOfWay(one), picked)) ?? ways.find((one) => same(one.order, order.order));
  if (way === undefined) return null;
  const { blow, back } = way.exchange;
  const { name = '', suppressed = false } = view.units[target] ?? {};
  const shown = ways.slice(0, MOST_WAYS);
  if (!shown.includes(way)) shown.splice(MOST_WAYS - 1, 1, way);
  const exact = blow.fate.exact && (back === null || back.blow.fate.exact);
  return (
    <Figure title={name} exact={exact}>
      <Tiles way={way} suppressed={suppressed} />
      {/* Above what differs from way to way: its rows stay under the pointer. */}
      {shown.length > 1 && <Ways ways={shown} {...{ view, suppressed, picked, pick }} />}
      <table className="mods">
        <caption className="visually-hidden">Where the numbers come from</caption>
        <tbody>
          <tr>
            <th scope="row">Order</th>
            <td>
              {way.free
                ? 'Free, no test'
                : `2D6${order.modifiers.map((one) => ` ${signed(one.value)}`).join('')} on ${order.value}+: ${percentOf(way.obeyed)}, else your phase ends`}
            </td>
            <td>
              <RuleChip rule={way.free ? 'XR-ORD-02' : 'XR-ORD-06'} />
            </td>
          </tr>
        </tbody>
        {way.order.spotter !== undefined && (
          <tbody>
            <tr>
              <th scope="row">Spotter</th>
              <td>{spotterWords(way, view)}</td>
              <td>
                <RuleChip rule="XR-SPT-02" />
              </td>
            </tr>
          </tbody>
        )}
        <BlowRows blow={blow} whom="Dice" />
      </table>
      <Back way={way} unit={view.units[way.order.unit]?.name ?? 'The unit'} name={name} />
    </Figure>
  );
}
