// The Squad on paper: profiles, weapons and a box for every Wound.
import { listPath } from '../../../table/print/address.ts';
import { Sheet } from '../../../table/builder/Sheet.tsx';
import { Token } from '../../../kit/draw/Token.tsx';
import { glyphOf, letterOf, sideOfFaction } from '../shared/faces.ts';
import { armed, profileOf } from '@xenotable/enemy-eternal/content';
import { type Squad, type SquadRules, costOf, priceOf, squadText } from '@xenotable/enemy-eternal/preview';
import { noteOfWeapon } from '../shared/gear.ts';
import { namesOf } from './edit.ts';

export function SquadSheet({ squad, rules }: { squad: Squad; rules: SquadRules }) {
  const names = namesOf(squad);
  return (
    <Sheet
      title={squad.name}
      sub={[`Enemy Eternal · ${squad.faction}`, `${costOf(squad, rules.options)} Supplies`]}
      print={listPath('enemy-eternal', squadText(squad))}
    >
      {squad.models.map((one, i) => {
        const { skills, armour, rules: special, abilities } = profileOf(one);
        const gear = [
          one.vest,
          ...one.items.map((carried) =>
            carried.on === null ? carried.item : `${carried.item} on ${carried.on}`,
          ),
        ];
        return (
          <article key={i}>
            <Token
              side={sideOfFaction(squad.faction)}
              glyph={glyphOf(one.unit)}
              letter={letterOf({ ...one, name: names[i] ?? one.unit })}
              pips={one.leader ? 1 : 0}
              size={44}
            />
            <h3>
              {names[i]} <b>{priceOf(one, rules.options)}</b>
            </h3>
            <p>
              AIM <b>{skills.AIM}</b> MOB <b>{skills.MOBILITY}</b> HACK <b>{skills.HACK}</b> WILL{' '}
              <b>{skills.WILL}</b> DODGE <b>{skills.DODGE}</b>
              {skills.PSI > 0 && (
                <>
                  {' '}
                  PSI <b>{skills.PSI}</b>
                </>
              )}{' '}
              {armour.type} <b>{armour.value}</b>
            </p>
            <p>
              {armed(one)
                .map(({ name, weapon }) => `${name} (${noteOfWeapon(weapon)})`)
                .join(', ')}
            </p>
            {gear.some((name) => name !== null) && <p>{gear.filter((name) => name !== null).join(', ')}</p>}
            {special.length + abilities.length > 0 && <p>{[...special, ...abilities].join(', ')}</p>}
            <div className="boxes" role="img" aria-label={`${skills.HEALTH} Wounds`}>
              {Array.from({ length: skills.HEALTH }, (_, box) => (
                <i key={box} />
              ))}
            </div>
          </article>
        );
      })}
    </Sheet>
  );
}
