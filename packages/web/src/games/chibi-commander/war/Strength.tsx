// What the squad can do together: how far each unit gets and shoots, and what nobody in it can do.
import { halfChanceDistance } from '@xenotable/chibi-commander/preview';
import { ReachChart, type ReachRow } from '../../../table/builder/ReachChart.tsx';
import { Icon } from '../../../kit/draw/Icon.tsx';
import { type TypeName, typeOf } from '@xenotable/chibi-commander/content';

function rowOf(type: TypeName, letter: string): ReachRow {
  const { move, chains } = typeOf(type);
  const shots = chains
    .filter((chain) => chain.deed === 'attack' || chain.deed === 'blast')
    .map((chain) => halfChanceDistance(chain.range));
  return { letter, name: type, move, shoot: Math.max(0, ...shots) };
}

const heals = (type: TypeName): boolean => typeOf(type).chains.some((chain) => chain.deed === 'heal');

export function Strength({ squad }: { squad: readonly TypeName[] }) {
  const types = [...new Set(squad)];
  const hints = [
    !squad.some(heals) && 'Nobody heals: coma lasts until the dice wake the unit.',
    !squad.some((type) => typeOf(type).stars > 0) && 'No leader: no star to scan Blips or to repeat a throw.',
  ].filter((hint): hint is string => hint !== false);
  return (
    <>
      <ReachChart
        title="Reach: solid is a move, dashed a shot that hits every second time"
        rows={types.map((type) => rowOf(type, type.slice(0, 2)))}
        unit=""
        step={2}
      />
      {hints.length > 0 && (
        <ul className="plain hq-hints">
          {hints.map((hint) => (
            <li key={hint}>
              <Icon name="flag" /> {hint}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
