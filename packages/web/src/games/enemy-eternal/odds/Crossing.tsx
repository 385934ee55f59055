// A move before it is made: who may fire at it on the way, and what could be attacked from its end.
import { percent, percentOf } from '../../../kit/draw/text.ts';
import { Chance, Figure } from '../../../table/odds/Figure.tsx';
import { RuleChip } from '../../../table/rules/RuleChip.tsx';
import { type Preview, type View, nameOf } from '@xenotable/enemy-eternal/preview';

const hurts = (aim: Preview['aims'][number]): number =>
  aim.losses.reduce((sum, one) => (one.wounds > 0 ? sum + one.ways / one.of : sum), 0);

/** The chance that nothing of all this happens. */
export const unhurt = (reactions: Preview['reactions']): number =>
  reactions.reduce((left, one) => left * (1 - hurts(one)), 1);

export function Crossing({ plan, view }: { plan: Preview; view: View }) {
  const rows = (list: readonly Preview['aims'][number][], who: 'by' | 'target') =>
    list.map((aim, i) => (
      <tr key={i}>
        <th scope="row">
          {nameOf(view, aim[who])}, {aim.weapon}
        </th>
        <td>{percentOf(aim.ways, aim.of)}</td>
        <td>{percent(hurts(aim))} %</td>
      </tr>
    ));
  const best = plan.aims.filter(
    (aim) => !plan.aims.some((other) => other.target === aim.target && hurts(other) > hurts(aim)),
  );
  return (
    <Figure title={`${nameOf(view, plan.model)} moves ${plan.cost}`} exact>
      {plan.reactions.length === 0 && <p className="muted quiet-note">Nobody watches this path.</p>}
      {plan.reactions.length > 0 && (
        <>
          <Chance chance={1 - unhurt(plan.reactions)} what="hurt on the way">
            {plan.reactions.length === 1 ? 'one watcher' : `${plan.reactions.length} watchers`}{' '}
            <RuleChip rule="EE-OVW-02" />
          </Chance>
          <table className="mods">
            <caption>Reactions: hit, hurt</caption>
            <tbody>{rows(plan.reactions, 'by')}</tbody>
          </table>
        </>
      )}
      {best.length > 0 && (
        <table className="mods">
          <caption>Then attack: hit, hurt</caption>
          <tbody>{rows(best, 'target')}</tbody>
        </table>
      )}
    </Figure>
  );
}
