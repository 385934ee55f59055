// The roster sheet: what is printed and laid beside a real table.
import { useContext } from 'react';
import { type List, costOf, profileOfEntry, writeList } from '@xenotable/xenos-rampant/content';
import { inches } from '../../../boards/measured/inches.ts';
import { listPath } from '../../../table/print/address.ts';
import { Sheet } from '../../../table/builder/Sheet.tsx';
import { Token } from '../../../kit/draw/Token.tsx';
import { plus } from '../shared/details.ts';
import { entryName, glyphOf, isVehicle } from '../shared/faces.ts';
import { lettersOf } from './edit.ts';
import { ListColour } from './colour.ts';

export function Roster({ list, points }: { list: List; points: number }) {
  const side = useContext(ListColour);
  const letters = lettersOf(list);
  return (
    <Sheet
      title={list.name}
      sub={['Xenos Rampant', `${points} points`]}
      print={listPath('xenos-rampant', writeList(list))}
    >
      {list.entries.map((entry, i) => {
        const p = profileOfEntry(entry);
        const order = (free: boolean | undefined, value: number): string =>
          free === true ? 'Free' : plus(value);
        return (
          <article key={i}>
            <Token
              side={side}
              glyph={glyphOf({ build: entry.unit })}
              letter={letters[i]!}
              size={44}
              {...(entry.commander && { pips: 1 })}
              {...(isVehicle({ build: entry.unit }) && { shape: 'vehicle' as const })}
            />
            <h3>
              {entryName(entry)}
              {entry.own !== undefined && <small> home-made</small>}
              {entry.commander && ', Commander'} <b>{costOf(entry)}</b>
            </h3>
            {entry.options.length + entry.xeno.length + entry.powers.length > 0 && (
              <p>{[...entry.options, ...entry.xeno, ...entry.powers].join(', ')}</p>
            )}
            <p>
              Move <b>{inches(p.maxMove)}</b> Shoot{' '}
              <b>{p.range === 0 ? '–' : `${plus(p.sv)} ${inches(p.range)}`}</b> Fight{' '}
              <b>
                {plus(p.av)} / {plus(p.dv)}
              </b>{' '}
              Armour <b>{p.armour}</b> Courage <b>{plus(p.courage)}</b>
            </p>
            <p>
              Orders: Attack <b>{order(p.freeAttack, p.attack)}</b> Move <b>{order(p.freeMove, p.move)}</b>{' '}
              Shoot <b>{order(p.freeShoot, p.shoot)}</b>
            </p>
            <div className="boxes" role="img" aria-label={`${p.sp} strength points`}>
              {Array.from({ length: p.sp }, (_, box) => (
                <i key={box} className={2 * (p.sp - box) <= p.sp ? 'xr-half' : ''} />
              ))}
            </div>
          </article>
        );
      })}
      <p className="xr-boxes">Solid boxes: above half strength, ten dice. Dashed: at half or below, five.</p>
    </Sheet>
  );
}
