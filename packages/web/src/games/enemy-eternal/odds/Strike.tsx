// One attack before it is made: the test with its parts, what may turn the hit aside, and every number of Wounds with its chance.
import { Bars } from '../../../kit/draw/Bars.tsx';
import { percent } from '../../../kit/draw/text.ts';
import { Chance, Figure } from '../../../table/odds/Figure.tsx';
import { RuleChip } from '../../../table/rules/RuleChip.tsx';
import { signed } from '../../../kit/words.ts';
import type { AimView } from '@xenotable/enemy-eternal/preview';
import { TwoDice } from './TwoDice.tsx';
import './odds.css';

const chance = ({ ways, of }: { ways: number; of: number }): number => ways / of;

/** The chances whose product is that of damage. */
function linksOf(aim: AimView): { label: string; chance: number }[] {
  return [
    { label: aim.times === 2 ? 'hit, twice' : 'hit', chance: chance(aim) },
    ...aim.turned.map((one) => ({ label: one.label.toLowerCase(), chance: chance(one) })),
    ...(aim.armour === null
      ? []
      : [{ label: `armour ${aim.armour.value}`, chance: (36 - aim.armour.ways) / 36 }]),
  ];
}

function Parts({ aim }: { aim: AimView }) {
  const rows = [
    ...aim.parts.map((part, i) => ({
      label: part.label ?? '',
      value: i === 0 ? part.value : signed(part.value),
      rule: part.because,
    })),
    ...aim.damage.parts.map((part, i) => ({
      label: `Damage: ${part.label ?? ''}`,
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
  const hurt = aim.losses.reduce((sum, one) => (one.wounds > 0 ? sum + chance(one) : sum), 0);
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
          <b>{percent(hurt)} %</b>
        </p>
      </div>
    </div>
  );
}

export function Strike({ aim, title }: { aim: AimView; title: string }) {
  const { mind, losses } = aim;
  return (
    <Figure title={title} exact>
      <Chance chance={chance(aim)} what="to hit">
        {aim.dice}D6{aim.dice === 3 && ' without the highest'} ≤ {aim.value}
        {aim.times === 2 && ', twice'}
        <br />
        {aim.ways} of {aim.of}
      </Chance>
      <TwoDice value={aim.value} dice={aim.dice} />
      <Parts aim={aim} />
      {mind === null ? (
        <>
          <Chain aim={aim} />
          <h3 className="label">Wounds lost by the hit</h3>
          <Bars
            title="Wounds lost"
            bars={losses.map((one) => ({
              label: String(one.wounds),
              chance: chance(one),
              strong: one.wounds > 0,
              tone: one.wounds > 0 ? 'var(--data-4)' : 'var(--data-2)',
            }))}
          />
          {aim.spreads && (
            <p className="muted">
              An explosion may follow and spread: below, with all that it does <RuleChip rule="EE-SPO-18" />
            </p>
          )}
        </>
      ) : (
        <>
          <h3 className="label">What it does</h3>
          <Bars
            title="What it does"
            bars={[
              { label: 'nothing', chance: 1 - (mind.panic + mind.disorientation + mind.control) / 36 },
              { label: 'panic', chance: mind.panic / 36 },
              { label: 'disoriented', chance: mind.disorientation / 36 },
              { label: 'controlled', chance: mind.control / 36 },
            ]}
          />
        </>
      )}
    </Figure>
  );
}
