// A skill test before it is made: the chance, the dice, where the value comes from and what follows.
import { Chance, Figure } from '../../../table/odds/Figure.tsx';
import { RuleChip } from '../../../table/rules/RuleChip.tsx';
import { signed } from '../../../kit/words.ts';
import { type TestView, type View, nameOf } from '@xenotable/enemy-eternal/preview';
import { TwoDice } from './TwoDice.tsx';

export function Tested({ test, view }: { test: TestView; view: View }) {
  return (
    <Figure title={`${nameOf(view, test.model)}: ${test.deed}`} exact>
      <Chance chance={test.ways / 36} what={test.gain}>
        2D6 ≤ {test.value}
        <br />
        {test.ways} of 36
      </Chance>
      {test.also !== null && <p className="muted quiet-note">In any case it {test.also}.</p>}
      <TwoDice value={test.value} dice={2} />
      <table className="mods">
        <caption className="visually-hidden">Where the number comes from</caption>
        <tbody>
          {test.parts.map((part, i) => (
            <tr key={i}>
              <th scope="row">{part.label}</th>
              <td>{i === 0 ? part.value : signed(part.value)}</td>
              <td>
                <RuleChip rule={part.because} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Figure>
  );
}
