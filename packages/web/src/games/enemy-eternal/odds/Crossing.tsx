// A move before it is made: who may fire at it on the way, who could hurt it at its end and behind which cover, and what could be attacked from there.
import { percent, percentOf } from '../../../kit/draw/text.ts';
import { capital, dotted } from '../../../kit/words.ts';
import { Chance, Figure } from '../../../table/odds/Figure.tsx';
import { RuleChip } from '../../../table/rules/RuleChip.tsx';
import {
  type AimView,
  type Danger,
  type View,
  answering,
  anyHurt,
  hurtBy,
  killBy,
  nameOf,
} from '@xenotable/enemy-eternal/preview';
import type { Plan } from '../shared/aiming.ts';
import { modelIn } from '../shared/faces.ts';
import { COUNTED, COVER, dangerWords, placeOf, revealWords, safeWords } from '../shared/words.ts';

type Move = NonNullable<Plan['move']>;

/** The chance that nothing of all this happens. */
export const unhurt = (reactions: readonly Pick<AimView, 'losses'>[]): number =>
  reactions.reduce((left, one) => left * (1 - hurtBy(one)), 1);

/** Who could hurt somebody where it stands then. */
export function Dangers({ back, view }: { back: readonly Danger[]; view: View }) {
  if (back.length === 0) return null;
  // With fewer dice than enemies nobody knows which of them acts.
  const isShort = (now: boolean): boolean => back.some((one) => one.outOfDice && one.now === now);
  const whenOf = ({ now }: Danger): string =>
    `${isShort(now) ? 'perhaps ' : ''}${now ? 'now' : 'next round'}`;
  return (
    <table className="mods">
      <caption>Can hurt it there</caption>
      <tbody>
        {back.map((one) => (
          <tr key={one.model}>
            <th scope="row">
              {nameOf(view, one.model)}, {dangerWords(one, view)}
              <small>{dotted(whenOf(one), one.how === 'charge' ? null : COVER[one.cover])}</small>
            </th>
            <td>{percent(one.hurt)} %</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Then({ then, view }: { then: readonly AimView[]; view: View }) {
  const best = then.filter(
    (aim) => !then.some((other) => other.target === aim.target && hurtBy(other) > hurtBy(aim)),
  );
  if (best.length === 0) return null;
  return (
    <table className="mods">
      <caption>Then attack: hurt, kill</caption>
      <tbody>
        {best.map((aim, i) => (
          <tr key={i}>
            <th scope="row">
              {nameOf(view, aim.target)}, {aim.weapon}
            </th>
            <td>{percent(hurtBy(aim))} %</td>
            <td>{percent(killBy(aim, modelIn(view, aim.target).wounds))} %</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** EE-DIF-01 '2 enemies, next round'; 'one of 2 enemies, next round: it has no more dice'. */
function countWords(back: readonly Danger[]): string {
  const first = answering(back);
  const enemies = back.length === 1 ? 'one enemy' : `${back.length} enemies`;
  const who =
    first.length === back.length ? enemies : `${first.length === 1 ? 'one' : first.length} of ${enemies}`;
  const when = first.some((one) => one.now) ? 'in this round' : 'next round';
  const short = back.some((one) => one.outOfDice && one.now === first[0]?.now);
  return `${who}, ${when}${short ? ': there are no more dice' : ''}`;
}

export function Crossing({ move, then, view }: { move: Move; then: readonly AimView[]; view: View }) {
  const { reactions, back, harmless, reveals } = move;
  const first = answering(back);
  return (
    <Figure title={`${nameOf(view, move.model)} moves ${move.cost}`} exact>
      {reactions.length === 0 && <p className="muted quiet-note">Nobody reacts on this path.</p>}
      {reactions.length > 0 && (
        <>
          <Chance chance={1 - unhurt(reactions)} what="hurt on the way">
            {reactions.length === 1 ? 'one watcher' : `${reactions.length} watchers`}{' '}
            <RuleChip rule="EE-OVW-02" />
          </Chance>
          <table className="mods">
            <caption>Reactions: hit, hurt</caption>
            <tbody>
              {reactions.map((one) => (
                <tr key={one.model}>
                  <th scope="row">
                    {nameOf(view, one.model)} at {placeOf(one.cell, view)}, {one.weapon}
                  </th>
                  <td>{percentOf(one.ways, one.of)}</td>
                  <td>{percent(hurtBy(one))} %</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {reveals !== null && (
        <p className="ee-pause">
          {revealWords(reveals, view)} <RuleChip rule="EE-DEP-07" />
        </p>
      )}
      {back.length > 0 && (
        <Chance chance={anyHurt(first)} what={first.length > 1 ? 'hurt there, if all attack' : 'hurt there'}>
          {countWords(back)}
        </Chance>
      )}
      <p className="muted ee-note">
        {(back.length === 0 || harmless.length > 0) && `${capital(safeWords(harmless, view))} there. `}
        {COUNTED}
      </p>
      <Dangers back={back} view={view} />
      <Then then={then} view={view} />
    </Figure>
  );
}
