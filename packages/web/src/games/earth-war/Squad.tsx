// The squad: who stands where, with what, and what each has done in this round.
import { Thing } from '../../boards/cards/Thing.tsx';
import type { Pointing } from '../../boards/things.ts';
import { Token } from '../../kit/draw/Token.tsx';
import type { BoardProps } from '../../table/contract.ts';
import { unitGlyph } from './faces.ts';
import { BANDS, type Unit, type UnitView, type View, unitThing } from '@xenotable/earth-war/preview';

const DONE: Record<string, string> = { hold: 'holds fire', watch: 'watches', grenades: '3 wounds, grenades' };

/** What the unit did, or what it is. */
function doing(unit: Unit, fighting: boolean): string {
  if (unit.implanted) return 'DOWN, implanted';
  if (unit.status !== 'standing')
    return unit.status === 'down'
      ? 'DOWN'
      : unit.status === 'absent'
        ? 'misses this mission'
        : 'stays at home';
  if (!fighting || unit.act === '')
    return unit.items.map((item) => item.name).join(', ') || 'nothing carried';
  if (unit.act === 'charges') return `${unit.sl} charges`;
  return DONE[unit.act] ?? (unit.sl === 0 ? 'no success' : `${unit.sl} wound${unit.sl === 1 ? '' : 's'}`);
}

/** The range of the round on a scale from 1 to 10. */
function Range({ unit }: { unit: Unit }) {
  const at = (rn: number): number => 5 + (rn - 1) * 17.5;
  return (
    <svg className="range-line" viewBox="0 0 170 16" width="100%" aria-hidden="true">
      <path d="M2 11H168" stroke="var(--paper-line)" strokeWidth="1.5" />
      {Array.from({ length: 10 }, (_, i) => (
        <path
          key={i}
          d={`M${at(i + 1)} ${[0, 2, 5, 8].includes(i) ? 6 : 8}V${[0, 2, 5, 8].includes(i) ? 16 : 14}`}
          stroke="var(--ink-2)"
        />
      ))}
      <path d={`M${at(unit.rn) - 6} 0h12l-6 9z`} fill="var(--ink)" />
    </svg>
  );
}

export function UnitCard({
  unit,
  shown,
  on,
  fighting,
}: {
  unit: Unit;
  shown: UnitView;
  on: Pointing;
  fighting: boolean;
}) {
  const standing = unit.status === 'standing';
  const skill =
    fighting && standing
      ? `${shown.melee > shown.fire ? `MELEE ${shown.melee}` : `FIRE ${shown.fire === 0 ? '–' : shown.fire}`} · ${BANDS[unit.band]}`
      : unit.type;
  const words = `${unit.name}, ${unit.type}, ${unit.hits - unit.wounds} of ${unit.hits} hits, ${fighting && standing ? `${skill}, range ${unit.rn}, ` : ''}${doing(unit, fighting)}`;
  return (
    <Thing id={unitThing(unit.id)} on={on} label={words} className={`soldier${standing ? '' : ' fallen'}`}>
      <Token
        side="a"
        glyph={unitGlyph(unit.type)}
        letter={unit.name.charAt(0)}
        size={42}
        pips={shown.acting ? 1 : 0}
        wounds={{ max: unit.hits, lost: unit.wounds }}
        {...(!standing && { state: ['down'] })}
      />
      <span className="person">
        <b>{unit.name}</b>
        <span>{fighting ? unit.type : skill}</span>
      </span>
      {fighting && standing && <Range unit={unit} />}
      <span className="soldier-foot">
        <span>
          {fighting && standing
            ? unit.act === ''
              ? skill
              : `${doing(unit, true)} · ${BANDS[unit.band]}`
            : doing(unit, fighting)}
        </span>
        <span className="equipment-slots" aria-hidden="true">
          {fighting && Array.from({ length: unit.act === '' ? 0 : unit.sl }, (_, i) => <i key={i} />)}
        </span>
      </span>
    </Thing>
  );
}

export function Squad(props: BoardProps<View>) {
  const { view } = props;
  const fighting = view.table.combat !== null;
  return (
    <ul className="squad plain" aria-label="Squad">
      {view.table.squad
        .filter((unit) => !fighting || unit.status === 'standing' || unit.status === 'down')
        .map((unit) => (
          <li key={unit.id}>
            <UnitCard
              unit={unit}
              shown={view.squad.find((one) => one.id === unit.id)!}
              on={props}
              fighting={fighting}
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
