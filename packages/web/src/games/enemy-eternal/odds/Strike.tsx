// One attack before it is made: the test with its parts, what may turn the hit aside, and the chance of damage.
import { Bars } from '../../../kit/draw/Bars.tsx';
import { percent } from '../../../kit/draw/text.ts';
import { Chance, Figure } from '../../../table/odds/Figure.tsx';
import { RuleChip } from '../../../table/rules/RuleChip.tsx';
import { signed } from '../../../kit/words.ts';
import { type AimView, hurtBy, killBy } from '@xenotable/enemy-eternal/preview';
import { toHitWords } from '../shared/words.ts';
import { TwoDice } from './TwoDice.tsx';

const chance = ({ ways, of }: { ways: number; of: number }): number => ways / of;

/** What must not happen on the way from the hit to the target, said as what does. */
const TURNED: Readonly<Record<string, string>> = {
  Climb: 'climbs',
  Scatter: 'stays on target',
  Deflect: 'not deflected',
};

/** What turns a hit aside, and what comes of it then. */
const WHY: Readonly<Record<string, string>> = {
  Climb: 'Climb fails: no attack',
  Scatter: 'Scatter, 4 to 6: explodes 3 from the target, in a cell that its player names',
  Deflect: 'Deflect, 5 or 6: a miss',
};

/** The chances whose product is that of damage. */
function linksOf(aim: AimView): { label: string; chance: number }[] {
  const links = [
    { label: aim.times === 2 ? 'both tests hit' : 'hit', chance: chance(aim) },
    ...aim.turned.map((one) => ({
      label: TURNED[one.label] ?? one.label.toLowerCase(),
      chance: chance(one),
    })),
    ...(aim.armour === null ? [] : [{ label: 'armour fails', chance: (36 - aim.armour.ways) / 36 }]),
  ];
  // EE-SPO-09 EE-SPO-10 Resistance, a Shield or Sustain may leave nothing of it.
  const through = links.reduce((product, link) => product * link.chance, 1);
  const hurts = through === 0 ? 1 : hurtBy(aim) / through;
  return hurts > 1 - 1e-9 ? links : [...links, { label: 'gets through', chance: hurts }];
}

function Parts({ aim }: { aim: AimView }) {
  const rows = [
    ...aim.parts.map((part, i) => ({
      label: part.label ?? '',
      value: i === 0 ? part.value : signed(part.value),
      rule: part.because,
    })),
    ...(aim.times === 2
      ? [{ label: 'Shredding: tests that must all hit', value: 2, rule: 'EE-SPC-38' }]
      : []),
    ...aim.turned.map((one) => ({
      label: WHY[one.label] ?? one.label,
      value: `${percent(1 - chance(one))} %`,
      rule: one.because,
    })),
    ...(aim.armour?.parts ?? []).map((part, i) => ({
      label: `Armour test: ${part.label ?? ''}`,
      value: i === 0 ? part.value : signed(part.value),
      rule: part.because,
    })),
    ...aim.damage.parts.map((part, i) => ({
      label: `Damage: ${i === 0 ? (part.label ?? '') : part.label === 'armour' ? 'resistance' : (part.label ?? '')}`,
      value: i === 0 ? part.value : signed(part.value),
      rule: part.because,
    })),
  ];
  return (
    <table className="mods">
      <caption className="visually-hidden">Where the numbers come from</caption>
      <tbody>
        {rows.map((row, i) => (
          <tr key={i}>
            <th scope="row">{row.label}</th>
            <td>{row.value}</td>
            <td>
              <RuleChip rule={row.rule} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Chain({ aim }: { aim: AimView }) {
  return (
    <div className="ee-chain">
      {linksOf(aim).map((link, i) => (
        <div key={link.label}>
          {i > 0 && <span aria-hidden="true">×</span>}
          <p>
            {link.label}
            <b>{percent(link.chance)} %</b>
          </p>
        </div>
      ))}
      <div>
        <span aria-hidden="true">=</span>
        <p className="best">
          {aim.damage.value} damage
          <b>{percent(hurtBy(aim))} %</b>
        </p>
      </div>
    </div>
  );
}

/** What a hit must still pass, and what all of it comes to: '× stays on target 50 % × armour fails 83 % = 17 %'. */
function Product({ aim }: { aim: AimView }) {
  const [, ...others] = linksOf(aim);
  return (
    <span className="muted">
      {others.map((link) => ` × ${link.label}\u00a0${percent(link.chance)}\u00a0%`).join('')}
      {others.length > 0 && ` = ${percent(hurtBy(aim))}\u00a0%`}
    </span>
  );
}

/** The dice behind an attack, folded. */
export function Dice({ aim, open = false }: { aim: AimView; open?: boolean }) {
  return (
    <details className="ee-fold" open={open}>
      <summary>
        Hit {percent(chance(aim))} % <span className="muted">{toHitWords(aim)}</span>
        {aim.mind === null && <Product aim={aim} />}
      </summary>
      <TwoDice value={aim.value} dice={aim.dice} />
      <Parts aim={aim} />
      {aim.mind === null ? <Chain aim={aim} /> : <Mind mind={aim.mind} />}
      {aim.spreads && (
        <p className="muted">
          An explosion may follow and spread <RuleChip rule="EE-SPO-18" />
        </p>
      )}
    </details>
  );
}

function Mind({ mind }: { mind: NonNullable<AimView['mind']> }) {
  return (
    <>
      <h3 className="label">What it does</h3>
      <Bars
        title="What it does"
        bars={[
          { label: 'panic', chance: mind.panic / 36 },
          { label: 'disoriented', chance: mind.disorientation / 36 },
          { label: 'controlled', chance: mind.control / 36 },
        ]}
      />
    </>
  );
}

/** An attack without other ways: a reaction, a free attack. */
export function Strike({ aim, title, wounds }: { aim: AimView; title: string; wounds: number }) {
  return (
    <Figure title={title} exact>
      <Chance
        chance={aim.mind === null ? hurtBy(aim) : chance(aim)}
        what={aim.mind === null ? 'to hurt' : 'to reach its mind'}
      >
        {aim.mind === null && `kill ${percent(killBy(aim, wounds))} %, ${aim.damage.value} damage`}
        <br />
        hit {percent(chance(aim))} %
      </Chance>
      <Dice aim={aim} open />
    </Figure>
  );
}
