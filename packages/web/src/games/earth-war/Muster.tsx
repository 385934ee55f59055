// The muster: what lies ahead and behind, and units and equipment for Requisition Points.
import { Thing } from '../../boards/cards/Thing.tsx';
import { GlyphSign } from '../../kit/draw/Glyph.tsx';
import type { BoardProps } from '../../table/contract.ts';
import { CampaignPath, Graves, LastMission, Promotions } from './Campaign.tsx';
import { missionInWords } from './missionName.ts';
import { Goals, MissionMap } from './MissionMap.tsx';
import { Squad } from './Squad.tsx';
import { madeLike } from './shared/made.ts';
import { hireLine, unitGlyph } from './shared/units.ts';
import {
  type UnitName,
  itemNamed,
  itemNames,
  printedItem,
  printedUnit,
  unitNamed,
  unitNames,
} from '@xenotable/earth-war/content';
import { BANDS, type View, ammoOf, shopThing } from '@xenotable/earth-war/preview';

/** The mark of what is home-made. */
const Made = ({ like }: { like: string | null }) =>
  like !== null && <span className="made-mark">Home-made, like {like}</span>;

function Hire({ view, type }: { view: View; type: UnitName }) {
  const unit = unitNamed(view.table, type);
  const like = printedUnit(view.table, type);
  return (
    <>
      <span className="goods-head">
        <GlyphSign name={unitGlyph(type, view.table)} size={26} fill="var(--ink)" />
        <b>{type}</b>
        <em>{unit.rp} RP</em>
      </span>
      <Made like={like === type ? null : like} />
      <span className="bands" aria-hidden="true">
        {unit.fire.map((rating, band) => (
          <span key={band}>
            <small>{BANDS[band]?.charAt(0)}</small>
            <b>{rating === 0 ? '–' : rating}</b>
          </span>
        ))}
      </span>
      <span>
        MELEE {unit.melee} · HITS {unit.hits} · ARM {unit.arm} · WITS {unit.wits} · up to {unit.cap} hits ·{' '}
        <b>{unit.ammo} AMMO</b>
      </span>
      {unit.trait !== '' && <span className="trait">{unit.trait}</span>}
    </>
  );
}

/** A unit for hire in words. */
function hireWords({ table }: View, type: UnitName): string {
  const unit = unitNamed(table, type);
  const like = printedUnit(table, type);
  return `${type}${like === type ? '' : madeLike(like)}, ${unit.rp} RP. ${hireLine(unit)}. ${unit.trait}`;
}

function Coming({ view }: { view: View }) {
  return (
    <section className="report-box" aria-label="The coming mission">
      <h3>
        {view.mission.name}
        {view.mission.number > 0 && ': goals'}
      </h3>
      <p className="muted">{view.mission.story}</p>
      <Goals view={view} />
      <MissionMap view={view} small />
    </section>
  );
}

export default function Muster(props: BoardProps<View>) {
  const { view } = props;
  const hired = unitNames(view.table).filter((type) => unitNamed(view.table, type).rp !== null);
  return (
    <div className="earth-war muster">
      <header>
        <h2>
          {view.table.rp} RP for {missionInWords(view.mission)}
        </h2>
        <p className="muted">
          Four to eight units go. This squad would carry <b>{ammoOf(view.table)} AMMO</b>.
        </p>
      </header>
      {view.table.options.play === 'campaign' && <CampaignPath view={view} />}
      <div className="reports">
        <LastMission view={view} />
        <Coming view={view} />
        <Graves view={view} />
      </div>
      <Promotions {...props} />
      <h3 className="label">Squad</h3>
      <Squad {...props} />
      <h3 className="label">Hire</h3>
      <ul className="shop plain" aria-label="Units for hire">
        {hired.map((type) => (
          <li key={type}>
            <Thing id={shopThing(type)} on={props} label={hireWords(view, type)} className="goods">
              <Hire view={view} type={type} />
            </Thing>
          </li>
        ))}
      </ul>
      <h3 className="label">Equipment: point at an item, then at a unit</h3>
      <ul className="shop plain" aria-label="Equipment">
        {itemNames(view.table).map((item) => {
          const { rp, text } = itemNamed(view.table, item);
          const like = printedItem(view.table, item);
          return (
            <li key={item}>
              <Thing
                id={shopThing(item)}
                on={props}
                label={`${item}${like === item ? '' : madeLike(like)}, ${rp} RP. ${text}`}
                className="goods item"
              >
                <span className="goods-head">
                  <b>{item}</b>
                  <em>{rp} RP</em>
                </span>
                <Made like={like === item ? null : like} />
                <span>{text}</span>
              </Thing>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
