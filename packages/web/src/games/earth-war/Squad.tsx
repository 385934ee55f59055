// The squad: who stands where, with what, what each has done in this round, and what it has suffered.
import type { Intent } from '@xenotable/kernel';
import { useEffect, useMemo } from 'react';
import type { previews } from '@xenotable/earth-war';
import { Thing } from '../../boards/cards/Thing.tsx';
import type { Pointing } from '../../boards/things.ts';
import { Icon } from '../../kit/draw/Icon.tsx';
import { Token } from '../../kit/draw/Token.tsx';
import type { BoardProps } from '../../table/contract.ts';
import { partsOf } from '../../table/together.ts';
import { freshPreviewsOf } from '../../table/usePreview.ts';
import { sideOf } from './faces.ts';
import { madeLike } from './shared/made.ts';
import { unitGlyph } from './shared/units.ts';
import { calledUnit } from '@xenotable/earth-war/content';
import { type Risks, keepRisks, percent } from './riskFacts.ts';
import {
  BANDS,
  type Incoming,
  type Unit,
  type UnitView,
  type View,
  bandHere,
  choiceIn,
  fireAt,
  hasRisks,
  incomingOf,
  moved,
  unitThing,
} from '@xenotable/earth-war/preview';

const usePreview = freshPreviewsOf<typeof previews>('earth-war');

const DONE: Record<string, string> = {
  hold: 'held fire',
  watch: 'watched',
  grenades: 'threw grenades',
};

const AWAY: Record<string, string> = {
  down: 'DOWN',
  absent: 'misses this mission',
  home: 'stays at home',
};

/** The best that it can do in its band. */
function skillOf(unit: Unit, { fire, melee }: UnitView): string {
  const best = melee > fire ? `MELEE ${melee}` : fire === 0 ? 'no FIRE' : `FIRE ${fire}`;
  return `${best} at ${BANDS[unit.band]}`;
}

/** The exact place; who was moved by an order stands elsewhere than the RN says. */
const placeOf = (unit: Unit, table: View['table']): string =>
  bandHere(table, unit.rn) === unit.band
    ? `RN ${unit.rn}, ${BANDS[unit.band]}`
    : `${BANDS[unit.band]} by order`;

/** What the unit did, can do, or is. */
function doing(unit: Unit, shown: UnitView, { table }: View): string {
  const fighting = table.combat !== null;
  const ranging = table.combat?.step === 1;
  if (unit.implanted) return 'DOWN, implanted';
  if (unit.status !== 'standing') return AWAY[unit.status] ?? '';
  if (!fighting) return `MELEE ${unit.melee}, WITS ${unit.wits}`;
  // While ranges are changed the exact place counts; FIRE stands in the dark box.
  if (unit.act === '') return ranging ? placeOf(unit, table) : skillOf(unit, shown);
  if (unit.act === 'charges') return `${unit.sl} charge${unit.sl === 1 ? '' : 's'} set`;
  if (unit.act === 'grenades' || unit.sl === 0) return DONE[unit.act] ?? 'missed';
  return `${unit.sl} hit${unit.sl === 1 ? '' : 's'}`;
}

/** Whether the exact place counts: by how many steps it lies from the next band. */
const isRanging = (unit: Unit, { table }: View): boolean =>
  table.combat?.step === 1 && unit.status === 'standing' && bandHere(table, unit.rn) === unit.band;

/** FIRE in the four bands, and where the unit stands. */
function Range({ unit, view, fighting }: { unit: Unit; view: View; fighting: boolean }) {
  return (
    <span className="bands" aria-hidden="true">
      {unit.fire.map((printed, band) => {
        const here = fighting && band === unit.band;
        const rating = fighting ? fireAt(view, unit, band) : printed;
        return (
          <span key={band} className={`${here ? 'here' : ''}${rating === 0 ? ' none' : ''}`}>
            <small>{BANDS[band]?.charAt(0)}</small>
            <b>{rating === 0 ? '–' : rating}</b>
          </span>
        );
      })}
    </span>
  );
}

/** Wounds that armour may still stop, and those that it did not stop. */
const incomingWords = ({ toStop, through }: Incoming): string =>
  [through > 0 && `${through} through`, toStop > 0 && `${toStop} to stop`].filter(Boolean).join(', ');

/** On the card what is still to be rolled comes first; the hearts tell both apart. */
const incomingShort = ({ toStop, through }: Incoming): string =>
  incomingWords(toStop > 0 ? { toStop, through: 0 } : { toStop, through });

/** Hearts that are left, those that are gone, and wounds that are coming. */
function Hearts({ unit, incoming }: { unit: Unit; incoming: Incoming }) {
  const left = unit.hits - unit.wounds;
  const stays = left - incoming.through - incoming.toStop;
  const heart = (i: number): string =>
    i >= left ? 'lost' : i >= left - incoming.through ? 'struck' : i >= stays ? 'aimed' : '';
  return (
    <span className="hearts">
      {Array.from({ length: unit.hits }, (_, i) => (
        <i key={i} className={heart(i)}>
          <Icon name="heart" size={13} />
        </i>
      ))}
      {unit.incoming.length > 0 && <em>{incomingShort(incoming)}</em>}
    </span>
  );
}

/** The card has room for one word. */
const short = (type: string): string => type.replace('Squad ', '').replace('Heavy ', '');

/** A dog works as long as it stands. */
const smells = (unit: Unit): boolean => unit.type === 'Dog Team' && unit.status === 'standing';

/** What it carries, and how often it works. */
const carried = ({ items }: UnitView): string =>
  items.map(({ name, of, uses }) => (of > 0 ? `${name} ${uses}` : name)).join(', ');

/** EW-Q-08 In a fight a Medic's Medkit helps only where the Medic stands. */
const reachOf = ({ type, band }: Unit, { items }: UnitView): string =>
  type === 'Medic' && items.some(({ name, uses }) => name === 'Medkit' && uses > 0)
    ? ` (Medkit at ${BANDS[band]})`
    : '';

/** 'no ambush', and what it carries. */
function Items({ unit, items, fighting }: { unit: Unit; items: string; fighting: boolean }) {
  if (!smells(unit)) return <span>{items === '' && !fighting ? 'nothing carried' : items}</span>;
  return <span>{items === '' ? 'no ambush' : `no ambush, ${items}`}</span>;
}

interface UnitCardProps {
  unit: Unit;
  shown: UnitView;
  view: View;
  on: Pointing;
  fighting: boolean;
  /** Who bites it in this round, by what is known; null while that is being computed. */
  risk: Intent | null | undefined;
  /** The same after the change of range that is planned; null: nothing of the kind is planned, or it is being computed. */
  then: number | null;
}

const riskOf = (unit: Unit, risks: Risks): UnitCardProps['risk'] =>
  risks === null
    ? unit.status === 'standing'
      ? null
      : undefined
    : risks.find((one) => one.who === unitThing(unit.id));

/** Changes below this are within what trying rounds can tell. */
const LEAST_CHANGE = 0.02;

/** About the chance to be hurt before the round is over: it is found by trying rounds. */
function RiskPlate({ risk, then }: { risk: Intent | null | undefined; then: number | null }) {
  const hurt = risk?.hurt ?? 0;
  const changes = risk !== null && then !== null && Math.abs(then - hurt) >= LEAST_CHANGE;
  if (risk === undefined && !changes) return null;
  if (risk === null)
    return (
      <span className="risk" title="The risk of this round is being computed">
        <Icon name="burst" size={12} />≈{'\u2009'}…
      </span>
    );
  if (changes)
    return (
      <span
        className={`risk${then >= 0.25 ? ' high' : ''}`}
        title={`hurt about ${shortPercent(hurt)} % now, ${percent(then)} after the change that is planned`}
      >
        <Icon name="burst" size={12} />
        {shortPercent(hurt)} → {shortPercent(then)} %
      </span>
    );
  return (
    <span className={`risk${hurt >= 0.25 ? ' high' : ''}`} title={risk?.words}>
      <Icon name="burst" size={12} />≈{'\u2009'}
      {percent(hurt)}
    </span>
  );
}

const shortPercent = (chance: number): number => Math.round(100 * chance);

export function UnitCard({ unit, shown, view, on, fighting, risk, then }: UnitCardProps) {
  const standing = unit.status === 'standing';
  const people = view.table.seats.filter((seat) => seat.kind !== 'hive').length;
  const owner = people > 1 ? (view.table.seats[unit.seat]?.name ?? '') : '';
  const items = carried(shown);
  const incoming = incomingOf(view, unit.id);
  const words = [
    `${unit.name}, ${calledUnit(unit)}${unit.own === undefined ? '' : madeLike(unit.type)}`,
    owner !== '' && `of ${owner}`,
    `${unit.hits - unit.wounds} of ${unit.hits} hits`,
    unit.incoming.length > 0 && incomingWords(incoming),
    fighting && standing && unit.act !== '' && skillOf(unit, shown),
    `ARM ${unit.arm}`,
    smells(unit) && 'no ambush',
    items !== '' && `carries ${items}${fighting && standing ? reachOf(unit, shown) : ''}`,
    doing(unit, shown, view),
    risk && `${risk.words} by what is known`,
    then !== null && standing && `hurt about ${shortPercent(then)} % after the change that is planned`,
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <Thing id={unitThing(unit.id)} on={on} label={words} className={`soldier${standing ? '' : ' fallen'}`}>
      <Token
        side={sideOf(view, unit.seat)}
        glyph={unitGlyph(unit.type)}
        letter={unit.name.charAt(0)}
        size={32}
        pips={shown.acting ? 1 : 0}
        {...(!standing && { state: ['down'] })}
      />
      <span className="person">
        <b>{unit.name}</b>
        <span>{short(calledUnit(unit))}</span>
        {unit.own !== undefined && <span className="made-mark">Home-made</span>}
        {owner !== '' && <span>{owner}</span>}
      </span>
      <Range unit={unit} view={view} fighting={fighting && standing} />
      <span
        className={`doing${unit.act === '' || !fighting ? (isRanging(unit, view) ? ' ranging' : '') : ' done'}`}
        data-made={unit.sl || '–'}
        data-rn={unit.rn}
      >
        <span>{doing(unit, shown, view)}</span>
        {fighting && unit.act !== '' && unit.sl > 0 && unit.sl < 6 && (
          <span className="made" aria-hidden="true">
            {Array.from({ length: unit.sl }, (_, i) => (
              <Icon key={i} name="target" size={12} />
            ))}
          </span>
        )}
      </span>
      <span className="state">
        <Hearts unit={unit} incoming={incoming} />
        {unit.incoming.length === 0 && <span className="armour">ARM {unit.arm}</span>}
      </span>
      <span className="items">
        <Items {...{ unit, items, fighting }} />
        <RiskPlate risk={risk} then={then} />
      </span>
    </Thing>
  );
}

const ROW = 6;

export function Squad(props: BoardProps<View>) {
  const { view } = props;
  const fighting = view.table.combat !== null;
  const { viewer, still } = props;
  const asks = fighting && !still && hasRisks(view);
  const risks = usePreview('intents', asks ? [view, viewer === 'table' ? 0 : viewer] : null);
  useEffect(() => keepRisks(view, asks ? risks : []), [view, asks, risks]);
  const { picked } = props;
  const planned = useMemo(
    () => (asks && picked !== null && partsOf(picked).length === 1 ? moved(view, choiceIn(picked)) : null),
    [asks, view, picked],
  );
  const after = usePreview('intents', planned === null ? null : [planned, 0]);
  const units = view.table.squad.filter(
    (unit) => !fighting || unit.status === 'standing' || unit.status === 'down',
  );
  const half = Math.max(3, Math.ceil(units.length / 2));
  const oneRow = units.length <= ROW;
  return (
    <ul
      className={`squad plain${oneRow ? '' : ' two-rows'}`}
      aria-label="Squad"
      style={{ '--columns': oneRow ? Math.max(4, units.length) : half, '--half': half }}
    >
      {units.map((unit) => (
        <li key={unit.id} data-thing={unitThing(unit.name)}>
          <UnitCard
            unit={unit}
            shown={view.squad.find((one) => one.id === unit.id)!}
            view={view}
            on={props}
            fighting={fighting}
            risk={riskOf(unit, asks ? risks : [])}
            then={planned === null || after === null ? null : (riskOf(unit, after)?.hurt ?? 0)}
          />
        </li>
      ))}
    </ul>
  );
}

/** The squad as a tab of its own on phones. */
export function SquadTab(props: BoardProps<View>) {
  return (
    <div className="ew-tab">
      <Squad {...props} />
    </div>
  );
}
