// The squad builder: types, ready squads or the text at the left, the squad with what a mission has against it in the middle, its sheet at the right.
import { SIDES, type TypeName, factionsOf, typeNames, typeOf } from '@xenotable/chibi-commander/content';
import {
  calledIn,
  christened,
  placesIn,
  purseIn,
  type SquadList,
  squadFaults,
  type squadMissions,
  without,
  writeSquad,
} from '@xenotable/chibi-commander/workshop';
import { BuilderFrame } from '../../../table/builder/BuilderFrame.tsx';
import { Checks } from '../../../table/builder/Checks.tsx';
import { Firepower } from '../../../table/builder/Firepower.tsx';
import { ListShelf, type ReadyList } from '../../../table/builder/ListShelf.tsx';
import { Meter } from '../../../table/builder/Meter.tsx';
import { Sheet } from '../../../table/builder/Sheet.tsx';
import { NameField } from '../../../table/builder/NameField.tsx';
import { OwnName } from '../../../table/builder/OwnName.tsx';
import { TextPanel } from '../../../table/builder/TextPanel.tsx';
import { UnitRow } from '../../../table/builder/UnitRow.tsx';
import type { OpenLists } from '../../../table/builder/useBuilder.ts';
import { listPath } from '../../../table/print/address.ts';
import { Icon } from '../../../kit/draw/Icon.tsx';
import { Token } from '../../../kit/draw/Token.tsx';
import { chainWords, colourOf, glyphOf } from '../shared/faces.ts';
import { Strength } from '../war/Strength.tsx';
import { kinOf } from '../war/quarters.ts';
import { columns, rowsOf } from './firepower.ts';
import './builder.css';

export type Mission = ReturnType<typeof squadMissions>[number];

interface PartProps {
  list: SquadList;
  change(list: SquadList): void;
  mission: Mission;
}

/** The Earth first: people fight for it more often. */
const ORDER = SIDES.flatMap((side) => factionsOf(side));

/** Types that can be recruited, by faction and level. */
function Types({ list, change, mission }: PartProps) {
  const barTo = (type: TypeName) => {
    const before = new Set(squadFaults(mission.name, list.types).map(({ reason }) => reason));
    return squadFaults(mission.name, [...list.types, type]).find(({ reason }) => !before.has(reason)) ?? null;
  };
  return ORDER.map((faction) => (
    <section key={faction} className="cc-types" aria-label={faction}>
      <h2 className="label">{faction}</h2>
      <ul>
        {typeNames
          .filter((type) => typeOf(type).kin === faction)
          .toSorted((a, b) => typeOf(a).level - typeOf(b).level)
          .map((type) => (
            <UnitRow
              key={type}
              token={<Token side={colourOf(faction)} glyph={glyphOf(type)} size={40} />}
              name={type}
              note={`LV${typeOf(type).level} · ${typeOf(type).hearts} hearts · ${typeOf(type).chains.map(chainWords).join(' or ')}`}
              price={typeOf(type).level}
              bar={barTo(type)}
              add={() => change({ ...list, types: [...list.types, type] })}
            />
          ))}
      </ul>
    </section>
  ));
}

/** Those who come along; a press sends one home. */
function Units({ list, change }: Pick<PartProps, 'list' | 'change'>) {
  return (
    <ol className="plain cc-members">
      {list.types.map((type, i) => {
        const { level, hearts, move, stars, chains } = typeOf(type);
        return (
          <li key={i}>
            <Token
              side={colourOf(kinOf(type))}
              glyph={glyphOf(type)}
              size={44}
              wounds={{ max: hearts, lost: 0 }}
              pips={stars}
            />
            <span>
              <b>
                {type}
                <OwnName
                  key={calledIn(list, i)}
                  of={type}
                  called={calledIn(list, i)}
                  keep={(name) => change(christened(list, i, name))}
                />
              </b>
              <small>
                LV{level} · {hearts} hearts · move {move} · {chains.map(chainWords).join(' or ')}
              </small>
            </span>
            <button
              type="button"
              className="icon-button"
              aria-label={`Leave ${type} at home`}
              onClick={() => change(without(list, i))}
            >
              <Icon name="x" size={18} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function Paper({ list, mission }: Pick<PartProps, 'list' | 'mission'>) {
  return (
    <Sheet
      title={list.name}
      sub={['Chibi Commander', mission.title]}
      print={listPath('chibi-commander', writeSquad(list))}
    >
      {list.types.map((type, i) => {
        const { level, hearts, move, armor, stars, chains } = typeOf(type);
        return (
          <article key={i}>
            <Token side={colourOf(kinOf(type))} glyph={glyphOf(type)} size={44} pips={stars} />
            <h3>
              {[calledIn(list, i), type].filter(Boolean).join(', ')} <b>LV{level}</b>
            </h3>
            <p>
              Hearts <b>{hearts}</b> Move <b>{move}</b>
              {armor > 0 && (
                <>
                  {' '}
                  Armor <b>{armor}</b>
                </>
              )}
            </p>
            <p>{chains.map(chainWords).join(' or ')}</p>
          </article>
        );
      })}
    </Sheet>
  );
}

interface WorkbenchProps {
  lists: OpenLists<SquadList>;
  ready: readonly ReadyList[];
  mission: Mission;
}

export function Workbench({ lists, ready, mission }: WorkbenchProps) {
  const { list, setList, text, open, kept, keep, forget } = lists;
  const faults = squadFaults(mission.name, list.types);
  const places = placesIn(mission.name, list.types);
  const { price, purse } = purseIn(mission.name, list.types);
  const part: PartProps = { list, change: setList, mission };
  return (
    <BuilderFrame
      label="Squad"
      panes={[
        { name: 'Units', shows: <Types {...part} /> },
        {
          name: 'Lists',
          shows: <ListShelf {...{ ready, kept, forget, open }} keep={() => keep()} name={list.name} />,
        },
        { name: 'Text', shows: <TextPanel text={text} read={open} /> },
      ]}
      sheet={<Paper {...part} />}
    >
      <div className="tools">
        <NameField
          label="Name of the squad"
          value={list.name}
          change={(name) => setList({ ...list, name })}
        />
      </div>
      <Meter
        spent={list.types.length}
        limit={places}
        unit="units"
        note={purse > 0 ? `${price} of ${purse} points` : mission.title}
      />
      <Units {...part} />
      <Checks
        problems={faults}
        good={[{ rule: 'CC-CMP-13', reason: `${mission.title} takes it: ${list.types.length} of ${places}` }]}
      />
      {list.types.length > 0 && <Strength squad={list.types} />}
      {list.types.length > 0 && (
        <Firepower
          title="Hearts that the best attack takes on average, by distance, before armor and cover"
          columns={columns}
          rows={rowsOf(list)}
        />
      )}
    </BuilderFrame>
  );
}
