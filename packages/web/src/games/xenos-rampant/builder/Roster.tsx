// The roster sheet: what is printed and laid beside a real table.
import { inches } from '../../../board/inches.ts';
import { type List, costOf, profileOfEntry } from '../rulebook.ts';

const plus = (value: number): string => (value === 0 ? '–' : `${value}+`);

export function Roster({ list, points }: { list: List; points: number }) {
  return (
    <section className="xr-roster" aria-label="Roster sheet">
      <header>
        <h2>{list.name}</h2>
        <span>Xenos Rampant, {points} points</span>
      </header>
      {list.entries.map((entry, i) => {
        const p = profileOfEntry(entry);
        return (
          <article key={i}>
            <h3>
              {entry.unit}
              {entry.commander && ' ★'} <b>{costOf(entry)}</b>
            </h3>
            <p>{[...entry.options, ...entry.xeno, ...entry.powers].join(', ')}</p>
            <p>
              Move {inches(p.maxMove)} · Shoot {p.range === 0 ? '–' : `${plus(p.sv)} ${inches(p.range)}`} · Attack {plus(p.av)} / {plus(p.dv)} ·
              Armour {p.armour} · Courage {p.courage}+
            </p>
            <p>
              Orders: Attack {p.freeAttack ? 'Free' : plus(p.attack)}, Move {p.freeMove ? 'Free' : plus(p.move)}, Shoot{' '}
              {p.freeShoot ? 'Free' : plus(p.shoot)}
            </p>
            <div className="boxes" aria-label={`${p.sp} strength points`}>
              {Array.from({ length: p.sp }, (_, box) => (
                <i key={box} className={2 * (p.sp - box) <= p.sp ? 'half' : ''} />
              ))}
            </div>
          </article>
        );
      })}
      <p>Solid boxes: above half strength, ten dice. Dashed: at half or below, five.</p>
    </section>
  );
}
