// The units of a faction, and the Trooper that costs an ADVENT Squad nothing.
import { UnitRow } from '../../../table/builder/UnitRow.tsx';
import { Token } from '../../../kit/draw/Token.tsx';
import { glyphOf, sideOfFaction } from '../shared/faces.ts';
import { unitOf, unitsOf, weaponOf } from '@xenotable/enemy-eternal/content';
import {
  type Squad,
  type SquadRules,
  freeTrooper,
  recruit,
  standard,
  unitPrice,
} from '@xenotable/enemy-eternal/preview';
import { added, barTo } from './edit.ts';

interface UnitListProps {
  squad: Squad;
  rules: SquadRules;
  change(squad: Squad): void;
}

export function UnitList({ squad, rules, change }: UnitListProps) {
  const rows = [
    ...(squad.faction === 'ADVENT' ? [{ name: 'Free ADVENT Trooper', model: freeTrooper(), price: 0 }] : []),
    ...unitsOf(squad.faction).map((unit) => ({
      name: unit,
      model: recruit(unit),
      price: unitPrice({ unit }, rules.options),
    })),
  ];
  return (
    <ul aria-label="Units">
      {rows.map(({ name, model, price }) => {
        const after = added(squad, model);
        const bar = barTo(squad, after, rules);
        const { skills } = unitOf(model.unit);
        const weapon = standard(model, 'primary') ?? standard(model, 'secondary');
        const far = weapon === null ? 0 : weaponOf(weapon).range;
        return (
          <UnitRow
            key={name}
            token={
              <Token
                side={sideOfFaction(squad.faction)}
                glyph={glyphOf(model.unit)}
                size={44}
                state={bar === null ? [] : ['spent']}
              />
            }
            name={name}
            note={`move ${skills.MOBILITY} · ${far === 0 ? 'close combat' : `range ${far}`}`}
            price={price}
            bar={bar}
            add={() => change(after)}
          />
        );
      })}
    </ul>
  );
}
