// The muster: what lies ahead and behind, and units and equipment for Requisition Points.
import { Thing } from '../../boards/cards/Thing.tsx';
import { GlyphSign } from '../../kit/draw/Glyph.tsx';
import type { BoardProps } from '../../table/contract.ts';
import { CampaignPath, Graves, LastMission, Promotions } from './Campaign.tsx';
import { missionInWords } from './missionName.ts';
import { Goals, MissionMap } from './MissionMap.tsx';
import { Squad } from './Squad.tsx';
import { unitGlyph } from './faces.ts';
import { hireLine } from './notes.ts';
import { ITEM_NAMES, UNIT_TYPES, type UnitType, itemKind, unitKind } from '@xenotable/earth-war/content';
import { BANDS, type View, ammoOf, shopThing } from '@xenotable/earth-war/preview';

const HIRED = UNIT_TYPES.filter((type) => unitKind(type).rp !== null);

function Hire({ type }: { type: UnitType }) {
  const unit = unitKind(type);
  return (
    <>
      <span className="goods-head">
        <GlyphSign name={unitGlyph(type)} size={26} fill="var(--ink)" />
        <b>{type}</b>
        <em>{unit.rp} RP</em>
      </span>
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
        {HIRED.map((type) => (
          <li key={type}>
            <Thing
              id={shopThing(type)}
              on={props}
              label={`${type}, ${unitKind(type).rp} RP. ${hireLine(type)}. ${unitKind(type).trait}`}
              className="goods"
            >
              <Hire type={type} />
            </Thing>
          </li>
        ))}
      </ul>
      <h3 className="label">Equipment: point at an item, then at a unit</h3>
      <ul className="shop plain" aria-label="Equipment">
        {ITEM_NAMES.map((item) => (
          <li key={item}>
            <Thing
              id={shopThing(item)}
              on={props}
              label={`${item}, ${itemKind(item).rp} RP. ${itemKind(item).text}`}
              className="goods item"
            >
              <span className="goods-head">
                <b>{item}</b>
                <em>{itemKind(item).rp} RP</em>
              </span>
              <span>{itemKind(item).text}</span>
            </Thing>
          </li>
        ))}
      </ul>
    </div>
  );
}
