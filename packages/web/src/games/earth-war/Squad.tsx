// The squad: who stands where, with what, what each has done in this round, and what it has suffered.
import type { Intent } from '@xenotable/kernel';
import { useEffect } from 'react';
import type { previews } from '@xenotable/earth-war';
import { Thing } from '../../boards/cards/Thing.tsx';
import type { Pointing } from '../../boards/things.ts';
import { Icon } from '../../kit/draw/Icon.tsx';
import { Token } from '../../kit/draw/Token.tsx';
import type { BoardProps } from '../../table/contract.ts';
import { previewsOf } from '../../table/usePreview.ts';
import { sideOf, unitGlyph } from './faces.ts';
import { keepRisks, percent } from './riskFacts.ts';
import {
  BANDS,
  type Incoming,
  type Unit,
  type UnitView,
  type View,
  incomingOf,
  unitThing,
} from '@xenotable/earth-war/preview';

const usePreview = previewsOf<typeof previews>('earth-war');

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

/** What the unit did, can do, or is. */
function doing(unit: Unit, shown: UnitView, fighting: boolean, ranging: boolean): string {
  if (unit.implanted) return 'DOWN, implanted';
  if (unit.status !== 'standing') return AWAY[unit.status] ?? '';
  if (!fighting) return `MELEE ${unit.melee}, WITS ${unit.wits}`;
  // While ranges are changed the exact place counts; FIRE stands in the dark box.
  if (unit.act === '') return ranging ? `RN ${unit.rn}, ${BANDS[unit.band]}` : skillOf(unit, shown);
  if (unit.act === 'charges') return `${unit.sl} charge${unit.sl === 1 ? '' : 's'} set`;
  if (unit.act === 'grenades' || unit.sl === 0) return DONE[unit.act] ?? 'missed';
  return `${unit.sl} hit${unit.sl === 1 ? '' : 's'}`;
}

/** FIRE in the four bands, and where the unit stands. */
function Range({ unit, shown, fighting }: { unit: Unit; shown: UnitView; fighting: boolean }) {
  return (
    <span className="bands" aria-hidden="true">
      {unit.fire.map((printed, band) => {
        const here = fighting && band === unit.band;
        const rating = here ? shown.fire : printed;
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

/** What it carries; a dog works as long as it stands. */
const carried = (unit: Unit, shown: UnitView): string =>
  [
    unit.type === 'Dog Team' && unit.status === 'standing' && 'no ambush',
    ...shown.items.map((item) => (item.of > 0 ? `${item.name} ${item.uses}` : item.name)),
  ]
    .filter(Boolean)
    .join(', ');

interface UnitCardProps {
  unit: Unit;
  shown: UnitView;
  view: View;
  on: Pointing;
  fighting: boolean;
  /** Who bites it in this round, by what is known. */
  risk: Intent | undefined;
}

/** The chance to be hurt before the round is over. */
function RiskPlate({ risk }: { risk: Intent }) {
  const { hurt = 0 } = risk;
  return (
    <span className={`risk${hurt >= 0.25 ? ' high' : ''}`} title={risk.words}>
      <Icon name="burst" size={12} />
      {percent(hurt)}
    </span>
  );
}

export function UnitCard({ unit, shown, view, on, fighting, risk }: UnitCardProps) {
  const standing = unit.status === 'standing';
  const people = view.table.seats.filter((seat) => seat.kind !== 'hive').length;
  const owner = people > 1 ? (view.table.seats[unit.seat]?.name ?? '') : '';
  const items = carried(unit, shown);
  const incoming = incomingOf(view, unit.id);
  const ranging = view.table.combat?.step === 1;
  const words = [
    `${unit.name}, ${unit.type}`,
    owner !== '' && `of ${owner}`,
    `${unit.hits - unit.wounds} of ${unit.hits} hits`,
    unit.incoming.length > 0 && incomingWords(incoming),
    fighting && standing && unit.act !== '' && skillOf(unit, shown),
    `ARM ${unit.arm}`,
    items !== '' && `carries ${items}`,
    doing(unit, shown, fighting, ranging),
    risk !== undefined && `${risk.words} by what is known`,
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
        <span>{short(unit.type)}</span>
        {owner !== '' && <span>{owner}</span>}
      </span>
      <Range unit={unit} shown={shown} fighting={fighting && standing} />
      <span className={`doing${unit.act === '' || !fighting ? '' : ' done'}`} data-made={unit.sl || '–'}>
        <span>{doing(unit, shown, fighting, ranging)}</span>
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
        <span>{items === '' ? (fighting ? '' : 'nothing carried') : items}</span>
        {risk !== undefined && <RiskPlate risk={risk} />}
      </span>
    </Thing>
  );
}

const ROW = 6;

export function Squad(props: BoardProps<View>) {
  const { view } = props;
  const fighting = view.table.combat !== null;
  const { viewer, still } = props;
  const risks = usePreview('intents', fighting && !still ? [view, viewer === 'table' ? 0 : viewer] : null);
  useEffect(() => keepRisks(view, risks ?? []), [view, risks]);
  const units = view.table.squad.filter(
    (unit) => !fighting || unit.status === 'standing' || unit.status === 'down',
  );
  const columns = units.length <= ROW ? Math.max(4, units.length) : Math.ceil(units.length / 2);
  return (
    <ul className="squad plain" aria-label="Squad" style={{ '--columns': columns }}>
      {units.map((unit) => (
        <li key={unit.id} data-thing={unitThing(unit.name)}>
          <UnitCard
            unit={unit}
            shown={view.squad.find((one) => one.id === unit.id)!}
            view={view}
            on={props}
            fighting={fighting}
            risk={risks?.find((one) => one.who === unitThing(unit.id))}
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
