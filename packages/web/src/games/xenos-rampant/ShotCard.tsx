// What the shot within a Skirmish does to the target that is planned: its dice, and what comes back.
import { type View, skirmishShots } from '@xenotable/xenos-rampant/preview';
import { Figure } from '../../table/odds/Figure.tsx';
import { Back, BlowRows, Tiles } from './AimCard.tsx';
import { isExact } from './aiming.ts';

export default function ShotCard({ view, target }: { view: View; target: number }) {
  const shots = skirmishShots(view);
  const exchange = shots?.units.get(target)?.exchange;
  const enemy = view.units[target];
  if (shots === null || exchange === undefined || enemy === undefined) return null;
  const way = { obeyed: 1, exchange };
  return (
    <Figure title={enemy.name} exact={isExact(exchange)}>
      <Tiles way={way} suppressed={enemy.suppressed} />
      <table className="mods">
        <caption className="visually-hidden">Where the numbers come from</caption>
        <BlowRows blow={exchange.blow} whom="Dice" />
      </table>
      <Back way={way} unit={view.units[shots.unit]?.name ?? 'The unit'} name={enemy.name} />
    </Figure>
  );
}
